import type { EntityManager } from 'typeorm';
import { lineItem, lineUnits, SELLS_OWN_ITEM, SMALLEST_QUANTITY } from '../availableStock.sql.ts';
import type { CountedIn } from '../inventoryItems.entity.ts';

/** An inventory item whose stock has become low. */
export interface LowStockCrossing {
  itemId: string;
  name: string;
  /** Empty: of an item that is not a product's own one. */
  brand: string;
  countedIn: CountedIn;
  /** Units now, at least as many as one of the variants that draw on it requires. */
  onHand: number;
  threshold: number;
  /** The movement that took the units on hand from above the threshold to it, or below. */
  movementId: string;
}

/**
 * Inventory items on sale whose stock is low, and became so by a movement since a given one; those with the fewest units first. Of
 * several such movements of an item the latest counts, and only if none since was reported: else a threshold that is raised would report
 * it again. Goes back from the present units, so that no older movement is read.
 * @param movementId id after which movements count
 * @param byDefault the threshold of items without their own (of those that are not products' own, so many times what the smallest
 * variant requires), and the id after which movements count for it
 */
export async function findCrossingsSince(
  manager: EntityManager,
  movementId: string,
  byDefault: { threshold: number; since: string },
): Promise<LowStockCrossing[]> {
  const rows: (Omit<LowStockCrossing, 'onHand' | 'threshold'> &
    Record<'onHand' | 'threshold', number | string>)[] = await manager.query(
    `WITH moved AS (SELECT DISTINCT productId FROM stock_movements WHERE id > ? AND quantity < 0),
       low AS (SELECT * FROM (
         SELECT p.id, p.name, p.brand, 'PIECE' AS countedIn, p.lowStockAt, COALESCE(p.lowStockAt, ?) AS threshold,
           1 AS smallestQuantity, p.countInStock + ${reservedOf('p.id')} AS onHand
           FROM moved JOIN products p ON p.id = moved.productId WHERE p.withdrawn = 0 AND ${SELLS_OWN_ITEM}
         UNION ALL
         SELECT id, name, '', countedIn, lowStockAt, COALESCE(lowStockAt, ? * smallestQuantity), smallestQuantity, onHand
           FROM (SELECT i.id, i.name, i.countedIn, i.lowStockAt, ${SMALLEST_QUANTITY} AS smallestQuantity,
               i.units + ${reservedOf('i.id')} AS onHand
             FROM moved JOIN inventory_items i ON i.id = moved.productId) item) list
         WHERE onHand >= smallestQuantity AND onHand <= threshold),
       balances AS (SELECT m.id, m.productId, m.quantity, low.threshold, low.onHand + m.quantity -
         SUM(m.quantity) OVER (PARTITION BY m.productId ORDER BY m.id DESC) AS balance
         FROM low JOIN stock_movements m ON m.productId = low.id WHERE m.id > ?)
     SELECT low.id AS itemId, low.name, low.brand, low.countedIn, low.onHand, low.threshold, crossing.movementId FROM low
       JOIN (SELECT productId, MAX(id) AS movementId FROM balances
         WHERE balance <= threshold AND balance - quantity > threshold GROUP BY productId) crossing
         ON crossing.productId = low.id
     WHERE (low.lowStockAt IS NOT NULL OR crossing.movementId >= ?) AND NOT EXISTS (
       SELECT 1 FROM low_stock_reports r WHERE r.movementId >= crossing.movementId AND r.productId = low.id)
     ORDER BY low.onHand, low.id`,
    [movementId, byDefault.threshold, byDefault.threshold, movementId, byDefault.since],
  );
  // MySQL returns sums as text.
  return rows.map((row) => ({ ...row, onHand: Number(row.onHand), threshold: Number(row.threshold) }));
}

/** Units of an inventory item that open checkouts have reserved. */
const reservedOf = (itemId: string): string =>
  `COALESCE((SELECT SUM(${lineUnits('l')}) FROM checkouts c CROSS JOIN checkout_lines l ON l.checkoutId = c.id
     WHERE c.state = 'open' AND ${lineItem('l')} = ${itemId}), 0)`;
