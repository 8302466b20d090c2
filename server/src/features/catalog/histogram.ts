import type { CatalogProduct } from './snapshot.ts';

/** Counts products of a list by price and rating, without going through them. */
export interface Tally {
  /** @param ranges both ends count; prices in paise, ratings in tenths */
  count(ranges: { cheapest: number; dearest: number; least: number; most: number }): number;
}

/** Ratings have so many bits, and a price stands above them in one number: so both are sorted by price together. */
const BITS = 6;
const RATINGS = 1 << BITS;
/** It is noted how many of each rating there are before every so manieth; the rest is counted. */
const STEP = 256;

export function tallyOf(products: readonly CatalogProduct[]): Tally {
  const sorted = new Float64Array(products.length);
  products.forEach(({ price, rating }, at) => {
    sorted[at] = price * RATINGS + rating;
  });
  sorted.sort();
  const ratings = new Uint8Array(sorted.length);
  for (let at = 0; at < sorted.length; at++) ratings[at] = (sorted[at] as number) % RATINGS;
  const before = countsBefore(ratings);

  /** How many of the first `end`, by price, have such a rating. */
  function among(end: number, least: number, most: number): number {
    const step = Math.floor(end / STEP);
    let count = 0;
    for (let rating = least; rating <= most; rating++) count += before[step * RATINGS + rating] as number;
    for (let at = step * STEP; at < end; at++) {
      const rating = ratings[at] as number;
      if (rating >= least && rating <= most) count++;
    }
    return count;
  }

  return {
    count({ cheapest, dearest, least, most }) {
      const from = firstFrom(sorted, Math.ceil(cheapest) * RATINGS);
      const to = firstFrom(sorted, (Math.floor(dearest) + 1) * RATINGS);
      const lowest = Math.max(0, Math.ceil(least));
      const highest = Math.min(RATINGS - 1, Math.floor(most));
      return to <= from ? 0 : among(to, lowest, highest) - among(from, lowest, highest);
    },
  };
}

/** By step and rating. */
function countsBefore(ratings: Uint8Array): Uint32Array {
  const steps = Math.floor(ratings.length / STEP);
  const counts = new Uint32Array((steps + 1) * RATINGS);
  for (let step = 1; step <= steps; step++) {
    const own = step * RATINGS;
    counts.copyWithin(own, own - RATINGS, own);
    for (let at = (step - 1) * STEP; at < step * STEP; at++) {
      const place = own + (ratings[at] as number);
      counts[place] = (counts[place] as number) + 1;
    }
  }
  return counts;
}

function firstFrom(sorted: Float64Array, least: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
