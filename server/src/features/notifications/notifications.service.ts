import { setTimeout as sleep } from 'node:timers/promises';
import { Between, type EntityManager, type FindOptionsWhere, In, IsNull, LessThan, Like, Not } from 'typeorm';
import type { MailSettings } from '../../config/env.ts';
import type { Db } from '../../database/database.ts';
import { deleteInBatches } from '../../database/deleteInBatches.ts';
import { type Dialect, ifDuplicate, onConflictIgnore } from '../../database/dialects.ts';
import { insertRows } from '../../database/insertRows.ts';
import { newId } from '../../lib/ids.ts';
import { nextRetryAt } from '../../lib/limits/backoff.ts';
import type { Log } from '../../lib/log.ts';
import { endOfPrefix } from '../../lib/text/endOfPrefix.ts';
import { type Mailer, MailRejectedError } from './mailer.ts';
import { Mail } from './notifications.entity.ts';
import { type ClaimedMail, claimDueMails } from './notifications.queries.ts';

const HOUR_MS = 60 * 60_000;
/** When the worker that has claimed a mail crashes, another one sends it after this time. */
const CLAIM_MS = 5 * 60_000;
/** Mails of one batch are sent at the same time, so that a batch is done before its claims end. */
const BATCH_SIZE = 10;
/** A mail that could not be sent within this time is given up, because it is outdated. */
const GIVE_UP_MS = 72 * HOUR_MS;
const RETENTION_MS = 30 * 24 * HOUR_MS;

/** Whether mails can be read: they are sent, or a demo shows them. */
export const canSendMail = ({ mail }: { mail: MailSettings }): boolean => mail.smtp !== null || mail.sandbox;

/** Where the mails go, as the schema names it. */
export const mailDelivery = ({ mail }: { mail: MailSettings }): 'SMTP' | 'SANDBOX' | 'NONE' => {
  if (mail.smtp) return 'SMTP';
  return mail.sandbox ? 'SANDBOX' : 'NONE';
};

/** Ends a sentence about a mail: where a demo shows it. */
export const sandboxHint = ({ mail }: { mail: MailSettings }): string =>
  mail.sandbox ? ' This demo sends no mail: read it at /sandbox/mails.' : '';

/** Says what has become of an enqueued mail, such as `An invitation`. */
export const describeDelivery = (
  { mail }: { mail: MailSettings },
  what: string,
  recipient: string,
): string =>
  mail.sandbox
    ? `${what} to ${recipient} is among the mails of this demo`
    : `${what} is on its way to ${recipient}`;

/** The `dedupeKey` of the last mail to somebody of whom nothing is stored any more: its recipient is emptied when it is closed, too. */
export const lastMailKey = (userId: string): string => `${LAST_MAIL}${userId}`;
const LAST_MAIL = 'lastMail:';

export type NewMail = Pick<Mail, 'dedupeKey' | 'recipient' | 'subject' | 'text'>;

/**
 * Enqueues a mail in the transaction of what it reports; after the commit `outbox.wake()` has it sent. Does nothing when a mail
 * with the same `dedupeKey` was enqueued before, or when the recipient has deleted the account.
 * @param delayMs nobody tries to send it before
 */
export async function enqueueMail(tx: EntityManager, mail: NewMail, delayMs = 0): Promise<void> {
  if (mail.recipient === '') return;
  const row = toRow({ ...mail, bulk: false, unsubscribeUrl: null });
  const nextTryAt = row.createdAt + delayMs;
  await insertRows(tx, Mail, [{ ...row, nextTryAt }]).catch(ifDuplicate(() => {}));
}

function toRow(mail: NewMail & Pick<Mail, 'bulk' | 'unsubscribeUrl'>): Mail {
  const createdAt = Date.now();
  return {
    ...mail,
    id: newId(),
    createdAt,
    attempts: 0,
    nextTryAt: createdAt,
    claimToken: null,
    sentAt: null,
  };
}

/** A mail to one of many subscribers. */
export type BulkMail = NewMail & { dedupeKey: string; unsubscribeUrl: string };

/** Enqueues mails that are sent when no other mail is due. Skips those whose `dedupeKey` was enqueued before. */
export async function enqueueBulkMails(
  tx: EntityManager,
  dialect: Dialect,
  mails: BulkMail[],
): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map((mail) => toRow({ ...mail, bulk: true }));
  await insertRows(tx, Mail, rows, onConflictIgnore(dialect, ['dedupeKey']));
}

/** Mails of many equal ones that are not sent yet. @param prefix of their keys */
const waitingBulkMails = (prefix: string): FindOptionsWhere<Mail> => ({
  bulk: true,
  nextTryAt: Not(IsNull()),
  dedupeKey: Like(`${prefix}%`),
});

export const countWaitingBulkMails = (manager: EntityManager, prefix: string): Promise<number> =>
  manager.countBy(Mail, waitingBulkMails(prefix));

/** @returns how many mails will not be sent */
export const deleteWaitingBulkMails = async (tx: EntityManager, prefix: string): Promise<number> =>
  (await tx.delete(Mail, waitingBulkMails(prefix))).affected ?? 0;

/** Deletes the mails to an address that are sent because of a subscription, and not sent yet. */
export const deleteWaitingBulkMailsTo = (tx: EntityManager, recipient: string): Promise<unknown> =>
  tx.delete(Mail, { bulk: true, nextTryAt: Not(IsNull()), recipient });

export interface OutboxContext {
  db: Db;
  log: Log;
  mailer: Mailer;
}

/**
 * Sends the mails that are due, batch by batch. Several processes may do so at the same time: each mail is sent by one of them.
 * @param shouldContinue called before each batch, and before further attempts to store the outcome of one
 */
export async function sendDueMails(ctx: OutboxContext, shouldContinue = () => true): Promise<void> {
  while (shouldContinue()) {
    const token = newId();
    const claimedUntil = Date.now() + CLAIM_MS;
    const isWorthwhile = () => shouldContinue() && Date.now() < claimedUntil;
    const batch = await claimBatch(ctx, token);
    if (batch.length === 0) return;
    const outcomes = await Promise.all(batch.map((mail) => sendMail(ctx, mail, token)));
    const idsWith = (outcome: Outcome) =>
      batch.filter((_, index) => outcomes[index] === outcome).map(({ id }) => id);
    const lastIds = new Set(batch.filter(isLastMail).map(({ id }) => id));
    for (const [outcome, sentAt] of [
      ['sent', Date.now()],
      ['dropped', null],
    ] as const) {
      const ids = idsWith(outcome);
      const isLast = (id: string) => lastIds.has(id);
      await closeMails(ctx, { token, ids: ids.filter((id) => !isLast(id)), sentAt }, isWorthwhile);
      await closeMails(ctx, { token, ids: ids.filter(isLast), sentAt, recipient: '' }, isWorthwhile);
    }
  }
}

const isLastMail = ({ dedupeKey }: ClaimedMail): boolean => dedupeKey?.startsWith(LAST_MAIL) ?? false;

const claimBatch = ({ db }: OutboxContext, token: string): Promise<ClaimedMail[]> =>
  db.write((tx) => {
    const now = Date.now();
    return claimDueMails(tx, { token, now, until: now + CLAIM_MS, limit: BATCH_SIZE });
  });

/** `dropped`: the mail will never be sent. */
type Outcome = 'sent' | 'dropped' | 'retry later';

async function sendMail(
  { db, log, mailer }: OutboxContext,
  mail: ClaimedMail,
  claimToken: string,
): Promise<Outcome> {
  const { id, createdAt, attempts } = mail;
  const now = Date.now();
  try {
    return (await mailer.deliver(mail)) ? 'sent' : 'dropped';
  } catch (error) {
    const isGivenUp = error instanceof MailRejectedError || now - Number(createdAt) > GIVE_UP_MS;
    log.error({ err: error, mailId: id, isGivenUp }, 'a mail could not be sent');
    if (isGivenUp) return 'dropped';
    const nextTryAt = nextRetryAt(attempts, now);
    await db
      .autocommit((tx) => tx.update(Mail, { id, claimToken }, { nextTryAt, claimToken: null }))
      // The mail is due again when the claim ends; the rest of the batch still has to be closed.
      .catch((err: unknown) =>
        log.error({ err, mailId: id }, 'the next attempt of a mail could not be stored'),
      );
    return 'retry later';
  }
}

/** Pause between attempts to store the outcome of mails. */
const CLOSE_PAUSE_MS = 500;

/**
 * Stores the outcome of claimed mails, except of those that another worker has claimed since.
 * @param isWorthwhile asked before each attempt after the second
 */
async function closeMails(
  { db, log }: OutboxContext,
  { token, ids, ...values }: { token: string; ids: string[]; sentAt: number | null; recipient?: '' },
  isWorthwhile: () => boolean,
): Promise<void> {
  if (ids.length === 0) return;
  const closed = { nextTryAt: null, claimToken: null, text: '', ...values };
  const close = () => db.autocommit((tx) => tx.update(Mail, { id: In(ids), claimToken: token }, closed));
  // Mails that stay open are sent again when their claim ends. A database node that has died is usually back by then.
  for (let isRepeated = false; ; isRepeated = true) {
    try {
      await close();
      return;
    } catch (error) {
      if (isRepeated && !isWorthwhile()) throw error;
      if (!isRepeated)
        log.error({ err: error }, 'what became of mails could not be stored, which is tried again');
      await sleep(CLOSE_PAUSE_MS);
    }
  }
}

/** Deletes all mails to an address, sent or not. */
export const deleteMailsTo = (tx: EntityManager, recipient: string): Promise<unknown> =>
  tx.delete(Mail, { recipient });

/** Deletes the mails to an address that are about its account only, such as a password reset. */
export const deleteAccountMailsTo = (tx: EntityManager, recipient: string): Promise<unknown> =>
  tx.delete(Mail, { recipient, dedupeKey: IsNull() });

/** Deletes the mails with these keys, whoever they are addressed to. */
export const deleteMailsByKey = (tx: EntityManager, dedupeKeys: string[]): Promise<unknown> =>
  tx.delete(Mail, { dedupeKey: In(dedupeKeys) });

/** Deletes the mails with these keys that nobody has tried to send. @returns false when there is none: they may have been sent */
export const deleteUntriedMails = async (tx: EntityManager, dedupeKeys: string[]): Promise<boolean> =>
  ((await tx.delete(Mail, { dedupeKey: In(dedupeKeys), attempts: 0 })).affected ?? 0) > 0;

/** What happened to a mail. */
export type MailSummary = Pick<Mail, 'id' | 'dedupeKey' | 'subject' | 'createdAt' | 'nextTryAt' | 'sentAt'>;

/** Keys that begin with a text. */
const beginsWith = (prefix: string) => Between(prefix, endOfPrefix(prefix));

/** The mails with these keys, or keys that begin with these prefixes; those that are older than the retention time are gone. */
export const findMailsByKey = (
  manager: EntityManager,
  dedupeKeys: string[],
  prefixes: string[],
): Promise<MailSummary[]> =>
  manager.find(Mail, {
    where: [{ dedupeKey: In(dedupeKeys) }, ...prefixes.map((prefix) => ({ dedupeKey: beginsWith(prefix) }))],
    select: { id: true, dedupeKey: true, subject: true, createdAt: true, nextTryAt: true, sentAt: true },
    order: { id: 'ASC' },
  });

/** Deletes the mails whose key begins with `prefix`. */
export const deleteMailsByKeyPrefix = (tx: EntityManager, prefix: string): Promise<unknown> =>
  tx.delete(Mail, { dedupeKey: beginsWith(prefix) });

/** Deletes the mails that were sent or given up and are older than the retention time. */
export const deleteOldMails = ({ db }: Pick<OutboxContext, 'db'>): Promise<void> =>
  deleteInBatches(db, Mail, 'id', { createdAt: LessThan(Date.now() - RETENTION_MS), nextTryAt: IsNull() });
