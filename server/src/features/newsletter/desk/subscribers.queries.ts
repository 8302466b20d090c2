import { type EntityManager, IsNull, Not } from 'typeorm';
import { endOfPrefix } from '../../../lib/text/endOfPrefix.ts';
import { NewsletterSubscription } from '../newsletter.entity.ts';

export type SubscriptionState = 'SUBSCRIBED' | 'UNSUBSCRIBED';

interface PageConditions {
  /** The beginning of the e-mail address; empty: all addresses. */
  prefix: string;
  state: SubscriptionState;
  /** The sort key of the last row of the previous page. */
  key: readonly (string | number)[] | null;
  limit: number;
}

type Row = Pick<NewsletterSubscription, 'id' | 'email' | 'unsubscribedAt'>;

/** What the rows of a list are sorted by. */
export function sortKeyOf(row: Row, prefix: string, state: SubscriptionState): (string | number)[] {
  if (prefix) return [row.email];
  return state === 'SUBSCRIBED' ? [row.id] : [row.unsubscribedAt ?? 0, row.id];
}

/** With a prefix by address; else the newest first. */
export function findSubscriptions(
  manager: EntityManager,
  { prefix, state, key, limit }: PageConditions,
): Promise<NewsletterSubscription[]> {
  const query = manager
    .createQueryBuilder(NewsletterSubscription, 's')
    .where({ unsubscribedAt: state === 'SUBSCRIBED' ? IsNull() : Not(IsNull()) })
    .limit(limit);
  if (prefix) {
    query.andWhere('s.email >= :prefix AND s.email < :end', { prefix, end: endOfPrefix(prefix) });
    if (key) query.andWhere('s.email > :email', { email: key[0] });
    return query.orderBy('s.email', 'ASC').getMany();
  }
  if (state === 'SUBSCRIBED') {
    if (key) query.andWhere('s.id < :id', { id: key[0] });
    return query.orderBy('s.id', 'DESC').getMany();
  }
  if (key)
    query
      .andWhere('s.unsubscribedAt <= :time AND (s.unsubscribedAt < :time OR s.id < :id)')
      .setParameters({ time: key[0], id: key[1] });
  return query.orderBy('s.unsubscribedAt', 'DESC').addOrderBy('s.id', 'DESC').getMany();
}
