import type { CatalogueRow } from './catalogueRow.ts';

/**
 * Identifies a product by brand, name, category and sub-category, ignoring case. Rows with one identity and different
 * prices are different pack sizes, which the file does not name.
 */
export function identityOf(
  product: Pick<CatalogueRow, 'brand' | 'name' | 'category' | 'subCategory'>,
): string {
  return [product.brand, product.name, product.category, product.subCategory].map(nameKey).join('\n');
}

const ASCII = /^[\0-\x7f]*$/;

/** The key by which names are compared: case does not matter. */
export const nameKey = (name: string): string =>
  // Most names are ASCII, and have one form only: without this, half of the comparison's time is spent here.
  (ASCII.test(name) ? name : name.normalize('NFC')).toLowerCase();

interface Prices {
  price: number;
  oldPrice: number;
}

const pricesKey = ({ price, oldPrice }: Prices) => `${price}/${oldPrice}`;
/** Of a row without an old price, in addition to its `pricesKey`. */
const priceKey = ({ price }: Prices) => `${price}`;

/** What the import must know about the whole file before it stores the first row. */
export interface FileSummary {
  rows: number;
  /** Names of the sub-categories by name of their category, in the order of the file. */
  categories: Map<string, Set<string>>;
  /** The first line with this identity and these prices; null: there is none. */
  lineOf(identity: string, prices: Prices): number | null;
  /** The first line with this identity; null: there is none. */
  firstLineOf(identity: string): number | null;
  /** Whether a line with this identity has these prices, or this price and no old one. */
  hasPrices(identity: string, prices: Prices): boolean;
  /** The first line that names this product by id or by SKU; null: there is none. */
  lineNaming(product: { id: string | null; sku: string | null }): number | null;
  /** The first SKU of the file that differs from this one at most in capitals; null: there is none. */
  firstSkuLike(sku: string): string | null;
  /** The `inventory_name` of the first line that has one beside this `inventory`; undefined: none has. */
  sharedNameOf(inventory: string): string | undefined;
  /** The group of the first line that names this product by id; undefined: it is none of a variant. */
  groupNaming(id: string): string | undefined;
  /** How many records are about the variants of one product. */
  sizeOf(group: string): number;
}

/** @param isKnown whether the shop has the product that a row names by a number */
export async function summarizeFile(
  lines: AsyncIterable<{ row: CatalogueRow | null }>,
  isKnown: (row: CatalogueRow) => boolean = () => false,
): Promise<FileSummary> {
  const categories = new Map<string, Set<string>>();
  const firstLines = new Map<string, Map<string, number>>();
  const lineOfId = new Map<string, number>();
  const lineOfSku = new Map<string, number>();
  const skuByKey = new Map<string, string>();
  const groupOfId = new Map<string, string>();
  const sharedNames = new Map<string, string>();
  const sizes = new Map<string, number>();
  let count = 0;
  for await (const { row } of lines) {
    count++;
    if (!row) continue;
    const group = row.variant?.group;
    const size = (group && sizes.get(group)) || 0;
    if (group) sizes.set(group, size + 1);
    const { inventory = '', sharedName = '' } = row.variant ?? {};
    if (sharedName && !sharedNames.has(inventory)) sharedNames.set(inventory, sharedName);
    // The first record of a group says what its product is.
    if (size === 0 && hasCategory(row, isKnown)) {
      const subCategories = categories.get(row.category) ?? new Set();
      categories.set(row.category, subCategories.add(row.subCategory));
    }
    if (!group) {
      const identity = identityOf(row);
      const packs = firstLines.get(identity) ?? new Map<string, number>();
      for (const key of row.hasOldPrice ? [pricesKey(row)] : [pricesKey(row), priceKey(row)])
        if (!packs.has(key)) packs.set(key, row.line);
      firstLines.set(identity, packs);
    }
    if (row.productId && !lineOfId.has(row.productId)) {
      lineOfId.set(row.productId, row.line);
      if (group) groupOfId.set(row.productId, group);
    }
    if (row.sku && !lineOfSku.has(row.sku)) {
      lineOfSku.set(row.sku, row.line);
      const skuKey = nameKey(row.sku);
      if (!skuByKey.has(skuKey)) skuByKey.set(skuKey, row.sku);
    }
  }
  return {
    rows: count,
    categories,
    lineOf: (identity, prices) => firstLines.get(identity)?.get(pricesKey(prices)) ?? null,
    firstLineOf: (identity) => firstLines.get(identity)?.values().next().value ?? null,
    hasPrices(identity, prices) {
      const packs = firstLines.get(identity);
      return packs !== undefined && (packs.has(pricesKey(prices)) || packs.has(priceKey(prices)));
    },
    lineNaming: ({ id, sku }) => (id && lineOfId.get(id)) || (sku && lineOfSku.get(sku)) || null,
    firstSkuLike: (sku) => skuByKey.get(nameKey(sku)) ?? null,
    sharedNameOf: (inventory) => sharedNames.get(inventory),
    groupNaming: (id) => groupOfId.get(id),
    sizeOf: (group) => sizes.get(group) ?? 0,
  };
}

/**
 * Whether a row puts a product into a category: not if no product can be made of it, nor if the stored one keeps what
 * it has.
 */
function hasCategory(row: CatalogueRow, isKnown: (row: CatalogueRow) => boolean): boolean {
  if (row.category === '') return false;
  if (row.newProblem) return isKnown(row);
  return row.hasSubCategory || !isKnown(row);
}

/** The columns of a stored product that rows are compared with. */
export interface StoredProduct extends Prices {
  id: string;
  name: string;
  brand: string;
  sku: string | null;
  rating: number;
  reviewCount: number;
}

/**
 * The stored product that a row describes by its names: the one with the same prices; else, for a row without an old
 * price, the one with the same price; else one whose prices are no longer in the file, because its price has changed;
 * else null, and the row is a new product. The result does not depend on the order of the rows, and a new pack size
 * does not replace an existing product.
 * @param candidates the stored products with the row's identity
 * @param isMatched whether another row describes the product
 */
export function matchProduct<P extends StoredProduct>(
  row: CatalogueRow,
  candidates: readonly P[],
  summary: FileSummary,
  isMatched: (id: string) => boolean,
): P | null {
  const identity = identityOf(row);
  // A product with another SKU, or one that another row names, is another product.
  const free = candidates.filter(
    (product) =>
      !isMatched(product.id) &&
      !(row.sku && product.sku && row.sku !== product.sku) &&
      summary.lineNaming(product) === null,
  );
  return (
    free.find((product) => pricesKey(product) === pricesKey(row)) ??
    free.find(
      (product) =>
        !row.hasOldPrice && product.price === row.price && summary.lineOf(identity, product) === null,
    ) ??
    free.find((product) => !summary.hasPrices(identity, product)) ??
    null
  );
}
