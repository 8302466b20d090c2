import { useSearchParams } from 'react-router-dom';
import { MissingInvoices } from '../features/orders/MissingInvoices.tsx';
import { PrintPage } from '../features/orders/PrintPage.tsx';
import { usePrintedOrders } from '../features/orders/usePrintedOrders.ts';

/** Invoices to print. Those that are missing are issued by a button, never by opening the page. */
export function Component() {
  const [params] = useSearchParams();
  const ids = params.get('ids') ?? '';
  const sheets = usePrintedOrders(ids);
  return (
    <PrintPage title="Invoices" sheetTitle="Invoice" isInvoice {...sheets}>
      {sheets.orders && <MissingInvoices key={ids} orders={sheets.orders} />}
    </PrintPage>
  );
}
