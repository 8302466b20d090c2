import type { Snapshot } from './snapshot.ts';

type ReportViolation = (
  invariant: 'ended orders of deleted accounts have no address',
  detail: string,
) => void;

const ENDED = ['delivered', 'cancelled', 'refunded'];
/** An address stays for half a minute, in which staff can take the last step back, and then until the job runs, which is each minute. */
const MAX_DELAY_MS = 5 * 60_000;

/**
 * Checks that the address of an order whose account is deleted is gone once the order has ended, or is about to be erased.
 */
export function checkErasures({ orders, erasures, takenAt }: Snapshot, report: ReportViolation): void {
  const dueAtOf = new Map(erasures.map(({ orderId, dueAt }) => [orderId, Number(dueAt)]));
  for (const { id, status, address, erasedAt } of orders) {
    if (erasedAt === null || address === '' || !ENDED.includes(status)) continue;
    const dueAt = dueAtOf.get(id);
    if (dueAt === undefined || Math.abs(dueAt - takenAt) > MAX_DELAY_MS)
      report(
        'ended orders of deleted accounts have no address',
        `order ${id} is ${status}, and its address ${dueAt === undefined ? 'is never erased' : `should go at ${new Date(dueAt).toISOString()}`}`,
      );
  }
}
