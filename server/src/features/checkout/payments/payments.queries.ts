import type { EntityManager } from 'typeorm';
import { type Db, executeIn } from '../../../database/database.ts';
import { forUpdate } from '../../../database/dialects.ts';
import { Checkout } from '../checkout.entity.ts';
import type { CheckoutLine } from '../checkout.queries.ts';
import { Payment, Refund } from './payments.entity.ts';

/**
 * Stores the payment of an open checkout, if its shopper has paid for nothing else since it began. Locks the account until the
 * transaction ends, so that of two checkouts of one shopper the second sees the payment of the first.
 * @returns whether it was stored
 */
export async function insertPaymentOfOpenCheckout(
  tx: EntityManager,
  { dialect }: Db,
  { id, userId, createdAt }: Checkout,
  paymentId: string,
): Promise<boolean> {
  const count = await executeIn(
    tx,
    `INSERT INTO payments (id, checkoutId, amount, createdAt) SELECT ?, c.id, c.amount, ?
       FROM users u JOIN checkouts c ON c.userId = u.id
       WHERE u.id = ? AND c.id = ? AND c.state = 'open' AND c.erasedAt IS NULL
         AND NOT EXISTS (SELECT 1 FROM checkouts other WHERE other.userId = u.id AND other.paidAt >= ?) ${forUpdate(dialect)}`,
    [paymentId, Date.now(), userId, id, createdAt],
  );
  return count === 1;
}

export type PurchasedLine = Pick<CheckoutLine, 'checkoutId' | 'productId' | 'quantity' | 'option'>;

/** What a shopper paid for in other checkouts between the beginning of this one and `until`. */
export const findLinesPaidSince = (
  manager: EntityManager,
  { id, userId, createdAt }: Checkout,
  until: number,
): Promise<PurchasedLine[]> =>
  manager.query(
    `SELECT l.checkoutId, l.productId, l.quantity, l.\`option\`
       FROM checkouts other JOIN checkout_lines l ON l.checkoutId = other.id
       WHERE other.userId = ? AND other.paidAt BETWEEN ? AND ? AND other.id <> ?`,
    [userId, createdAt, until, id],
  );

/** The refunds of a shopper's payments that were requested after `since`, in any order. */
export const findRefundsSince = (manager: EntityManager, userId: string, since: number): Promise<Refund[]> =>
  manager
    .createQueryBuilder(Refund, 'refund')
    .innerJoin(Payment, 'payment', 'payment.id = refund.paymentId')
    .innerJoin(Checkout, 'checkout', 'checkout.id = payment.checkoutId')
    .where('checkout.userId = :userId AND refund.createdAt > :since', { userId, since })
    .getMany();
