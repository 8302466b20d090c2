import { z } from 'zod';
import { parseInput } from '../../../../lib/input/parseInput.ts';
import { reasonInput } from '../../../../lib/input/reason.input.ts';
import type { InvalidInput, NotFound } from '../../../../lib/problems.ts';
import { advanceOrder, type OrderStatusConflict } from '../../../orders/orderLifecycle.service.ts';
import { orderNotFound } from '../../../orders/orders.problems.ts';
import { findOrderForStaff } from '../../../orders/orders.service.ts';
import type { StaffActor } from '../../../staff/staffActor.service.ts';
import type { PaymentUnavailable } from '../../beginCheckout.service.ts';
import type { CheckoutContext } from '../../checkoutContext.ts';
import type { Refund } from '../refunds.entity.ts';
import { idempotencyKey, identify, makeRefund } from './makeRefund.service.ts';
import { readRefundable, recordRefund } from './recordRefund.service.ts';
import { MIN_AMOUNT } from './refundAmount.input.ts';
import { remainingLines } from './refundOrder.service.ts';

const cancelOrderInput = z.object({ orderId: z.string(), idempotencyKey, reason: reasonInput });

/**
 * Cancels an order before it is packed: moves it, returns the units that are not refunded yet, and refunds all that is left, in one
 * transaction with one mail. Less than the provider refunds stays with the shop; the mail says so. The same request with the same
 * idempotency key returns the same refund.
 */
export async function cancelOrder(
  ctx: CheckoutContext,
  actor: StaffActor,
  input: unknown,
): Promise<Refund | NotFound | InvalidInput | OrderStatusConflict | PaymentUnavailable> {
  const parsed = parseInput(cancelOrderInput, input);
  if ('message' in parsed) return parsed;
  const { orderId, idempotencyKey, reason } = parsed.input;
  const deskOrder = await findOrderForStaff(ctx, orderId);
  if (!deskOrder) return orderNotFound();
  const identity = identify(idempotencyKey, { cancel: { orderId, reason } });
  return makeRefund(ctx, deskOrder, identity, async (tx, order, providerRefunds) => {
    const refundable = await readRefundable(tx, order, providerRefunds);
    const moved = await advanceOrder(tx, { ...ctx, source: actor }, { orderId, to: 'cancelled', actor });
    if ('message' in moved) return moved;
    const amount = refundable.left >= MIN_AMOUNT ? refundable.left : 0;
    const part = { amount, lines: remainingLines(refundable) };
    const refund = { ...identity, reason, ...part, restock: true, isCancellation: true };
    return recordRefund(ctx, tx, actor, order, refundable, refund);
  });
}
