import { firstOf } from '../../lib/firstOf.ts';
import { firstWhere } from '../../lib/sortedLists.ts';
import { boundsIn, countPassing, type Filter, isEmpty, isIn, passing } from './filter.ts';
import {
  compare,
  indexAfter,
  inOrder,
  keyOf,
  type OwnSort,
  type Position,
  positionOf,
  productsIn,
  type Sort,
} from './orders.ts';
import type { Hits } from './searchIndex.ts';
import type { CatalogProduct, CatalogSnapshot } from './snapshot.ts';

/** A product in a list. */
export interface Placed {
  product: CatalogProduct;
  position: Position;
}

/** A part of a list. */
export interface Part {
  products: Placed[];
  hasMore: boolean;
}

/** Products in an order. */
export interface Listing {
  totalCount: number;
  /** The `first` products behind `after` and `offset` more; the product at `after` may have left the list meanwhile. */
  part(after: Position | null, offset: number, first: number): Part;
}

/** The products that pass a filter. Goes through numbers in a row, and touches no product but those it hands out. */
export function listProducts(catalog: CatalogSnapshot, filter: Filter, sort: OwnSort): Listing {
  const categoryId = filter.subCategoryId ?? filter.categoryId ?? null;
  const scope = productsIn(catalog, categoryId);
  const products = inOrder(catalog, categoryId, sort);
  const placed = (product: CatalogProduct) => ({ product, position: positionOf(product, sort) });
  const passes = passing(products, filter);
  const totalCount = passes
    ? (countPassing(scope, filter) ?? countOf(products.length, passes))
    : products.length;
  return {
    totalCount,
    part(after, offset, first) {
      let at = after ? indexAfter(products, sort, after) : 0;
      if (!passes) {
        at += offset;
        return {
          products: products.slice(at, at + first).map(placed),
          hasMore: at + first < products.length,
        };
      }
      const [from, to] = placesWithin(products, sort, filter);
      const found: Placed[] = [];
      let seen = 0;
      for (at = Math.max(at, from); at < to && seen < totalCount; at++) {
        if (!passes(at) || ++seen <= offset) continue;
        if (found.length === first) return { products: found, hasMore: true };
        found.push(placed(products[at] as CatalogProduct));
      }
      return { products: found, hasMore: false };
    },
  };
}

/** Where in an ordered list those can stand that pass a filter. */
function placesWithin(
  products: readonly CatalogProduct[],
  sort: OwnSort,
  filter: Filter,
): [from: number, to: number] {
  const bounds = boundsIn(sort, filter);
  if (!bounds) return [0, products.length];
  const [least, most] = bounds;
  return [
    firstWhere(products, (product) => Number(keyOf(product, sort)) >= least),
    firstWhere(products, (product) => Number(keyOf(product, sort)) > most),
  ];
}

/** The products that a search found and that pass a filter. Sorts no more of them than are handed out. */
export function listHits(hits: Hits<CatalogProduct>, filter: Filter, sort: Sort): Listing {
  const { length, itemAt: productAt, scores } = hits;
  const all = upTo(length);
  const found = isEmpty(filter) ? all : passingHits(hits, filter);

  const keyAt = (at: number) => (sort === 'RELEVANCE' ? -(scores[at] as number) : keyOf(productAt(at), sort));
  const positionAt = (at: number): Position => [keyAt(at), productAt(at).id];
  const compareAt = (a: number, b: number): number => {
    const keyA = keyAt(a);
    const keyB = keyAt(b);
    if (keyA !== keyB) return keyA < keyB ? -1 : 1;
    return productAt(a).id < productAt(b).id ? -1 : 1;
  };
  const firstIn = (some: Int32Array, count: number) =>
    firstOf(sort === 'RELEVANCE' ? worthwhile(some, scores, count) : some, count, compareAt);
  return {
    totalCount: found.length,
    part(after, offset, first) {
      const end = offset + first;
      const left = after ? found.filter((at) => compare(positionAt(at), after) > 0) : found;
      const ordered = left === all ? firstKept(hits, sort, end, () => firstIn(all, end)) : firstIn(left, end);
      return {
        products: ordered
          .slice(offset, end)
          .map((at) => ({ product: productAt(at), position: positionAt(at) })),
        hasMore: left.length > end,
      };
    },
  };
}

/** The products of searches, whose columns are read once like those of lists. */
const products = new WeakMap<Hits<CatalogProduct>, readonly CatalogProduct[]>();

function productsOf(hits: Hits<CatalogProduct>): readonly CatalogProduct[] {
  const known = products.get(hits);
  if (known) return known;
  const made = Array.from({ length: hits.length }, (_, at) => hits.itemAt(at));
  products.set(hits, made);
  return made;
}

function passingHits(hits: Hits<CatalogProduct>, filter: Filter): Int32Array {
  const { categoryId, subCategoryId, ...others } = filter;
  const passes = passing(productsOf(hits), others) ?? (() => true);
  const isWithin =
    categoryId || subCategoryId
      ? (at: number) => isIn(hits.itemAt(at), { categoryId, subCategoryId })
      : () => true;
  const found = new Int32Array(hits.length);
  let count = 0;
  // By hand: `filter` of a typed array takes several times as long.
  for (let at = 0; at < hits.length; at++) if (passes(at) && isWithin(at)) found[count++] = at;
  return found.subarray(0, count);
}

/** So many of what a search found are kept in order: more than anybody looks at. The search index reckons with them. */
const MOST_ORDERED = 500;
/** The first of what searches found, by the order. */
const firsts = new WeakMap<Hits<CatalogProduct>, Map<Sort, readonly number[]>>();

/** The first `count` or more: what words find is kept until a product changes, and so is what comes first of it. */
function firstKept(
  hits: Hits<CatalogProduct>,
  sort: Sort,
  count: number,
  find: () => readonly number[],
): readonly number[] {
  const bySort = firsts.get(hits) ?? new Map<Sort, readonly number[]>();
  const known = bySort.get(sort);
  if (known && known.length >= Math.min(count, hits.length)) return known;
  const found = find();
  if (count <= MOST_ORDERED) firsts.set(hits, bySort.set(sort, found));
  return found;
}

let numbers = new Int32Array(0);

/** 0, 1, 2 and so on, for all to share: it is not to be written to. */
function upTo(length: number): Int32Array {
  if (numbers.length < length) numbers = Int32Array.from({ length: 2 * length }, (_, at) => at);
  return numbers.subarray(0, length);
}

/** Those of which some are the `count` best: a look at numbers leaves few to compare. */
function worthwhile(found: Int32Array, scores: Float32Array, count: number): ArrayLike<number> {
  if (count * 8 > found.length) return found;
  /** The best scores so far, the least of them first. */
  const best = new Float32Array(count).fill(Number.NEGATIVE_INFINITY);
  const worth: number[] = [];
  for (let n = 0; n < found.length; n++) {
    const number = found[n] as number;
    const score = scores[number] as number;
    if (score < (best[0] as number)) continue;
    worth.push(number);
    let at = 0;
    for (; at + 1 < count && (best[at + 1] as number) < score; at++) best[at] = best[at + 1] as number;
    best[at] = Math.max(score, best[at] as number);
  }
  const least = best[0] as number;
  return worth.filter((number) => (scores[number] as number) >= least);
}

function countOf(length: number, passes: (at: number) => boolean): number {
  let count = 0;
  for (let at = 0; at < length; at++) if (passes(at)) count++;
  return count;
}
