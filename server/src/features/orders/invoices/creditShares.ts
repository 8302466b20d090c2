import { amountOfUnits, type PaidLine } from '../../../lib/amountOfUnits.ts';
import { spreadAmount, taxIncludedIn } from '../../../lib/gst/gstOfLine.ts';
import type { CreditNoteLine } from './creditNotes.entity.ts';
import type { InvoiceLine } from './invoices.entity.ts';

type Amounts = Pick<InvoiceLine, 'paid' | 'taxable' | 'cgst' | 'sgst' | 'igst'>;

/** A line of an invoice with that of its order, and with what earlier credit notes gave back of it. */
export interface CreditableLine extends InvoiceLine {
  orderLine: PaidLine;
  credited: Amounts & { quantity: number };
}

/** Units of a line that are refunded. */
interface RefundedLine {
  orderLineId: string;
  /** 0: the whole refund is for what the line weighs less than ordered. */
  quantity: number;
}

/**
 * Divides what a refund gives back among the lines of its invoice. First the refunded units get what was paid for them, and a line that
 * weighs less than ordered gets all; what is more, such as a refund of an amount, is spread over what is left of all lines, in
 * proportion. The tax of a line follows from all that was credited of it, so that all of its credit notes together give back exactly its
 * tax.
 * @param amount paise; at most what is left of the invoice
 * @returns the lines that get something
 */
export function divideCredit(
  amount: number,
  lines: readonly CreditableLine[],
  refunded: readonly RefundedLine[],
  isInterState: boolean,
): Omit<CreditNoteLine, 'creditNoteId'>[] {
  const unitsOf = new Map(refunded.map(({ orderLineId, quantity }) => [orderLineId, quantity]));
  const left = lines.map(({ paid, credited }) => paid - credited.paid);
  const prices = lines.map((line, index) => {
    const units = unitsOf.get(line.orderLineId);
    const price = units === undefined ? 0 : units === 0 ? amount : paidForUnits(line, units);
    return Math.min(left[index] ?? 0, price);
  });
  const forUnits = Math.min(amount, sum(prices));
  const shares = spreadAmount(forUnits, prices);
  const rest = spreadAmount(
    amount - forUnits,
    left.map((value, index) => value - (shares[index] ?? 0)),
  );
  return lines.flatMap((line, index) => {
    const paid = (shares[index] ?? 0) + (rest[index] ?? 0);
    if (paid === 0) return [];
    const quantity = (shares[index] ?? 0) > 0 ? unitsOf.get(line.orderLineId) || null : null;
    return [{ orderLineId: line.orderLineId, quantity, paid, ...taxOfCredit(line, paid, isInterState) }];
  });
}

/** What was paid for units that follow those which were refunded before the invoice, or are credited. */
function paidForUnits({ orderLine, quantity, credited }: CreditableLine, refundedUnits: number): number {
  const units = Math.min(refundedUnits, quantity);
  const earlier = orderLine.quantity - quantity + credited.quantity;
  return amountOfUnits(orderLine, Math.min(earlier, orderLine.quantity - units), units);
}

/**
 * The tax of a credit: that of all that is credited of the line so far, less that of its earlier credits. Where rounding would give back
 * a paisa of tax that the credit has no room for, it is given back later; so no part is negative, and all credits of a line give back
 * its tax and its taxable value. CGST and SGST are equal, but in credits of single paise of which nothing taxable is left.
 */
function taxOfCredit(line: CreditableLine, paid: number, isInterState: boolean): Omit<Amounts, 'paid'> {
  const { credited } = line;
  const paidAfter = credited.paid + paid;
  const before = taxOf(credited);
  const exact = taxOf(taxIncludedIn(paidAfter, line.rate ?? 0, isInterState));
  // The taxable value gives back no more than the line's, and nothing negative.
  const least = Math.max(before, paidAfter - line.taxable);
  const most = Math.min(before + paid, taxOf(line));
  const limited = Math.max(least, Math.min(exact, most));
  const hasOddPaisa = !isInterState && limited % 2 === 1 && limited > least;
  const after = hasOddPaisa ? limited - 1 : limited;
  const cgst = isInterState ? 0 : Math.ceil(after / 2) - credited.cgst;
  const sgst = isInterState ? 0 : Math.floor(after / 2) - credited.sgst;
  const igst = isInterState ? after - credited.igst : 0;
  return { taxable: paid - (after - before), cgst, sgst, igst };
}

const taxOf = ({ cgst, sgst, igst }: Pick<Amounts, 'cgst' | 'sgst' | 'igst'>): number => cgst + sgst + igst;

/** The sum of some amounts in paise. */
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
