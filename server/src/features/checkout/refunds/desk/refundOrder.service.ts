import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { isDuplicate } from '../../../../database/dialects.ts';
import { crashPoint } from '../../../../lib/crashPoint.ts';
import { formatRupees } from '../../../../lib/money.ts';
import { parseInput } from '../../../../lib/parseInput.ts';
import {
  type InvalidInput,
  invalidInput,
  type NotFound,
  notFound,
  type Problem,
  problem,
} from '../../../../lib/problems.ts';
import { requiredLine } from '../../../../lib/textInput.ts';
import { findOrderForStaff, type OrderWithLines } from '../../../orders/orders.service.ts';
import { hasPermission } from '../../../staff/permissions.service.ts';
import type { StaffActor } from '../../../staff/staffActor.service.ts';
import type { PaymentUnavailable } from '../../beginCheckout.service.ts';
import type { CheckoutContext, DatabaseContext } from '../../checkoutContext.ts';
import { type ProviderRefund, ProviderUnavailableError } from '../../provider/provider.ts';
import { requestOrPollRefund } from '../followRefund.service.ts';
import type { Refundable } from '../refundable.ts';
import { Refund } from '../refunds.entity.ts';
import {
  type LineQuantity,
  lockPayment,
  type NewRefund,
  readRefundable,
  recordRefund,
} from './recordRefund.service.ts';

/** More was to be refunded than is left of the payment. */
export type RefundTooLarge = Problem<'RefundTooLarge'> & {
  /** Paise. */
  readonly left: number;
};
export type NotAllowed = Problem<'NotAllowed'>;

/** The smallest amount that the provider refunds, in paise. */
const MIN_AMOUNT = 100;
const MAX_LINES = 500;

export const idempotencyKey = z
  .string()
  .regex(/^[\w-]{8,80}$/, 'The idempotency key must be 8 to 80 letters, digits, hyphens or underscores');
export const reason = requiredLine('Please give a reason').max(200, 'The reason is too long');

const refundOrderInput = z.object({
  orderId: z.string(),
  idempotencyKey,
  lines: z
    .array(z.object({ orderLineId: z.string(), quantity: z.int().min(1, 'A line needs at least one unit') }))
    .min(1, 'Please choose at least one line')
    .max(MAX_LINES)
    .refine(
      (lines) => new Set(lines.map(({ orderLineId }) => orderLineId)).size === lines.length,
      'A line is listed twice',
    )
    .nullish(),
  /** Paise. */
  amount: z
    .int('This is not an amount in rupees')
    .min(MIN_AMOUNT, `A refund is at least ${formatRupees(MIN_AMOUNT)}`)
    .nullish(),
  whole: z.boolean().nullish(),
  reason,
  restock: z.boolean().nullish(),
});
type RefundOrderInput = z.output<typeof refundOrderInput>;

/**
 * Refunds an order whole, by lines, or by an amount, exactly one of the three, and requests the refund at the provider. What is
 * refunded never exceeds what was captured, whoever refunds at the same time. The same idempotency key again returns the same refund.
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
  if ([lines, amount, whole || null].filter((part) => part != null).length !== 1)
    return invalidInput('Please choose lines, an amount, or the whole order');
  if (amount != null && request.restock)
    return invalidInput('Only units of lines can return to the stock', 'restock');
  const order = await findOrderForStaff(ctx, request.orderId);
  if (!order) return notFound('There is no such order');
  if (!isAllowed(actor, order, request))
    return problem(
      'NotAllowed',
      'While an order is packed, your role may refund lines that are missing, nothing else',
    );
  return makeRefund(ctx, order, request.idempotencyKey, async (tx, providerRefunds) => {
    const refundable = await readRefundable(tx, order, providerRefunds);
    const part = choosePart(order, refundable, request);
    if ('message' in part) return part;
    const { idempotencyKey, reason } = request;
    const refund: NewRefund = {
      idempotencyKey,
      reason,
      restock: request.restock ?? false,
      isCancellation: false,
      ...part,
    };
    return recordRefund(ctx, tx, actor, order, refundable, refund);
  });
}

/** Who may not refund orders may refund lines that are missing while the order is packed: they never were in the stock. */
const isAllowed = (
  actor: StaffActor,
  { status }: OrderWithLines,
  { lines, restock }: RefundOrderInput,
): boolean =>
  hasPermission(actor.role, 'REFUND_ORDERS') || (status === 'packing' && lines != null && !restock);

interface Part {
  /** Paise. */
  amount: number;
  lines: readonly LineQuantity[];
}

/** Amount and units of a refund; for a whole refund all that is left. */
function choosePart(
  order: OrderWithLines,
  refundable: Refundable,
  { lines, amount, whole }: RefundOrderInput,
): Part | InvalidInput | RefundTooLarge {
  if (whole) return checkAmount({ amount: refundable.left, lines: remainingLines(refundable) }, refundable);
  const part = lines ? chooseLines(order, refundable, lines) : { amount: amount ?? 0, lines: [] };
  return 'message' in part ? part : checkAmount(part, refundable);
}

function chooseLines(
  order: OrderWithLines,
  { units }: Refundable,
  lines: readonly LineQuantity[],
): Part | InvalidInput {
  const lineOf = new Map(order.lines.map((line) => [line.id, line]));
  let amount = 0;
  for (const { orderLineId, quantity } of lines) {
    const line = lineOf.get(orderLineId);
    if (!line) return invalidInput('The order has no such line', 'lines');
    const unitsLeft = units.get(orderLineId)?.left ?? 0;
    if (quantity > unitsLeft)
      return invalidInput(
        unitsLeft > 0
          ? `Only ${unitsLeft} of ${line.title} can still be refunded`
          : `All units of ${line.title} are refunded already`,
        'lines',
      );
    amount += line.price * quantity;
  }
  return { amount, lines };
}

/** The part, if the payment has enough left and the provider refunds such a small amount. */
export function checkAmount(part: Part, { left }: Refundable): Part | InvalidInput | RefundTooLarge {
  if (left === 0 || part.amount > left) return refundTooLarge(left);
  if (part.amount >= MIN_AMOUNT) return part;
  return invalidInput(
    `The payment service refunds at least ${formatRupees(MIN_AMOUNT)}, not ${formatRupees(part.amount)}`,
  );
}

/** The units of an order that are not refunded yet. */
export const remainingLines = ({ units }: Refundable): LineQuantity[] =>
  [...units].flatMap(([orderLineId, { left: quantity }]) =>
    quantity > 0 ? [{ orderLineId, quantity }] : [],
  );

/** @param left paise */
const refundTooLarge = (left: number): RefundTooLarge => ({
  ...problem(
    'RefundTooLarge',
    left > 0
      ? `Only ${formatRupees(left)} of this payment can still be refunded`
      : 'This payment is refunded in full already',
  ),
  left,
});

const providerAway: PaymentUnavailable = problem(
  'PaymentUnavailable',
  'The payment service cannot be reached right now. Nothing was refunded; please try again in a moment.',
);

/**
 * Decides a refund in a transaction on the locked payment, and requests it at the provider.
 * @param decide checks and stores the refund; gets the refunds at the provider
 * @returns the refund after the provider's answer, or an earlier one with the same idempotency key
 */
export async function makeRefund<P extends Problem>(
  ctx: CheckoutContext,
  order: OrderWithLines,
  key: string,
  decide: (tx: EntityManager, providerRefunds: ProviderRefund[]) => Promise<Refund | P>,
): Promise<Refund | P | InvalidInput | PaymentUnavailable> {
  const earlier = await findRefundByKey(ctx, key);
  if (earlier) return ofOrder(order, earlier);
  const providerRefunds = await ctx.provider.refundsOfPayment(order.paymentId).catch((error: unknown) => {
    if (!(error instanceof ProviderUnavailableError)) throw error;
    ctx.log.error(
      { err: error, orderId: order.id },
      'a refund could not be checked with the payment provider',
    );
    return null;
  });
  if (!providerRefunds) return providerAway;
  const result = await ctx.db
    .write(async (tx) => {
      await lockPayment(tx, order.paymentId);
      return (await tx.findOneBy(Refund, { idempotencyKey: key })) ?? decide(tx, providerRefunds);
    })
    .catch(async (error: unknown) => {
      // Another order's refund has taken the key at the same time.
      const other = isDuplicate(error) && (await findRefundByKey(ctx, key));
      if (!other) throw error;
      return other;
    });
  if ('message' in result) return result;
  if (result.attempts === 0) await request(ctx, result);
  return ofOrder(order, await ctx.db.read.findOneByOrFail(Refund, { id: result.id }));
}

async function request(ctx: CheckoutContext, refund: Refund): Promise<void> {
  crashPoint('before the refund');
  await requestOrPollRefund(ctx, refund);
  // Afterwards, because a refund that the provider refuses at once takes its mail back.
  ctx.outbox.wake();
}

const findRefundByKey = ({ db }: DatabaseContext, key: string): Promise<Refund | null> =>
  db.read.findOneBy(Refund, { idempotencyKey: key });

const ofOrder = (order: OrderWithLines, refund: Refund): Refund | InvalidInput =>
  refund.orderId === order.id
    ? refund
    : invalidInput('This idempotency key belongs to a refund of another order', 'idempotencyKey');
