import type { EntityManager } from 'typeorm';
import { insertRows } from '../../../database/insertRows.ts';
import { newId } from '../../../lib/ids.ts';
import { type Demand, mergeByProduct, releaseStock } from './stock.service.ts';
import { StockMovement } from './stockMovements.entity.ts';

// Invariant: the movements of each product sum to its units on hand, which are those available (`Product.countInStock`) and those
// reserved by open checkouts. Whoever changes the units on hand writes the movement in the same transaction.

/** Rows of one INSERT; both databases limit its parameters. */
const BATCH = 1000;

/** Why units came or went, and who did it. */
export type MovementCause = Pick<StockMovement, 'kind'> &
  Partial<Pick<StockMovement, 'reason' | 'actorId' | 'reference'>>;

/** Units of a product that come, or go when negative. */
export type UnitChange = Pick<StockMovement, 'productId' | 'quantity'>;

/** Writes the movements of changes that the caller makes in the same transaction. */
export async function recordMovements(
  tx: EntityManager,
  changes: readonly UnitChange[],
  cause: MovementCause,
): Promise<void> {
  await insertMovements(
    tx,
    changes.map(({ productId, quantity }) => newMovement(newId(), { productId, quantity }, cause)),
  );
}

/** Writes the first movement of new products, whose `countInStock` the caller stores in the same transaction. */
export async function recordOpeningUnits(
  tx: EntityManager,
  products: readonly { id: string; countInStock: number }[],
  cause: Omit<MovementCause, 'kind'> = {},
): Promise<void> {
  await insertMovements(
    tx,
    products.map(({ id, countInStock }) =>
      newMovement(id, { productId: id, quantity: countInStock }, { ...cause, kind: 'opening' }),
    ),
  );
}

/** Writes the movements of an order, whose reserved units become sold in the same transaction. */
export async function recordSales(
  tx: EntityManager,
  { orderId, lines }: { orderId: string; lines: readonly Demand[] },
): Promise<void> {
  const changes = mergeByProduct(lines).map(({ productId, quantity }) => ({
    productId,
    quantity: -quantity,
  }));
  await recordMovements(tx, changes, { kind: 'order', reference: orderId });
}

/**
 * Puts sold units back on sale. Not idempotent: the caller's transaction must ensure that it happens once.
 * @param options.reference the order's id
 * @param options.actor the member of staff; null: the shop itself
 */
export async function returnUnits(
  tx: EntityManager,
  {
    lines,
    kind,
    reference,
    actor,
  }: {
    lines: readonly Demand[];
    kind: 'cancel' | 'refund';
    reference: string;
    actor: { id: string } | null;
  },
): Promise<void> {
  await releaseStock(tx, lines);
  await recordMovements(tx, mergeByProduct(lines), { kind, reference, actorId: actor?.id ?? null });
}

const newMovement = (
  id: string,
  change: UnitChange,
  { kind, reason = '', actorId = null, reference = null }: MovementCause,
): StockMovement => ({ id, ...change, kind, reason, actorId, reference, createdAt: Date.now() });

async function insertMovements(tx: EntityManager, movements: readonly StockMovement[]): Promise<void> {
  for (let start = 0; start < movements.length; start += BATCH)
    await insertRows(tx, StockMovement, movements.slice(start, start + BATCH));
}
