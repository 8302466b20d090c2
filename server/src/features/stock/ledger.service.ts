import type { EntityManager } from 'typeorm';
import { insertRows } from '../../database/insertRows.ts';
import { newId } from '../../lib/ids.ts';
import { type Demand, mergeByItem, releaseStock } from './stock.service.ts';
import { StockMovement } from './stockMovements.entity.ts';

// Invariant: the movements of each inventory item sum to its units on hand, which are those available and those
// reserved by open checkouts. Whoever changes the units on hand writes the movement in the same transaction.

/** Units that came or, when negative, went; why, and who did it. */
export type NewMovement = Pick<StockMovement, 'itemId' | 'quantity' | 'kind'> &
  Partial<Pick<StockMovement, 'reason' | 'actorId' | 'reference'>>;

/** Writes the movements of changes that the caller makes in the same transaction. */
export const recordMovements = (tx: EntityManager, movements: readonly NewMovement[]): Promise<void> =>
  insertRows(
    tx,
    StockMovement,
    movements.map((movement) => toRow(newId(), movement)),
  );

/** Writes the first movement of new products, whose `countInStock` the caller stores in the same transaction. */
export const recordOpeningUnits = (
  tx: EntityManager,
  products: readonly { id: string; countInStock: number }[],
  cause: Pick<NewMovement, 'actorId' | 'reference' | 'reason'> = {},
): Promise<void> =>
  insertRows(
    tx,
    StockMovement,
    products.map(({ id, countInStock: quantity }) =>
      toRow(id, { ...cause, itemId: id, quantity, kind: 'opening' }),
    ),
  );

/** Writes the movements of an order, whose reserved units become sold in the same transaction. */
export const recordSales = (
  tx: EntityManager,
  { orderId, demands }: { orderId: string; demands: readonly Demand[] },
): Promise<void> =>
  recordMovements(
    tx,
    mergeByItem(demands).map(({ itemId, units }) => ({
      itemId,
      quantity: -units,
      kind: 'order',
      reference: orderId,
    })),
  );

interface Return {
  demands: readonly Demand[];
  kind: 'cancel' | 'refund';
  /** The order's id. */
  reference: string;
  /** The member of staff; null: the shop itself. */
  actor: { id: string } | null;
}

/** Puts sold units back on sale. Not idempotent: the caller's transaction must ensure that it happens once. */
export async function returnUnits(
  tx: EntityManager,
  { demands, kind, reference, actor }: Return,
): Promise<void> {
  await releaseStock(tx, demands);
  const cause = { kind, reference, actorId: actor?.id ?? null };
  await recordMovements(
    tx,
    mergeByItem(demands).map(({ itemId, units }) => ({ ...cause, itemId, quantity: units })),
  );
}

const toRow = (
  id: string,
  { itemId, quantity, kind, reason = '', actorId = null, reference = null }: NewMovement,
): StockMovement => ({
  id,
  itemId,
  quantity,
  kind,
  reason,
  actorId,
  reference,
  createdAt: Date.now(),
});
