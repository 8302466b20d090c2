import { useSearchParams } from 'react-router-dom';
import { MissingInvoices } from '../features/orders/printing/MissingInvoices.tsx';
import { PrintPage } from '../features/orders/printing/PrintPage.tsx';
import { usePrintedOrders } from '../features/orders/printing/usePrintedOrders.ts';

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
