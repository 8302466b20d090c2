import type { EntityManager } from 'typeorm';
import { Checkout } from '../checkout.entity.ts';
import type { CheckoutLine } from '../checkout.queries.ts';
import { Payment, Refund } from './payments.entity.ts';

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
