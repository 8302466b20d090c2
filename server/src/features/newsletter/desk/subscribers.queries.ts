import type { EntityManager } from 'typeorm';
import type { Sql } from '../../../database/conditions.ts';
import type { Dialect } from '../../../database/dialects.ts';
import { type KeysetList, readKeysetPage } from '../../../database/keysetPage.ts';
import type { RowRange } from '../../../lib/page.ts';
import { endOfPrefix } from '../../../lib/text/endOfPrefix.ts';
import { NewsletterSubscription } from '../newsletter.entity.ts';

export type SubscriptionState = 'SUBSCRIBED' | 'UNSUBSCRIBED';

/** Which subscriptions. */
export interface SubscriberConditions {
  /** The beginning of the e-mail address; empty: all addresses. */
  prefix: string;
  state: SubscriptionState;
}

/** Never with its token, which would unsubscribe somebody. */
export type Subscriber = Pick<NewsletterSubscription, 'id' | 'email' | 'subscribedAt' | 'unsubscribedAt'>;

/** By address with a prefix; else the newest first. */
export function subscriberList({ prefix, state }: SubscriberConditions): KeysetList<Subscriber> {
  if (prefix) return { name: 'subscribers by address', order: ['email'], direction: 'ASC' };
  return {
    name: `subscribers ${state}`,
    order: state === 'SUBSCRIBED' ? ['id'] : ['unsubscribedAt', 'id'],
    direction: 'DESC',
  };
}

/** Subscriptions in the order of `subscriberList`. */
export function findSubscriptions(
  db: { dialect: Dialect; read: EntityManager },
  filter: SubscriberConditions,
  range: RowRange,
): Promise<NewsletterSubscription[]> {
  const { prefix, state } = filter;
  const isState = state === 'SUBSCRIBED' ? 'unsubscribedAt IS NULL' : 'unsubscribedAt IS NOT NULL';
  const conditions: Sql[] = [{ sql: isState, parameters: [] }];
  if (prefix) conditions.push({ sql: 'email >= ? AND email < ?', parameters: [prefix, endOfPrefix(prefix)] });
  return readKeysetPage(db, NewsletterSubscription, subscriberList(filter), [{ conditions }], range);
}
