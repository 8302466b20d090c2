import type { EntityManager } from 'typeorm';
import { type ShopDay, shopDayOf, startOfShopDay } from '../../../lib/time/shopDay.ts';
import { findNewestDay, type SplitPeriod } from './salesFigures.queries.ts';

/** Days of the shop, both included. */
export interface Period {
  first: ShopDay;
  last: ShopDay;
  /** In ms: what came later on the last day does not count. */
  until: number;
}

/**
 * Splits periods into whole days, which are read from `daily_sales` as far as it goes, and the rest.
 * @param manager of the server that will be read: a replica may not have the newest day yet
 */
export async function splitPeriods(
  manager: EntityManager,
  periods: readonly Period[],
): Promise<SplitPeriod[]> {
  const newest = (await findNewestDay(manager)) ?? Number.NEGATIVE_INFINITY;
  return periods.map(({ first, last, until }) => {
    const lastWhole = shopDayOf(until) - 1;
    const lastSummed = Math.max(first - 1, Math.min(newest, last, lastWhole));
    return {
      days: { first, last: lastSummed },
      span: { from: startOfShopDay(lastSummed + 1), until },
    };
  });
}
