import { Box, Button } from '@chakra-ui/react';
import { LuPrinter } from 'react-icons/lu';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { FailedState, LoadingState, NothingHere } from '../../ui/states.tsx';
import { PrintedOrder } from './PrintedOrder.tsx';
import { Sender } from './Sender.tsx';
import { usePrintedOrders } from './usePrintedOrders.ts';

interface PrintPageProps {
  title: string;
  /** The title of each sheet. */
  sheetTitle: string;
  hasPrices: boolean;
}

/** Sheets for the orders that the URL lists, each on a page of its own. The browser prints nothing else. */
export function PrintPage({ title, sheetTitle, hasPrices }: PrintPageProps) {
  const [params] = useSearchParams();
  const { orders, error, refetch } = usePrintedOrders(params.get('ids') ?? '');
  return (
    <>
      <Box _print={{ display: 'none' }}>
        <PageHeader
          title={title}
          actions={
            <Button disabled={!orders?.length} onClick={() => window.print()}>
              <LuPrinter aria-hidden />
              Print
            </Button>
          }
        />
      </Box>
      {error ? (
        <FailedState message="The orders could not be read." onRetry={refetch} />
      ) : !orders ? (
        <LoadingState />
      ) : orders.length === 0 ? (
        <NothingHere title="Nothing to print">Select orders in the list of orders first.</NothingHere>
      ) : (
        orders.map((order) => (
          <PrintedOrder
            key={order.id}
            order={order}
            title={sheetTitle}
            hasPrices={hasPrices}
            sender={<Sender />}
          />
        ))
      )}
    </>
  );
}
