import type { EntityManager } from 'typeorm';
import type { Sql } from '../../../database/conditions.ts';
import type { Dialect } from '../../../database/dialects.ts';
import { type KeysetList, keysetPage } from '../../../database/keysetPage.ts';
import type { RowRange } from '../../../lib/page.ts';
import { withFields } from '../../../lib/withFields.ts';
import type { StockMovement, StockMovementKind } from '../stockMovements.entity.ts';

/** A movement with the product's units on hand after it. */
export type BalancedMovement = StockMovement & { after: number };

/** Which movements. At most one of `productId` and `kind` has an index. */
export interface MovementFilter {
  productId?: string | null;
  kind?: StockMovementKind | null;
}

/** All movements. */
export const newestMovements: KeysetList<StockMovement> = {
  name: 'movements',
  order: ['id'],
  direction: 'DESC',
};

/**
 * Movements, newest first, with the product's balance after each: the sum of the movements up to it. Reads each product's history
 * once, in segments between its movements on the page.
 */
export async function findMovements(
  { dialect, read }: { dialect: Dialect; read: EntityManager },
  { productId, kind }: MovementFilter,
  range: RowRange,
): Promise<BalancedMovement[]> {
  const conditions: Sql[] = [];
  if (productId) conditions.push({ sql: 'productId = ?', parameters: [productId] });
  if (kind) conditions.push({ sql: 'kind = ?', parameters: [kind] });
  const { sql, parameters } = keysetPage(
    dialect,
    'stock_movements',
    newestMovements,
    [{ conditions }],
    range,
  );
  const rows: (BalancedMovement & Record<'createdAt' | 'after', number | string>)[] = await read.query(
    `WITH page AS (${sql}),
       segments AS (SELECT page.*, LAG(id) OVER (PARTITION BY productId ORDER BY id) AS previousId FROM page),
       sums AS (SELECT s.*, (SELECT SUM(m.quantity) FROM stock_movements m
         WHERE m.productId = s.productId AND m.id <= s.id AND m.id > COALESCE(s.previousId, '')) AS units FROM segments s)
     SELECT id, productId AS itemId, quantity, kind, reason, actorId, reference, createdAt,
       SUM(units) OVER (PARTITION BY productId ORDER BY id) AS \`after\` FROM sums ORDER BY id DESC`,
    [...parameters],
  );
  // MySQL returns sums as text.
  return rows.map((row) => withFields(row, { createdAt: Number(row.createdAt), after: Number(row.after) }));
}
