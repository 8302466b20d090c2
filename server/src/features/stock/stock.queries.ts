import type { EntityManager } from 'typeorm';
import { executeIn } from '../../database/database.ts';
import { placeholders } from '../../database/dialects.ts';
import { lineItem, ownReservedUnits } from './availableStock.sql.ts';

// Units are those of an inventory item. Every product has one of its own, with the product's id: its units are `products.countInStock`. Others
// are rows of `inventory_items`.

/** Units of an inventory item. */
export interface Demand {
  itemId: string;
  units: number;
}

/**
 * The units of inventory items that a shopper can buy now, by item; those of products that are not on sale are absent. Includes what
 * the shopper's own open checkout has reserved.
 */
export async function findAvailableUnits(
  manager: EntityManager,
  userId: string,
  itemIds: readonly string[],
): Promise<Map<string, number>> {
  const ids = placeholders(itemIds);
  // MySQL returns sums as text.
  const rows: { id: string; units: number | string }[] = await manager.query(
    `SELECT p.id, p.countInStock + ${ownReservedUnits('p.id')} AS units FROM products p
       WHERE p.id IN (${ids}) AND p.withdrawn = 0
     UNION ALL
     SELECT i.id, i.units + ${ownReservedUnits('i.id')} FROM inventory_items i WHERE i.id IN (${ids})`,
    [userId, ...itemIds, userId, ...itemIds],
  );
  return new Map(rows.map(({ id, units }) => [id, Number(units)]));
}

/** Available units as they are stored, by item. */
export async function readUnits(
  manager: EntityManager,
  itemIds: readonly string[],
): Promise<Map<string, number>> {
  const ids = placeholders(itemIds);
  const rows: { id: string; units: number }[] = await manager.query(
    `SELECT id, countInStock AS units FROM products WHERE id IN (${ids})
     UNION ALL SELECT id, units FROM inventory_items WHERE id IN (${ids})`,
    [...itemIds, ...itemIds],
  );
  return new Map(rows.map(({ id, units }) => [id, units]));
}

/** Available units of an item; 0 if there is no such item. */
export const readUnitsOf = async (manager: EntityManager, itemId: string): Promise<number> =>
  (await readUnits(manager, [itemId])).get(itemId) ?? 0;

/** The ids of the products on sale of which nobody can buy anything now. */
export async function findSoldOutIds(manager: EntityManager): Promise<string[]> {
  // Products whose variants are stored may draw on other items than their own.
  const rows: { id: string }[] = await manager.query(
    `SELECT id FROM products WHERE withdrawn = 0 AND countInStock <= 0
       AND NOT EXISTS (SELECT 1 FROM variants v WHERE v.productId = products.id)
     UNION ALL
     SELECT p.id FROM variants v JOIN products p ON p.id = v.productId LEFT JOIN inventory_items i ON i.id = v.inventoryId
       WHERE p.withdrawn = 0 GROUP BY p.id
       HAVING MAX(CASE WHEN v.paused = 0 AND COALESCE(i.units, p.countInStock) >= v.requiredQuantity THEN 1 ELSE 0 END) = 0`,
  );
  return rows.map(({ id }) => id);
}

/** Takes units. @returns false, and changes nothing, if there are too few or the item is that of a product not on sale */
export async function takeUnits(tx: EntityManager, { itemId, units }: Demand): Promise<boolean> {
  const own = await executeIn(
    tx,
    'UPDATE products SET countInStock = countInStock - ? WHERE withdrawn = 0 AND countInStock >= ? AND id = ?',
    [units, units, itemId],
  );
  if (own === 1) return true;
  const other = await executeIn(
    tx,
    'UPDATE inventory_items SET units = units - ? WHERE units >= ? AND id = ?',
    [units, units, itemId],
  );
  return other === 1;
}

/** Adds units, or takes them away. @returns false, and changes nothing, if fewer are available */
export async function changeAvailableUnits(tx: EntityManager, { itemId, units }: Demand): Promise<boolean> {
  const own = await executeIn(
    tx,
    'UPDATE products SET countInStock = countInStock + ? WHERE id = ? AND countInStock + ? >= 0',
    [units, itemId, units],
  );
  if (own === 1) return true;
  const other = await executeIn(
    tx,
    'UPDATE inventory_items SET units = units + ? WHERE id = ? AND units + ? >= 0',
    [units, itemId, units],
  );
  return other === 1;
}

/** Takes all available units of an item. @returns how many these were */
export async function takeAvailableUnits(tx: EntityManager, itemId: string): Promise<number> {
  // Locks the row, so that the units that are read next are those that are taken.
  await addUnits(tx, [itemId], 0);
  const units = await readUnitsOf(tx, itemId);
  await addUnits(tx, [itemId], -units);
  return units;
}

/** Adds the same number of units to each of some items. @param units negative: takes them away */
export async function addUnits(tx: EntityManager, itemIds: readonly string[], units: number): Promise<void> {
  const ids = placeholders(itemIds);
  const own = await executeIn(
    tx,
    `UPDATE products SET countInStock = countInStock + ? WHERE id IN (${ids})`,
    [units, ...itemIds],
  );
  if (own === itemIds.length) return;
  await executeIn(tx, `UPDATE inventory_items SET units = units + ? WHERE id IN (${ids})`, [
    units,
    ...itemIds,
  ]);
}

/** Whether an open checkout has reserved units of an item, which may become available again. */
export async function isReserved(manager: EntityManager, itemId: string): Promise<boolean> {
  const [line] = await manager.query(
    `SELECT reserved.id FROM checkouts c CROSS JOIN checkout_lines reserved ON reserved.checkoutId = c.id
       WHERE c.state = 'open' AND ${lineItem('reserved')} = ? LIMIT 1`,
    [itemId],
  );
  return line !== undefined;
}
