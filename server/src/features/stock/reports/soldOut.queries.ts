import type { EntityManager } from 'typeorm';
import { lineItem, SELLS_OWN_ITEM } from '../availableStock.sql.ts';

/** A product that has run out. */
export interface SoldOutProduct {
  id: string;
  name: string;
  brand: string;
  /** The inventory item of which the last units went. */
  itemId: string;
  /** Time of the last movement that took units, in ms. */
  soldOutAt: number;
}

/**
 * Products on sale of which nobody can buy a variant now, and of whose inventory items units went since a movement; the latest first. What
 * open checkouts have reserved of these items may become available again, so it counts as available.
 */
export async function findSoldOutSince(
  manager: EntityManager,
  movementId: string,
): Promise<SoldOutProduct[]> {
  const rows: (SoldOutProduct & { soldOutAt: number | string })[] = await manager.query(
    `WITH moved AS (SELECT productId AS itemId, MAX(createdAt) AS soldOutAt FROM stock_movements WHERE id > ? AND quantity < 0
         GROUP BY productId),
       concerned AS (
         SELECT p.id AS productId, moved.itemId, moved.soldOutAt FROM moved JOIN products p ON p.id = moved.itemId WHERE ${SELLS_OWN_ITEM}
         UNION ALL SELECT v.productId, moved.itemId, moved.soldOutAt FROM moved JOIN variants v ON v.inventoryId = moved.itemId
           WHERE v.paused = 0)
     SELECT p.id, p.name, p.brand, concerned.itemId, concerned.soldOutAt
       FROM concerned JOIN products p ON p.id = concerned.productId
       WHERE p.withdrawn = 0 AND NOT EXISTS (
         SELECT 1 FROM variants v LEFT JOIN inventory_items i ON i.id = v.inventoryId
           WHERE v.productId = p.id AND v.paused = 0 AND COALESCE(i.units, p.countInStock) >= v.requiredQuantity)
       AND (p.countInStock = 0 OR EXISTS (SELECT 1 FROM variants v WHERE v.productId = p.id))
       AND NOT EXISTS (
         SELECT 1 FROM checkouts c CROSS JOIN checkout_lines l ON l.checkoutId = c.id
           WHERE c.state = 'open' AND (${lineItem('l')} = p.id
             OR ${lineItem('l')} IN (SELECT v.inventoryId FROM variants v WHERE v.productId = p.id)))
       ORDER BY concerned.soldOutAt DESC`,
    [movementId],
  );
  // A product comes once for each of its variants whose item has lost units.
  const latest = new Map(rows.toReversed().map((row) => [row.id, row]));
  return [...latest.values()].reverse().map((row) => ({ ...row, soldOutAt: Number(row.soldOutAt) }));
}
