import { Between, type EntityManager, In, IsNull, LessThan } from 'typeorm';
import type { Env } from '../../config/env.ts';
import { deleteAll } from '../../database/deleteAll.ts';
import { type Dialect, isDuplicate, orKeep, takingRead } from '../../database/dialects.ts';
import { insertRows } from '../../database/insertRows.ts';
import { MAX_RETRY_DELAY_MS, nextRetryAt } from '../../lib/backoff.ts';
import { newId } from '../../lib/ids.ts';
import type { Shop } from '../../shop.ts';
import { Mail } from './mail.entity.ts';
import { MailRefused } from './mailer.ts';

const HOUR = 60 * 60_000;
/** How long one process may take to send a mail before another may think that it has died, in ms. */
const CLAIM_MS = 5 * 60_000;
/** So many mails are sent at a time: none of them may take longer than the claim to it lasts. */
const AT_A_TIME = 10;
/** What cannot be sent for so long is no news any more. */
const GIVE_UP_MS = 72 * HOUR;
/** How long it is known who was told what. */
const KEEP_MS = 30 * 24 * HOUR;

/** Whether mails leave the house or, in a demo, are to be read in its log. */
export const canWrite = ({ mail }: Pick<Env, 'mail'>): boolean => mail.smtp !== null || mail.logged;

/** What somebody is to be told. */
export type NewMail = Pick<Mail, 'occasion' | 'recipient' | 'subject' | 'text'>;

/**
 * Queues a mail in the transaction of what it tells of; once that is committed, `shop.outbox.wake()` has it sent. An occasion
 * that was told before changes nothing.
 */
export async function queueMail(tx: EntityManager, mail: NewMail): Promise<void> {
  if (!hasReader(mail)) return;
  try {
    await insertRows(tx, Mail, [queued(mail)]);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}

/** As `queueMail`, for several at once. */
export async function queueMails(
  tx: EntityManager,
  dialect: Dialect,
  mails: readonly NewMail[],
): Promise<void> {
  const rows = mails.filter(hasReader).map(queued);
  if (rows.length > 0) await insertRows(tx, Mail, rows, orKeep(dialect, 'occasion'));
}

/** The address of a deleted account is not known any more. */
const hasReader = ({ recipient }: NewMail): boolean => recipient !== '';

function queued(mail: NewMail): Mail {
  const createdAt = Date.now();
  return { ...mail, id: newId(), createdAt, attempts: 0, nextTryAt: createdAt, sentAt: null };
}

type Outbox = Pick<Shop, 'db' | 'log' | 'mailer'>;

/**
 * Sends the mails whose time has come, some at a time. Any number of processes may do so: each mail is sent by one of them.
 * @param goOn asked each time
 */
export async function sendMails(shop: Outbox, goOn = () => true): Promise<void> {
  let mails: DueMail[];
  do {
    if (!goOn()) return;
    mails = await takeMails(shop);
    const outcomes = await Promise.all(mails.map((mail) => deliver(shop, mail)));
    const idsOf = (outcome: Outcome) => mails.filter((_, at) => outcomes[at] === outcome).map(({ id }) => id);
    await noteOver(shop, idsOf('sent'), Date.now());
    await noteOver(shop, idsOf('over'), null);
  } while (mails.length === AT_A_TIME);
}

type DueMail = Pick<Mail, 'id' | 'recipient' | 'subject' | 'text' | 'createdAt' | 'attempts'>;

/** Mails that the caller is the one to send now. */
const takeMails = ({ db }: Outbox): Promise<DueMail[]> =>
  db.write(async (tx) => {
    const now = Date.now();
    const due: DueMail[] = await tx.query(
      `SELECT id, recipient, subject, text, createdAt, attempts FROM mails WHERE nextTryAt <= ? OR nextTryAt > ?
         ORDER BY nextTryAt LIMIT ${AT_A_TIME} ${takingRead(db.dialect)}`,
      [now, now + MAX_RETRY_DELAY_MS],
    );
    const taken = { attempts: () => 'attempts + 1', nextTryAt: now + CLAIM_MS };
    if (due.length > 0) await tx.update(Mail, { id: In(due.map(({ id }) => id)) }, taken);
    return due;
  });

/** `over`: there is nothing more to do with it; `later`: when it is tried again is noted. */
type Outcome = 'sent' | 'over' | 'later';

async function deliver({ db, log, mailer }: Outbox, mail: DueMail): Promise<Outcome> {
  const { id, createdAt, attempts } = mail;
  const now = Date.now();
  try {
    return (await mailer.deliver(mail)) ? 'sent' : 'over';
  } catch (error) {
    const givenUp = error instanceof MailRefused || now - Number(createdAt) > GIVE_UP_MS;
    log.error({ err: error, mailId: id, givenUp }, 'a mail could not be sent');
    if (givenUp) return 'over';
    const nextTryAt = nextRetryAt(attempts + 1, now);
    await db
      .once((tx) => tx.update(Mail, { id }, { nextTryAt }))
      // The claim to it ends by itself; what became of the others is still to be noted.
      .catch((err: unknown) => log.error({ err, mailId: id }, 'when to try a mail again was not noted'));
    return 'later';
  }
}

async function noteOver({ db }: Outbox, ids: string[], sentAt: number | null): Promise<void> {
  if (ids.length === 0) return;
  const note = () => db.once((tx) => tx.update(Mail, { id: In(ids) }, { nextTryAt: null, text: '', sentAt }));
  // Their readers would get them again if this were not noted.
  await note().catch(note);
}

/** Forgets all mails to an address, also those that are still to be sent. */
export const forgetMailsTo = (tx: EntityManager, recipient: string): Promise<unknown> =>
  tx.delete(Mail, { recipient });

/** Forgets the mails to an address that tell of nothing but its account. */
export const forgetLettersTo = (tx: EntityManager, recipient: string): Promise<unknown> =>
  tx.delete(Mail, { recipient, occasion: IsNull() });

/** Forgets the mails that tell of something, whoever they went or are still to go to. */
export const forgetMailsAbout = (tx: EntityManager, occasions: string[]): Promise<unknown> =>
  tx.delete(Mail, { occasion: In(occasions) });

/** As `forgetMailsAbout`, of everything that begins so. */
export const forgetMailsFrom = (tx: EntityManager, beginning: string): Promise<unknown> =>
  tx.delete(Mail, { occasion: Between(beginning, `${beginning}\uffff`) });

/** Forgets the mails with which there is nothing more to do since long ago. */
export const deleteOldMails = ({ db }: Pick<Shop, 'db'>): Promise<void> =>
  deleteAll(db, Mail, 'id', { createdAt: LessThan(Date.now() - KEEP_MS), nextTryAt: IsNull() });
