import type { Db } from '../../../database/database.ts';
import { createMinuteCache } from '../../../lib/minuteCache.ts';
import type { ShopDay } from '../../../lib/shopDay.ts';
import { findBestSelling, type NamedSales, type SplitPeriod } from './salesFigures.queries.ts';

export interface BestSellersQuery {
  kind: 'product' | 'category';
  first: ShopDay;
  last: ShopDay;
  split: SplitPeriod;
  by: 'quantity' | 'amount';
  limit: number;
}

/** The products or categories of which most was sold; those of several days are at most a minute old. Concurrent calls share a statement. */
export interface BestSellersCache {
  load(query: BestSellersQuery): Promise<NamedSales[]>;
}

export function createBestSellersCache({ read }: Pick<Db, 'read'>): BestSellersCache {
  const readNow = ({ kind, split, ...order }: BestSellersQuery) => findBestSelling(read, kind, split, order);
  const cache = createMinuteCache(
    ({ kind, first, last, split, by, limit }: BestSellersQuery) =>
      `${kind} ${first} ${last} ${split.days.last} ${by} ${limit}`,
    readNow,
  );
  // A single day has few orders, and somebody may be watching them.
  return { load: (query) => (query.first === query.last ? readNow(query) : cache.load(query)) };
}
