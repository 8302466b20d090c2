import { randomBytes } from 'node:crypto';
import { type EntityManager, IsNull } from 'typeorm';
import type { Db } from '../../database/database.ts';
import { isDuplicate } from '../../database/dialects.ts';
import { newId } from '../../lib/ids.ts';
import { emailAddress } from '../../lib/input/emailAddress.ts';
import { parseInput } from '../../lib/input/parseInput.ts';
import type { Limits } from '../../lib/limits/rateLimiter.ts';
import type { Log } from '../../lib/log.ts';
import type { InvalidInput, NotFound, TooManyRequests } from '../../lib/problems.ts';
import { isoTime } from '../../lib/time/isoTime.ts';
import { deleteWaitingBulkMailsTo } from '../notifications/notifications.service.ts';
import { NewsletterSubscription } from './newsletter.entity.ts';
import { subscriptionNotFound } from './newsletter.problems.ts';

export interface NewsletterContext {
  db: Db;
  log: Log;
  limits: Limits;
  /** The caller's IP address. */
  clientAddress: string;
}

export interface NewsletterSubscribed {
  __typename: 'NewsletterSubscribed';
  message: string;
}

/** Subscribes an address. The answer is the same for a subscribed one, so that nobody learns who reads the newsletter. */
export async function subscribeToNewsletter(
  ctx: NewsletterContext,
  email: string,
): Promise<NewsletterSubscribed | InvalidInput | TooManyRequests> {
  const parsed = parseInput(emailAddress, email);
  if ('message' in parsed) return { ...parsed, field: 'email' };
  const tooMany = await ctx.limits.consume('newsletter', { address: ctx.clientAddress });
  if (tooMany) return tooMany;
  await subscribe(ctx, parsed.input);
  ctx.log.info('an address subscribed to the newsletter');
  return { __typename: 'NewsletterSubscribed', message: 'Thank you! You will hear from us.' };
}

async function subscribe({ db }: Pick<NewsletterContext, 'db'>, email: string): Promise<void> {
  const subscription: NewsletterSubscription = {
    id: newId(),
    email,
    token: randomBytes(32).toString('base64url'),
    subscribedAt: Date.now(),
    unsubscribedAt: null,
  };
  await db.write(async (tx) => {
    try {
      await tx.insert(NewsletterSubscription, subscription);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      await tx.update(NewsletterSubscription, { email }, { unsubscribedAt: null });
    }
  });
}

export interface NewsletterUnsubscribed {
  __typename: 'NewsletterUnsubscribed';
  message: string;
}

/** Ends the subscription of a token; a repeated call succeeds as well. An unknown token writes nothing, and counts against guesses. */
export async function unsubscribeFromNewsletter(
  { db, limits, clientAddress }: Omit<NewsletterContext, 'log'>,
  token: string,
): Promise<NewsletterUnsubscribed | NotFound | TooManyRequests> {
  const tooMany = await limits.consume('unsubscribe', { address: clientAddress });
  if (tooMany) return tooMany;
  const subscription = await db.read.findOneBy(NewsletterSubscription, { token });
  if (!subscription) return subscriptionNotFound();
  const { id, email } = subscription;
  await db.write(async (tx) => {
    const unsubscribedAt = Date.now();
    await tx.update(NewsletterSubscription, { id, unsubscribedAt: IsNull() }, { unsubscribedAt });
    await deleteWaitingBulkMailsTo(tx, email);
  });
  await limits.refund('unsubscribe', { address: clientAddress });
  return { __typename: 'NewsletterUnsubscribed', message: 'You will not get our newsletter any more' };
}

/** The subscription of an address as personal data; null: it never subscribed. */
export async function exportSubscription({ db }: Pick<NewsletterContext, 'db'>, email: string) {
  const subscription = await db.read.findOneBy(NewsletterSubscription, { email });
  return (
    subscription && {
      email,
      subscribedAt: isoTime(subscription.subscribedAt),
      unsubscribedAt: isoTime(subscription.unsubscribedAt),
    }
  );
}

export const deleteSubscription = (tx: EntityManager, email: string): Promise<unknown> =>
  tx.delete(NewsletterSubscription, { email });
