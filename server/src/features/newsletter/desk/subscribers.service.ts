import type { EntityManager } from 'typeorm';
import type { Db } from '../../../database/database.ts';
import { decodeListCursor, encodeListCursor } from '../../../lib/cursor.ts';
import { createMinuteCache, type MinuteCache } from '../../../lib/limits/minuteCache.ts';
import type { Limits } from '../../../lib/limits/rateLimiter.ts';
import { type InvalidInput, invalidInput, type TooManyRequests } from '../../../lib/problems.ts';
import { toCsv } from '../../../lib/text/csvText.ts';
import { formatShopTime } from '../../../lib/time/shopDay.ts';
import type { StaffActor } from '../../staff/staffActor.service.ts';
import { recordAuditEvent } from '../../users/audit.service.ts';
import type { NewsletterSubscription } from '../newsletter.entity.ts';
import { countSubscribers } from './letters.service.ts';
import { findSubscriptions, type SubscriptionState, sortKeyOf } from './subscribers.queries.ts';

export type { SubscriptionState };

/** Which subscriptions, and from where on. */
export interface SubscriberQuery {
  /** The beginning of the e-mail address. */
  search?: string | null;
  state: SubscriptionState;
  first: number;
  after?: string | null;
}

/** Never with its token, which would unsubscribe somebody. */
export type Subscriber = Pick<NewsletterSubscription, 'id' | 'email' | 'subscribedAt' | 'unsubscribedAt'>;

export interface SubscriberPage {
  nodes: Subscriber[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const MAX_PAGE = 100;
const CSV_ROWS = 1000;

/** A page of the subscribers: by e-mail address with a search, else the newest first. */
export const listSubscribers = async (
  ctx: { db: Db },
  query: SubscriberQuery,
): Promise<SubscriberPage | InvalidInput> =>
  query.first < 1 || query.first > MAX_PAGE
    ? invalidInput(`first must be from 1 to ${MAX_PAGE}`, 'first')
    : readPage(ctx.db.read, query);

async function readPage(
  manager: EntityManager,
  { search, state, first, after }: SubscriberQuery,
): Promise<SubscriberPage | InvalidInput> {
  const prefix = search?.trim().toLowerCase() ?? '';
  const order = prefix ? 'subscribers by address' : `subscribers ${state}`;
  const key = after ? decodeListCursor(order, after) : null;
  if (after && !key) return invalidInput('after is not one of our cursors', 'after');
  const rows = await findSubscriptions(manager, { prefix, state, key, limit: first + 1 });
  const nodes = rows.slice(0, first);
  const last = nodes.at(-1);
  const endCursor = last ? encodeListCursor(order, sortKeyOf(last, prefix, state)) : null;
  return { nodes, pageInfo: { hasNextPage: rows.length > first, endCursor } };
}

/** The number of subscribers, at most a minute old: it counts them all. */
export const createSubscriberCountCache = ({ read }: Pick<Db, 'read'>): MinuteCache<null, number> =>
  createMinuteCache(
    () => 'all',
    () => countSubscribers(read),
  );

/** A part of a CSV file. */
export interface SubscribersCsv {
  __typename: 'DeskSubscribersCsv';
  csv: string;
  /** Where the next part begins; null: this is the last one. */
  endCursor: string | null;
}

/** The next part of the subscribers as CSV. Each part is recorded in the audit log: a caller can begin anywhere. */
export async function exportSubscribers(
  ctx: { db: Db; limits: Limits },
  actor: StaffActor,
  { after, state }: Pick<SubscriberQuery, 'after' | 'state'>,
): Promise<SubscribersCsv | InvalidInput | TooManyRequests> {
  const tooMany = await ctx.limits.consume('exportPart', { address: '', account: actor.id });
  if (tooMany) return tooMany;
  const page = await ctx.db.replicas.read((manager) =>
    readPage(manager, { first: CSV_ROWS, after: after ?? null, state }),
  );
  if ('message' in page) return page;
  await ctx.db.write((tx) =>
    recordAuditEvent(tx, actor, {
      action: 'subscribersExported',
      userId: null,
      actorId: actor.id,
      detail: `${page.nodes.length} rows${after ? ', continued' : ''}`,
    }),
  );
  const rows = page.nodes.map(({ email, subscribedAt, unsubscribedAt }) => [
    email,
    formatShopTime(subscribedAt),
    unsubscribedAt === null ? '' : formatShopTime(unsubscribedAt),
  ]);
  return {
    __typename: 'DeskSubscribersCsv',
    csv: toCsv(after ? null : ['E-Mail', 'Subscribed (IST)', 'Unsubscribed (IST)'], rows),
    endCursor: page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null,
  };
}
