import type { EntityManager } from 'typeorm';
import { executeIn } from '../../database/database.ts';
import { placeholders } from '../../database/dialects.ts';
import { AVAILABLE_STOCK } from './availableStock.sql.ts';

/** Units of a product. */
export interface Demand {
  productId: string;
  quantity: number;
}

/**
 * The units of products that a shopper can buy now, by product id; products that are not on sale are absent. Includes what
 * the shopper's own open checkout has reserved.
 */
export async function findAvailableStock(
  manager: EntityManager,
  userId: string,
  productIds: readonly string[],
): Promise<Map<string, number>> {
  // MySQL returns sums as text.
  const rows: { id: string; units: number | string }[] = await manager.query(
    `SELECT p.id, ${AVAILABLE_STOCK} AS units FROM products p
       WHERE p.id IN (${placeholders(productIds)}) AND p.withdrawn = 0`,
    [userId, ...productIds],
  );
  return new Map(rows.map(({ id, units }) => [id, Number(units)]));
}

/** Available units as they are stored, by product id. */
export async function readUnits(
  manager: EntityManager,
  productIds: readonly string[],
): Promise<Map<string, number>> {
  const rows: { id: string; countInStock: number }[] = await manager.query(
    `SELECT id, countInStock FROM products WHERE id IN (${placeholders(productIds)})`,
    [...productIds],
  );
  return new Map(rows.map(({ id, countInStock }) => [id, countInStock]));
}

/** A product with too few units. */
export interface ShortProduct {
  id: string;
  name: string;
  countInStock: number;
}

/** @throws Error if there is no such product */
export async function readShortProduct(manager: EntityManager, productId: string): Promise<ShortProduct> {
  const [product]: ShortProduct[] = await manager.query(
    'SELECT id, name, countInStock FROM products WHERE id = ?',
    [productId],
  );
  if (!product) throw new Error(`There is no product ${productId}`);
  return product;
}

/** The ids of the products on sale without a unit that anybody can buy now. */
export async function findSoldOutIds(manager: EntityManager): Promise<string[]> {
  const rows: { id: string }[] = await manager.query(
    'SELECT id FROM products WHERE withdrawn = 0 AND countInStock <= 0',
  );
  return rows.map(({ id }) => id);
}

/** Takes units out of the stock. @returns false, and changes nothing, if there are too few or the product is not on sale */
export async function takeUnits(tx: EntityManager, { productId, quantity }: Demand): Promise<boolean> {
  const count = await executeIn(
    tx,
    `UPDATE products SET countInStock = countInStock - ?
       WHERE withdrawn = 0 AND countInStock >= ? AND id = ?`,
    [quantity, quantity, productId],
  );
  return count === 1;
}

/** Adds units, or takes them away. @returns false, and changes nothing, if fewer are available */
export async function changeAvailableUnits(
  tx: EntityManager,
  { productId, quantity }: Demand,
): Promise<boolean> {
  const count = await executeIn(
    tx,
    'UPDATE products SET countInStock = countInStock + ? WHERE id = ? AND countInStock + ? >= 0',
    [quantity, productId, quantity],
  );
  return count === 1;
}

/** Takes all available units of a product. @returns how many these were */
export async function takeAvailableUnits(tx: EntityManager, productId: string): Promise<number> {
  // Locks the row, so that the units that are read next are those that are taken.
  await addUnits(tx, [productId], 0);
  const { countInStock } = await readShortProduct(tx, productId);
  await executeIn(tx, 'UPDATE products SET countInStock = 0 WHERE id = ?', [productId]);
  return countInStock;
}

/** Adds the same number of units to each of some products. @param quantity negative: takes them away */
export const addUnits = (
  tx: EntityManager,
  productIds: readonly string[],
  quantity: number,
): Promise<unknown> =>
  executeIn(
    tx,
    `UPDATE products SET countInStock = countInStock + ? WHERE id IN (${placeholders(productIds)})`,
    [quantity, ...productIds],
  );

/** Whether an open checkout has reserved units of a product, which may become available again. */
export async function isReserved(manager: EntityManager, productId: string): Promise<boolean> {
  const [line] = await manager.query(
    `SELECT reserved.id FROM checkouts c CROSS JOIN checkout_lines reserved ON reserved.checkoutId = c.id
       WHERE c.state = 'open' AND reserved.productId = ? LIMIT 1`,
    [productId],
  );
  return line !== undefined;
}
