import type { EntityManager } from 'typeorm';
import { type NewMovement, recordMovements } from './ledger.service.ts';
import { changeAvailableUnits, takeAvailableUnits } from './stock.queries.ts';

/**
 * Adds units to the stock, or takes them away, with a movement for each inventory item. Reserved units stay reserved: of the others no
 * more than all are taken.
 */
export async function changeUnits(tx: EntityManager, changes: readonly NewMovement[]): Promise<void> {
  const movements: NewMovement[] = [];
  // In the order of the items, as checkouts do, so that they cannot deadlock.
  for (const change of [...changes].sort((a, b) => (a.itemId < b.itemId ? -1 : 1))) {
    const isChanged = await changeAvailableUnits(tx, { itemId: change.itemId, units: change.quantity });
    const quantity = isChanged ? change.quantity : -(await takeAvailableUnits(tx, change.itemId));
    movements.push({ ...change, quantity });
  }
  await recordMovements(
    tx,
    movements.filter(({ quantity }) => quantity !== 0),
  );
}
