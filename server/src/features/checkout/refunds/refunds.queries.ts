import type { EntityManager } from 'typeorm';
import { Checkout } from '../checkout.entity.ts';
import { Payment } from '../payments/payments.entity.ts';
import { Refund } from './refunds.entity.ts';

/** The automatic refunds of a shopper's payments that were requested after `since`, in any order. */
export const findAutomaticRefundsSince = (
  manager: EntityManager,
  userId: string,
  since: number,
): Promise<Refund[]> =>
  manager
    .createQueryBuilder(Refund, 'refund')
    .innerJoin(Payment, 'payment', 'payment.id = refund.paymentId')
    .innerJoin(Checkout, 'checkout', 'checkout.id = payment.checkoutId')
    .where('checkout.userId = :userId AND refund.createdAt > :since', { userId, since })
    .andWhere('refund.kind = :kind', { kind: 'automatic' })
    .getMany();
