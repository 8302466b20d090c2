import type { Db } from '../../../database/database.ts';
import { createMinuteCache } from '../../../lib/limits/minuteCache.ts';
import { findBestSelling, type NamedSales, type SplitPeriod } from './salesFigures.queries.ts';
import { type Period, splitPeriods } from './salesPeriod.ts';

export interface BestSellersQuery extends Period {
  kind: 'product' | 'category';
  by: 'quantity' | 'amount';
  limit: number;
}

/** The products or categories of which most was sold; those of several days are at most a minute old. Concurrent calls share a statement. */
export interface BestSellersCache {
  load(query: BestSellersQuery): Promise<NamedSales[]>;
}

export function createBestSellersCache({ replicas }: Pick<Db, 'replicas'>): BestSellersCache {
  const readNow = ({ kind, by, limit, ...period }: BestSellersQuery) =>
    replicas.read(async (manager) => {
      const [split] = (await splitPeriods(manager, [period])) as [SplitPeriod];
      return findBestSelling(manager, kind, split, { by, limit });
    });
  const cache = createMinuteCache(
    ({ kind, first, last, by, limit }: BestSellersQuery) => `${kind} ${first} ${last} ${by} ${limit}`,
    readNow,
  );
  // A single day has few orders, and somebody may be watching them.
  return { load: (query) => (query.first === query.last ? readNow(query) : cache.load(query)) };
}
