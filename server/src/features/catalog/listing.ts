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

/** A product and its place. */
export interface Placed {
  product: CatalogProduct;
  position: Position;
}

const sortKeys: Record<Exclude<Sort, 'RELEVANCE'>, (product: CatalogProduct) => string | number> = {
  FEATURED: (p) => p.position,
  PRICE_LOW_TO_HIGH: (p) => p.price,
  PRICE_HIGH_TO_LOW: (p) => -p.price,
  RATING: (p) => -p.rating,
  DISCOUNT: (p) => -discountPercent(p.price, p.oldPrice),
  NAME: (p) => p.name.toLowerCase(),
  NEWEST: (p) => -p.createdAt,
};

/**
 * The products of a list in its order.
 * @param hits matches of a search to choose from; null: all products
 */
export function listProducts(
  catalog: CatalogSnapshot,
  filter: Filter,
  sort: Sort,
  hits: readonly Hit[] | null,
): Placed[] {
  const scores = hits && new Map(hits.map(({ id, score }) => [id, score]));
  const keyOf = sort === 'RELEVANCE' ? ({ id }: CatalogProduct) => -(scores?.get(id) ?? 0) : sortKeys[sort];
  const candidates = scores
    ? [...scores.keys()].flatMap((id) => catalog.productById.get(id) ?? [])
    : inCategory(catalog, filter);
  const passes = predicate(filter);
  return candidates
    .filter(passes)
    .map((product): Placed => ({ product, position: [keyOf(product), product.id] }))
    .sort((a, b) => compare(a.position, b.position));
}

/** Index of the first product behind `position`, which may have left the list meanwhile. */
export function indexAfter(placed: readonly Placed[], position: Position): number {
  let low = 0;
  let high = placed.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const candidate = placed[middle];
    if (candidate && compare(candidate.position, position) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether the product is sold there; null: anywhere. */
export const isSoldIn = (product: CatalogProduct, location: string | null | undefined): boolean =>
  !location || product.countries.length === 0 || product.countries.includes(location);

function inCategory(catalog: CatalogSnapshot, filter: Filter): readonly CatalogProduct[] {
  const id = filter.subCategoryId ?? filter.categoryId;
  return id ? (catalog.productsByCategory.get(id) ?? []) : catalog.products;
}

function predicate(filter: Filter): (product: CatalogProduct) => boolean {
  const { categoryId, subCategoryId, minPrice, maxPrice, minRating, rating, featured, location } = filter;
  return (product) =>
    (!categoryId || product.catId === categoryId) &&
    (!subCategoryId || product.subCatId === subCategoryId) &&
    (minPrice == null || product.price >= minPrice) &&
    (maxPrice == null || product.price <= maxPrice) &&
    (minRating == null || product.rating >= minRating) &&
    (rating == null || product.rating === rating) &&
    (featured == null || product.featured === featured) &&
    isSoldIn(product, location);
}

function compare([keyA, idA]: Position, [keyB, idB]: Position): number {
  if (keyA !== keyB) return keyA < keyB ? -1 : 1;
  return idA < idB ? -1 : idA > idB ? 1 : 0;
}
