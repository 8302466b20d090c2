import type { EntityManager } from 'typeorm';
import type { Db } from '../../database/database.ts';
import {
  addUnits,
  type Demand,
  findAvailableStock,
  isReserved,
  readShortProduct,
  type ShortProduct,
  takeUnits,
} from './stock.queries.ts';

// A unit is in one of three places: available (`Product.countInStock`), reserved by a line of an open checkout, or sold by a line of a
// paid one. Units move in the caller's transaction, each product by one conditional statement. Units that are sold or come back also
// need a movement of the ledger (ledger.service.ts).

export { type Demand, findAvailableStock, isReserved };

/** The units of a product that a shopper can buy now, read from the database; 0 when it is not on sale. */
export async function stockNow({ read }: Db, userId: string, productId: string): Promise<number> {
  return (await findAvailableStock(read, userId, [productId])).get(productId) ?? 0;
}

/**
 * Takes the units of a checkout out of the stock, in the order of the product ids, so that two buyers cannot deadlock.
 * @returns null when all were taken; else the product with too few, and the caller must roll back
 */
export async function takeStock(tx: EntityManager, demands: readonly Demand[]): Promise<ShortProduct | null> {
  for (const demand of mergeByProduct(demands)) {
    if (!(await takeUnits(tx, demand))) return readShortProduct(tx, demand.productId);
  }
  return null;
}

/** Returns the units of a checkout to the stock. */
export async function releaseStock(tx: EntityManager, demands: readonly Demand[]): Promise<void> {
  for (const { productId, quantity } of mergeByProduct(demands)) {
    await addUnits(tx, [productId], quantity);
  }
}

/** One demand per product, in the order of the product ids. */
export function mergeByProduct(demands: readonly Demand[]): Demand[] {
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of demands) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  }
  return [...quantities]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .sort((a, b) => (a.productId < b.productId ? -1 : 1));
}
