import type { EntityManager } from 'typeorm';
import { executeIn } from '../../../database/database.ts';
import { Product } from '../../catalog/catalog.entity.ts';
import { type NewMovement, recordMovements } from '../../stock/ledger.service.ts';

/**
 * Adds units to the stock, or takes them away, with a movement for each product. Reserved units stay reserved: of the others no
 * more than all are taken.
 */
export async function changeUnits(tx: EntityManager, changes: readonly NewMovement[]): Promise<void> {
  const movements: NewMovement[] = [];
  // In the order of the product ids, as checkouts do, so that they cannot deadlock.
  for (const change of [...changes].sort((a, b) => (a.productId < b.productId ? -1 : 1))) {
    const { productId, quantity } = change;
    const isChanged = await executeIn(
      tx,
      'UPDATE products SET countInStock = countInStock + ? WHERE id = ? AND countInStock + ? >= 0',
      [quantity, productId, quantity],
    );
    movements.push({ ...change, quantity: isChanged ? quantity : -(await takeAll(tx, productId)) });
  }
  await recordMovements(
    tx,
    movements.filter(({ quantity }) => quantity !== 0),
  );
}

/** @returns how many units were available */
async function takeAll(tx: EntityManager, id: string): Promise<number> {
  // The statement locks the row, so that the units that are read next are those that are taken.
  await executeIn(tx, 'UPDATE products SET countInStock = countInStock WHERE id = ?', [id]);
  const { countInStock } = await tx.findOneByOrFail(Product, { id });
  await tx.update(Product, { id }, { countInStock: 0 });
  return countInStock;
}
