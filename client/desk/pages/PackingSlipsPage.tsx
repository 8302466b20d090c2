import { PrintPage } from '../features/orders/PrintPage.tsx';

/** What is in each parcel, to print and put into it. */
export const Component = () => (
  <PrintPage title="Packing slips" sheetTitle="Packing slip" hasPrices={false} />
);
