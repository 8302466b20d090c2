import { Box } from '@chakra-ui/react';
import { Fragment } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PdfButton } from '../features/orders/PdfButton.tsx';
import { MissingInvoices } from '../features/orders/printing/MissingInvoices.tsx';
import { PrintedDocument } from '../features/orders/printing/PrintedDocument.tsx';
import { PrintPage } from '../features/orders/printing/PrintPage.tsx';
import { type OrderSheet, usePrintedOrders } from '../features/orders/printing/usePrintedOrders.ts';

/** Invoices and credit notes to print. Those that are missing are issued by a button, never by opening the page. */
export function Component() {
  const [params] = useSearchParams();
  const ids = params.get('ids') ?? '';
  const sheets = usePrintedOrders(ids);
  return (
    <PrintPage title="Invoices" sheetsOf={documentsOf} {...sheets}>
      {sheets.orders && <MissingInvoices key={ids} orders={sheets.orders} />}
    </PrintPage>
  );
}

/** The invoice of an order, if it has one, and its credit notes, each with its PDF. */
const documentsOf = ({ invoice, creditNotes }: OrderSheet) =>
  [...(invoice ? [invoice.document] : []), ...creditNotes].map((document) => (
    <Fragment key={document.number}>
      <Box marginBottom="2" _print={{ display: 'none' }}>
        <PdfButton path={document.pdfPath} label={`${document.title} ${document.number} (PDF)`} />
      </Box>
      <PrintedDocument document={document} />
    </Fragment>
  ));
