import { useSearchParams } from 'react-router-dom';
import { OmittedOrders } from '../features/orders/OmittedOrders.tsx';
import { PackingSlip } from '../features/orders/printing/PackingSlip.tsx';
import { PrintPage } from '../features/orders/printing/PrintPage.tsx';
import { type OrderSheet, usePrintedOrders } from '../features/orders/printing/usePrintedOrders.ts';

/** What is in each parcel, to print and put into it. */
export function Component() {
  const [params] = useSearchParams();
  const { orders, ...sheets } = usePrintedOrders(params.get('ids') ?? '');
  const isOmitted = ({ status }: OrderSheet) => ['pending', 'cancelled', 'refunded'].includes(status);
  const omitted = orders?.filter(isOmitted) ?? [];
  return (
    <PrintPage
      title="Packing slips"
      sheetsOf={(order) => [<PackingSlip key={order.id} order={order} />]}
      hasOmitted={omitted.length > 0}
      {...sheets}
      orders={orders?.filter((order) => !isOmitted(order))}
    >
      <OmittedOrders orders={omitted} where="among these slips" />
    </PrintPage>
  );
}
