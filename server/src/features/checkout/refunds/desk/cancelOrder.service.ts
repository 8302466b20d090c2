import { z } from 'zod';
import { parseInput } from '../../../../lib/input/parseInput.ts';
import { reasonInput } from '../../../../lib/input/reason.input.ts';
import type { InvalidInput, NotFound } from '../../../../lib/problems.ts';
import { advanceOrder, type OrderStatusConflict } from '../../../orders/orderLifecycle.service.ts';
import type { StaffActor } from '../../../staff/staffActor.service.ts';
import type { PaymentUnavailable } from '../../beginCheckout.service.ts';
import type { CheckoutContext } from '../../checkoutContext.ts';
import { followNewRefund } from '../followRefund.service.ts';
import type { Refund } from '../refunds.entity.ts';
import { idempotencyKey, recordRefund } from './recordRefund.service.ts';
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
  const values = { cancel: { orderId, reason } };
  const recorded = await recordRefund<NotFound | OrderStatusConflict>(
    ctx,
    actor,
    { orderId, idempotencyKey, values, reason, restock: true, isCancellation: true },
    async (tx, _, refundable) => {
      const moved = await advanceOrder(tx, { ...ctx, source: actor }, { orderId, to: 'cancelled', actor });
      if ('message' in moved) return moved;
      const amount = refundable.left >= MIN_AMOUNT ? refundable.left : 0;
      return { amount, lines: remainingLines(refundable) };
    },
  );
  if ('message' in recorded) return recorded;
  if (recorded.isNew) await followNewRefund(ctx, recorded.refund);
  return recorded.refund;
}
