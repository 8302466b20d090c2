import type { EntityManager } from 'typeorm';
import { placeholders } from '../../../database/dialects.ts';
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

/** The units of order lines that are refunded, by line; lines without any are missing. Refunds that have failed do not count. */
export async function sumRefundedUnits(
  manager: EntityManager,
  orderLineIds: readonly string[],
): Promise<Map<string, number>> {
  const rows: { orderLineId: string; units: number | string }[] = await manager.query(
    `SELECT orderLineId, SUM(quantity) AS units FROM refund_lines JOIN refunds ON refunds.id = refundId
       WHERE orderLineId IN (${placeholders(orderLineIds)}) AND failedAt IS NULL GROUP BY orderLineId`,
    [...orderLineIds],
  );
  return new Map(rows.map(({ orderLineId, units }) => [orderLineId, Number(units)]));
}
