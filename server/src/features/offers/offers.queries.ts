import type { EntityManager } from 'typeorm';
import { executeIn } from '../../database/database.ts';
import { placeholders } from '../../database/dialects.ts';
import { HAS_ORDER } from '../orders/placedOrders.sql.ts';
import type { OfferUse } from './offers.entity.ts';

/** SQL: the uses of the offer `o` by a shopper, whose id is the parameter, in checkouts that fulfil a condition. */
const usesOfShopper = (condition: string): string =>
  `(SELECT COUNT(*) FROM offer_uses u JOIN checkouts c ON c.id = u.checkoutId
     WHERE u.offerId = o.id AND u.userId = ? AND ${condition})`;

/** How often an offer is used. */
export interface UseCounts {
  /** In all shoppers' open and paid checkouts. */
  uses: number;
  /** In the shopper's open checkouts. */
  reserved: number;
  /** In the shopper's paid checkouts. */
  used: number;
}

/** How often some offers are used, by their ids. */
export async function findUseCounts(
  manager: EntityManager,
  userId: string,
  offerIds: readonly string[],
): Promise<Map<string, UseCounts>> {
  // MySQL returns counts as text.
  const rows: ({ id: string } & Record<keyof UseCounts, number | string>)[] = await manager.query(
    `SELECT o.id, o.uses, ${usesOfShopper("c.state = 'open'")} AS reserved,
       ${usesOfShopper("c.state = 'paid'")} AS used FROM offers o WHERE o.id IN (${placeholders(offerIds)})`,
    [userId, userId, ...offerIds],
  );
  return new Map(
    rows.map(({ id, uses, reserved, used }) => [
      id,
      { uses: Number(uses), reserved: Number(reserved), used: Number(used) },
    ]),
  );
}

/** Whether a shopper has an order that was not cancelled. */
export async function hasOrder(manager: EntityManager, userId: string): Promise<boolean> {
  const [row]: { hasOrder: number | string }[] = await manager.query(`SELECT ${HAS_ORDER} AS hasOrder`, [
    userId,
  ]);
  return Number(row?.hasOrder) === 1;
}

/** Counts a use of an offer. @returns false, and changes nothing, if its limit is reached */
export async function takeUse(tx: EntityManager, offerId: string): Promise<boolean> {
  const count = await executeIn(
    tx,
    'UPDATE offers SET uses = uses + 1 WHERE id = ? AND (maxUses IS NULL OR uses < maxUses)',
    [offerId],
  );
  return count === 1;
}

/**
 * Stores a use, after `takeUse`, whose lock on the offer makes concurrent uses wait.
 * @returns false, and stores nothing, if the shopper's limit is reached
 */
export async function insertUse(tx: EntityManager, use: OfferUse): Promise<boolean> {
  const { id, offerId, checkoutId, userId, name, code, amount, position } = use;
  const count = await executeIn(
    tx,
    `INSERT INTO offer_uses (id, offerId, checkoutId, userId, name, code, amount, position)
       SELECT ?, o.id, ?, ?, ?, ?, ?, ? FROM offers o
       WHERE o.id = ? AND (o.maxUsesPerShopper IS NULL
         OR ${usesOfShopper("c.state IN ('open', 'paid')")} < o.maxUsesPerShopper)`,
    [id, checkoutId, userId, name, code, amount, position, offerId, userId],
  );
  return count === 1;
}

/** Takes back what `takeUse` has counted for a checkout. */
export const releaseUses = (tx: EntityManager, checkoutId: string): Promise<unknown> =>
  executeIn(
    tx,
    'UPDATE offers SET uses = uses - 1 WHERE id IN (SELECT offerId FROM offer_uses WHERE checkoutId = ?)',
    [checkoutId],
  );

/** The ids of those of some offers that are used up. */
export async function findUsedUp(manager: EntityManager, offerIds: readonly string[]): Promise<Set<string>> {
  const rows: { id: string }[] = await manager.query(
    `SELECT id FROM offers WHERE uses >= maxUses AND id IN (${placeholders(offerIds)})`,
    [...offerIds],
  );
  return new Set(rows.map(({ id }) => id));
}

type UseOfShopper = Pick<OfferUse, 'offerId' | 'userId'>;

/** Whether open and paid checkouts of a shopper use an offer more often than its limit for a shopper allows. */
export const isAboveShopperLimit = (tx: EntityManager, use: UseOfShopper): Promise<boolean> =>
  isUsedMoreThan(tx, use, 'o.maxUsesPerShopper');

/** Whether an unpaid checkout has an offer for the first order only, although the shopper has an order by now. */
export async function usesFirstOrderOfferAgain(
  tx: EntityManager,
  checkout: { id: string; userId: string },
): Promise<boolean> {
  const rows = await tx.query(
    `SELECT u.id FROM offer_uses u JOIN offers o ON o.id = u.offerId JOIN checkouts c ON c.id = u.checkoutId
       WHERE u.checkoutId = ? AND o.firstOrderOnly = 1 AND c.state <> 'paid' AND ${HAS_ORDER} LIMIT 1`,
    [checkout.id, checkout.userId],
  );
  return rows.length > 0;
}

/** Whether more than one open or paid checkout of a shopper uses an offer. */
export const isUsedTwice = (tx: EntityManager, use: UseOfShopper): Promise<boolean> =>
  isUsedMoreThan(tx, use, '1');

async function isUsedMoreThan(
  tx: EntityManager,
  { offerId, userId }: UseOfShopper,
  limit: 'o.maxUsesPerShopper' | '1',
): Promise<boolean> {
  const rows = await tx.query(
    `SELECT o.id FROM offers o WHERE o.id = ? AND ${usesOfShopper("c.state IN ('open', 'paid')")} > ${limit}`,
    [offerId, userId],
  );
  return rows.length > 0;
}
