import type { EntityManager } from 'typeorm';
import { type Dialect, forUpdateSkipLocked } from '../../database/dialects.ts';
import { CLOCK_TOLERANCE_MS, MAX_RETRY_DELAY_MS } from '../../lib/backoff.ts';
import type { Mail } from './notifications.entity.ts';

/** What the worker needs to send a mail. MySQL returns `createdAt` as text. */
export type DueMail = Pick<Mail, 'id' | 'recipient' | 'subject' | 'text' | 'unsubscribeUrl' | 'attempts'> & {
  createdAt: number | string;
};

/**
 * The mails whose next attempt is due, locked until the transaction ends; mails that another process has locked are skipped.
 * A time further ahead than any wait was set before the clock was put back, so it is due as well.
 */
export const lockDueMails = (
  tx: EntityManager,
  dialect: Dialect,
  { now, bulk, limit }: { now: number; bulk: boolean; limit: number },
): Promise<DueMail[]> =>
  tx.query(
    `SELECT id, recipient, subject, text, unsubscribeUrl, createdAt, attempts FROM mails
       WHERE bulk = ${bulk ? 1 : 0} AND (nextTryAt <= ? OR nextTryAt > ?)
       ORDER BY nextTryAt LIMIT ${limit} ${forUpdateSkipLocked(dialect)}`,
    [now, now + MAX_RETRY_DELAY_MS + CLOCK_TOLERANCE_MS],
  );
