import { LRUCache } from 'lru-cache';
import type { Db } from '../../../database/database.ts';
import type { ShopDay } from '../../../lib/shopDay.ts';
import { findBestSelling, type NamedSales, type SplitPeriod } from './salesFigures.queries.ts';

const MAX_AGE_MS = 60_000;
const MAX_ENTRIES = 100;
/** The sums of fewer days are quick to read. */
const MIN_DAYS = 15;

export interface BestSellersQuery {
  first: ShopDay;
  last: ShopDay;
  split: SplitPeriod;
  by: 'quantity' | 'amount';
  limit: number;
}

/** The products of which most was sold; those of a long period are at most a minute old. Concurrent calls share a statement. */
export interface BestSellersCache {
  load(query: BestSellersQuery): Promise<NamedSales[]>;
}

export function createBestSellersCache({ read }: Pick<Db, 'read'>): BestSellersCache {
  const readNow = ({ split, ...order }: BestSellersQuery) => findBestSelling(read, 'product', split, order);
  const entries = new LRUCache<string, NamedSales[], BestSellersQuery>({
    max: MAX_ENTRIES,
    ttl: MAX_AGE_MS,
    fetchMethod: (_key, _stale, { context }) => readNow(context),
  });
  return {
    load: (query) => {
      const { first, last, by, limit } = query;
      if (last - first + 1 < MIN_DAYS) return readNow(query);
      return entries.forceFetch(`${first} ${last} ${by} ${limit}`, { context: query });
    },
  };
}
