import { type EntityManager, In } from 'typeorm';
import { insertRows } from '../../../../database/insertRows.ts';
import { crashPoint } from '../../../../lib/crashPoint.ts';
import { newId } from '../../../../lib/ids.ts';
import { nextRetryAt } from '../../../../lib/limits/backoff.ts';
import { formatRupeesForStaff } from '../../../../lib/money.ts';
import { enqueueMail } from '../../../notifications/notifications.service.ts';
import { orderSubject } from '../../../orders/orderSubject.service.ts';
import { addRefundedAmount, type OrderWithLines } from '../../../orders/orders.service.ts';
import { getMailShop, type MailShopContext } from '../../../settings/mailShop.service.ts';
import type { StaffActor } from '../../../staff/staffActor.service.ts';
import { returnUnits } from '../../../stock/ledger.service.ts';
import { recordAuditEvent } from '../../../users/audit.service.ts';
import type { ProviderRefund } from '../../provider/provider.ts';
import { orderRefundMail } from '../orderRefundMails.ts';
import { calculateRefundable, type Refundable } from '../refundable.ts';
import { Refund, RefundLine } from '../refunds.entity.ts';

// The steps that refunding and cancelling an order share. All run in the caller's transaction, on a locked payment.

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

/** Units of an order's line. */
export interface LineQuantity {
  orderLineId: string;
  quantity: number;
}

/** A request's idempotency key, with a fingerprint of all its values. */
export interface RequestIdentity {
  idempotencyKey: string;
  requestHash: string;
}

export interface NewRefund extends RequestIdentity {
  /** Paise; 0 for a cancellation that leaves less than the provider refunds. */
  amount: number;
  /** Empty for a free amount. */
  lines: readonly LineQuantity[];
  reason: string;
  restock: boolean;
  isCancellation: boolean;
}

/** Stores a refund, returns its units to the stock, and enqueues the shopper's mail. The caller has checked amount and units. */
export async function recordRefund(
  ctx: MailShopContext,
  tx: EntityManager,
  actor: StaffActor,
  order: OrderWithLines,
  refundable: Refundable,
  { lines, isCancellation, ...fields }: NewRefund,
): Promise<Refund> {
  const now = Date.now();
  const refund: Refund = {
    ...fields,
    id: newId(),
    paymentId: order.paymentId,
    kind: 'byStaff',
    orderId: order.id,
    requestedBy: actor.id,
    providerRefundId: null,
    attempts: 0,
    nextTryAt: fields.amount > 0 ? nextRetryAt(1, now) : null,
    createdAt: now,
    failedAt: null,
    failure: null,
  };
  const refundLines = lines.map(({ orderLineId, quantity }): RefundLine => {
    const owed = (refundable.units.get(orderLineId)?.owedToStock ?? 0) + quantity;
    return { refundId: refund.id, orderLineId, quantity, returned: fields.restock ? Math.max(0, owed) : 0 };
  });
  await insertRows(tx, Refund, [refund]);
  await insertRows(tx, RefundLine, refundLines);
  await addRefundedAmount(tx, order.id, refund.amount);
  crashPoint('mid-refund');
  const units = returnedUnits(order, refundLines);
  const kind = isCancellation ? 'cancel' : 'refund';
  if (units.length > 0) await returnUnits(tx, { lines: units, kind, reference: order.id, actor });
  await recordAuditEvent(tx, actor, {
    action: 'paymentRefunded',
    userId: order.userId,
    actorId: actor.id,
    subject: orderSubject(order.id),
    detail: `${order.paymentId}: ${formatRupeesForStaff(refund.amount)}${fields.restock ? ', restocked' : ''}. ${refund.reason}`,
  });
  const part = { lines: refundLines, left: refundable.left - refund.amount, isCancellation };
  await enqueueMail(tx, orderRefundMail(order, refund, part, getMailShop(ctx)));
  return refund;
}

/** The units that return to the stock, with their products. */
const returnedUnits = (order: OrderWithLines, refundLines: readonly RefundLine[]) => {
  const productOf = new Map(order.lines.map(({ id, productId }) => [id, productId]));
  return refundLines.flatMap(({ orderLineId, returned }) => {
    const productId = productOf.get(orderLineId);
    return productId && returned > 0 ? [{ productId, quantity: returned }] : [];
  });
};
