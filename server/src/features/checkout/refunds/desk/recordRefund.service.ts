import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { isDuplicate } from '../../../../database/dialects.ts';
import { insertRows } from '../../../../database/insertRows.ts';
import { crashPoint } from '../../../../lib/crashPoint.ts';
import { newId } from '../../../../lib/ids.ts';
import { nextRetryAt } from '../../../../lib/limits/backoff.ts';
import { formatRupeesForStaff } from '../../../../lib/money.ts';
import type { InvalidInput, NotFound, Problem } from '../../../../lib/problems.ts';
import { enqueueMail } from '../../../notifications/notifications.service.ts';
import { demandToReturn } from '../../../orders/lineWeights.service.ts';
import { orderSubject } from '../../../orders/orderSubject.service.ts';
import { orderNotFound } from '../../../orders/orders.problems.ts';
import {
  addRefundedAmount,
  findPaymentIdOfOrder,
  lockOrderWithLines,
  type OrderWithLines,
} from '../../../orders/orders.service.ts';
import { getMailShop, type MailShopContext } from '../../../settings/mailShop.service.ts';
import type { StaffActor } from '../../../staff/staffActor.service.ts';
import { returnUnits } from '../../../stock/ledger.service.ts';
import { recordStaffEvent } from '../../../users/audit.service.ts';
import type { PaymentUnavailable } from '../../beginCheckout.service.ts';
import type { CheckoutContext } from '../../checkoutContext.ts';
import { type ProviderRefund, ProviderUnavailableError } from '../../provider/provider.ts';
import { lockPayment, type Refundable, readRefundable } from '../paymentRefunds.service.ts';
import { Refund, RefundLine } from '../refunds.entity.ts';
import { orderRefundMail } from '../refunds.mails.ts';
import { keyOfOtherOrder, keyOfOtherRefund, refundUnavailable } from '../refunds.problems.ts';

export const idempotencyKey = z
  .string()
  .regex(/^[\w-]{8,80}$/, 'The idempotency key must be 8 to 80 letters, digits, hyphens or underscores');

/** A request of staff that refunds an order, or cancels it. */
export interface RefundRequest {
  orderId: string;
  /** The same key again is the same refund. */
  idempotencyKey: string;
  /** All of the request but its key, which is refused with other values. The order of their properties counts. */
  values: object;
  reason: string;
  restock: boolean;
  isCancellation: boolean;
}

/** Units of an order's line. */
export interface LineQuantity {
  orderLineId: string;
  /** 0: the refund is for what the line weighs less than ordered. */
  quantity: number;
}

/** What is refunded of an order. */
export interface RefundedPart {
  /** Paise; 0 for a cancellation that leaves less than the provider refunds. */
  amount: number;
  /** Empty for a free amount. */
  lines: readonly LineQuantity[];
}

/** A refund of a request. */
interface RecordedRefund {
  refund: Refund;
  /** False: an earlier request with the same key has recorded it. */
  isNew: boolean;
}

/**
 * Decides what is refunded of an order, and stores it with the units that return to the stock, the audit event and the shopper's mail,
 * in one transaction on the locked payment and order. No money moves before `followRefund`.
 * @param decide gets the order as it is now, and what is left of its payment; it checks amount and units. Null: nothing is refunded,
 * but what it has stored itself is kept
 */
export async function recordRefund<P extends Problem | null>(
  ctx: CheckoutContext,
  actor: StaffActor,
  request: RefundRequest,
  decide: (tx: EntityManager, order: OrderWithLines, refundable: Refundable) => Promise<RefundedPart | P>,
): Promise<RecordedRefund | P | NotFound | InvalidInput | PaymentUnavailable> {
  const { orderId } = request;
  const byKey = { idempotencyKey: request.idempotencyKey };
  const paymentId = await findPaymentIdOfOrder(ctx, orderId);
  if (paymentId === null) return orderNotFound();
  const earlier = await ctx.db.read.findOneBy(Refund, byKey);
  if (earlier) return ofRequest(request, earlier);
  const providerRefunds = await findProviderRefunds(ctx, paymentId);
  if (!providerRefunds) return refundUnavailable();
  try {
    return await ctx.db.write(async (tx) => {
      await lockPayment(tx, paymentId);
      // The provider may have taken seconds to answer.
      const order = await lockOrderWithLines(tx, ctx.db, orderId);
      const concurrent = await tx.findOneBy(Refund, byKey);
      if (concurrent) return ofRequest(request, concurrent);
      const refundable = await readRefundable(tx, order, providerRefunds);
      const part = await decide(tx, order, refundable);
      if (part === null || 'message' in part) return part;
      return { refund: await storeRefund(ctx, tx, actor, request, { order, refundable, part }), isNew: true };
    });
  } catch (error) {
    // Another order's refund has taken the key at the same time.
    const other = isDuplicate(error) && (await ctx.db.read.findOneBy(Refund, byKey));
    if (!other) throw error;
    return ofRequest(request, other);
  }
}

/** Null while the provider is away. */
async function findProviderRefunds(
  { provider, log }: CheckoutContext,
  paymentId: string,
): Promise<ProviderRefund[] | null> {
  try {
    return await provider.refundsOfPayment(paymentId);
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error;
    log.error({ err: error, paymentId }, 'a refund could not be checked with the payment provider');
    return null;
  }
}

const hashOf = ({ values }: RefundRequest): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex');

/** An earlier refund with the key of a request. Refunds of the release before have no fingerprint. */
function ofRequest(request: RefundRequest, refund: Refund): RecordedRefund | InvalidInput {
  if (refund.orderId !== request.orderId) return keyOfOtherOrder();
  if (refund.requestHash !== null && refund.requestHash !== hashOf(request)) return keyOfOtherRefund();
  return { refund, isNew: false };
}

async function storeRefund(
  ctx: MailShopContext,
  tx: EntityManager,
  actor: StaffActor,
  request: RefundRequest,
  { order, refundable, part }: { order: OrderWithLines; refundable: Refundable; part: RefundedPart },
): Promise<Refund> {
  const refund = toRefund(actor, request, order, part.amount);
  const lines = toRefundLines(refund, part, order, refundable);
  await insertRows(tx, Refund, [refund]);
  await insertRows(tx, RefundLine, lines);
  await addRefundedAmount(tx, order.id, refund.amount);
  crashPoint('mid-refund');
  const { isCancellation } = request;
  const units = returnedUnits(order, lines, refundable);
  const kind = isCancellation ? 'cancel' : 'refund';
  if (units.length > 0) await returnUnits(tx, { demands: units, kind, reference: order.id, actor });
  await recordRefundEvent(tx, actor, order, refund);
  const mailPart = { lines, left: refundable.left - refund.amount, isCancellation };
  await enqueueMail(tx, orderRefundMail(order, refund, mailPart, getMailShop(ctx)));
  return refund;
}

/** The row of a refund that is still to be requested at the provider, unless it moves no money. */
function toRefund(
  { id: requestedBy }: StaffActor,
  request: RefundRequest,
  { id: orderId, paymentId }: OrderWithLines,
  amount: number,
): Refund {
  const { reason, restock, idempotencyKey } = request;
  const now = Date.now();
  return {
    id: newId(),
    paymentId,
    kind: 'byStaff',
    orderId,
    amount,
    reason,
    requestedBy,
    idempotencyKey,
    requestHash: hashOf(request),
    restock,
    providerRefundId: null,
    attempts: 0,
    nextTryAt: amount > 0 ? nextRetryAt(1, now) : null,
    createdAt: now,
    failedAt: null,
    failure: null,
  };
}

/** The rows of the refunded units. If they return to the stock, those that it has from a failed refund do not return again. */
const toRefundLines = (
  { id: refundId, restock }: Refund,
  { lines }: RefundedPart,
  order: OrderWithLines,
  { units }: Refundable,
): RefundLine[] => {
  const weighedLineIds = new Set(order.lines.flatMap(({ id, weighedAt }) => (weighedAt === null ? [] : id)));
  return lines.map(({ orderLineId, quantity }) => {
    const owed = (units.get(orderLineId)?.owedToStock ?? 0) + quantity;
    const returned = restock ? Math.max(0, owed) : 0;
    return { refundId, orderLineId, quantity, returned, afterWeighing: weighedLineIds.has(orderLineId) };
  });
};

/** The units that return to the stock. */
const returnedUnits = (order: OrderWithLines, refundLines: readonly RefundLine[], { units }: Refundable) => {
  const lineById = new Map(order.lines.map((line) => [line.id, line]));
  return refundLines.flatMap(({ orderLineId, returned }) => {
    const line = lineById.get(orderLineId);
    if (!line || returned === 0) return [];
    return [demandToReturn(line, returned, units.get(orderLineId)?.returnedSinceWeighed ?? 0)];
  });
};

const recordRefundEvent = (
  tx: EntityManager,
  actor: StaffActor,
  { id, userId, paymentId }: OrderWithLines,
  { amount, restock, reason }: Refund,
): Promise<void> =>
  recordStaffEvent(tx, actor, {
    action: 'paymentRefunded',
    userId,
    subject: orderSubject(id),
    detail: `${paymentId}: ${formatRupeesForStaff(amount)}${restock ? ', restocked' : ''}. ${reason}`,
  });
