import { amountOfUnits, paidForLine } from '../../../lib/amountOfUnits.ts';
import { spreadAmount } from '../../../lib/gst/gstOfLine.ts';
import { placeText, stateOfGstin } from '../../../lib/gst/states.ts';
import { weightText } from '../lineWeights.service.ts';
import { orderNumber } from '../orderSearch.ts';
import type { Order } from '../orders.entity.ts';
import type { LineWithRefunds } from '../orders.queries.ts';
import type { CreditNote, CreditNoteLine } from './creditNotes.entity.ts';
import type {
  DocumentBuyer,
  DocumentDiscount,
  DocumentLine,
  DocumentLineTax,
  DocumentReference,
  DocumentSeller,
  DocumentTax,
  DocumentTaxSum,
  InvoiceDocument,
} from './invoiceDocument.ts';
import type { Invoice, InvoiceKind, InvoiceLine, InvoiceSeller } from './invoices.entity.ts';
import { isInterState } from './invoiceTax.ts';

/** All that the tax documents of an order are made from. */
export interface OrderRecords {
  order: Order;
  invoice: Invoice;
  seller: InvoiceSeller;
  lines: readonly LineWithRefunds[];
  /** What offers took off the order. */
  discounts: readonly DocumentDiscount[];
  /** None for an invoice without tax. */
  invoiceLines: readonly InvoiceLine[];
  /** Oldest first. */
  creditNotes: readonly CreditNote[];
}

const titles: Record<InvoiceKind, string> = {
  taxInvoice: 'Tax Invoice',
  billOfSupply: 'Bill of Supply',
  invoiceCumBill: 'Invoice-cum-Bill of Supply',
};

/** The invoice of an order. One with tax shows what was invoiced, one without the order with its refunds. */
export function invoiceDocument(records: OrderRecords): InvoiceDocument {
  const { order, invoice, creditNotes } = records;
  const hasTax = invoice.kind !== null;
  const lines = hasTax ? taxedLines(records, invoice.issuedAt) : untaxedLines(records);
  return {
    ...commonParts(records),
    kind: 'invoice',
    title: invoice.kind === null ? 'Invoice' : titles[invoice.kind],
    number: invoice.number,
    issuedAt: invoice.issuedAt,
    invoice: null,
    creditNotes: creditNotes.map(({ number, issuedAt, total }) => ({ number, issuedAt, total })),
    reason: null,
    tax: hasTax ? documentTax(records, lines) : null,
    lines,
    discounts: shownDiscounts(records),
    total: hasTax ? sumOf(lines) : order.amount,
    refunded: hasTax ? 0 : order.refundedAmount,
  };
}

/** A credit note of an order. */
export function creditNoteDocument(
  records: OrderRecords,
  note: CreditNote,
  noteLines: readonly CreditNoteLine[],
): InvoiceDocument {
  const creditOf = new Map(noteLines.map((line) => [line.orderLineId, line]));
  const orderLineOf = new Map(records.lines.map((line) => [line.id, line]));
  const lines = taxedLines(records, note.issuedAt).flatMap((line): DocumentLine[] => {
    const credit = creditOf.get(line.id);
    if (!credit) return [];
    const { quantity, paid, taxable, cgst, sgst, igst } = credit;
    const tax = line.tax && { ...line.tax, taxable, cgst, sgst, igst };
    const weightRefund = creditedWeight(line, orderLineOf.get(line.id), credit);
    return [{ ...line, ...amounts(line.unitPrice, quantity, paid, weightRefund), tax }];
  });
  return {
    ...commonParts(records),
    kind: 'creditNote',
    title: 'Credit Note',
    number: note.number,
    issuedAt: note.issuedAt,
    invoice: invoiceReference(records),
    creditNotes: [],
    reason: note.reason,
    tax: documentTax(records, lines),
    lines,
    discounts: [],
    total: note.total,
    refunded: 0,
  };
}

/** By how much units that a credit note gives back are cheaper because they weigh less, and not by the discount of the invoice. */
function creditedWeight(
  line: DocumentLine,
  orderLine: LineWithRefunds | undefined,
  { quantity, paid }: CreditNoteLine,
): number {
  if (line.weight === null || quantity === null || line.quantity === null) return 0;
  const discount = Math.ceil((line.discount * quantity) / line.quantity);
  // It may also be less because earlier credit notes for an amount left less.
  const invoiced = (line.weightRefund * quantity) / line.quantity;
  const weighed = ((orderLine?.weightRefund ?? 0) * quantity) / (orderLine?.weighedUnits || line.quantity);
  const most = Math.ceil(Math.max(invoiced, weighed));
  return Math.max(0, Math.min(line.unitPrice * quantity - paid - discount, most));
}

const invoiceReference = ({ invoice, invoiceLines }: OrderRecords): DocumentReference => ({
  number: invoice.number,
  issuedAt: invoice.issuedAt,
  total: sumOf(invoiceLines),
});

const commonParts = ({ order, invoice, seller }: OrderRecords) => ({
  orderId: order.id,
  orderNumber: orderNumber(order.id),
  orderedAt: order.createdAt,
  paymentId: order.paymentId,
  seller: sellerPart(seller),
  buyer: buyerPart(order, invoice),
});

function sellerPart({ name, address, gstin, phone, invoiceText }: InvoiceSeller): DocumentSeller {
  const code = stateOfGstin(gstin);
  return { name, address, gstin, state: code && placeText(code), phone, invoiceText };
}

function buyerPart(order: Order, { buyerGstin, buyerName }: Invoice): DocumentBuyer {
  const { name, address, city, state, pincode, phoneNumber } = order;
  const place = [city, [state, pincode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return {
    name,
    addressLines: [address, place].filter(Boolean),
    phone: phoneNumber,
    gstin: buyerGstin,
    businessName: buyerName,
  };
}

const untaxedLines = ({ lines, invoice }: OrderRecords): DocumentLine[] =>
  lines.map((line) => ({
    ...productPart(line, invoice.issuedAt),
    ...amounts(line.price, line.quantity, paidForLine(line)),
    refundedUnits: line.refundedUnits,
    tax: null,
  }));

/**
 * What offers took off the units that an invoice shows. Of several offers it is not stored which took it off which line, so each has the
 * same part of what it took off the order.
 */
function shownDiscounts({ invoice, lines, invoiceLines, discounts }: OrderRecords): DocumentDiscount[] {
  const all = discounts.map(({ name, code, amount }) => ({ name, code, amount }));
  if (invoice.kind === null) return all;
  const lineOf = new Map(lines.map((line) => [line.id, line]));
  const shown = invoiceLines.reduce((sum, { orderLineId, quantity }) => {
    const line = lineOf.get(orderLineId);
    return line ? sum + discountOfLast(line, quantity) : sum;
  }, 0);
  const amounts = spreadAmount(
    shown,
    all.map(({ amount }) => amount),
  );
  return all.flatMap((discount, index) => {
    const amount = amounts[index] ?? 0;
    return amount > 0 ? [{ ...discount, amount }] : [];
  });
}

/** What offers took off the last units of a line. */
const discountOfLast = (line: LineWithRefunds, units: number): number =>
  line.price * units - amountOfUnits({ ...line, weightRefund: 0 }, line.quantity - units, units);

/** Only what was not refunded before the invoice. @param issuedAt of the document */
function taxedLines({ lines, invoiceLines, invoice }: OrderRecords, issuedAt: number): DocumentLine[] {
  const invoiceLineOf = new Map(invoiceLines.map((line) => [line.orderLineId, line]));
  return lines.flatMap((line): DocumentLine[] => {
    const invoiced = invoiceLineOf.get(line.id);
    if (!invoiced) return [];
    const { quantity, paid } = invoiced;
    // An invoice of a release that did not store it has what is refunded now.
    const weightRefund =
      invoiced.weightRefund ?? (isWeighedBy(line, invoice.issuedAt) ? line.weightRefund : 0);
    const amountsOfLine = amounts(line.price, quantity, paid, weightRefund);
    return [{ ...productPart(line, issuedAt), ...amountsOfLine, refundedUnits: 0, tax: lineTax(invoiced) }];
  });
}

/** Whether a line was weighed when a document was issued. Both times are stored under the order's lock, each after what came before. */
const isWeighedBy = ({ weighedAt }: LineWithRefunds, issuedAt: number): boolean =>
  weighedAt !== null && weighedAt <= issuedAt;

const productPart = (line: LineWithRefunds, issuedAt: number) => ({
  id: line.id,
  title: line.title,
  option: line.option || null,
  weight: isWeighedBy(line, issuedAt) ? weightText(line) : null,
  unitPrice: line.price,
});

/**
 * @param quantity null: a part of the line's amount
 * @param weighsLess by how much `paid` is less at most because of the weight
 */
function amounts(unitPrice: number, quantity: number | null, paid: number, weighsLess = 0) {
  const less = quantity === null ? 0 : Math.max(0, unitPrice * quantity - paid);
  const weightRefund = Math.min(less, weighsLess);
  return { quantity, paid, discount: less - weightRefund, weightRefund };
}

const lineTax = ({ hsn, rate, isExempt, taxable, cgst, sgst, igst }: InvoiceLine): DocumentLineTax | null =>
  rate === null ? null : { hsn, rate, isExempt, taxable, cgst, sgst, igst };

function documentTax({ invoice, seller }: OrderRecords, lines: readonly DocumentLine[]): DocumentTax {
  return {
    placeOfSupply: invoice.placeOfSupply === null ? '' : placeText(invoice.placeOfSupply),
    isInterState: isInterState(seller.gstin, invoice.placeOfSupply),
    sums: sumByRate(lines),
  };
}

function sumByRate(lines: readonly DocumentLine[]): DocumentTaxSum[] {
  const sums = new Map<string, DocumentTaxSum>();
  for (const { paid, tax } of lines) {
    if (!tax) continue;
    const { rate, isExempt } = tax;
    const key = `${rate} ${isExempt}`;
    const sum = sums.get(key) ?? { rate, isExempt, paid: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 };
    sum.paid += paid;
    for (const part of ['taxable', 'cgst', 'sgst', 'igst'] as const) sum[part] += tax[part];
    sums.set(key, sum);
  }
  return [...sums.values()].sort(
    (one, other) => one.rate - other.rate || Number(other.isExempt) - Number(one.isExempt),
  );
}

const sumOf = (lines: readonly { paid: number }[]): number => lines.reduce((sum, { paid }) => sum + paid, 0);
