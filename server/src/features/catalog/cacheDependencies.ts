import type { Catalog } from './catalog.ts';

/** What a response shows of the catalogue; a cached response is valid while all of it is unchanged. */
export interface CacheDependencies {
  /** Catalogue revision when the request started; null if the search index was still incomplete, so that the response is not cached. */
  readonly revision: number | null;
  /** Units in stock by inventory item. NaN, which equals no number, if the stock changed during the request. */
  readonly stock: Map<string, number>;
  /** The sold-out products that the response ranks lower; null: it does not rank. A change of the products replaces the set. */
  soldOutIds: ReadonlySet<string> | null;
}

/** Starts to record the dependencies of one response. */
export const trackDependencies = ({
  snapshot,
  search,
}: Pick<Catalog, 'snapshot' | 'search'>): CacheDependencies => ({
  revision: search.isComplete() ? snapshot.revision : null,
  stock: new Map(),
  soldOutIds: null,
});

/** Records that a response ranks products, what is sold out below the rest. */
export function addRankingDependency(
  dependencies: CacheDependencies,
  { soldOutIds }: Pick<Catalog, 'soldOutIds'>,
): void {
  // The first set: if a later one differs, the response is not valid any more.
  dependencies.soldOutIds ??= soldOutIds;
}

/** Records that a response shows the stock of an inventory item. */
export function addStockDependency({ stock }: CacheDependencies, itemId: string, units: number): void {
  const recorded = stock.get(itemId) ?? units;
  stock.set(itemId, recorded === units ? units : Number.NaN);
}
