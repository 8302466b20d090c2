import { shopDateText, shopTimeText } from '../../../../lib/time/shopTimeText.ts';
import { documentNotes, documentTables } from '../documentTables.ts';
import type { InvoiceDocument } from '../invoiceDocument.ts';
import {
  CONTENT_LEFT,
  CONTENT_WIDTH,
  createSheet,
  drawParagraphs,
  drawText,
  finishSheet,
  type Paragraph,
  type Sheet,
} from './sheet.ts';
import { drawTable } from './table.ts';

/** In points, between two blocks. */
const GAP = 14;

/** Draws an invoice or a credit note on A4. The same document gives the same bytes. @returns the file */
export function drawInvoice(document: InvoiceDocument): Promise<Buffer> {
  const { title, number, issuedAt, seller } = document;
  const name = `${title} ${number}`;
  const sheet = createSheet({ title: name, author: seller.name, createdAt: issuedAt });
  drawHead(sheet, document);
  for (const table of documentTables(document)) {
    drawTable(sheet, table, { isWhole: table.name === 'Tax by rate' });
    sheet.y += GAP;
  }
  for (const note of documentNotes(document)) {
    drawText(sheet, { text: note });
    sheet.y += GAP / 2;
  }
  return finishSheet(sheet, `${seller.name} · ${name}`);
}

/** The shop on the left, the document on the right; below them who buys, and what the document is about. */
function drawHead(sheet: Sheet, document: InvoiceDocument): void {
  drawColumns(sheet, sellerOf(document), documentOf(document));
  drawColumns(sheet, buyerOf(document), orderOf(document));
}

function drawColumns(sheet: Sheet, left: Paragraph[], right: Paragraph[]): void {
  const { pdf, y } = sheet;
  const width = (CONTENT_WIDTH - GAP) / 2;
  const place = { x: CONTENT_LEFT, y, width };
  const ends = [
    drawParagraphs(pdf, left, place),
    drawParagraphs(pdf, right, { ...place, x: CONTENT_LEFT + width + GAP, align: 'end' }),
  ];
  sheet.y = Math.max(...ends) + GAP;
}

/** Empty unless there is a value. */
const labelled = (label: string, value: string | undefined | null): Paragraph => ({
  text: value ? `${label} ${value}` : '',
});

const sellerOf = ({ tax, seller: { name, address, phone, gstin, state } }: InvoiceDocument): Paragraph[] => [
  { text: name, font: 'bold', size: 14 },
  { text: address },
  labelled('Phone', phone),
  labelled('GSTIN', gstin),
  labelled('State', tax && state),
];

const documentOf = ({ title, number, issuedAt, invoice }: InvoiceDocument): Paragraph[] => [
  { text: title, font: 'bold', size: 14 },
  { text: `No. ${number}`, font: 'bold', size: 10 },
  { text: shopDateText(issuedAt) },
  { text: invoice ? `For invoice ${invoice.number} of ${shopDateText(invoice.issuedAt)}` : '' },
];

const buyerOf = ({ buyer }: InvoiceDocument): Paragraph[] => [
  { text: buyer.businessName ?? '', font: 'bold' },
  { text: buyer.name, font: buyer.businessName ? 'regular' : 'bold' },
  { text: buyer.addressLines.join('\n') },
  labelled('Phone', buyer.phone),
  labelled('GSTIN', buyer.gstin),
];

const orderOf = ({ orderNumber, orderedAt, paymentId, tax }: InvoiceDocument): Paragraph[] => [
  { text: `Order ${orderNumber}` },
  { text: `Ordered ${shopTimeText(orderedAt)}` },
  { text: `Payment ${paymentId}` },
  labelled('Place of supply', tax?.placeOfSupply),
  { text: tax ? 'Reverse charge: no' : '' },
];
