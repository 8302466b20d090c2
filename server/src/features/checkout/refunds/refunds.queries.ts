import { type EntityManager, MoreThan, MoreThanOrEqual } from 'typeorm';
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

/**
 * Refunds that are still pending after `minAttempts`, and those that have failed since a time, as long as no other refund of their
 * payment was made later. At most `limit` of each kind, in any order.
 * @param failedSince in ms since 1970
 */
export async function findUnresolvedRefunds(
  manager: EntityManager,
  { minAttempts, failedSince, limit }: { minAttempts: number; failedSince: number; limit: number },
): Promise<Refund[]> {
  const pending = await manager.find(Refund, {
    where: { nextTryAt: MoreThan(0), attempts: MoreThanOrEqual(minAttempts) },
    order: { nextTryAt: 'ASC' },
    take: limit,
  });
  const failed = await manager
    .createQueryBuilder(Refund, 'refund')
    .where('refund.failedAt > :failedSince', { failedSince })
    .andWhere(
      (query) =>
        `NOT EXISTS ${query
          .subQuery()
          .select('1')
          .from(Refund, 'later')
          .where('later.paymentId = refund.paymentId AND later.failedAt IS NULL')
          .andWhere('later.createdAt > refund.failedAt')
          .getQuery()}`,
    )
    .orderBy('refund.failedAt', 'DESC')
    .take(limit)
    .getMany();
  return [...pending, ...failed];
}

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
