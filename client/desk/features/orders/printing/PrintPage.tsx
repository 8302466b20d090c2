import { Box, Button } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { LuPrinter } from 'react-icons/lu';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { QueryPending } from '../../../ui/QueryPending.tsx';
import { NothingHere } from '../../../ui/states.tsx';
import type { OrderSheet, usePrintedOrders } from './usePrintedOrders.ts';

interface PrintPageProps extends ReturnType<typeof usePrintedOrders> {
  title: string;
  /** The sheets of an order, each on a page of its own; none if there is nothing to print of it. */
  sheetsOf: (order: OrderSheet) => ReactElement[];
  /** Some of the chosen orders have no sheet here; `children` name them. */
  hasOmitted?: boolean;
  /** Above the sheets. */
  children?: ReactNode;
}

/** Sheets for some orders, each on a page of its own. The browser prints nothing else. */
export function PrintPage({
  title,
  sheetsOf,
  hasOmitted = false,
  orders,
  error,
  refetch,
  children,
}: PrintPageProps) {
  const sheets = orders?.flatMap(sheetsOf);
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
        sheets
      )}
    </>
  );
}
