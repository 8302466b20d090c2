import { partOf } from '../../lib/selectRange.ts';
import { firstWhere } from '../../lib/sortedLists.ts';
import type { Hits } from '../../search/searchIndex.ts';
import { boundsIn, countPassing, type Filter, isEmpty, isIn, passing } from './filter.ts';
import type { CatalogProduct, CatalogSnapshot } from './snapshot.ts';
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
} from './sortIndexes.ts';

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
  const all = upTo(hits.length);
  const found = isEmpty(filter) ? all : passingHits(hits, filter);
  const positionAt = (at: number): Position => [keyAt(hits, at, sort), hits.itemAt(at).id];
  const between = (from: number, to: number) => partOfHits(hits, found, sort, from, to);
  return {
    totalCount: found.length,
    part(after, offset, first) {
      const passed = after
        ? countOf(found.length, (n) => compare(positionAt(found[n] as number), after) <= 0)
        : 0;
      const from = passed + offset;
      const to = Math.min(from + first, found.length);
      const places =
        found === all && to <= MOST_ORDERED
          ? firstKept(hits, sort, to, between).slice(from, to)
          : between(from, to);
      return {
        products: Array.from(places, (at) => ({ product: hits.itemAt(at), position: positionAt(at) })),
        hasMore: from + first < found.length,
      };
    },
  };
}

/** What a product that was found is sorted by. */
const keyAt = (hits: Hits<CatalogProduct>, at: number, sort: Sort): string | number =>
  sort === 'RELEVANCE' ? -(hits.scores[at] as number) : keyOf(hits.itemAt(at), sort);

/** Those that stand from `from` to `to` in an order, of those `found`. */
function partOfHits(
  hits: Hits<CatalogProduct>,
  found: Int32Array,
  sort: Sort,
  from: number,
  to: number,
): Int32Array {
  const some = sort === 'RELEVANCE' ? worthwhile(found, hits.scores, to) : found;
  // Each is compared several times.
  const keys = new Array<string | number>(some.length);
  for (let n = 0; n < some.length; n++) keys[n] = keyAt(hits, some[n] as number, sort);
  const idOf = (n: number) => hits.itemAt(some[n] as number).id;
  const part = partOf(upTo(some.length), from, to, (a, b) => {
    const keyA = keys[a] as string | number;
    const keyB = keys[b] as string | number;
    if (keyA !== keyB) return keyA < keyB ? -1 : 1;
    const idA = idOf(a);
    const idB = idOf(b);
    return idA < idB ? -1 : idA > idB ? 1 : 0;
  });
  return part.map((n) => some[n] as number);
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
const firsts = new WeakMap<Hits<CatalogProduct>, Map<Sort, Int32Array>>();

/** The first `count` or more: what words find is kept until a product changes, and so is what comes first of it. */
function firstKept(
  hits: Hits<CatalogProduct>,
  sort: Sort,
  count: number,
  between: (from: number, to: number) => Int32Array,
): Int32Array {
  const bySort = firsts.get(hits) ?? new Map<Sort, Int32Array>();
  const known = bySort.get(sort);
  if (known && known.length >= count) return known;
  const found = between(0, count);
  firsts.set(hits, bySort.set(sort, found));
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
  /** The best scores so far, as a heap: none is less than the first. */
  const best = new Float32Array(count).fill(Number.NEGATIVE_INFINITY);
  const worth: number[] = [];
  for (let n = 0; n < found.length; n++) {
    const number = found[n] as number;
    const score = scores[number] as number;
    if (score < (best[0] as number)) continue;
    worth.push(number);
    replaceLeast(best, score);
  }
  const least = best[0] as number;
  return worth.filter((number) => (scores[number] as number) >= least);
}

/** Puts a number into a heap instead of the least. */
function replaceLeast(heap: Float32Array, number: number): void {
  let at = 0;
  for (let child = 1; child < heap.length; child = 2 * at + 1) {
    if ((heap[child + 1] as number) < (heap[child] as number)) child++;
    if ((heap[child] as number) >= number) break;
    heap[at] = heap[child] as number;
    at = child;
  }
  heap[at] = number;
}

function countOf(length: number, passes: (at: number) => boolean): number {
  let count = 0;
  for (let at = 0; at < length; at++) if (passes(at)) count++;
  return count;
}
