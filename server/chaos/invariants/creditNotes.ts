import { groupBy } from '../../src/lib/groupBy.ts';
import { findGaps } from './serialNumbers.ts';
import type { Snapshot } from './snapshot.ts';

type ReportViolation = (
  invariant: 'credit note numbers are consecutive' | 'refunds after the invoice have a credit note',
  detail: string,
) => void;

/**
 * Checks that the numbers have no gaps, and that credit notes give back exactly what was refunded after the invoice: what was refunded
 * before is not on it. So each of these refunds has one, and no other refund.
 */
export function checkCreditNotes(snapshot: Snapshot, report: ReportViolation): void {
  const { creditNotes, creditNoteYears, creditNoteLines, invoices, invoiceLines, orders, refunds } = snapshot;
  const numbers = creditNotes.map(({ number }) => number);
  for (const gap of findGaps(numbers, creditNoteYears)) report('credit note numbers are consecutive', gap);

  const name = 'refunds after the invoice have a credit note';
  const refundById = new Map(refunds.map((refund) => [refund.id, refund]));
  const linesOf = groupBy(creditNoteLines, ({ creditNoteId }) => creditNoteId);
  for (const { id, number, orderId, refundId, total } of creditNotes) {
    const lines = sum((linesOf.get(id) ?? []).map(({ paid }) => paid));
    if (lines !== Number(total)) report(name, `${number} credits ${total} paise, its lines ${lines}`);
    if (refundId === null) continue;
    const refund = refundById.get(refundId);
    if (refund?.orderId !== orderId || Number(refund.amount) !== Number(total))
      report(name, `${number} of ${total} paise is for the refund ${JSON.stringify(refund)}`);
  }
  const invoiceOf = new Map(invoices.map((invoice) => [invoice.orderId, invoice]));
  const invoiceLinesOf = groupBy(invoiceLines, ({ orderId }) => orderId);
  const notesOf = groupBy(creditNotes, ({ orderId }) => orderId);
  for (const { id, amount, refundedAmount } of orders) {
    const invoiced = sum((invoiceLinesOf.get(id) ?? []).map(({ paid }) => paid));
    const refundedBefore = Number(amount) - invoiced;
    const expected = invoiceOf.get(id)?.kind ? Number(refundedAmount) - refundedBefore : 0;
    const credited = sum((notesOf.get(id) ?? []).map(({ total }) => total));
    if (credited !== expected)
      report(name, `${credited} instead of ${expected} paise of order ${id} are credited`);
  }
}

/** MySQL returns big integers as text. */
const sum = (amounts: readonly (number | string)[]): number =>
  amounts.reduce<number>((total, amount) => total + Number(amount), 0);
