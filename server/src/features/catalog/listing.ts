import { firstIndex } from '../../lib/binarySearch.ts';
import { selectRange } from '../../lib/selectRange.ts';
import type { SearchMatches } from '../../search/searchIndex.ts';
import { topK } from '../../search/topK.ts';
import { type Filter, isUnfiltered, matchesFilter } from './filter.ts';
import { countMatching } from './histogram.ts';
import { type CatalogProduct, type CatalogSnapshot, productsIn } from './snapshot.ts';
import {
  comparePositions,
  type Position,
  type PropertySort,
  positionOf,
  type Sort,
  type SortKey,
  sortIndex,
  sortKeyBounds,
  sortKeyOf,
} from './sortIndexes.ts';

export interface ListedProduct {
  product: CatalogProduct;
  position: Position;
}

export interface ListingPage {
  products: ListedProduct[];
  hasMore: boolean;
}

/** Sorted products. */
export interface Listing {
  totalCount: number;
  /** Skips the products up to `after`, whether or not one is still there, and `offset` more. */
  page(after: Position | null, offset: number, first: number): ListingPage;
}

/** The products that match a filter. */
export function listProducts(catalog: CatalogSnapshot, filter: Filter, sort: PropertySort): Listing {
  const scope = productsIn(catalog, filter);
  const products = sortIndex(scope, sort);
  // All products of the scope meet the filter's categories.
  const isFiltered = !isUnfiltered({ ...filter, categoryId: null, subCategoryId: null });
  const totalCount = isFiltered ? countMatching(scope, filter) : scope.length;
  const listed = (product: CatalogProduct) => ({ product, position: positionOf(product, sort) });
  return {
    totalCount,
    page(after, offset, first) {
      const bounds = sortKeyBounds(sort, filter);
      const start = bounds ? firstIndex(products, (one) => Number(sortKeyOf(one, sort)) >= bounds[0]) : 0;
      const end = bounds
        ? firstIndex(products, (one) => Number(sortKeyOf(one, sort)) > bounds[1])
        : products.length;
      let index = after
        ? Math.max(
            start,
            firstIndex(products, (one) => comparePositions(positionOf(one, sort), after) > 0),
          )
        : start;
      if (end - start === totalCount) {
        index += offset;
        const page = products.slice(index, Math.min(index + first, end));
        return { products: page.map(listed), hasMore: index + first < end };
      }
      const page: ListedProduct[] = [];
      for (let matching = 0; index < end && matching < totalCount; index++) {
        const product = products[index] as CatalogProduct;
        if (!matchesFilter(product, filter) || ++matching <= offset) continue;
        if (page.length === first) return { products: page, hasMore: true };
        page.push(listed(product));
      }
      return { products: page, hasMore: false };
    },
  };
}

/** The products that match a search and a filter. */
export function listMatches(matches: SearchMatches<CatalogProduct>, filter: Filter, sort: Sort): Listing {
  const isFiltered = !isUnfiltered(filter);
  const indices = isFiltered ? matchingIndices(matches, filter) : null;
  const totalCount = indices?.length ?? matches.length;
  const all = () => indices ?? allIndices(matches);
  const listed = (index: number): ListedProduct => {
    const product = matches.valueAt(index);
    return { product, position: [matchSortKey(matches, index, sort), product.id] };
  };
  return {
    totalCount,
    page(after, offset, first) {
      const skipped = after
        ? all().reduce((n, i) => n + (comparePositions(listed(i).position, after) <= 0 ? 1 : 0), offset)
        : offset;
      const end = Math.min(skipped + first, totalCount);
      const page =
        !isFiltered && end <= TOP_COUNT
          ? topMatches(matches, sort).subarray(skipped, end)
          : rankMatches(matches, all(), sort, skipped, end);
      return { products: Array.from(page, listed), hasMore: skipped + first < totalCount };
    },
  };
}

const allIndices = ({ length }: SearchMatches<CatalogProduct>) => new Int32Array(length).map((_, n) => n);

function matchingIndices(matches: SearchMatches<CatalogProduct>, filter: Filter): Int32Array {
  const indices = new Int32Array(matches.length);
  let length = 0;
  for (let index = 0; index < matches.length; index++)
    if (matchesFilter(matches.valueAt(index), filter)) indices[length++] = index;
  return indices.subarray(0, length);
}

const matchSortKey = (
  { scores, valueAt }: SearchMatches<CatalogProduct>,
  index: number,
  sort: Sort,
): SortKey => (sort === 'RELEVANCE' ? -(scores[index] as number) : sortKeyOf(valueAt(index), sort));

/** The indices of the matches that are ranked `from` up to `to` among `indices`. */
function rankMatches(
  matches: SearchMatches<CatalogProduct>,
  indices: Int32Array,
  sort: Sort,
  from: number,
  to: number,
): Int32Array {
  const isTopK = sort === 'RELEVANCE' && 8 * to < indices.length;
  const candidates = isTopK ? topK(indices, matches.scores, to) : Array.from(indices);
  // Each key is compared several times.
  const keys = candidates.map((index) => matchSortKey(matches, index, sort));
  const idOf = (n: number) => matches.valueAt(candidates[n] as number).id;
  const ranked = selectRange([...keys.keys()], from, to, (a, b) => {
    const [keyA, keyB] = [keys[a] as SortKey, keys[b] as SortKey];
    return keyA < keyB ? -1 : keyA > keyB ? 1 : idOf(a) < idOf(b) ? -1 : idOf(a) > idOf(b) ? 1 : 0;
  });
  return ranked.map((n) => candidates[n] as number);
}

/** The search index keeps matches for later queries, and this keeps the first of them in sorted order. */
const TOP_COUNT = 100;
const topCache = new WeakMap<SearchMatches<CatalogProduct>, Map<Sort, Int32Array>>();

function topMatches(matches: SearchMatches<CatalogProduct>, sort: Sort): Int32Array {
  const bySort = topCache.get(matches) ?? new Map<Sort, Int32Array>();
  topCache.set(matches, bySort);
  const top =
    bySort.get(sort) ??
    rankMatches(matches, allIndices(matches), sort, 0, Math.min(TOP_COUNT, matches.length));
  bySort.set(sort, top);
  return top;
}
