import type { EntityManager } from 'typeorm';
import { changeIn, type Db } from '../../db/database.ts';
import { insertRows } from '../../db/insertRows.ts';
import { newId } from '../../lib/ids.ts';
import { Product, StockReservation } from './catalog.entity.ts';

// Units are in one of three places: to be bought (`Product.countInStock`), reserved, or sold. They move in transactions of the
// caller's, each by one conditional statement.

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
  `${product}.countInStock + COALESCE((SELECT SUM(quantity) FROM stock_reservations
     WHERE userId = ${userId} AND productId = ${product}.id), 0)`;

/** The units of a product that a shopper can buy now, asked of the database; 0 when it is not on sale. */
export async function stockNow(db: Db, userId: string, productId: string): Promise<number> {
  const [row] = await db.read.query(
    `SELECT ${stockFor('p', '?')} AS countInStock FROM products p WHERE p.id = ? AND p.withdrawn = 0`,
    [userId, productId],
  );
  return Number(row?.countInStock ?? 0);
}

/**
 * Reserves units for a shopper's checkout, in the order of the product ids, so that two buyers never wait for each other in
 * a circle.
 * @returns null when all are reserved; else the product that has too few, and the caller must roll back
 */
export async function reserveStock(
  tx: EntityManager,
  { checkoutId, userId }: { checkoutId: string; userId: string },
  demands: readonly Demand[],
): Promise<Product | null> {
  const ordered = inOrder(demands);
  for (const demand of ordered) {
    if (!(await take(tx, demand))) return tx.findOneByOrFail(Product, { id: demand.productId });
  }
  await insertRows(
    tx,
    StockReservation,
    ordered.map((demand) => ({ ...demand, id: newId(), checkoutId, userId })),
  );
  return null;
}

async function take(tx: EntityManager, { productId, quantity }: Demand): Promise<boolean> {
  const taken = await changeIn(
    tx,
    `UPDATE products SET countInStock = countInStock - ?
       WHERE withdrawn = 0 AND countInStock >= ? AND id = ?`,
    [quantity, quantity, productId],
  );
  return taken === 1;
}

/** Whether units of a product are reserved, and may be free again before long. */
export const isReserved = (tx: EntityManager, productId: string): Promise<boolean> =>
  tx.existsBy(StockReservation, { productId });

/** Gives the units that are reserved for a checkout back. */
export async function releaseStock(tx: EntityManager, checkoutId: string): Promise<void> {
  const reserved = await tx.findBy(StockReservation, { checkoutId });
  await tx.delete(StockReservation, { checkoutId });
  for (const { productId, quantity } of inOrder(reserved)) {
    await tx.increment(Product, { id: productId }, 'countInStock', quantity);
  }
}

/** The units that are reserved for a checkout are sold now. */
export async function sellStock(tx: EntityManager, checkoutId: string): Promise<void> {
  await changeIn(tx, 'DELETE FROM stock_reservations WHERE checkoutId = ?', [checkoutId]);
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
