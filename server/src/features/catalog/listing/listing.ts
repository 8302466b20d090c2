import { discountPercent } from '../../../lib/money.ts';
import type { MeasureUnit } from '../measures/measure.ts';
import type { CatalogProduct } from '../snapshot/snapshot.ts';
import { lowestPrice, variantsOnSale } from '../variants/variants.service.ts';

/** The lowest key comes first. */
export const sortKeys = {
  FEATURED: (p) => p.position,
  PRICE_LOW_TO_HIGH: lowestPrice,
  PRICE_HIGH_TO_LOW: (p) => -lowestPrice(p),
  RATING: (p) => -p.rating,
  DISCOUNT: (p) => -discountPercent(p.price, p.oldPrice),
  NAME: (p) => p.name.toLowerCase(),
  NAME_Z_TO_A: (p) => invertText(p.name.toLowerCase()),
  NEWEST: (p) => -p.createdAt,
  RECENTLY_UPDATED: (p) => -p.updatedAt,
  LEAST_RECENTLY_UPDATED: (p) => p.updatedAt,
  UNIT_PRICE_LOW_TO_HIGH: lowestUnitPrice,
} satisfies Record<string, (product: CatalogProduct) => string | number>;

/** Prices for weights, volumes, lengths and pieces cannot be compared: each group comes as a whole. */
const UNIT_ORDER: readonly (MeasureUnit | null)[] = ['G', 'ML', 'CM', 'PIECE', null];
/** More than any price in paise. */
const GROUP_SIZE = 1e12;

/** The lowest price per g, ml, cm or piece of the variants on sale, behind those of the groups before. */
function lowestUnitPrice(product: CatalogProduct): number {
  const keys = variantsOnSale(product).map(
    ({ price, amount, unit }) =>
      UNIT_ORDER.indexOf(unit) * GROUP_SIZE + (amount === null ? 0 : price / amount),
  );
  return Math.min(...keys);
}

/** A text that comes before another one's when the text itself comes after the other one. */
function invertText(text: string): string {
  // One call for all letters: adding them one by one takes ten times as long, and this runs for each product.
  const codes: number[] = new Array(text.length + 1);
  for (let index = 0; index < text.length; index++) codes[index] = 0xffff - text.charCodeAt(index);
  codes[text.length] = 0xffff;
  return String.fromCharCode(...codes);
}

/** A sort by a property of the product, which needs no search. */
export type PropertySort = keyof typeof sortKeys;

export type Sort = PropertySort | 'RELEVANCE';

/** Place of a product in a sorted list: its sort key and, among equal keys, its id. */
export type Position = readonly [key: string | number, id: string];

export interface ListedProduct {
  product: CatalogProduct;
  position: Position;
}

/** Which part of a sorted list. */
export interface PageRange {
  /** The page begins behind this position, whether or not a product is still there; null: at the start of the list. */
  after: Position | null;
  /** Number of products to skip, from `after` on. */
  offset: number;
  first: number;
}

export interface ProductPage {
  products: ListedProduct[];
  /** Of all pages. */
  totalCount: number;
  hasNextPage: boolean;
}

export function comparePositions(a: Position, b: Position): number {
  if (a[0] !== b[0]) return a[0] < b[0] ? -1 : 1;
  return a[1] < b[1] ? -1 : a[1] > b[1] ? 1 : 0;
}
