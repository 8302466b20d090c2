import type { EntityManager } from 'typeorm';
import { lineItem, lineUnits } from './availableStock.sql.ts';

/** A product whose stock has become low. */
export interface LowStockCrossing {
  id: string;
  name: string;
  brand: string;
  /** Units now, at least 1. */
  onHand: number;
  threshold: number;
  /** The movement that took the units on hand from above the threshold to it, or below. */
  movementId: string;
}

/**
 * Products on sale whose stock is low, and became so by a movement since a given one; those with the fewest units first. Of several such
 * movements of a product the latest counts, and only if none since was reported: else a threshold that is raised would report it again.
 * Goes back from the present units, so that no older movement is read.
 * @param movementId id after which movements count
 * @param byDefault the threshold of products without their own, and the id after which movements count for it
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
         SELECT p.id, p.name, p.brand, p.lowStockAt, COALESCE(p.lowStockAt, ?) AS threshold, p.countInStock + COALESCE((
           SELECT SUM(${lineUnits('l')}) FROM checkouts c CROSS JOIN checkout_lines l ON l.checkoutId = c.id
             WHERE c.state = 'open' AND ${lineItem('l')} = p.id), 0) AS onHand
           FROM moved JOIN products p ON p.id = moved.productId WHERE p.withdrawn = 0) list
         WHERE onHand > 0 AND onHand <= threshold),
       balances AS (SELECT m.id, m.productId, m.quantity, low.threshold, low.onHand + m.quantity -
         SUM(m.quantity) OVER (PARTITION BY m.productId ORDER BY m.id DESC) AS balance
         FROM low JOIN stock_movements m ON m.productId = low.id WHERE m.id > ?)
     SELECT low.id, low.name, low.brand, low.onHand, low.threshold, crossing.movementId FROM low
       JOIN (SELECT productId, MAX(id) AS movementId FROM balances
         WHERE balance <= threshold AND balance - quantity > threshold GROUP BY productId) crossing
         ON crossing.productId = low.id
     WHERE (low.lowStockAt IS NOT NULL OR crossing.movementId >= ?) AND NOT EXISTS (
       SELECT 1 FROM low_stock_reports r WHERE r.movementId >= crossing.movementId AND r.productId = low.id)
     ORDER BY low.onHand, low.id`,
    [movementId, byDefault.threshold, movementId, byDefault.since],
  );
  // MySQL returns sums as text.
  return rows.map((row) => ({ ...row, onHand: Number(row.onHand), threshold: Number(row.threshold) }));
}
