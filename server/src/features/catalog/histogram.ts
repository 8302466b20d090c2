import { firstIndex } from '../../lib/binarySearch.ts';
import { type Filter, matchesFilter, type ValueRanges, valueRanges } from './filter.ts';
import type { Products } from './snapshot.ts';

/** Counts products by price and rating without visiting them. */
export interface Histogram {
  count(ranges: ValueRanges): number;
}

/** Ratings are tenths of a star, 0 to 50. */
const RATINGS = 51;
const BLOCK_SIZE = 256;

/** A cumulative histogram: sorted by price, it stores before each block how many products of each rating come earlier. */
export function buildHistogram(products: Products): Histogram {
  // Price and rating in one number, because typed arrays sort numbers ten times as fast as objects.
  const sorted = Float64Array.from(products, ({ price, rating }) => price * RATINGS + rating).sort();
  const countsBeforeBlock: Uint32Array[] = [];
  const counts = new Uint32Array(RATINGS);
  for (let n = 0; n <= sorted.length; n++) {
    if (n % BLOCK_SIZE === 0) countsBeforeBlock.push(counts.slice());
    const rating = (sorted[n] ?? 0) % RATINGS;
    counts[rating] = (counts[rating] as number) + 1;
  }

  /** How many of the `end` cheapest products have a rating in the range. */
  function countCheapest(end: number, { minRating, maxRating }: ValueRanges): number {
    const block = Math.floor(end / BLOCK_SIZE);
    let count = 0;
    countsBeforeBlock[block]?.forEach((ofRating, rating) => {
      if (rating >= minRating && rating <= maxRating) count += ofRating;
    });
    for (let n = block * BLOCK_SIZE; n < end; n++) {
      const rating = (sorted[n] as number) % RATINGS;
      if (rating >= minRating && rating <= maxRating) count++;
    }
    return count;
  }

  return {
    count(ranges) {
      const from = firstIndex(sorted, (key) => key >= Math.ceil(ranges.minPrice) * RATINGS);
      const to = firstIndex(sorted, (key) => key >= (Math.floor(ranges.maxPrice) + 1) * RATINGS);
      return to <= from ? 0 : countCheapest(to, ranges) - countCheapest(from, ranges);
    },
  };
}

/** Per list: one for each combination of `featured` and `location` that is asked for. More are counted one by one. */
const MAX_HISTOGRAMS = 20;
const histograms = new WeakMap<Products, Map<string, Histogram>>();

/** Number of products of a list that match a filter. The filter's categories must be met by all of them. */
export function countMatching(products: Products, filter: Filter): number {
  const { featured, location } = filter;
  const cached = histograms.get(products) ?? new Map<string, Histogram>();
  histograms.set(products, cached);
  const key = `${featured ?? ''} ${location ?? ''}`;
  if (!cached.has(key)) {
    if (cached.size >= MAX_HISTOGRAMS)
      return products.filter((product) => matchesFilter(product, filter)).length;
    const selected = products.filter((product) => matchesFilter(product, { featured, location }));
    cached.set(key, buildHistogram(selected));
  }
  return cached.get(key)?.count(valueRanges(filter)) ?? 0;
}
