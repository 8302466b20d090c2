import { discountPercent } from '../../lib/money.ts';
import { firstWhere, mended } from '../../lib/sortedLists.ts';
import { type CatalogProduct, type CatalogSnapshot, changeWithin } from './snapshot.ts';

export type Sort =
  | 'RELEVANCE'
  | 'FEATURED'
  | 'PRICE_LOW_TO_HIGH'
  | 'PRICE_HIGH_TO_LOW'
  | 'RATING'
  | 'DISCOUNT'
  | 'NAME'
  | 'NEWEST';

/** Those that say something of a product without a search. */
export type OwnSort = Exclude<Sort, 'RELEVANCE'>;

/** Where a product stands in a list: the number or text that it is sorted by, then its id. */
export type Position = [string | number, string];

const sortKeys: Record<OwnSort, (product: CatalogProduct) => string | number> = {
  FEATURED: (p) => p.position,
  PRICE_LOW_TO_HIGH: (p) => p.price,
  PRICE_HIGH_TO_LOW: (p) => -p.price,
  RATING: (p) => -p.rating,
  DISCOUNT: (p) => -discountPercent(p.price, p.oldPrice),
  NAME: (p) => p.name.toLowerCase(),
  NEWEST: (p) => -p.createdAt,
};

/** The number or text that a product is sorted by. */
export const keyOf = (product: CatalogProduct, sort: OwnSort): string | number => sortKeys[sort](product);

export const positionOf = (product: CatalogProduct, sort: OwnSort): Position => [
  sortKeys[sort](product),
  product.id,
];

export function compare([keyA, idA]: Position, [keyB, idB]: Position): number {
  if (keyA !== keyB) return keyA < keyB ? -1 : 1;
  return idA < idB ? -1 : idA > idB ? 1 : 0;
}

/** Index of the first product of an ordered list behind `position`. */
export const indexAfter = (products: readonly CatalogProduct[], sort: OwnSort, position: Position): number =>
  firstWhere(products, (product) => compare(positionOf(product, sort), position) > 0);

const noProducts: readonly CatalogProduct[] = [];

/** The products of a category or sub-category, in the shop's own order; of null: all. */
export const productsIn = (catalog: CatalogSnapshot, categoryId: string | null): readonly CatalogProduct[] =>
  categoryId ? (catalog.productsByCategory.get(categoryId) ?? noProducts) : catalog.products;

/** The same products in an order. */
export function inOrder(
  catalog: CatalogSnapshot,
  categoryId: string | null,
  sort: OwnSort,
): readonly CatalogProduct[] {
  if (sort === 'FEATURED') return productsIn(catalog, categoryId);
  const { made, former } = catalog.orders;
  const name = `${sort} ${categoryId ?? ''}`;
  const known = made.get(name);
  if (known) return known;
  const before = former.get(name);
  const order = before
    ? brought(before, catalog, categoryId, sort)
    : sorted(productsIn(catalog, categoryId), sort);
  made.set(name, order);
  former.delete(name);
  return order;
}

/** An order of the snapshot before, as it is now. */
function brought(
  before: readonly CatalogProduct[],
  { orders: { change } }: CatalogSnapshot,
  categoryId: string | null,
  sort: OwnSort,
): CatalogProduct[] {
  const { gone, come } = categoryId ? changeWithin(change, categoryId) : change;
  return mended(before, gone, come, (a, b) => compare(positionOf(a, sort), positionOf(b, sort)));
}

function sorted(products: readonly CatalogProduct[], sort: OwnSort): CatalogProduct[] {
  const placed = products.map((product) => ({ product, position: positionOf(product, sort) }));
  placed.sort((a, b) => compare(a.position, b.position));
  return placed.map(({ product }) => product);
}
