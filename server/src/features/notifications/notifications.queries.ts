import type { EntityManager } from 'typeorm';
import { executeIn } from '../../database/database.ts';
import { placeholders } from '../../database/dialects.ts';
import { CLOCK_TOLERANCE_MS, MAX_RETRY_DELAY_MS } from '../../lib/limits/backoff.ts';
import type { Mail } from './notifications.entity.ts';

/** What the worker needs to send a mail. MySQL returns `createdAt` as text. */
export type ClaimedMail = Pick<
  Mail,
  'id' | 'dedupeKey' | 'recipient' | 'subject' | 'text' | 'unsubscribeUrl' | 'attempts'
> & { createdAt: number | string };

interface Claim {
  /** Unique for each claim. */
  token: string;
  now: number;
  until: number;
  limit: number;
}

/** A time further ahead than any wait was set before the clock was put back, so it is due as well. */
const IS_DUE = '(nextTryAt <= ? OR nextTryAt > ?)';
const dueTimes = (now: number) => [now, now + MAX_RETRY_DELAY_MS + CLOCK_TOLERANCE_MS];

/**
 * Claims mails whose next attempt is due; bulk mails come last. The conditional update decides which worker gets a mail: row locks
 * would exclude the workers of one node only.
 * @returns them in the order in which they are sent; fewer than were due if other workers claim at the same time
 */
export async function claimDueMails(
  tx: EntityManager,
  { token, now, until, limit }: Claim,
): Promise<ClaimedMail[]> {
  const ids = await findDueIds(tx, { now, bulk: false, limit });
  if (ids.length < limit) ids.push(...(await findDueIds(tx, { now, bulk: true, limit: limit - ids.length })));
  if (ids.length === 0) return [];
  const isOneOf = `id IN (${placeholders(ids)})`;
  await executeIn(
    tx,
    `UPDATE mails SET claimToken = ?, nextTryAt = ?, attempts = attempts + 1 WHERE ${isOneOf} AND ${IS_DUE}`,
    [token, until, ...ids, ...dueTimes(now)],
  );
  return tx.query(
    `SELECT id, dedupeKey, recipient, subject, text, unsubscribeUrl, createdAt, attempts FROM mails
       WHERE ${isOneOf} AND claimToken = ? ORDER BY bulk, id`,
    [...ids, token],
  );
}

async function findDueIds(
  tx: EntityManager,
  { now, bulk, limit }: { now: number; bulk: boolean; limit: number },
): Promise<string[]> {
  const rows: { id: string }[] = await tx.query(
    `SELECT id FROM mails WHERE bulk = ${bulk ? 1 : 0} AND ${IS_DUE} ORDER BY nextTryAt LIMIT ${limit}`,
    dueTimes(now),
  );
  return rows.map(({ id }) => id);
}
