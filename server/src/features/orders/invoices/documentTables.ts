import { shopDateText } from '../../../lib/time/shopTimeText.ts';
import type {
  DocumentDiscount,
  DocumentLine,
  DocumentReference,
  DocumentTax,
  DocumentTaxSum,
  InvoiceDocument,
} from './invoiceDocument.ts';
import { amountText, rupees } from './rupees.ts';

// What a tax document says below its head: the same texts on paper at the desk and in the PDF.

/** A table of a document, as texts by column. Amounts are in rupees. */
export interface DocumentTable {
  name: 'Products' | 'Tax by rate';
  headings: string[];
  rows: DocumentRow[];
  /** Sums below the rows. */
  totals: string[][];
}

/** A row of a table. */
export interface DocumentRow {
  /** Its texts by column. */
  cells: string[];
  /** What stands below all its columns; null: nothing. */
  note: string | null;
}

/** The products, and the sums by rate if there is a tax. */
export function documentTables(document: InvoiceDocument): DocumentTable[] {
  const { tax, lines } = document;
  const products = {
    ...toTable('Products', lineColumns(document), lines, noteOf),
    totals: totalRows(document),
  };
  if (!tax || tax.sums.length === 0) return [products];
  return [products, toTable('Tax by rate', rateColumns(document), sumsOf(document, tax))];
}

interface Column<Row> {
  heading: string;
  text(row: Row): string;
}

const toTable = <Row>(
  name: DocumentTable['name'],
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  noteOfRow: (row: Row) => string | null = () => null,
): DocumentTable => ({
  name,
  headings: columns.map(({ heading }) => heading),
  rows: rows.map((row) => ({ cells: columns.map(({ text }) => text(row)), note: noteOfRow(row) })),
  totals: [],
});

/** An amount, which includes the tax, of a line or of all lines of a rate. */
interface Taxed {
  paid: number;
  /** Null: the shop has not said what the tax is. */
  tax: Omit<DocumentTaxSum, 'paid'> | null;
}

/** The sums by rate, and what has none, so that they add up to the total. */
function sumsOf({ lines }: InvoiceDocument, { sums }: DocumentTax): Taxed[] {
  const withoutRate = lines.filter(({ tax }) => tax === null).reduce((sum, { paid }) => sum + paid, 0);
  return [
    ...sums.map((sum) => ({ paid: sum.paid, tax: sum })),
    ...(withoutRate > 0 ? [{ paid: withoutRate, tax: null }] : []),
  ];
}

const isTaxed = ({ tax }: Taxed): boolean => tax !== null && tax.rate > 0;

/** A column of amounts in paise; null: the row has none. */
interface AmountColumn {
  heading: string;
  amountOf(row: Taxed): number | null;
}

/**
 * The taxable value and the taxes: CGST and SGST within a State, IGST between two. What is exempt, at 0 % or without a rate is no
 * taxable value, and has a column of its own beside it. A document of such goods alone has none of these columns.
 */
function taxColumns({ tax, lines }: InvoiceDocument): AmountColumn[] {
  if (!lines.some(isTaxed)) return [];
  const taxed = (heading: string, part: 'taxable' | 'cgst' | 'sgst' | 'igst') => ({
    heading,
    amountOf: (row: Taxed) => (isTaxed(row) && row.tax ? row.tax[part] : null),
  });
  const untaxed = {
    heading: 'Not taxed',
    amountOf: (row: Taxed) => (isTaxed(row) ? null : row.paid),
  };
  return [
    taxed('Taxable', 'taxable'),
    ...(lines.every(isTaxed) ? [] : [untaxed]),
    ...(tax?.isInterState ? [taxed('IGST', 'igst')] : [taxed('CGST', 'cgst'), taxed('SGST', 'sgst')]),
  ];
}

const withTexts = (columns: readonly AmountColumn[]): Column<Taxed>[] =>
  columns.map(({ amountOf, ...column }) => ({ ...column, text: (row) => optionalAmount(amountOf(row)) }));

const optionalAmount = (paise: number | null): string => (paise === null ? '–' : amountText(paise));

function lineColumns(document: InvoiceDocument): Column<DocumentLine>[] {
  const { kind, tax } = document;
  const product = { heading: 'Product', text: productText };
  const units = { heading: 'Units', text: ({ quantity }: DocumentLine) => String(quantity ?? '') };
  const price = {
    heading: 'Price',
    text: ({ quantity, unitPrice }: DocumentLine) => (quantity === null ? '' : amountText(unitPrice)),
  };
  const paid = {
    heading: kind === 'creditNote' ? 'Credited (₹)' : 'Amount (₹)',
    text: (line: DocumentLine) => amountText(line.paid),
  };
  if (!tax) return [product, units, price, paid];
  return [
    product,
    { heading: 'HSN', text: (line) => line.tax?.hsn ?? '' },
    units,
    price,
    { heading: 'GST', text: rateText },
    ...withTexts(taxColumns(document)),
    paid,
  ];
}

const productText = ({ title, option }: DocumentLine): string => (option ? `${title} (${option})` : title);

/** What the columns do not say of a product; null: nothing. */
function noteOf({ weight, quantity, refundedUnits, discount, weightRefund }: DocumentLine): string | null {
  const notes = [
    weight ?? '',
    discount > 0 ? `Discount ${rupees(discount)}` : '',
    weightRefund > 0 ? `Weighs less: −${rupees(weightRefund)}` : '',
    refundedUnits > 0 ? `${refundedUnits} of ${quantity} refunded` : '',
  ];
  return notes.filter(Boolean).join(' · ') || null;
}

const rateColumns = (document: InvoiceDocument): Column<Taxed>[] => [
  { heading: 'Rate of GST', text: (row) => (row.tax ? rateText(row) : 'No rate') },
  ...withTexts(taxColumns(document)),
  { heading: 'Amount (₹)', text: ({ paid }) => amountText(paid) },
];

/** Such as `5 %`. */
const rateText = ({ tax }: Taxed): string =>
  tax === null ? '–' : tax.isExempt ? 'Exempt' : `${tax.rate / 100} %`;

/** The sums below the products, by column. */
function totalRows(document: InvoiceDocument): string[][] {
  const { kind, tax, lines, total, refunded } = document;
  const label = kind === 'creditNote' ? 'Total credited' : 'Total';
  if (tax) {
    const sums = taxColumns(document).map(({ amountOf }) =>
      amountText(lines.reduce((sum, line) => sum + (amountOf(line) ?? 0), 0)),
    );
    return [[label, '', '', '', '', ...sums, rupees(total)]];
  }
  const row = (text: string, amount: string) => [text, '', '', amount];
  if (refunded === 0) return [row(label, rupees(total))];
  return [
    row('Paid', rupees(total)),
    row('Refunded', `−${rupees(refunded)}`),
    row('Total after refunds', rupees(total - refunded)),
  ];
}

/** What a document says below its tables. */
export function documentNotes({ reason, discounts, creditNotes, seller }: InvoiceDocument): string[] {
  const notes = [
    reason && `Reason: ${reason}`,
    ...discounts.map(discountText),
    ...creditNotes.map(creditNoteText),
    seller.invoiceText,
  ];
  return notes.flatMap((note) => note || []);
}

const discountText = ({ name, code, amount }: DocumentDiscount): string =>
  `You saved ${rupees(amount)}: ${name}${code === null ? '' : ` (${code})`}`;

const creditNoteText = ({ number, issuedAt, total }: DocumentReference): string =>
  `Credit note ${number} of ${shopDateText(issuedAt)}: −${rupees(total)}`;
