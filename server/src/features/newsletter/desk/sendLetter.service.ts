import { IsNull, MoreThan } from 'typeorm';
import type { Env } from '../../../config/env.ts';
import type { Db } from '../../../database/database.ts';
import type { BackgroundTask } from '../../../lib/backgroundTask.ts';
import type { Limits } from '../../../lib/limits/rateLimiter.ts';
import type { InvalidInput, NotFound, Success, TooManyRequests } from '../../../lib/problems.ts';
import {
  canSendMail,
  countWaitingBulkMails,
  deleteWaitingBulkMails,
  describeDelivery,
  enqueueBulkMails,
  enqueueMail,
} from '../../notifications/notifications.service.ts';
import { getSettings, type SettingsContext } from '../../settings/settings.service.ts';
import type { StaffActor } from '../../staff/staffActor.service.ts';
import { NewsletterSubscription } from '../newsletter.entity.ts';
import { letterNotFound, noMailServer } from '../newsletter.problems.ts';
import { Letter } from './letters.entity.ts';
import { letterKey, letterMail, testMail } from './letters.mails.ts';
import {
  countSubscribers,
  findLetter,
  type LetterConflict,
  letterConflict,
  recordLetterEvent,
} from './letters.service.ts';

export interface SendLetterContext extends SettingsContext {
  db: Db;
  env: Pick<Env, 'shopUrl' | 'mail'>;
  outbox: Pick<BackgroundTask, 'wake'>;
}

export interface LetterStarted {
  __typename: 'DeskLetterStarted';
  letter: Letter;
}

/**
 * Begins to send a draft to all subscribers. Succeeds as well if that has begun before, so a double click sends it once.
 * @param version of the draft that the caller has seen
 */
export async function sendLetter(
  ctx: SendLetterContext,
  actor: StaffActor,
  { id, version }: { id: string; version: number },
): Promise<LetterStarted | LetterConflict | NotFound | InvalidInput> {
  if (!canSendMail(ctx.env)) return noMailServer();
  await ctx.db.write(async (tx) => {
    const recipientCount = await countSubscribers(tx);
    const started = { recipientCount, state: 'sending', startedAt: Date.now(), actorId: actor.id } as const;
    const { affected } = await tx.update(Letter, { id, version, state: 'draft' }, started);
    const letter = affected === 1 && (await findLetter(tx, id));
    if (letter) await recordLetterEvent(tx, actor, 'letterSent', letter);
  });
  const letter = await findLetter(ctx.db.read, id);
  if (!letter) return letterNotFound();
  const isStarted = letter.version === version && (letter.state === 'sending' || letter.state === 'sent');
  return isStarted ? { __typename: 'DeskLetterStarted', letter } : letterConflict(ctx.db.read, actor, letter);
}

export interface LetterStopped {
  __typename: 'DeskLetterStopped';
  letter: Letter;
}

/** Stops a letter for good: what waits in the outbox is not sent. Succeeds as well if it was stopped before. */
export async function stopLetter(
  { db }: SendLetterContext,
  actor: StaffActor,
  id: string,
): Promise<LetterStopped | LetterConflict | NotFound> {
  await db.write(async (tx) => {
    const stopped = { state: 'stopped', finishedAt: Date.now(), actorId: actor.id } as const;
    const { affected } = await tx.update(Letter, { id, state: 'sending' }, stopped);
    const letter = affected === 1 && (await findLetter(tx, id));
    if (!letter) return;
    const unsent = await deleteWaitingBulkMails(tx, letterKey(letter));
    await tx.update(Letter, { id }, { enqueuedCount: letter.enqueuedCount - unsent });
    await recordLetterEvent(tx, actor, 'letterStopped', letter);
  });
  const letter = await findLetter(db.read, id);
  if (!letter) return letterNotFound();
  return letter.state === 'stopped'
    ? { __typename: 'DeskLetterStopped', letter }
    : letterConflict(db.read, actor, letter);
}

export type TestLetterSent = Success<'DeskTestLetterSent'>;

/** Mails a letter to the member of staff alone. @param letter.email the actor's own address */
export async function sendTestLetter(
  ctx: SendLetterContext & { limits: Limits },
  actor: StaffActor,
  { id: letterId, email }: { id: string; email: string },
): Promise<TestLetterSent | NotFound | InvalidInput | TooManyRequests> {
  if (!canSendMail(ctx.env)) return noMailServer();
  const letter = await findLetter(ctx.db.read, letterId);
  if (!letter) return letterNotFound();
  const tooMany = await ctx.limits.consume('testLetter', { address: '', account: actor.id });
  if (tooMany) return tooMany;
  const shop = getSettings(ctx);
  await ctx.db.write(async (tx) => {
    await enqueueMail(tx, testMail(letter, email, { shop, shopUrl: ctx.env.shopUrl }));
    await recordLetterEvent(tx, actor, 'testLetterSent', letter);
  });
  ctx.outbox.wake();
  return { __typename: 'DeskTestLetterSent', message: describeDelivery(ctx.env, 'A test mail', email) };
}

/** Subscribers of one transaction. */
const BATCH_SIZE = 200;
/** No more mails are added while so many wait, so that stopping a letter has an effect. */
const MAX_WAITING = 400;

/**
 * Puts the next mails of the letters that are being sent into the outbox. The job calls it again and again; after a crash it goes on
 * behind the last subscriber whose mail was stored.
 */
export async function continueLetters(ctx: SendLetterContext, shouldContinue = () => true): Promise<void> {
  const letters = await ctx.db.read.find(Letter, { where: { state: 'sending' }, order: { id: 'ASC' } });
  for (const { id } of letters) while (shouldContinue() && (await enqueueBatch(ctx, id)));
}

/** @returns whether the letter has more mails to enqueue now */
async function enqueueBatch(ctx: SendLetterContext, id: string): Promise<boolean> {
  const { db, env } = ctx;
  const shop = getSettings(ctx);
  const count = await db.write(async (tx) => {
    const letter = await tx.findOneBy(Letter, { id, state: 'sending' });
    if (!letter) return 0;
    const waiting = await countWaitingBulkMails(tx, letterKey(letter));
    if (waiting >= MAX_WAITING) return 0;
    const { lastSubscriptionId, enqueuedCount } = letter;
    const subscriptions = await tx.find(NewsletterSubscription, {
      where: { unsubscribedAt: IsNull(), id: MoreThan(lastSubscriptionId) },
      order: { id: 'ASC' },
      take: BATCH_SIZE,
    });
    const last = subscriptions.at(-1);
    if (!last && waiting > 0) return 0;
    const progress = last
      ? { lastSubscriptionId: last.id, enqueuedCount: enqueuedCount + subscriptions.length }
      : { state: 'sent' as const, finishedAt: Date.now() };
    // Of several processes, one takes these subscribers.
    const { affected } = await tx.update(Letter, { id, state: 'sending', lastSubscriptionId }, progress);
    if (affected !== 1) return 0;
    const mails = subscriptions.map((one) => letterMail(letter, one, { shop, shopUrl: env.shopUrl }));
    await enqueueBulkMails(tx, db.dialect, mails);
    return mails.length;
  });
  if (count > 0) ctx.outbox.wake();
  return count > 0;
}
