import type { EntityManager } from 'typeorm';
import type { Db } from '../../database/database.ts';
import {
  addUnits,
  type Demand,
  findAvailableUnits,
  isReserved,
  readUnitsOf,
  takeUnits,
} from './stock.queries.ts';

// A unit of an inventory item is in one of three places: available, reserved by a line of an open checkout, or sold by a line of a paid one.
// Units move in the caller's transaction, each item by one conditional statement. Units that are sold or come back also need a movement of
// the ledger (ledger.service.ts).

export { type Demand, findAvailableUnits, isReserved, readUnitsOf };

/** What a line of a checkout has taken: so many times the required quantity of an inventory item; null: of its product's own one. */
export interface StockedLine {
  productId: string;
  inventoryId: string | null;
  requiredQuantity: number;
  quantity: number;
}

/** The units that a line takes, or that some of it take. */
export const demandOf = (
  { productId, inventoryId, requiredQuantity, quantity }: StockedLine,
  count = quantity,
): Demand => ({ itemId: inventoryId ?? productId, units: requiredQuantity * count });

/** The units of an inventory item that a shopper can buy now, read from the database; 0 of a product that is not on sale. */
export async function unitsNow({ read }: Db, userId: string, itemId: string): Promise<number> {
  return (await findAvailableUnits(read, userId, [itemId])).get(itemId) ?? 0;
}

/**
 * Takes units out of the stock, in the order of the items, so that two buyers cannot deadlock.
 * @returns null when all were taken; else the item with too few, and the caller must roll back
 */
export async function takeStock(tx: EntityManager, demands: readonly Demand[]): Promise<string | null> {
  for (const demand of mergeByItem(demands)) {
    if (!(await takeUnits(tx, demand))) return demand.itemId;
  }
  return null;
}

/** Returns units to the stock. */
export async function releaseStock(tx: EntityManager, demands: readonly Demand[]): Promise<void> {
  for (const { itemId, units } of mergeByItem(demands)) {
    await addUnits(tx, [itemId], units);
  }
}

/** One demand per item, in the order of the items. */
export function mergeByItem(demands: readonly Demand[]): Demand[] {
  const sums = new Map<string, number>();
  for (const { itemId, units } of demands) sums.set(itemId, (sums.get(itemId) ?? 0) + units);
  return [...sums]
    .map(([itemId, units]) => ({ itemId, units }))
    .sort((a, b) => (a.itemId < b.itemId ? -1 : 1));
}
