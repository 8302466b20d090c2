import { discountPercent } from '../../lib/money.ts';
import type { Filter } from './filter.ts';
import { valueRanges } from './filter.ts';
import type { CatalogProduct, Products } from './snapshot.ts';

export type Sort =
  | 'RELEVANCE'
  | 'FEATURED'
  | 'PRICE_LOW_TO_HIGH'
  | 'PRICE_HIGH_TO_LOW'
  | 'RATING'
  | 'DISCOUNT'
  | 'NAME'
  | 'NEWEST';

/** A sort by a property of the product, which needs no search. */
export type PropertySort = Exclude<Sort, 'RELEVANCE'>;

export type SortKey = string | number;

/** Place of a product in a sorted list: its sort key and, among equal keys, its id. */
export type Position = readonly [key: SortKey, id: string];

const sortKeys: Record<PropertySort, (product: CatalogProduct) => SortKey> = {
  FEATURED: (p) => p.position,
  PRICE_LOW_TO_HIGH: (p) => p.price,
  PRICE_HIGH_TO_LOW: (p) => -p.price,
  RATING: (p) => -p.rating,
  DISCOUNT: (p) => -discountPercent(p.price, p.oldPrice),
  NAME: (p) => p.name.toLowerCase(),
  NEWEST: (p) => -p.createdAt,
};

export const sortKeyOf = (product: CatalogProduct, sort: PropertySort): SortKey => sortKeys[sort](product);

export const positionOf = (product: CatalogProduct, sort: PropertySort): Position => [
  sortKeys[sort](product),
  product.id,
];

export function comparePositions([keyA, idA]: Position, [keyB, idB]: Position): number {
  if (keyA !== keyB) return keyA < keyB ? -1 : 1;
  return idA < idB ? -1 : idA > idB ? 1 : 0;
}

/** Each list's sort indexes, built when they are first asked for. A new revision of the catalogue has new lists. */
const sortIndexes = new WeakMap<Products, Map<PropertySort, Products>>();

/** The products of a list of the snapshot, sorted. */
export function sortIndex(products: Products, sort: PropertySort): Products {
  if (sort === 'FEATURED') return products;
  const bySort = sortIndexes.get(products) ?? new Map<PropertySort, Products>();
  sortIndexes.set(products, bySort);
  const sorted = bySort.get(sort) ?? sortProducts(products, sort);
  bySort.set(sort, sorted);
  return sorted;
}

function sortProducts(products: Products, sort: PropertySort): Products {
  const withPosition = products.map((product) => ({ product, position: positionOf(product, sort) }));
  withPosition.sort((a, b) => comparePositions(a.position, b.position));
  return withPosition.map(({ product }) => product);
}

/** The lowest and highest sort key of the products that match a filter; null: the filter says nothing about the key. */
export function sortKeyBounds(sort: PropertySort, filter: Filter): [min: number, max: number] | null {
  const { minPrice, maxPrice, minRating, maxRating } = valueRanges(filter);
  if (sort === 'PRICE_LOW_TO_HIGH') return [minPrice, maxPrice];
  if (sort === 'PRICE_HIGH_TO_LOW') return [-maxPrice, -minPrice];
  return sort === 'RATING' ? [-maxRating, -minRating] : null;
}
