import type { EntityManager } from 'typeorm';
import type { OrderLine } from '../../orders/orders.entity.ts';
import type { Checkout } from '../checkout.entity.ts';

export type PurchasedLine = Pick<OrderLine, 'checkoutId' | 'productId' | 'quantity' | 'option'>;

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
