import type { EntityManager } from 'typeorm';
import { lineItem } from './availableStock.sql.ts';

/** A product that has run out. */
export interface SoldOutProduct {
  id: string;
  name: string;
  brand: string;
  /** Time of the last movement that took units, in ms. */
  soldOutAt: number;
}

/** Products on sale without a unit on hand of which units went since a movement, the latest first. */
export async function findSoldOutSince(
  manager: EntityManager,
  movementId: string,
): Promise<SoldOutProduct[]> {
  const rows: (SoldOutProduct & { soldOutAt: number | string })[] = await manager.query(
    `SELECT p.id, p.name, p.brand, m.soldOutAt
       FROM (SELECT productId, MAX(createdAt) AS soldOutAt FROM stock_movements WHERE id > ? AND quantity < 0
         GROUP BY productId) m
       JOIN products p ON p.id = m.productId
       WHERE p.countInStock = 0 AND p.withdrawn = 0 AND NOT EXISTS (
         SELECT 1 FROM checkouts c CROSS JOIN checkout_lines l ON l.checkoutId = c.id
           WHERE c.state = 'open' AND ${lineItem('l')} = p.id) ORDER BY m.soldOutAt DESC`,
    [movementId],
  );
  return rows.map((row) => ({ ...row, soldOutAt: Number(row.soldOutAt) }));
}
