import { z } from 'zod';
import { amountOfUnits } from '../../../../lib/amountOfUnits.ts';
import { parseInput } from '../../../../lib/input/parseInput.ts';
import { reasonInput } from '../../../../lib/input/reason.input.ts';
import { rule } from '../../../../lib/input/rule.ts';
import type { InvalidInput, NotFound, Problem } from '../../../../lib/problems.ts';
import type { OrderWithLines } from '../../../orders/orders.service.ts';
import { may } from '../../../staff/permissions.service.ts';
import type { StaffActor } from '../../../staff/staffActor.service.ts';
import type { PaymentUnavailable } from '../../beginCheckout.service.ts';
import type { CheckoutContext } from '../../checkoutContext.ts';
import { followNewRefund } from '../followRefund.service.ts';
import type { Refundable } from '../paymentRefunds.service.ts';
import type { Refund } from '../refunds.entity.ts';
import {
  missingLinesOnly,
  refundCannotRestock,
  refundLineNotFound,
  refundPartInvalid,
  refundTooLarge,
  refundTooSmall,
  refundUnitsTooMany,
} from '../refunds.problems.ts';
import {
  idempotencyKey,
  type LineQuantity,
  type RefundedPart,
  recordRefund,
} from './recordRefund.service.ts';
import { MIN_AMOUNT, refundAmountInput } from './refundAmount.input.ts';

/** More was to be refunded than is left of the payment. */
export type RefundTooLarge = Problem<'RefundTooLarge'> & {
  /** Paise. */
  readonly left: number;
};
export type NotAllowed = Problem<'NotAllowed'>;

const MAX_LINES = 500;

const refundOrderInput = z.object({
  orderId: z.string(),
  idempotencyKey,
  lines: z
    .array(z.object({ orderLineId: z.string(), quantity: z.int().min(1, 'A line needs at least one unit') }))
    .min(1, 'Please choose at least one line')
    .max(MAX_LINES)
    .refine(
      (lines) => new Set(lines.map(({ orderLineId }) => orderLineId)).size === lines.length,
      rule('LISTED_TWICE', 'A line is listed twice'),
    )
    .nullish(),
  amount: refundAmountInput.nullish(),
  whole: z.boolean().nullish(),
  reason: reasonInput,
  restock: z.boolean().nullish(),
});
type RefundOrderInput = z.output<typeof refundOrderInput>;

/**
 * Refunds an order whole, by lines, or by an amount, exactly one of the three, and requests the refund at the provider. What is
 * refunded never exceeds what was captured, whoever refunds at the same time. The same request with the same idempotency key returns the
 * same refund.
 */
export async function refundOrder(
  ctx: CheckoutContext,
  actor: StaffActor,
  input: unknown,
): Promise<Refund | NotFound | InvalidInput | RefundTooLarge | PaymentUnavailable | NotAllowed> {
  const parsed = parseInput(refundOrderInput, input);
  if ('message' in parsed) return parsed;
  const { input: request } = parsed;
  const { lines, amount, whole } = request;
  if ([lines, amount, whole || null].filter((part) => part != null).length !== 1) return refundPartInvalid();
  if (amount != null && request.restock) return refundCannotRestock();
  const mayRefundAll = may(actor, 'REFUND_ORDERS');
  // Missing lines never were in the stock.
  if (!mayRefundAll && (!lines || request.restock)) return missingLinesOnly();
  const { orderId, idempotencyKey, reason } = request;
  const restock = request.restock ?? false;
  const recorded = await recordRefund(
    ctx,
    actor,
    { orderId, idempotencyKey, values: valuesOf(request), reason, restock, isCancellation: false },
    async (_, order, refundable) =>
      mayRefundAll || order.status === 'packing'
        ? choosePart(order, refundable, request)
        : missingLinesOnly(),
  );
  if ('message' in recorded) return recorded;
  if (recorded.isNew) await followNewRefund(ctx, recorded.refund);
  return recorded.refund;
}

/** Missing values and nulls are the same, and so are lines in another order. */
function valuesOf({ orderId, lines, amount = null, whole, reason, restock }: RefundOrderInput): object {
  const units = (lines ?? []).map(({ orderLineId, quantity }) => `${orderLineId} ${quantity}`).sort();
  return {
    refund: { orderId, units, amount, whole: whole === true, reason, restock: restock === true },
  };
}

/** Amount and units of a refund; for a whole refund all that is left. */
function choosePart(
  order: OrderWithLines,
  refundable: Refundable,
  { lines, amount, whole }: RefundOrderInput,
): RefundedPart | InvalidInput | RefundTooLarge {
  if (whole) return checkAmount({ amount: refundable.left, lines: remainingLines(refundable) }, refundable);
  const part = lines ? chooseLines(order, refundable, lines) : { amount: amount ?? 0, lines: [] };
  return 'message' in part ? part : checkAmount(part, refundable);
}

function chooseLines(
  order: OrderWithLines,
  { units }: Refundable,
  lines: readonly LineQuantity[],
): RefundedPart | InvalidInput {
  const lineOf = new Map(order.lines.map((line) => [line.id, line]));
  let amount = 0;
  for (const { orderLineId, quantity } of lines) {
    const line = lineOf.get(orderLineId);
    if (!line) return refundLineNotFound();
    const unitsLeft = units.get(orderLineId)?.left ?? 0;
    if (quantity > unitsLeft) return refundUnitsTooMany(unitsLeft, line.title);
    amount += amountOfUnits(line, line.quantity - unitsLeft, quantity);
  }
  return { amount, lines };
}

/** The part, if the payment has enough left and the provider refunds such a small amount. */
function checkAmount(part: RefundedPart, { left }: Refundable): RefundedPart | InvalidInput | RefundTooLarge {
  if (left === 0 || part.amount > left) return refundTooLarge(left);
  if (part.amount >= MIN_AMOUNT) return part;
  return refundTooSmall(MIN_AMOUNT, part.amount);
}

/** The units of an order that are not refunded yet. */
export const remainingLines = ({ units }: Refundable): LineQuantity[] =>
  [...units].flatMap(([orderLineId, { left: quantity }]) =>
    quantity > 0 ? [{ orderLineId, quantity }] : [],
  );
