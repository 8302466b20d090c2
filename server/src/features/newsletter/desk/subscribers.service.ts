import type { Db } from '../../../database/database.ts';
import { createMinuteCache, type MinuteCache } from '../../../lib/limits/minuteCache.ts';
import { type Page, type PageArguments, readPage } from '../../../lib/page.ts';
import type { InvalidInput, TooManyRequests } from '../../../lib/problems.ts';
import { formatShopTime } from '../../../lib/time/shopDay.ts';
import type { StaffActor } from '../../staff/staffActor.service.ts';
import { type CsvPart, type ExportContext, exportPart } from '../../users/exportPart.service.ts';
import { countSubscribers } from './letters.service.ts';
import {
  findSubscriptions,
  type Subscriber,
  type SubscriptionState,
  subscriberList,
} from './subscribers.queries.ts';

export type { Subscriber, SubscriptionState };

/** Which subscriptions. */
export interface SubscriberFilter {
  /** The beginning of the e-mail address. */
  search?: string | null;
  state: SubscriptionState;
}

/** A page of the subscribers: by e-mail address with a search, else the newest first. */
export async function listSubscribers(
  { db }: { db: Pick<Db, 'dialect' | 'read'> },
  { search, state }: SubscriberFilter,
  args: PageArguments,
): Promise<Page<Subscriber> | InvalidInput> {
  const conditions = { prefix: search?.trim().toLowerCase() ?? '', state };
  return readPage(subscriberList(conditions), args, (range) => findSubscriptions(db, conditions, range));
}

/** The number of subscribers, at most a minute old: it counts them all. */
export const createSubscriberCountCache = ({ read }: Pick<Db, 'read'>): MinuteCache<null, number> =>
  createMinuteCache(
    () => 'all',
    () => countSubscribers(read),
  );

const columns: Record<string, (subscriber: Subscriber) => string> = {
  'E-Mail': ({ email }) => email,
  'Subscribed (IST)': ({ subscribedAt }) => formatShopTime(subscribedAt),
  'Unsubscribed (IST)': ({ unsubscribedAt }) =>
    unsubscribedAt === null ? '' : formatShopTime(unsubscribedAt),
};

/** The next part of the subscribers as CSV. */
export const exportSubscribers = (
  ctx: ExportContext,
  actor: StaffActor,
  filter: SubscriberFilter,
  after: string | null | undefined,
): Promise<CsvPart | InvalidInput | TooManyRequests> =>
  exportPart(ctx, actor, {
    action: 'subscribersExported',
    columns,
    after,
    note: [filter.state === 'UNSUBSCRIBED' && 'unsubscribed', filter.search?.trim() && 'found by a search']
      .filter(Boolean)
      .join(', '),
    maxRows: 1000,
    read: (db, page) => listSubscribers({ db }, filter, page),
  });
