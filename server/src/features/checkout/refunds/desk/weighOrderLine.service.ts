import { z } from 'zod';
import { parseInput } from '../../../../lib/input/parseInput.ts';
import type { InvalidInput, NotFound } from '../../../../lib/problems.ts';
import { formatMeasure } from '../../../catalog/measures/measure.ts';
import { type DeskOrder, findDeskOrder } from '../../../orders/desk/deskOrder.service.ts';
import { refundOfWeighing, type Weighing, weightOf } from '../../../orders/lineWeights.service.ts';
import type { OrderStatusConflict } from '../../../orders/orderLifecycle.service.ts';
import { lineNotWeighable, lineWeighed, weightTooLarge } from '../../../orders/orders.problems.ts';
import { type LineWithRefunds, lockOrderWithLines } from '../../../orders/orders.service.ts';
import { storeWeight } from '../../../orders/storeWeight.service.ts';
import type { StaffActor } from '../../../staff/staffActor.service.ts';
import type { PaymentUnavailable } from '../../beginCheckout.service.ts';
import type { CheckoutContext } from '../../checkoutContext.ts';
import { followNewRefund } from '../followRefund.service.ts';
import { Refund } from '../refunds.entity.ts';
import { recordRefund } from './recordRefund.service.ts';
import { MIN_AMOUNT } from './refundAmount.input.ts';
import { type DetailedRefund, readDetails } from './refundDetails.service.ts';
import { maxWeight, weighedAmountInput } from './weighing.input.ts';

const weighOrderLineInput = z.object({
  orderId: z.string(),
  orderLineId: z.string(),
  units: z.int().min(1, 'A line needs at least one unit'),
  amount: weighedAmountInput,
});

/** A line whose weight is stored. */
export interface LineWeighed {
  order: DeskOrder;
  /** Paise that were paid for what is missing; 0: nothing is. */
  short: number;
  /** Null: nothing is missing, or less than the provider refunds, or less of the payment is left than that. */
  refund: DetailedRefund | null;
}

type Refusal = InvalidInput | NotFound | OrderStatusConflict | PaymentUnavailable;

/**
 * Stores what the units of a line weigh, once, while the order is packed. If they weigh less than ordered, the difference of what was
 * paid is refunded in the same transaction, as far as the payment has it left; if they weigh more, nothing is charged. The same
 * units and weight again return the same refund.
 */
export async function weighOrderLine(
  ctx: CheckoutContext,
  actor: StaffActor,
  input: unknown,
): Promise<LineWeighed | Refusal> {
  const parsed = parseInput(weighOrderLineInput, input);
  if ('message' in parsed) return parsed;
  const { orderId, ...weighing } = parsed.input;
  const line = (await readLine(ctx, orderId, weighing.orderLineId))?.line;
  if (!line?.unitAmount) return lineNotWeighable();
  const max = maxWeight(line.unitAmount * weighing.units);
  if (weighing.amount > max) return weightTooLarge(max);
  const short = refundOfWeighing(line, weighing);
  const problem = await (short < MIN_AMOUNT
    ? storeAlone(ctx, actor, orderId, weighing)
    : storeAndRefund(ctx, actor, orderId, weighing, { line, short }));
  if (problem) return problem;
  const stored = await readLine(ctx, orderId, weighing.orderLineId);
  if (!stored) throw new Error(`The line ${weighing.orderLineId} has disappeared`);
  const { weighedAmount, weighedUnits } = stored.line;
  if (weighedAmount !== weighing.amount || weighedUnits !== weighing.units) return lineWeighed(stored.line);
  return { order: stored.order, short, refund: await findRefundOf(ctx, line) };
}

async function readLine(
  ctx: CheckoutContext,
  orderId: string,
  lineId: string,
): Promise<{ order: DeskOrder; line: LineWithRefunds } | null> {
  const order = await findDeskOrder(ctx, orderId);
  const line = (await order?.loaders.lines(order))?.find(({ id }) => id === lineId);
  return order && line ? { order, line } : null;
}

const storeAlone = (
  { db }: CheckoutContext,
  actor: StaffActor,
  orderId: string,
  weighing: Weighing,
): Promise<Refusal | null> =>
  db.write(async (tx) => storeWeight(tx, actor, await lockOrderWithLines(tx, db, orderId), weighing));

/** Of a line, so that it is refunded once, whoever weighs it at the same time. */
const idempotencyKeyOf = ({ id }: Pick<LineWithRefunds, 'id'>): string => `weight-${id}`;

async function storeAndRefund(
  ctx: CheckoutContext,
  actor: StaffActor,
  orderId: string,
  weighing: Weighing,
  { line, short }: { line: LineWithRefunds; short: number },
): Promise<Refusal | null> {
  const { orderLineId } = weighing;
  const request = {
    orderId,
    idempotencyKey: idempotencyKeyOf(line),
    // Without the weight: whoever has sent another one is told that the line is weighed already.
    values: { weigh: { orderId, orderLineId } },
    reason: reasonOf(line, weighing),
    restock: false,
    isCancellation: false,
  };
  const recorded = await recordRefund<Refusal | null>(ctx, actor, request, async (tx, order, { left }) => {
    const problem = await storeWeight(tx, actor, order, weighing);
    const amount = Math.min(short, left);
    if (problem || amount < MIN_AMOUNT) return problem;
    return { amount, lines: [{ orderLineId, quantity: 0 }] };
  });
  if (recorded === null || 'message' in recorded) return recorded;
  if (recorded.isNew) await followNewRefund(ctx, recorded.refund);
  return null;
}

function reasonOf(line: LineWithRefunds, { units, amount }: Weighing): string {
  const weight = weightOf({ ...line, weighedUnits: units });
  if (!weight) throw new Error(`The line ${line.id} is not weighed`);
  const { ordered, unit } = weight;
  return `Weighed ${formatMeasure({ amount, unit })} instead of ${formatMeasure({ amount: ordered, unit })}.`;
}

/** Its refund for short weight as it is now; null: it has none. */
async function findRefundOf(
  { db: { read } }: CheckoutContext,
  line: LineWithRefunds,
): Promise<DetailedRefund | null> {
  const refunds = await read.findBy(Refund, { idempotencyKey: idempotencyKeyOf(line) });
  return (await readDetails(read, refunds))[0] ?? null;
}
