import type { EntityManager } from 'typeorm';
import { type Db, executeIn } from '../../database/database.ts';
import { Product } from './catalog.entity.ts';

// Units are in one of three places: to be bought (`Product.countInStock`), reserved by the lines of an open checkout, or sold by those of
// a paid one. They move in transactions of the caller's, each by one conditional statement.

/** Units of a product that somebody wants. */
export interface Demand {
  productId: string;
  quantity: number;
}

/**
 * In SQL: the units of a product that a shopper can buy now. What the shopper has reserved counts, because it is for what this
 * shopper is about to buy.
 * @param userId an expression, such as a column or `?`
 */
export const stockFor = (product: string, userId: string): string =>
  `${product}.countInStock + COALESCE((SELECT SUM(held.quantity)
     FROM checkouts own CROSS JOIN checkout_lines held ON held.checkoutId = own.id
     WHERE own.userId = ${userId} AND own.activeKey IS NOT NULL AND held.productId = ${product}.id), 0)`;

/** The units of a product that a shopper can buy now, asked of the database; 0 when it is not on sale. */
export async function stockNow(db: Db, userId: string, productId: string): Promise<number> {
  const [row] = await db.read.query(
    `SELECT ${stockFor('p', '?')} AS countInStock FROM products p WHERE p.id = ? AND p.withdrawn = 0`,
    [userId, productId],
  );
  return Number(row?.countInStock ?? 0);
}

/**
 * Takes the units of a checkout, in the order of the product ids, so that two buyers never wait for each other in a circle.
 * @returns null when all are taken; else the product that has too few, and the caller must roll back
 */
export async function takeStock(tx: EntityManager, demands: readonly Demand[]): Promise<Product | null> {
  for (const demand of inOrder(demands)) {
    if (!(await take(tx, demand))) return tx.findOneByOrFail(Product, { id: demand.productId });
  }
  return null;
}

async function take(tx: EntityManager, { productId, quantity }: Demand): Promise<boolean> {
  const taken = await executeIn(
    tx,
    `UPDATE products SET countInStock = countInStock - ?
       WHERE withdrawn = 0 AND countInStock >= ? AND id = ?`,
    [quantity, quantity, productId],
  );
  return taken === 1;
}

/** Whether units of a product are reserved, and may be free again before long. */
export async function isReserved(tx: EntityManager, productId: string): Promise<boolean> {
  const [held] = await tx.query(
    `SELECT held.id FROM checkouts c CROSS JOIN checkout_lines held ON held.checkoutId = c.id
       WHERE c.state = 'open' AND held.productId = ? LIMIT 1`,
    [productId],
  );
  return held !== undefined;
}

/** Gives the units of a checkout back. */
export async function releaseStock(tx: EntityManager, demands: readonly Demand[]): Promise<void> {
  for (const { productId, quantity } of inOrder(demands)) {
    await tx.increment(Product, { id: productId }, 'countInStock', quantity);
  }
}

/** One demand a product, by id. */
function inOrder(demands: readonly Demand[]): Demand[] {
  const total = new Map<string, number>();
  for (const { productId, quantity } of demands) {
    total.set(productId, (total.get(productId) ?? 0) + quantity);
  }
  return [...total]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .sort((a, b) => (a.productId < b.productId ? -1 : 1));
}
