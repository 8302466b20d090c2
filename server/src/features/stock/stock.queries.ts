import type { EntityManager } from 'typeorm';
import { AVAILABLE_STOCK } from '../../database/availableStock.ts';
import { executeIn } from '../../database/database.ts';
import { placeholders } from '../../database/dialects.ts';

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

/** Whether an open checkout has reserved units of a product, which may become available again. */
export async function isReserved(manager: EntityManager, productId: string): Promise<boolean> {
  const [line] = await manager.query(
    `SELECT reserved.id FROM checkouts c CROSS JOIN checkout_lines reserved ON reserved.checkoutId = c.id
       WHERE c.state = 'open' AND reserved.productId = ? LIMIT 1`,
    [productId],
  );
  return line !== undefined;
}
