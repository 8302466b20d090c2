import type { EntityManager } from 'typeorm';
import { type Dialect, forUpdateSkipLocked } from '../../database/dialects.ts';
import { CLOCK_TOLERANCE_MS, MAX_RETRY_DELAY_MS } from '../../lib/backoff.ts';
import type { Mail } from './notifications.entity.ts';

/** What the worker needs to send a mail. MySQL returns `createdAt` as text. */
export type DueMail = Pick<Mail, 'id' | 'recipient' | 'subject' | 'text' | 'attempts'> & {
  createdAt: number | string;
};

/**
 * The mails whose next attempt is due, locked until the transaction ends; mails that another process has locked are skipped.
 * A time further ahead than any wait was set before the clock was put back, so it is due as well.
 */
export const lockDueMails = (
  tx: EntityManager,
  dialect: Dialect,
  now: number,
  limit: number,
): Promise<DueMail[]> =>
  tx.query(
    `SELECT id, recipient, subject, text, createdAt, attempts FROM mails WHERE nextTryAt <= ? OR nextTryAt > ?
       ORDER BY nextTryAt LIMIT ${limit} ${forUpdateSkipLocked(dialect)}`,
    [now, now + MAX_RETRY_DELAY_MS + CLOCK_TOLERANCE_MS],
  );
