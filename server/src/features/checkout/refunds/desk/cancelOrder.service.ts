import { z } from 'zod';
import { parseInput } from '../../../../lib/parseInput.ts';
import { type InvalidInput, type NotFound, notFound } from '../../../../lib/problems.ts';
import { advanceOrder, type OrderStatusConflict } from '../../../orders/orderLifecycle.service.ts';
import { findOrderForStaff } from '../../../orders/orders.service.ts';
import type { StaffActor } from '../../../staff/staffActor.service.ts';
import type { PaymentUnavailable } from '../../beginCheckout.service.ts';
import type { CheckoutContext } from '../../checkoutContext.ts';
import type { Refund } from '../refunds.entity.ts';
import { readRefundable, recordRefund } from './recordRefund.service.ts';
import {
  checkAmount,
  idempotencyKey,
  makeRefund,
  type RefundTooLarge,
  reason,
  remainingLines,
} from './refundOrder.service.ts';

const cancelOrderInput = z.object({ orderId: z.string(), idempotencyKey, reason });

/**
 * Cancels an order before it is packed: moves it, returns the units that are not refunded yet, and refunds all that is left, in one
 * transaction with one mail. The same idempotency key again returns the same refund.
 */
export async function cancelOrder(
  ctx: CheckoutContext,
  actor: StaffActor,
  input: unknown,
): Promise<Refund | NotFound | InvalidInput | OrderStatusConflict | RefundTooLarge | PaymentUnavailable> {
  const parsed = parseInput(cancelOrderInput, input);
  if ('message' in parsed) return parsed;
  const { orderId, ...request } = parsed.input;
  const order = await findOrderForStaff(ctx, orderId);
  if (!order) return notFound('There is no such order');
  return makeRefund(ctx, order, request.idempotencyKey, async (tx, providerRefunds) => {
    const refundable = await readRefundable(tx, order, providerRefunds);
    // A payment that is refunded in full leaves nothing to cancel: its order becomes `refunded`.
    const part = checkAmount({ amount: refundable.left, lines: remainingLines(refundable) }, refundable);
    if ('message' in part) return part;
    const moved = await advanceOrder(tx, { ...ctx, source: actor }, { orderId, to: 'cancelled', actor });
    if ('message' in moved) return moved;
    const refund = { ...request, ...part, restock: true, isCancellation: true };
    return recordRefund(ctx, tx, actor, order, refundable, refund);
  });
}
