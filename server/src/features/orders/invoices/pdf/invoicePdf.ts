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
  heightOfText,
  type Paragraph,
  type Sheet,
} from './sheet.ts';
import { drawTable } from './table.ts';

/** In points, between two blocks, and between two notes. */
const GAP = 14;
const NOTE_GAP = GAP / 4;

/** Draws an invoice or a credit note on A4. The same document gives the same bytes. @returns the file */
export function drawInvoice(document: InvoiceDocument): Promise<Buffer> {
  const { title, number, issuedAt, seller } = document;
  const name = `${title} ${number}`;
  const sheet = createSheet({ title: name, author: seller.name, createdAt: issuedAt });
  drawHead(sheet, document);
  const tables = documentTables(document);
  const notes = documentNotes(document).map((text) => ({ text }));
  // Notes do not stand on a page of their own.
  const heightOfNotes = notes.reduce((sum, note) => sum + heightOfText(sheet, note) + NOTE_GAP, GAP);
  for (const table of tables) {
    const heightBelow = table === tables.at(-1) ? heightOfNotes : 0;
    drawTable(sheet, table, { isWhole: table.name === 'Tax by rate', heightBelow });
    sheet.y += GAP;
  }
  for (const note of notes) {
    drawText(sheet, note);
    sheet.y += NOTE_GAP;
  }
  return finishSheet(sheet, `${seller.name} · ${name}`);
}

/** The shop and the title; below them who sells, who buys, and what the document is about. */
function drawHead(sheet: Sheet, document: InvoiceDocument): void {
  const { title, seller } = document;
  drawColumns(sheet, [[heading(seller.name)], [heading(title)]]);
  drawColumns(sheet, [sellerOf(document), buyerOf(document), orderOf(document)]);
  sheet.y += GAP;
}

const heading = (text: string): Paragraph => ({ text, font: 'bold', size: 14 });

/** Columns of one width; the last one is aligned to the right. */
function drawColumns(sheet: Sheet, columns: Paragraph[][]): void {
  const { pdf, y } = sheet;
  const width = (CONTENT_WIDTH - GAP * (columns.length - 1)) / columns.length;
  const ends = columns.map((paragraphs, index) =>
    drawParagraphs(pdf, paragraphs, {
      x: CONTENT_LEFT + index * (width + GAP),
      y,
      width,
      align: index === columns.length - 1 ? 'end' : 'start',
    }),
  );
  sheet.y = Math.max(...ends);
}

/** Empty unless there is a value. */
const labelled = (label: string, value: string | undefined | null): Paragraph => ({
  text: value ? `${label} ${value}` : '',
});

const sellerOf = ({ tax, seller: { address, phone, gstin, state } }: InvoiceDocument): Paragraph[] => [
  { text: address },
  labelled('Phone', phone),
  labelled('GSTIN', gstin),
  labelled('State', tax && state),
];

const buyerOf = ({ buyer }: InvoiceDocument): Paragraph[] => [
  { text: buyer.businessName ?? '', font: 'bold' },
  { text: buyer.name, font: buyer.businessName ? 'regular' : 'bold' },
  { text: buyer.addressLines.join('\n') },
  labelled('Phone', buyer.phone),
  labelled('GSTIN', buyer.gstin),
];

const orderOf = (document: InvoiceDocument): Paragraph[] => {
  const { number, issuedAt, invoice, orderNumber, orderedAt, paymentId, tax } = document;
  return [
    { text: `No. ${number}`, font: 'bold' },
    { text: shopDateText(issuedAt) },
    { text: invoice ? `For invoice ${invoice.number}\nof ${shopDateText(invoice.issuedAt)}` : '' },
    { text: `Order ${orderNumber}` },
    { text: `Ordered ${shopTimeText(orderedAt)}` },
    { text: `Payment ${paymentId}` },
    labelled('Place of supply', tax?.placeOfSupply),
    { text: tax ? 'Reverse charge: no' : '' },
  ];
};
