import { Between, type EntityManager, In, IsNull, LessThan } from 'typeorm';
import { deleteAll } from '../../db/deleteAll.ts';
import { isDuplicate } from '../../db/dialects.ts';
import { insertRows } from '../../db/insertRows.ts';
import type { Env } from '../../env.ts';
import { isDue, nextTry } from '../../lib/backoff.ts';
import { newId } from '../../lib/ids.ts';
import type { Shop } from '../../shop.ts';
import { Mail } from './mail.entity.ts';
import { MailRefused } from './mailer.ts';

const HOUR = 60 * 60_000;
/** How long one process may take to send a mail before another may think that it has died, in ms. */
const CLAIM_MS = 5 * 60_000;
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
  // The address of a deleted account is not known any more.
  if (mail.recipient === '') return;
  const createdAt = Date.now();
  try {
    const queued = { ...mail, id: newId(), createdAt, attempts: 0, nextTryAt: createdAt, sentAt: null };
    await insertRows(tx, Mail, [queued]);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}

type Outbox = Pick<Shop, 'db' | 'log' | 'mailer'>;

/**
 * Sends the mails whose time has come. Any number of processes may do so at a time: each mail is sent by one of them.
 * @param goOn asked between two mails
 */
export async function sendMails(shop: Outbox, goOn = () => true): Promise<void> {
  for (let due = await dueMails(shop); due.length > 0; due = await dueMails(shop)) {
    for (const mail of due) {
      if (!goOn()) return;
      if (await claim(shop, mail)) await send(shop, mail);
    }
  }
}

const dueMails = ({ db }: Outbox): Promise<Mail[]> =>
  db.read.find(Mail, {
    where: { nextTryAt: isDue(Date.now()) },
    order: { nextTryAt: 'ASC' },
    take: 50,
  });

/** Whether the caller is the one to send it now. */
async function claim({ db }: Outbox, { id, attempts }: Mail): Promise<boolean> {
  const claimed = await db.change(
    'UPDATE mails SET attempts = ?, nextTryAt = ? WHERE id = ? AND attempts = ?',
    [attempts + 1, Date.now() + CLAIM_MS, id, attempts],
  );
  return claimed === 1;
}

async function send({ db, log, mailer }: Outbox, mail: Mail): Promise<void> {
  const { id, createdAt } = mail;
  const settle = (change: Partial<Mail>) => db.once((tx) => tx.update(Mail, { id }, change));
  const over = { nextTryAt: null, text: '' };
  let sent: boolean;
  try {
    sent = await mailer.deliver(mail);
  } catch (error) {
    const givenUp = error instanceof MailRefused || Date.now() - createdAt > GIVE_UP_MS;
    log.error({ err: error, mailId: id, givenUp }, 'a mail could not be sent');
    await settle(givenUp ? over : { nextTryAt: nextTry(mail.attempts + 1, Date.now()) });
    return;
  }
  const noted = { ...over, sentAt: sent ? Date.now() : null };
  // Its reader would get it again if this were not noted.
  await settle(noted).catch(() => settle(noted));
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
