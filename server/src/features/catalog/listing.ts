import { discountPercent } from '../../lib/money.ts';
import type { CatalogProduct, CatalogSnapshot } from './snapshot.ts';

/** What a list may be narrowed to; all conditions have to hold, absent ones say nothing. */
export interface Filter {
  categoryId?: string | null;
  subCategoryId?: string | null;
  /** Paise, inclusive. */
  minPrice?: number | null;
  /** Paise, inclusive. */
  maxPrice?: number | null;
  /** Tenths of a star, at least. */
  minRating?: number | null;
  /** Tenths of a star, exactly. */
  rating?: number | null;
  featured?: boolean | null;
  /** ISO2 code. */
  location?: string | null;
}

/** A match of a search. */
export interface Hit {
  id: string;
  score: number;
}

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

/** Products in an order. */
export interface Listing {
  products: readonly CatalogProduct[];
  positionOf(product: CatalogProduct): Position;
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

/** The products that pass a filter. */
export function listProducts(
  catalog: CatalogSnapshot,
  filter: Filter,
  sort: Exclude<Sort, 'RELEVANCE'>,
): Listing {
  const scope = filter.subCategoryId ?? filter.categoryId ?? null;
  return {
    products: passing(inOrder(catalog, scope, sort), filter),
    positionOf: (product) => [sortKeys[sort](product), product.id],
  };
}

/** The products that a search found and that pass a filter. */
export function listHits(
  catalog: CatalogSnapshot,
  filter: Filter,
  sort: Sort,
  hits: readonly Hit[],
): Listing {
  const scores = new Map(hits.map(({ id, score }) => [id, score]));
  const keyOf: SortKey = sort === 'RELEVANCE' ? ({ id }) => -(scores.get(id) ?? 0) : sortKeys[sort];
  const found = [...scores.keys()].flatMap((id) => catalog.productById.get(id) ?? []);
  return sorted(passing(found, filter), keyOf);
}

/** Index of the first product behind `position`, whose own product may have left the list meanwhile. */
export function indexAfter({ products, positionOf }: Listing, position: Position): number {
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

/** Whether the product is sold there; null: anywhere. */
export const isSoldIn = (product: CatalogProduct, location: string | null | undefined): boolean =>
  !location || product.countries.length === 0 || product.countries.includes(location);

/** To sort a large catalogue takes many times as long as to filter it, so each order of a snapshot is made once. */
const orders = new WeakMap<CatalogSnapshot, Map<string, readonly CatalogProduct[]>>();

function inOrder(
  catalog: CatalogSnapshot,
  categoryId: string | null,
  sort: Exclude<Sort, 'RELEVANCE'>,
): readonly CatalogProduct[] {
  const known = orders.get(catalog) ?? new Map<string, readonly CatalogProduct[]>();
  orders.set(catalog, known);
  const scope = categoryId ? catalog.productsByCategory.get(categoryId) : catalog.products;
  if (!scope) return [];
  const name = `${sort} ${categoryId ?? ''}`;
  const order = known.get(name) ?? sorted(scope, sortKeys[sort]).products;
  known.set(name, order);
  return order;
}

function sorted(products: readonly CatalogProduct[], keyOf: SortKey): Listing {
  const positionOf = (product: CatalogProduct): Position => [keyOf(product), product.id];
  const placed = products.map((product) => ({ product, position: positionOf(product) }));
  placed.sort((a, b) => compare(a.position, b.position));
  return { products: placed.map(({ product }) => product), positionOf };
}

type Condition = (product: CatalogProduct) => boolean;

/** Only what the filter says: most lists are a whole category, and are not copied then. */
function conditionsOf(filter: Filter): Condition[] {
  const { categoryId, subCategoryId, minPrice, maxPrice, minRating, rating, featured, location } = filter;
  const conditions: (Condition | false)[] = [
    !!categoryId && ((product) => product.catId === categoryId),
    !!subCategoryId && ((product) => product.subCatId === subCategoryId),
    minPrice != null && ((product) => product.price >= minPrice),
    maxPrice != null && ((product) => product.price <= maxPrice),
    minRating != null && ((product) => product.rating >= minRating),
    rating != null && ((product) => product.rating === rating),
    featured != null && ((product) => product.featured === featured),
    !!location && ((product) => isSoldIn(product, location)),
  ];
  return conditions.filter((condition) => condition !== false);
}

function passing(products: readonly CatalogProduct[], filter: Filter): readonly CatalogProduct[] {
  const conditions = conditionsOf(filter);
  if (conditions.length === 0) return products;
  return products.filter((product) => conditions.every((condition) => condition(product)));
}

function compare([keyA, idA]: Position, [keyB, idB]: Position): number {
  if (keyA !== keyB) return keyA < keyB ? -1 : 1;
  return idA < idB ? -1 : idA > idB ? 1 : 0;
}
