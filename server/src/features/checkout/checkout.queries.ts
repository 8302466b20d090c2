import type { EntityManager } from 'typeorm';
import { type Db, executeIn } from '../../database/database.ts';
import { forUpdate, placeholders } from '../../database/dialects.ts';
import { toEntity } from '../../database/toEntity.ts';
import { Checkout } from './checkout.entity.ts';
import type { CheckoutState } from './checkoutStates.ts';

/** A row of `checkout_lines`; see `OrderLine`. */
export interface CheckoutLine {
  id: string;
  checkoutId: string;
  productId: string;
  title: string;
  image: string;
  option: string;
  quantity: number;
  price: number;
}

/** A checkout with what is to be bought. */
export interface CheckoutWithLines extends Checkout {
  lines: CheckoutLine[];
}

/** In a join, `id` is the checkout's. */
type JoinedRow = Omit<CheckoutLine, 'id'> & { lineId: string };

/** One statement instead of two: each settlement reads it. */
export async function findCheckoutWithLines(
  manager: EntityManager,
  key: 'providerOrderId' | 'providerPaymentId',
  value: string,
): Promise<CheckoutWithLines | null> {
  const rows: JoinedRow[] = await manager.query(
    `SELECT c.*, l.id AS lineId, l.checkoutId, l.productId, l.title, l.image, l.\`option\`, l.quantity, l.price
       FROM checkouts c JOIN checkout_lines l ON l.checkoutId = c.id WHERE c.${key} = ? ORDER BY l.id`,
    [value],
  );
  const [checkout] = rows;
  if (!checkout) return null;
  const lines = rows.map(
    ({ lineId, checkoutId, productId, title, image, option, quantity, price }): CheckoutLine => ({
      id: lineId,
      checkoutId,
      productId,
      title,
      image,
      option,
      quantity,
      price,
    }),
  );
  return { ...toEntity(manager, Checkout, checkout), lines };
}

/**
 * Locks an account until the transaction ends, so that of several requests of one shopper one goes on at a time.
 * @returns whether the shopper has an open checkout; null when the account is deleted
 */
export async function lockAccount(
  tx: EntityManager,
  { dialect }: Db,
  userId: string,
): Promise<{ hasOpenCheckout: boolean } | null> {
  // A subquery locks no rows. With a join, MySQL would lock the next shopper's checkout as well.
  const [account]: { hasOpen: number | string }[] = await tx.query(
    `SELECT EXISTS (SELECT 1 FROM checkouts c WHERE c.userId = u.id AND c.activeKey IS NOT NULL) AS hasOpen
       FROM users u WHERE u.id = ? AND u.erasedAt IS NULL ${forUpdate(dialect)}`,
    [userId],
  );
  return account ? { hasOpenCheckout: Number(account.hasOpen) === 1 } : null;
}

/**
 * Moves a checkout from one of the states `from` to `to`; to `paid` only while its account exists.
 * @returns whether it was moved: of several callers, one moves it
 */
export async function updateState(
  tx: EntityManager,
  id: string,
  to: CheckoutState,
  from: readonly CheckoutState[],
): Promise<boolean> {
  const isPaid = to === 'paid';
  const isFinal = isPaid || to === 'refunded';
  const count = await executeIn(
    tx,
    `UPDATE checkouts SET state = ?, activeKey = NULL${isFinal ? ', nextCheckAt = NULL, paymentPendingSince = NULL' : ''}${isPaid ? ', paidAt = ?' : ''}
       WHERE id = ? AND state IN (${placeholders(from)})${isPaid ? ' AND erasedAt IS NULL' : ''}`,
    [to, ...(isPaid ? [Date.now()] : []), id, ...from],
  );
  return count === 1;
}

/** Claims the right to create the provider's order. @returns false when another request has claimed it after `staleBefore` */
export async function claimProviderOrder(db: Db, checkoutId: string, staleBefore: number): Promise<boolean> {
  const count = await db.execute(
    'UPDATE checkouts SET claimedAt = ? WHERE id = ? AND providerOrderId IS NULL AND claimedAt < ?',
    [Date.now(), checkoutId, staleBefore],
  );
  return count === 1;
}

/** @returns false when the checkout has ended, or has another order of the provider's already */
export async function storeProviderOrder(
  db: Db,
  checkoutId: string,
  providerOrderId: string,
): Promise<boolean> {
  const count = await db.execute(
    "UPDATE checkouts SET providerOrderId = ? WHERE id = ? AND providerOrderId IS NULL AND state = 'open'",
    [providerOrderId, checkoutId],
  );
  return count === 1;
}
