import { Box, Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LuPrinter } from 'react-icons/lu';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { QueryPending } from '../../../ui/QueryPending.tsx';
import { NothingHere } from '../../../ui/states.tsx';
import { PrintedOrder } from './PrintedOrder.tsx';
import { PresentSender } from './Sender.tsx';
import type { usePrintedOrders } from './usePrintedOrders.ts';

interface PrintPageProps extends ReturnType<typeof usePrintedOrders> {
  title: string;
  /** The title of each sheet. */
  sheetTitle: string;
  /** Invoices, not packing slips; orders without an invoice have no sheet. */
  isInvoice: boolean;
  /** Some of the chosen orders have no sheet here; `children` name them. */
  hasOmitted?: boolean;
  /** Above the sheets. */
  children?: ReactNode;
}

/** Sheets for some orders, each on a page of its own. The browser prints nothing else. */
export function PrintPage({
  title,
  sheetTitle,
  isInvoice,
  hasOmitted = false,
  orders,
  error,
  refetch,
  children,
}: PrintPageProps) {
  const sheets = orders?.filter(({ invoice }) => invoice || !isInvoice);
  return (
    <>
      <Box _print={{ display: 'none' }}>
        <PageHeader
          title={title}
          actions={
            <Button disabled={!sheets?.length} onClick={() => window.print()}>
              <LuPrinter aria-hidden />
              Print
            </Button>
          }
        />
      </Box>
      {children}
      {error || !sheets ? (
        <QueryPending query={{ error, refetch }} failure="The orders could not be read." />
      ) : orders?.length === 0 ? (
        <NothingHere title="Nothing to print">
          {!hasOmitted && 'Select orders in the list of orders first.'}
        </NothingHere>
      ) : (
        sheets.map((order) => (
          <PrintedOrder
            key={order.id}
            order={order}
            title={sheetTitle}
            isInvoice={isInvoice}
            sender={<PresentSender />}
          />
        ))
      )}
    </>
  );
}
