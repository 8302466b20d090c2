import { PrintPage } from '../features/orders/PrintPage.tsx';

/** Invoices to print. */
export const Component = () => <PrintPage title="Invoices" sheetTitle="Invoice" hasPrices />;
