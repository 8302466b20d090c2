import { firstOf } from '../../lib/firstOf.ts';
import { discountPercent } from '../../lib/money.ts';
import { countPassing, type Filter, isEmpty, isIn, passing } from './filter.ts';
import type { Hits } from './searchIndex.ts';
import type { CatalogProduct, CatalogSnapshot } from './snapshot.ts';

export type Sort =
  | 'RELEVANCE'
  | 'FEATURED'
  | 'PRICE_LOW_TO_HIGH'
  | 'PRICE_HIGH_TO_LOW'
  | 'RATING'
  | 'DISCOUNT'
  | 'NAME'
  | 'NEWEST';

/** Where a product stands in a list: the number or text that it is sorted by, then its id. */
export type Position = [string | number, string];

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

type SortKey = (product: CatalogProduct) => string | number;

const sortKeys: Record<Exclude<Sort, 'RELEVANCE'>, SortKey> = {
  FEATURED: (p) => p.position,
  PRICE_LOW_TO_HIGH: (p) => p.price,
  PRICE_HIGH_TO_LOW: (p) => -p.price,
  RATING: (p) => -p.rating,
  DISCOUNT: (p) => -discountPercent(p.price, p.oldPrice),
  NAME: (p) => p.name.toLowerCase(),
  NEWEST: (p) => -p.createdAt,
};

/** The products that pass a filter. Goes through numbers in a row, and touches no product but those it hands out. */
export function listProducts(
  catalog: CatalogSnapshot,
  filter: Filter,
  sort: Exclude<Sort, 'RELEVANCE'>,
): Listing {
  const categoryId = filter.subCategoryId ?? filter.categoryId ?? null;
  const scope = scopeOf(catalog, categoryId);
  const products = inOrder(catalog, categoryId, sort);
  const positionOf = (product: CatalogProduct): Position => [sortKeys[sort](product), product.id];
  const placed = (product: CatalogProduct) => ({ product, position: positionOf(product) });
  const passes = passing(products, filter);
  const totalCount = passes
    ? (countPassing(scope, filter) ?? countOf(products.length, passes))
    : products.length;
  return {
    totalCount,
    part(after, offset, first) {
      let at = after ? indexAfter(products, positionOf, after) : 0;
      if (!passes) {
        at += offset;
        return {
          products: products.slice(at, at + first).map(placed),
          hasMore: at + first < products.length,
        };
      }
      const found: Placed[] = [];
      let seen = 0;
      for (; at < products.length && seen < totalCount; at++) {
        if (!passes(at) || ++seen <= offset) continue;
        if (found.length === first) return { products: found, hasMore: true };
        found.push(placed(products[at] as CatalogProduct));
      }
      return { products: found, hasMore: false };
    },
  };
}

/** The products that a search found and that pass a filter. Sorts no more of them than are handed out. */
export function listHits(hits: Hits<CatalogProduct>, filter: Filter, sort: Sort): Listing {
  const { length, itemAt: productAt, scores } = hits;
  const all = upTo(length);
  const found = isEmpty(filter) ? all : all.filter((at) => isIn(productAt(at), filter));

  const keyAt = (at: number) =>
    sort === 'RELEVANCE' ? -(scores[at] as number) : sortKeys[sort](productAt(at));
  const compareAt = (a: number, b: number): number => {
    const keyA = keyAt(a);
    const keyB = keyAt(b);
    if (keyA !== keyB) return keyA < keyB ? -1 : 1;
    return productAt(a).id < productAt(b).id ? -1 : 1;
  };
  const placed = (at: number) => ({
    product: productAt(at),
    position: [keyAt(at), productAt(at).id] as Position,
  });
  return {
    totalCount: found.length,
    part(after, offset, first) {
      const left = after ? found.filter((at) => compare(placed(at).position, after) > 0) : found;
      return {
        products: firstOf(
          sort === 'RELEVANCE' ? worthwhile(left, scores, offset + first) : left,
          offset + first,
          compareAt,
        )
          .slice(offset)
          .map(placed),
        hasMore: left.length > offset + first,
      };
    },
  };
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
  for (let n = 0; n < found.length; n++) {
    const score = scores[found[n] as number] as number;
    if (score <= (best[0] as number)) continue;
    let at = 0;
    for (; at + 1 < count && (best[at + 1] as number) < score; at++) best[at] = best[at + 1] as number;
    best[at] = score;
  }
  const least = best[0] as number;
  const worth: number[] = [];
  // By hand: `filter` of a typed array takes several times as long.
  for (let n = 0; n < found.length; n++) {
    const at = found[n] as number;
    if ((scores[at] as number) >= least) worth.push(at);
  }
  return worth;
}

/** Index of the first product behind `position`. */
function indexAfter(
  products: readonly CatalogProduct[],
  positionOf: (product: CatalogProduct) => Position,
  position: Position,
): number {
  let low = 0;
  let high = products.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const candidate = products[middle];
    if (candidate && compare(positionOf(candidate), position) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function countOf(length: number, passes: (at: number) => boolean): number {
  let count = 0;
  for (let at = 0; at < length; at++) if (passes(at)) count++;
  return count;
}

const noProducts: readonly CatalogProduct[] = [];

/** The products of a category or sub-category; of null: all. */
const scopeOf = (catalog: CatalogSnapshot, categoryId: string | null): readonly CatalogProduct[] =>
  categoryId ? (catalog.productsByCategory.get(categoryId) ?? noProducts) : catalog.products;

/** To sort a large catalogue takes many times as long as to filter it, so each order of a snapshot is made once. */
type Orders = Map<string, readonly CatalogProduct[]>;

const orders = new WeakMap<CatalogSnapshot, Orders>();
/** Of the newest snapshot, and of the one before it: few products change at a time. */
let newest: Orders = new Map();
let before: Orders = newest;

function ordersOf(catalog: CatalogSnapshot): Orders {
  const known = orders.get(catalog);
  if (known) return known;
  before = newest;
  newest = new Map();
  orders.set(catalog, newest);
  return newest;
}

function inOrder(
  catalog: CatalogSnapshot,
  categoryId: string | null,
  sort: Exclude<Sort, 'RELEVANCE'>,
): readonly CatalogProduct[] {
  const known = ordersOf(catalog);
  const name = `${sort} ${categoryId ?? ''}`;
  const order = known.get(name) ?? sorted(scopeOf(catalog, categoryId), sortKeys[sort], before.get(name));
  known.set(name, order);
  return order;
}

/** So many products are put into an order that was there before; for more, all are sorted. */
const FEW = 500;

/** @param before these products in that order, of a time when some of them were others */
function sorted(
  products: readonly CatalogProduct[],
  keyOf: SortKey,
  before: readonly CatalogProduct[] = [],
): CatalogProduct[] {
  const others = new Set(products);
  const order = before.filter((product) => others.delete(product));
  const positionOf = (product: CatalogProduct): Position => [keyOf(product), product.id];
  if (others.size <= FEW) {
    for (const product of others)
      order.splice(indexAfter(order, positionOf, positionOf(product)), 0, product);
    return order;
  }
  const placed = products.map((product) => ({ product, position: positionOf(product) }));
  placed.sort((a, b) => compare(a.position, b.position));
  return placed.map(({ product }) => product);
}

function compare([keyA, idA]: Position, [keyB, idB]: Position): number {
  if (keyA !== keyB) return keyA < keyB ? -1 : 1;
  return idA < idB ? -1 : idA > idB ? 1 : 0;
}
