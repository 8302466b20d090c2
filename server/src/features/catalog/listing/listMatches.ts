import { selectRange } from '../../../lib/selectRange.ts';
import type { SearchMatches } from '../../../search/searchIndex.ts';
import { topK } from '../../../search/topK.ts';
import type { CatalogProduct } from '../snapshot/snapshot.ts';
import { createDerivedCache } from './derivedCache.ts';
import { createMatcher, type Filter } from './filter.ts';
import {
  comparePositions,
  type ListedProduct,
  type PageRange,
  type ProductPage,
  type Sort,
  sortKeys,
} from './listing.ts';

type Matches = SearchMatches<CatalogProduct>;

/** The search index caches matches for later queries; this caches their first ones in sorted order, by sort. */
const topMatches = createDerivedCache<Matches, Int32Array>(10);
const TOP_COUNT = 100;

/** A page of the products that match a search and a filter. */
export function listMatches(
  matches: Matches,
  filter: Filter,
  sort: Sort,
  { after, offset, first }: PageRange,
): ProductPage {
  const end = offset + first;
  const isMatching = createMatcher(filter);
  if (!isMatching && !after && end <= TOP_COUNT) {
    const top = topMatches(matches, sort, () =>
      rank(matches, matchingIndices(matches, null), sort, 0, TOP_COUNT),
    );
    const products = Array.from(top.subarray(offset, end), (index) => matchAt(matches, index, sort));
    return { products, totalCount: matches.length, hasNextPage: end < matches.length };
  }
  const matching = matchingIndices(matches, isMatching);
  const candidates = after
    ? matching.filter((index) => comparePositions(matchAt(matches, index, sort).position, after) > 0)
    : matching;
  const page = rank(matches, candidates, sort, offset, end);
  return {
    products: Array.from(page, (index) => matchAt(matches, index, sort)),
    totalCount: matching.length,
    hasNextPage: end < candidates.length,
  };
}

/** @param isMatching null: all match */
function matchingIndices(
  { length, valueAt }: Matches,
  isMatching: ((product: CatalogProduct) => boolean) | null,
): Int32Array {
  const indices = new Int32Array(length);
  let count = 0;
  for (let index = 0; index < length; index++)
    if (!isMatching || isMatching(valueAt(index))) indices[count++] = index;
  return indices.subarray(0, count);
}

function matchAt({ scores, valueAt }: Matches, index: number, sort: Sort): ListedProduct {
  const product = valueAt(index);
  const key = sort === 'RELEVANCE' ? -(scores[index] as number) : sortKeys[sort](product);
  return { product, position: [key, product.id] };
}

/** The indices of the matches that sorting `indices` would put at `from` up to (not including) `to`. */
function rank(matches: Matches, indices: Int32Array, sort: Sort, from: number, to: number): Int32Array {
  const isTopK = sort === 'RELEVANCE' && 8 * to < indices.length;
  const candidates = isTopK ? topK(indices, matches.scores, to) : Array.from(indices);
  // Each position is compared several times.
  const positions = candidates.map((index) => ({ index, position: matchAt(matches, index, sort).position }));
  const ranked = selectRange(positions, from, to, (a, b) => comparePositions(a.position, b.position));
  return Int32Array.from(ranked, ({ index }) => index);
}
