import { type EntityManager, In } from 'typeorm';
import type { OrderWithLines } from '../../orders/orders.service.ts';
import { Payment } from '../payments/payments.entity.ts';
import type { ProviderRefund } from '../provider/provider.ts';
import { calculateRefundable, type Refundable } from './refundable.ts';
import { Refund, RefundLine } from './refunds.entity.ts';

/**
 * Locks a payment until the transaction ends, on all nodes of a cluster, so that its refunds are decided one after another. Call it
 * before any read.
 * @throws when there is no such payment
 */
export async function lockPayment(tx: EntityManager, id: string): Promise<void> {
  const { affected } = await tx.update(Payment, { id }, { lockVersion: () => 'lockVersion + 1' });
  if (affected !== 1) throw new Error(`The payment ${id} does not exist`);
}

/** What can still be refunded of an order. @param providerRefunds as `calculateRefundable` */
export async function readRefundable(
  manager: EntityManager,
  order: OrderWithLines,
  providerRefunds: readonly ProviderRefund[] | null,
): Promise<Refundable> {
  const { refunds, refundLines } = await findRefundsOf(manager, order.paymentId);
  return calculateRefundable(order, refunds, refundLines, providerRefunds);
}

/** The refunds of a payment with all their lines. */
export interface PaymentRefunds {
  refunds: Refund[];
  refundLines: RefundLine[];
}

/** The refunds of a payment that this shop has made, oldest first. */
export async function findRefundsOf(manager: EntityManager, paymentId: string): Promise<PaymentRefunds> {
  const refunds = await manager.find(Refund, {
    where: { paymentId },
    order: { createdAt: 'ASC', id: 'ASC' },
  });
  const refundLines = await manager.findBy(RefundLine, { refundId: In(refunds.map(({ id }) => id)) });
  return { refunds, refundLines };
}
