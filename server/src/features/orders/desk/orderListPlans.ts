import { LRUCache } from 'lru-cache';
import type { EntityManager } from 'typeorm';
import type { Dialect } from '../../../database/dialects.ts';
import type { OrderFilter, OrderSort } from './orderFilter.ts';
import { type OrderList, planOrderList } from './orderList.queries.ts';

const MAX_AGE_MS = 60_000;
const MAX_REMEMBERED = 100;

/** By database. */
const plansOf = new WeakMap<EntityManager, LRUCache<string, OrderList>>();

/**
 * Decides how to find a page of a list. Behind the first page of a search that finds many, the decision of up to a minute ago holds, so
 * that nothing is counted again for each page: an order that is the first to match in another column than before is not on these pages.
 * @param isFirst whether it is the list's first page
 */
export async function planPage(
  manager: EntityManager,
  {
    dialect,
    filter,
    sort,
    isFirst,
  }: { dialect: Dialect; filter: OrderFilter; sort: OrderSort; isFirst: boolean },
): Promise<OrderList> {
  const plans = plansOf.get(manager) ?? new LRUCache({ max: MAX_REMEMBERED, ttl: MAX_AGE_MS });
  plansOf.set(manager, plans);
  const key = JSON.stringify([filter, sort]);
  const remembered = isFirst ? undefined : plans.get(key);
  if (remembered) return remembered;
  const plan = await planOrderList(manager, dialect, filter, sort);
  if (plan.window > 0) plans.set(key, plan);
  else plans.delete(key);
  return plan;
}
