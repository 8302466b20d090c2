import type {
  DocumentLine,
  DocumentLineTax,
  DocumentTax,
  DocumentTaxSum,
  InvoiceDocument,
} from '../invoiceDocument.ts';
import { amountText, rupees } from './rupees.ts';
import type { Column } from './table.ts';

/** The columns of the products. Amounts are in rupees. */
export function lineColumns({ kind, tax }: InvoiceDocument): Column<DocumentLine>[] {
  const product = { title: 'Product', width: 0, text: productText };
  const units = { title: 'Units', width: 34, text: ({ quantity }: DocumentLine) => String(quantity ?? '') };
  const price = {
    title: 'Price',
    width: 56,
    text: ({ quantity, unitPrice }: DocumentLine) => (quantity === null ? '' : amountText(unitPrice)),
  };
  const paid = {
    title: kind === 'creditNote' ? 'Credited (₹)' : 'Amount (₹)',
    width: 66,
    text: ({ paid }: DocumentLine) => amountText(paid),
  };
  if (!tax) return [product, units, price, paid];
  return [
    product,
    { title: 'HSN', width: 50, text: ({ tax }) => tax?.hsn ?? '' },
    units,
    price,
    ...[{ title: 'GST', width: 42, text: rateText }, ...taxColumns(tax)].map(({ text, ...column }) => ({
      ...column,
      text: ({ tax }: DocumentLine) => (tax ? text(tax) : '–'),
    })),
    paid,
  ];
}

/** What is sold, and what its other columns do not say. */
function productText({ title, option, weight, quantity, refundedUnits, discount }: DocumentLine): string {
  return [
    option ? `${title} (${option})` : title,
    weight ?? '',
    discount > 0 ? `Discount ${rupees(discount)}` : '',
    refundedUnits > 0 ? `${refundedUnits} of ${quantity} refunded` : '',
  ]
    .filter(Boolean)
    .join('\n');
}

/** The columns of the sums by rate. */
export const rateColumns = (tax: DocumentTax): Column<DocumentTaxSum>[] => [
  { title: 'Rate of GST', width: 0, text: rateText },
  ...taxColumns(tax),
  { title: 'With tax', width: 66, text: ({ paid }) => amountText(paid) },
];

type TaxAmounts = Omit<DocumentLineTax, 'hsn'>;

/** CGST and SGST within a State, IGST between two. */
const taxColumns = ({ isInterState }: DocumentTax): Column<TaxAmounts>[] => [
  { title: 'Taxable', width: 58, text: ({ taxable }) => amountText(taxable) },
  ...(isInterState
    ? [{ title: 'IGST', width: 54, text: ({ igst }: TaxAmounts) => amountText(igst) }]
    : [
        { title: 'CGST', width: 48, text: ({ cgst }: TaxAmounts) => amountText(cgst) },
        { title: 'SGST', width: 48, text: ({ sgst }: TaxAmounts) => amountText(sgst) },
      ]),
];

/** Such as `5 %`. */
const rateText = ({ rate, isExempt }: TaxAmounts): string => (isExempt ? 'Exempt' : `${rate / 100} %`);

/** The sums below the products, by column. */
export function totalRows(document: InvoiceDocument): string[][] {
  const { kind, tax, total, refunded } = document;
  if (tax) return [taxTotals(tax, total)];
  const row = (label: string, amount: string) => [label, '', '', amount];
  if (refunded === 0) return [row(kind === 'creditNote' ? 'Total credited' : 'Total', rupees(total))];
  return [
    row('Paid', rupees(total)),
    row('Refunded', `−${rupees(refunded)}`),
    row('Total after refunds', rupees(total - refunded)),
  ];
}

function taxTotals({ isInterState, sums }: DocumentTax, total: number): string[] {
  const sum = (amountOf: (sum: DocumentTaxSum) => number): string =>
    amountText(sums.reduce((before, one) => before + amountOf(one), 0));
  const taxes = isInterState ? [sum(({ igst }) => igst)] : [sum(({ cgst }) => cgst), sum(({ sgst }) => sgst)];
  return ['Total', '', '', '', '', sum(({ taxable }) => taxable), ...taxes, rupees(total)];
}
