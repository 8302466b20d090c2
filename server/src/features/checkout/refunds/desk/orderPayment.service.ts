import { amountOfUnits } from '../../../../lib/amountOfUnits.ts';
import { memoizeAsync } from '../../../../lib/limits/memoizeAsync.ts';
import type { Problem } from '../../../../lib/problems.ts';
import { type DeskOrder, findDeskOrder } from '../../../orders/desk/deskOrder.service.ts';
import type { LineWithRefunds } from '../../../orders/orders.service.ts';
import type { CheckoutContext, DatabaseContext } from '../../checkoutContext.ts';
import { Payment } from '../../payments/payments.entity.ts';
import {
  type ProviderPayment,
  type ProviderRefund,
  ProviderUnavailableError,
} from '../../provider/provider.ts';
import {
  calculateRefundable,
  findRefundsOf,
  type PaymentRefunds,
  type Refundable,
  refundsByHand,
} from '../paymentRefunds.service.ts';
import type { Refund } from '../refunds.entity.ts';
import { type DetailedRefund, withDetails } from './refundDetails.service.ts';

/** The payment of an order. */
export interface OrderPayment extends Payment {
  order: DeskOrder & { lines: LineWithRefunds[] };
  /** Its refunds, which all fields share; read on demand. */
  loadRefunds(): Promise<PaymentRefunds>;
}

/** Null for an unknown order. */
export async function findOrderPayment(ctx: DatabaseContext, orderId: string): Promise<OrderPayment | null> {
  const order = await findDeskOrder(ctx, orderId);
  if (!order) return null;
  const payment = await ctx.db.read.findOneByOrFail(Payment, { id: order.paymentId });
  return {
    ...payment,
    order: { ...order, lines: await order.loaders.lines(order) },
    loadRefunds: memoizeAsync(() => findRefundsOf(ctx.db.read, payment.id)),
  };
}

/** A refund as it is now, with the payment and order that it has changed; problems stay as they are. */
export async function withPayment<P extends Problem>(ctx: DatabaseContext, result: Refund | P) {
  if ('message' in result) return result;
  const payment = await findOrderPayment(ctx, result.orderId ?? '');
  const refunds = payment && (await listRefundsOfPayment(ctx, payment));
  const refund = refunds?.find(({ id }) => id === result.id);
  if (!payment || !refund) throw new Error(`The refund ${result.id} belongs to no order`);
  return { __typename: 'DeskOrderRefunded' as const, refund, payment };
}

/** The refunds of a payment that this shop has made, oldest first. */
export async function listRefundsOfPayment(
  { db }: DatabaseContext,
  { order, loadRefunds }: OrderPayment,
): Promise<DetailedRefund[]> {
  const { refunds, refundLines } = await loadRefunds();
  return withDetails(db.read, refunds, refundLines, order.lines);
}

/** A line of an order with what can still be refunded of it. */
export interface RefundableLine {
  orderLine: LineWithRefunds;
  /** Units that are not refunded yet. */
  left: number;
  /** Paise that a refund of 1, 2, … of them gives back. */
  amounts: number[];
}

export async function listRefundableLines(payment: OrderPayment): Promise<RefundableLine[]> {
  const { units } = await readLocalRefundable(payment);
  return payment.order.lines.map((orderLine) => {
    const left = units.get(orderLine.id)?.left ?? 0;
    const amounts = Array.from({ length: left }, (_, index) =>
      amountOfUnits(orderLine, orderLine.quantity - left, index + 1),
    );
    return { orderLine, left, amounts };
  });
}

/** A payment as the provider has it. */
export interface PaymentAtProvider {
  status: ProviderPayment['status'];
  /** Paise that can still be refunded. */
  left: number;
  /** Refunds that the shopkeeper has made at the provider; failed ones are absent. */
  refundsByHand: ProviderRefund[];
}

/** Paise of a payment that can still be refunded, as far as the shop knows: it does not ask the provider for refunds by hand. */
export const readLeft = async (payment: OrderPayment): Promise<number> =>
  (await readLocalRefundable(payment)).left;

async function readLocalRefundable({ order, loadRefunds }: OrderPayment): Promise<Refundable> {
  return calculateRefundable(order, await loadRefunds(), null);
}

/** Asks the provider; null while it is away, or when it does not know the payment. */
export async function findPaymentAtProvider(
  { db, provider, log }: CheckoutContext,
  { id, order }: OrderPayment,
): Promise<PaymentAtProvider | null> {
  try {
    const [payment, atProvider] = await Promise.all([
      provider.findPayment(id),
      provider.refundsOfPayment(id),
    ]);
    if (!payment) return null;
    // After the provider's, so that a refund that the shop makes meanwhile is not taken for one by hand.
    const refundsOfShop = await findRefundsOf(db.read, id);
    return {
      status: payment.status,
      left: calculateRefundable(order, refundsOfShop, atProvider).left,
      refundsByHand: refundsByHand(refundsOfShop.refunds, atProvider),
    };
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error;
    log.warn({ err: error, paymentId: id }, 'a payment could not be read from the payment provider');
    return null;
  }
}
