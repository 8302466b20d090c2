import type { Database } from '../environment/database.ts';

interface ChaosOffer {
  id: string;
  /** Orders of all shoppers. */
  maxUses: number;
  /** Null: all products. */
  productId: string | null;
}

/** Stores an offer of ten percent, which the shop shows within a second. */
export async function storeOffer(
  { query }: Pick<Database, 'query'>,
  { id, maxUses, productId }: ChaosOffer,
): Promise<void> {
  const [scope, scopeIds] = productId === null ? ['ALL', []] : ['PRODUCTS', [productId]];
  const now = Date.now();
  await query(
    `INSERT INTO offers (id, name, code, kind, percent, amount, buyQuantity, freeQuantity, scope, scopeIds, firstOrderOnly, minBasket,
       startsAt, endsAt, maxUses, maxUsesPerShopper, uses, active, version, createdAt, updatedAt, actorId)
     VALUES (?, ?, NULL, 'PERCENT', 10, 0, 0, 0, ?, ?, 0, 0, NULL, NULL, ?, NULL, 0, 1, 1, ?, ?, '')`,
    [id, `Offer ${id}`, scope, JSON.stringify(scopeIds), maxUses, now, now],
  );
  await query('UPDATE catalog_state SET revision = revision + 1', []);
}
