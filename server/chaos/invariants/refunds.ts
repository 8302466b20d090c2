import { groupBy } from '../../src/lib/groupBy.ts';
import type { Snapshot } from './snapshot.ts';

// Checks the refunds by staff. Nobody refunds at the provider by hand in these runs, so that the provider has no reason to refuse one.

type ReportViolation = (
  invariant:
    | 'refunds by staff match the provider’s'
    | 'refunded units return once'
    | 'cancelled and refunded orders are paid back',
  detail: string,
) => void;

export function checkRefunds(snapshot: Snapshot, report: ReportViolation): void {
  checkProviderRefunds(snapshot, report);
  checkUnits(snapshot, report);
  checkPaidBack(snapshot, report);
}

/** Each refund by staff was made once at the provider, and their sum is at most what was captured. */
function checkProviderRefunds({ refunds, ledger }: Snapshot, report: ReportViolation): void {
  const name = 'refunds by staff match the provider’s';
  const shopIdOf = ({ notes }: (typeof ledger.refunds)[number]) =>
    'kirana_refund' in notes ? notes.kirana_refund : undefined;
  const providerRefunds = groupBy(ledger.refunds, shopIdOf);
  const byStaff = refunds.filter(({ kind }) => kind === 'byStaff');
  for (const { id, paymentId, amount, failedAt, failure } of byStaff) {
    if (failedAt !== null) report(name, `the provider has refused refund ${id}: ${failure}`);
    // A cancelled order of whose payment nothing was left.
    if (Number(amount) === 0) continue;
    const made = providerRefunds.get(id) ?? [];
    if (made.length !== 1 || made[0]?.amount !== Number(amount) || made[0]?.payment_id !== paymentId)
      report(name, `refund ${id} of ${amount} paise is ${JSON.stringify(made)} at the provider`);
  }
  const ids = new Set(byStaff.map(({ id }) => id));
  for (const refund of ledger.refunds) {
    const shopId = shopIdOf(refund);
    if (shopId && !ids.has(shopId)) report(name, `${refund.id} at the provider is no refund of the shop`);
  }
  const refundsOf = groupBy(ledger.refunds, ({ payment_id: id }) => id);
  for (const { id, amount } of ledger.payments) {
    const sum = (refundsOf.get(id) ?? []).reduce((total, refund) => total + refund.amount, 0);
    if (sum > amount) report(name, `${sum} of ${amount} paise of payment ${id} are refunded`);
  }
}

/** Of each line no more units are refunded than were bought, and those that return to the stock return once. */
function checkUnits({ refunds, refundLines, orderLines }: Snapshot, report: ReportViolation): void {
  const refundOf = new Map(refunds.map((refund) => [refund.id, refund]));
  const linesOf = groupBy(refundLines, ({ orderLineId }) => orderLineId);
  for (const { id, quantity: bought } of orderLines) {
    const lines = linesOf.get(id) ?? [];
    const active = lines.filter(({ refundId }) => refundOf.get(refundId)?.failedAt === null);
    const sum = (units: number[]) => units.reduce((total, count) => total + Number(count), 0);
    const refunded = sum(active.map(({ quantity }) => quantity));
    const returning = active.filter(({ refundId }) => refundOf.get(refundId)?.restock);
    const expected = sum(returning.map(({ quantity }) => quantity));
    const returned = sum(lines.map((line) => line.returned));
    if (refunded > Number(bought) || returned !== expected)
      report(
        'refunded units return once',
        `line ${id}: ${bought} bought, ${refunded} refunded, ${returned} instead of ${expected} returned`,
      );
  }
}

/** An order is cancelled or refunded exactly if all of its money is paid back; a cancelled one also with all units. */
function checkPaidBack(
  { orders, orderLines, refunds, refundLines }: Snapshot,
  report: ReportViolation,
): void {
  const refundsOf = groupBy(refunds, ({ orderId }) => orderId);
  const orderOfLine = new Map(orderLines.map(({ id, orderId }) => [id, orderId]));
  const count = (lines: { quantity: number }[]) =>
    lines.reduce((total, { quantity }) => total + Number(quantity), 0);
  for (const { id, status, amount, refundedAmount } of orders) {
    const paise = (refundsOf.get(id) ?? []).reduce((total, refund) => total + Number(refund.amount), 0);
    const isPaidBack = status === 'cancelled' || status === 'refunded';
    if (isPaidBack !== (paise === Number(amount)) || paise !== Number(refundedAmount))
      report(
        'cancelled and refunded orders are paid back',
        `order ${id} is ${status}, ${paise} of ${amount} paise are refunded, ${refundedAmount} shown`,
      );
    if (status !== 'cancelled') continue;
    const bought = count(orderLines.filter(({ orderId }) => orderId === id));
    const refunded = count(refundLines.filter(({ orderLineId }) => orderOfLine.get(orderLineId) === id));
    if (bought !== refunded)
      report(
        'cancelled and refunded orders are paid back',
        `order ${id} is cancelled, ${refunded} of ${bought} units are refunded`,
      );
  }
}
