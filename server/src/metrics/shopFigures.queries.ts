import type { Db } from '../database/database.ts';
import { withIndex } from '../database/dialects.ts';
import type { CheckoutState } from '../features/checkout/checkoutStates.ts';

// Each statement reads a range of an index that stays short: what began within an hour, or what is not done yet. Where the database
// might read another index as a whole, for GROUP BY, the index is named.

type Connection = Pick<Db, 'read' | 'dialect'>;

/** The number of checkouts that began after `since`, by state. */
export async function countCheckoutsSince(
  { read, dialect }: Connection,
  since: number,
): Promise<{ state: CheckoutState; count: number }[]> {
  const rows: { state: CheckoutState; count: number | string }[] = await read.query(
    `SELECT state, COUNT(*) AS count FROM checkouts ${withIndex(dialect, 'checkouts_created')}
       WHERE createdAt > ? GROUP BY state`,
    [since],
  );
  return rows.map(({ state, count }) => ({ state, count: Number(count) }));
}

/** Payments that are not settled, and the time of the most overdue check; times in ms, null if there is none. */
export async function findPendingPayments({ read }: Connection): Promise<{
  count: number;
  oldestSince: number | null;
  nextCheckAt: number | null;
}> {
  // A checkout with a pending payment has a next check, unless it was paid a week late; then its event waits (`countWaitingEvents`).
  const [row]: Record<'count' | 'oldestSince' | 'nextCheckAt', number | string | null>[] = await read.query(
    `SELECT COUNT(paymentPendingSince) AS count, MIN(paymentPendingSince) AS oldestSince, MIN(nextCheckAt) AS nextCheckAt
       FROM checkouts WHERE nextCheckAt > 0`,
  );
  return {
    count: Number(row?.count),
    oldestSince: toNumber(row?.oldestSince),
    nextCheckAt: toNumber(row?.nextCheckAt),
  };
}

/** The events of the payment provider that are not processed yet, and when the oldest was received. */
export async function countWaitingEvents({
  read,
}: Connection): Promise<{ count: number; oldestAt: number | null }> {
  const [row]: Record<'count' | 'oldestAt', number | string | null>[] = await read.query(
    'SELECT COUNT(*) AS count, MIN(receivedAt) AS oldestAt FROM webhook_events WHERE nextTryAt > 0',
  );
  return { count: Number(row?.count), oldestAt: toNumber(row?.oldestAt) };
}

/** The mails of the outbox that are not sent yet, and when the oldest was enqueued; kinds without any are missing. */
export async function countWaitingMails({
  read,
  dialect,
}: Connection): Promise<{ bulk: boolean; count: number; oldestAt: number | null }[]> {
  const rows: Record<'bulk' | 'count' | 'oldestAt', number | string>[] = await read.query(
    `SELECT bulk, COUNT(*) AS count, MIN(createdAt) AS oldestAt FROM mails ${withIndex(dialect, 'mails_next_try')}
       WHERE nextTryAt > 0 GROUP BY bulk`,
  );
  return rows.map(({ bulk, count, oldestAt }) => ({
    bulk: Number(bulk) === 1,
    count: Number(count),
    oldestAt: toNumber(oldestAt),
  }));
}

/** MySQL returns large numbers as text. */
const toNumber = (value: number | string | null | undefined): number | null =>
  value === null || value === undefined ? null : Number(value);
