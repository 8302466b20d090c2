import { useSearchParams } from 'react-router-dom';
import { PrintPage } from '../features/orders/printing/PrintPage.tsx';
import { usePrintedOrders } from '../features/orders/printing/usePrintedOrders.ts';

/** What is in each parcel, to print and put into it. */
export function Component() {
  const [params] = useSearchParams();
  const sheets = usePrintedOrders(params.get('ids') ?? '');
  return <PrintPage title="Packing slips" sheetTitle="Packing slip" isInvoice={false} {...sheets} />;
}
