import { type EntityManager, In } from 'typeorm';
import { readBelowLimit } from '../../../../database/countUpTo.ts';
import { type Dialect, placeholders, unionPart, withIndex } from '../../../../database/dialects.ts';
import { findByIds } from '../../../../database/findByIds.ts';
import { Product } from '../../catalog.entity.ts';
import { readRelatedIds } from '../../related/relatedProducts.queries.ts';
import type { CatalogVariant } from '../../variants/variants.entity.ts';
import { readVariants } from '../../variants/variants.queries.ts';

/** Units of a product, without those that open checkouts have reserved. */
export interface ProductStock {
  id: string;
  countInStock: number;
}

interface StockRange {
  withdrawn: boolean;
  /** Null: of all. */
  subCategoryIds?: readonly string[] | null;
  /** Present: of these products only, of any sub-category. */
  ids?: readonly string[];
  /** At most; null: any. */
  maxStock: number | null;
  /** Present: the most units first. */
  isDescending?: boolean;
  /** The rows behind this one; null: from the start. */
  after: ProductStock | null;
  limit: number;
}

const MAX_UNITS = 2_147_483_647;

/** Products by stock, then id, both ascending or both descending. */
export async function readStockInOrder(
  manager: EntityManager,
  dialect: Dialect,
  { withdrawn, subCategoryIds = null, ids, maxStock, isDescending = false, after, limit }: StockRange,
): Promise<ProductStock[]> {
  const max = maxStock ?? MAX_UNITS;
  // With ids both databases would read all products in the order of their stock: the sign keeps SQLite from it, FORCE INDEX MySQL.
  const sign = ids && dialect === 'sqlite' ? '+' : '';
  const [direction, behind] = isDescending ? ['DESC', '<'] : ['ASC', '>'];
  const end = `ORDER BY ${sign}countInStock ${direction}, id ${direction} LIMIT ${limit}`;
  // The range follows from the last condition; with it the index begins at the first row behind.
  const [from, to] = !after ? [0, max] : isDescending ? [0, after.countInStock] : [after.countInStock, max];
  const where = `${sign}withdrawn = ? AND ${sign}countInStock BETWEEN ? AND ?${
    after ? ` AND (countInStock ${behind} ? OR id ${behind} ?)` : ''
  }`;
  const parameters = [Number(withdrawn), from, to, ...(after ? [after.countInStock, after.id] : [])];
  const select = 'SELECT id, countInStock FROM products';
  if (ids) {
    const byId = dialect === 'mysql' ? `${select} ${withIndex(dialect, 'PRIMARY')}` : select;
    return manager.query(`${byId} WHERE id IN (${placeholders(ids)}) AND ${where} ${end}`, [
      ...ids,
      ...parameters,
    ]);
  }
  if (!subCategoryIds) return manager.query(`${select} WHERE ${where} ${end}`, parameters);
  if (subCategoryIds.length === 0) return [];
  const ofOne = `${select} ${withIndex(dialect, 'products_sub_category')} WHERE subCatId = ? AND ${where} ${end}`;
  return manager.query(
    subCategoryIds.length === 1
      ? ofOne
      : `${subCategoryIds.map(() => unionPart(dialect, ofOne)).join(' UNION ALL ')} ${end}`,
    subCategoryIds.flatMap((id) => [id, ...parameters]),
  );
}

/** The ids of the products that have at most `maxStock` units; null if there are more than `limit`. */
export async function findIdsUpToStock(
  manager: EntityManager,
  { withdrawn, maxStock }: Pick<StockRange, 'withdrawn' | 'maxStock'>,
  limit: number,
): Promise<string[] | null> {
  const rows = await readBelowLimit<{ id: string }>(manager, {
    sql: `SELECT id FROM products WHERE withdrawn = ? AND countInStock <= ? LIMIT ${limit + 1}`,
    parameters: [Number(withdrawn), maxStock ?? MAX_UNITS],
    limit: limit + 1,
  });
  return rows?.map(({ id }) => id) ?? null;
}

/** The stock of some products. */
export const readStockOf = (manager: EntityManager, ids: readonly string[]): Promise<ProductStock[]> =>
  manager.query(`SELECT id, countInStock FROM products WHERE id IN (${placeholders(ids)})`, [...ids]);

/** The id of the product with an SKU; null: none has it. */
export const findIdBySku = async (manager: EntityManager, sku: string): Promise<string | null> =>
  (await manager.findOne(Product, { select: { id: true }, where: { sku } }))?.id ?? null;

/** A product as staff edit it. */
export type DeskProduct = Product & {
  /** Other products that staff have chosen for its page, in their order; empty: the shop chooses. */
  relatedIds: readonly string[];
  /** Those that are stored, in their order; empty: it has one price and one stock. */
  variants: readonly CatalogVariant[];
};

/** Some products in the order of the ids. */
export const readProducts = (manager: EntityManager, ids: readonly string[]): Promise<Product[]> =>
  findByIds(manager, Product, ids);

/** Some products with all that staff edit, in the order of the ids. */
export async function readDeskProducts(
  manager: EntityManager,
  ids: readonly string[],
): Promise<DeskProduct[]> {
  const products = await readProducts(manager, ids);
  if (products.length === 0) return [];
  const [relatedIds, variants] = [await readRelatedIds(manager, ids), await readVariants(manager, ids)];
  return products.map((product) => ({
    ...product,
    relatedIds: relatedIds.get(product.id) ?? [],
    variants: variants.get(product.id) ?? [],
  }));
}

/** Those of the ids that are products', also withdrawn ones'. */
export async function findProductIds(manager: EntityManager, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const products = await manager.find(Product, { select: { id: true }, where: { id: In([...ids]) } });
  return new Set(products.map(({ id }) => id));
}
