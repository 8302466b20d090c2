import { randomBytes } from 'node:crypto';
import { type EntityManager, IsNull } from 'typeorm';
import { isDuplicate } from '../../database/dialects.ts';
import type { Context } from '../../graphql/context.ts';
import { emailAddress } from '../../lib/emailAddress.ts';
import { newId } from '../../lib/ids.ts';
import { isoTime } from '../../lib/isoTime.ts';
import { parseInput } from '../../lib/parseInput.ts';
import { type InvalidInput, type NotFound, notFound, type TooManyRequests } from '../../lib/problems.ts';
import { NewsletterSubscription } from './newsletter.entity.ts';

export interface NewsletterSubscribed {
  __typename: 'NewsletterSubscribed';
  message: string;
}

/** Puts an address on the list. Says the same of one that is there already: nobody learns who reads the newsletter. */
export async function subscribeToNewsletter(
  ctx: Context,
  given: string,
): Promise<NewsletterSubscribed | InvalidInput | TooManyRequests> {
  const parsed = parseInput(emailAddress, given);
  if ('message' in parsed) return { ...parsed, field: 'email' };
  const tooMany = await ctx.limits.take('newsletter', ctx);
  if (tooMany) return tooMany;
  await subscribe(ctx, parsed.input);
  ctx.log.info('an address was put on the newsletter’s list');
  return { __typename: 'NewsletterSubscribed', message: 'Thank you! You will hear from us.' };
}

async function subscribe({ db }: Context, email: string): Promise<void> {
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

/** Takes the address of a token off the list; off already is a success, too. */
export async function unsubscribeFromNewsletter(
  { db }: Context,
  token: string,
): Promise<NewsletterUnsubscribed | NotFound> {
  const ended = await db.write(async (tx) => {
    await tx.update(
      NewsletterSubscription,
      { token, unsubscribedAt: IsNull() },
      { unsubscribedAt: Date.now() },
    );
    return tx.existsBy(NewsletterSubscription, { token });
  });
  return ended
    ? { __typename: 'NewsletterUnsubscribed', message: 'You will not get our newsletter any more' }
    : notFound('This link does not belong to any subscription');
}

/** What is known of an address here: when it asked for the newsletter, and when it did not want it any more. */
export async function dataOfSubscription({ db }: Pick<Context, 'db'>, email: string) {
  const subscription = await db.read.findOneBy(NewsletterSubscription, { email });
  return (
    subscription && {
      email,
      subscribedAt: isoTime(subscription.subscribedAt),
      unsubscribedAt: isoTime(subscription.unsubscribedAt),
    }
  );
}

/** Forgets that an address ever asked for the newsletter. */
export const eraseSubscription = (tx: EntityManager, email: string): Promise<unknown> =>
  tx.delete(NewsletterSubscription, { email });
