import type { EntityManager } from 'typeorm';
import { withFields } from '../../../lib/withFields.ts';
import type { StockMovement, StockMovementKind } from '../stockMovements.entity.ts';

/** A movement with the product's units on hand after it. */
export type BalancedMovement = StockMovement & { after: number };

/** Which movements. At most one of `productId` and `kind` has an index. */
export interface MovementFilter {
  productId?: string | null;
  kind?: StockMovementKind | null;
}

/**
 * Movements, newest first, with the product's balance after each: the sum of the movements up to it. Reads each product's history
 * once, in segments between its movements on the page.
 * @param before id of the last movement of the previous page; null: from the newest
 */
export async function findMovements(
  manager: EntityManager,
  { productId, kind }: MovementFilter,
  { before, limit }: { before: string | null; limit: number },
): Promise<BalancedMovement[]> {
  const conditions = [
    ...(productId ? [{ sql: 'productId = ?', value: productId }] : []),
    ...(kind ? [{ sql: 'kind = ?', value: kind }] : []),
    ...(before ? [{ sql: 'id < ?', value: before }] : []),
  ];
  const where = conditions.length > 0 ? `WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}` : '';
  const rows: (BalancedMovement & Record<'createdAt' | 'after', number | string>)[] = await manager.query(
    `WITH page AS (SELECT * FROM stock_movements ${where} ORDER BY id DESC LIMIT ?),
       segments AS (SELECT page.*, LAG(id) OVER (PARTITION BY productId ORDER BY id) AS previousId FROM page),
       sums AS (SELECT s.*, (SELECT SUM(m.quantity) FROM stock_movements m
         WHERE m.productId = s.productId AND m.id <= s.id AND m.id > COALESCE(s.previousId, '')) AS units FROM segments s)
     SELECT id, productId, quantity, kind, reason, actorId, reference, createdAt,
       SUM(units) OVER (PARTITION BY productId ORDER BY id) AS \`after\` FROM sums ORDER BY id DESC`,
    [...conditions.map(({ value }) => value), limit],
  );
  // MySQL returns sums as text.
  return rows.map((row) => withFields(row, { createdAt: Number(row.createdAt), after: Number(row.after) }));
}
