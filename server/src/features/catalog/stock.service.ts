import { type EntityManager, In } from 'typeorm';
import type { Db } from '../../db/database.ts';
import { newId } from '../../lib/ids.ts';
import { Product, StockReservation } from './catalog.entity.ts';

// Units are in one of three places: to be bought (`Product.countInStock`), reserved, or sold. They move in transactions of the
// caller's, each by one conditional statement.

/** Units of a product that somebody wants. */
export interface Demand {
  productId: string;
  quantity: number;
}

/**
 * Units that can be bought now, by product id, asked of the database.
 * @param userId whose own reservations count as available: they are for what this shopper is about to buy
 */
export async function stockNow(db: Db, userId: string, ids: readonly string[]): Promise<Map<string, number>> {
  const products = await db.read.find(Product, {
    select: { id: true, countInStock: true },
    where: { id: In([...ids]) },
  });
  const available = new Map(products.map(({ id, countInStock }) => [id, countInStock]));
  for (const { productId, quantity } of await db.read.findBy(StockReservation, { userId })) {
    const free = available.get(productId);
    if (free !== undefined) available.set(productId, free + quantity);
  }
  return available;
}

/**
 * Reserves units for a shopper's checkout, in the order of the product ids, so that two buyers never wait for each other in
 * a circle.
 * @returns null when all are reserved; else the product that has too few, and the caller must roll back
 */
export async function reserveStock(
  tx: EntityManager,
  { checkoutId, userId }: { checkoutId: string; userId: string },
  demands: readonly Demand[],
): Promise<Product | null> {
  const ordered = inOrder(demands);
  for (const demand of ordered) {
    if (!(await take(tx, demand))) return tx.findOneByOrFail(Product, { id: demand.productId });
  }
  await tx.insert(
    StockReservation,
    ordered.map((demand) => ({ ...demand, id: newId(), checkoutId, userId })),
  );
  return null;
}

async function take(tx: EntityManager, { productId, quantity }: Demand): Promise<boolean> {
  const { affected } = await tx
    .createQueryBuilder()
    .update(Product)
    .set({ countInStock: () => 'countInStock - :quantity' })
    .where('id = :productId AND countInStock >= :quantity AND withdrawn = :withdrawn')
    .setParameters({ productId, quantity, withdrawn: false })
    .execute();
  return affected === 1;
}

/** Gives the units that are reserved for a checkout back. */
export async function releaseStock(tx: EntityManager, checkoutId: string): Promise<void> {
  const reserved = await tx.findBy(StockReservation, { checkoutId });
  await tx.delete(StockReservation, { checkoutId });
  for (const { productId, quantity } of inOrder(reserved)) {
    await tx.increment(Product, { id: productId }, 'countInStock', quantity);
  }
}

/** The units that are reserved for a checkout are sold now. */
export async function sellStock(tx: EntityManager, checkoutId: string): Promise<void> {
  await tx.delete(StockReservation, { checkoutId });
}

/** One demand a product, by id. */
function inOrder(demands: readonly Demand[]): Demand[] {
  const total = new Map<string, number>();
  for (const { productId, quantity } of demands) {
    total.set(productId, (total.get(productId) ?? 0) + quantity);
  }
  return [...total]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .sort((a, b) => (a.productId < b.productId ? -1 : 1));
}
