import { type EntityManager, In } from 'typeorm';
import type { OrderLine, OrderWithLines } from '../../orders/orders.service.ts';
import { Payment } from '../payments/payments.entity.ts';
import type { ProviderRefund } from '../provider/provider.ts';
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
  providerRefunds: readonly ProviderRefund[],
): Promise<Refundable> {
  return calculateRefundable(order, await findRefundsOf(manager, order.paymentId), providerRefunds);
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

/** What of an order can still be refunded. */
export interface Refundable {
  /** Paise: what was captured, minus the refunds that have not failed and those made by hand at the provider. */
  left: number;
  /** By order line. */
  units: ReadonlyMap<string, RefundableUnits>;
}

export interface RefundableUnits {
  /** Units that are not refunded yet. */
  left: number;
  /** Units that are owed to the stock minus those it has got; negative after a failed refund, whose units stay in the stock. */
  owedToStock: number;
  /** Units that have returned to the stock after the line was weighed; 0 if it was not. */
  returnedSinceWeighed: number;
}

interface Purchase {
  /** Paise that were captured. */
  amount: number;
  lines: readonly Pick<OrderLine, 'id' | 'quantity'>[];
}

/** @param providerRefunds all refunds of the payment at the provider; null: the provider is away */
export function calculateRefundable(
  { amount, lines }: Purchase,
  { refunds, refundLines }: PaymentRefunds,
  providerRefunds: readonly ProviderRefund[] | null,
): Refundable {
  const active = new Map(
    refunds.filter(({ failedAt }) => failedAt === null).map((refund) => [refund.id, refund]),
  );
  const refundedByHand = sum(refundsByHand([...active.values()], providerRefunds ?? []));
  const units = lines.map(({ id, quantity }) => {
    const own = refundLines.filter(({ orderLineId }) => orderLineId === id);
    const activeLines = own.filter(({ refundId }) => active.has(refundId));
    const restocked = activeLines.filter(({ refundId }) => active.get(refundId)?.restock);
    return [
      id,
      {
        left: quantity - countUnits(activeLines),
        owedToStock: countUnits(restocked) - countReturned(own),
        returnedSinceWeighed: countReturned(own.filter(({ afterWeighing }) => afterWeighing)),
      },
    ] as const;
  });
  return {
    left: Math.max(0, amount - sum([...active.values()]) - refundedByHand),
    units: new Map(units),
  };
}

/** The refunds at the provider that are none of `refunds`. */
export function refundsByHand(
  refunds: readonly Refund[],
  providerRefunds: readonly ProviderRefund[],
): ProviderRefund[] {
  const shopRefundIds = new Set(refunds.map(({ id }) => id));
  const providerRefundIds = new Set(refunds.map(({ providerRefundId }) => providerRefundId));
  return providerRefunds.filter(
    ({ id, shopRefundId, status }) =>
      status !== 'failed' && !providerRefundIds.has(id) && !shopRefundIds.has(shopRefundId ?? ''),
  );
}

const sum = (refunds: readonly { amount: number }[]): number =>
  refunds.reduce((total, { amount }) => total + amount, 0);

const countReturned = (lines: readonly RefundLine[]): number =>
  lines.reduce((total, { returned }) => total + returned, 0);

const countUnits = (lines: readonly RefundLine[]): number =>
  lines.reduce((total, { quantity }) => total + quantity, 0);
