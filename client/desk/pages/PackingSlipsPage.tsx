import { useSearchParams } from 'react-router-dom';
import { OmittedOrders } from '../features/orders/OmittedOrders.tsx';
import { PrintPage } from '../features/orders/printing/PrintPage.tsx';
import { type OrderSheet, usePrintedOrders } from '../features/orders/printing/usePrintedOrders.ts';

/** What is in each parcel, to print and put into it. */
export function Component() {
  const [params] = useSearchParams();
  const { orders, ...sheets } = usePrintedOrders(params.get('ids') ?? '');
  const isOmitted = ({ status }: OrderSheet) => ['pending', 'cancelled', 'refunded'].includes(status);
  return (
    <PrintPage
      title="Packing slips"
      sheetTitle="Packing slip"
      isInvoice={false}
      {...sheets}
      orders={orders?.filter((order) => !isOmitted(order))}
    >
      <OmittedOrders orders={orders?.filter(isOmitted) ?? []} where="among these slips" />
    </PrintPage>
  );
}
