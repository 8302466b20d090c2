import type { EntityManager } from 'typeorm';
import type { Dialect } from '../../../database/dialects.ts';
import { createMinuteCache, type MinuteCache } from '../../../lib/minuteCache.ts';
import type { OrderFilter, OrderSort } from './orderFilter.ts';
import { type OrderList, planOrderList } from './orderList.queries.ts';

interface ListQuery {
  dialect: Dialect;
  filter: OrderFilter;
  sort: OrderSort;
}

/** By database. */
const lists = new WeakMap<EntityManager, MinuteCache<ListQuery, OrderList>>();

/**
 * Decides how to find the later pages of a list, as `planOrderList`, but for a minute: whoever reads on sees the list as it was found at
 * first, and nothing is counted again for each page.
 */
export function planLaterPages(manager: EntityManager, query: ListQuery): Promise<OrderList> {
  const existing = lists.get(manager);
  if (existing) return existing.load(query);
  const created = createMinuteCache<ListQuery, OrderList>(
    ({ filter, sort }) => JSON.stringify([filter, sort]),
    ({ dialect, filter, sort }) => planOrderList(manager, dialect, filter, sort),
  );
  lists.set(manager, created);
  return created.load(query);
}
