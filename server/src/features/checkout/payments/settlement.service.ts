import { crashPoint } from '../../../lib/crashPoint.ts';
import type { Problem } from '../../../lib/problems.ts';
import { markOrderRefunded } from '../../orders/orderLifecycle.service.ts';
import { findOrderOfCheckout, type OrderWithLines } from '../../orders/orders.service.ts';
import {
  paymentPending,
  paymentRefunded,
  paymentRefused,
  secondPaymentPending,
} from '../checkout.problems.ts';
import type { CheckoutWithLines } from '../checkout.queries.ts';
import type { CheckoutContext } from '../checkoutContext.ts';
import { endCheckout } from '../checkoutLifecycle.service.ts';
import { findCheckoutByOrder, findCheckoutByPayment, getCheckout } from '../findCheckout.service.ts';
import type { ProviderPayment } from '../provider/provider.ts';
import { findRefundReason, refundAutomatically } from '../refunds/automaticRefund.service.ts';
import { markPaymentPending, SECOND_PAYMENT } from './paymentNotices.service.ts';
import { hasBoughtSameGoods, recordPayment } from './recordPayment.service.ts';

export type PaymentRefused = Problem<'PaymentRefused'>;
export type PaymentPending = Problem<'PaymentPending'>;
export type PaymentRefunded = Problem<'PaymentRefunded'>;

const WRONG_AMOUNT = 'The payment was not for the total of your cart.';
const GONE = {
  goods: 'The goods were sold out before the payment came.',
  offer: 'An offer of the order was used up before the payment came.',
};
const PAID_BEFORE = 'This cart was paid before.';
const ACCOUNT_DELETED = 'The account was deleted before the payment came.';

export type Settlement = OrderWithLines | PaymentRefused | PaymentPending | PaymentRefunded;

/**
 * The only way from a payment to an order. The popup's answer, the webhook and the reconciler call it, in any order and any number
 * of times. Fetches the payment from the provider, captures it if necessary, and then either places the order of its checkout, once,
 * or refunds the money, once.
 * @param options.userId refuses payments of another shopper's checkout; absent: any shopper's
 * @param options.checkout the checkout that the payment probably belongs to, which saves a read
 * @throws ProviderUnavailableError, or any error that keeps a captured payment from being settled; the payment is marked as pending
 */
export async function settlePayment(
  ctx: CheckoutContext,
  paymentId: string,
  { userId, checkout: expectedCheckout }: { userId?: string; checkout?: CheckoutWithLines } = {},
): Promise<Settlement> {
  const payment = await ctx.provider.findPayment(paymentId);
  const isExpected = payment?.orderId && payment.orderId === expectedCheckout?.providerOrderId;
  const checkout = isExpected ? expectedCheckout : payment && (await findCheckoutOf(ctx, payment));
  if (!payment || !checkout) return refusePayment(ctx, paymentId, 'it belongs to no checkout of this shop');
  if (userId && checkout.userId !== userId)
    return refusePayment(ctx, paymentId, 'it belongs to the checkout of another shopper');
  if (payment.currency !== 'INR' || payment.amount !== checkout.amount) {
    if (payment.status === 'captured') await refundAutomatically(ctx, checkout, payment, WRONG_AMOUNT);
    return refusePayment(ctx, paymentId, 'its amount or currency is not that of its checkout');
  }
  if (isAbandoned(checkout, payment)) return refusePayment(ctx, paymentId, 'its checkout has ended');
  return settleByStatus(ctx, checkout, await captureIfAuthorized(ctx, payment));
}

const findCheckoutOf = (
  ctx: CheckoutContext,
  { id, orderId }: ProviderPayment,
): Promise<CheckoutWithLines | null> =>
  orderId ? findCheckoutByOrder(ctx, orderId) : findCheckoutByPayment(ctx, id);

/**
 * Whether a payment without a provider's order must not be captured any more, because its checkout has ended: the bank releases the
 * authorised amount by itself.
 */
export const isAbandoned = ({ state }: CheckoutWithLines, { orderId, status }: ProviderPayment): boolean =>
  (state === 'cancelled' || state === 'expired') && !orderId && status === 'authorized';

/** Refuses a payment. The reason is logged, but not shown to the shopper. */
export function refusePayment(
  { log }: Pick<CheckoutContext, 'log'>,
  paymentId: string,
  reason: string,
): PaymentRefused {
  log.warn({ paymentId, reason }, 'a payment was refused');
  return paymentRefused();
}

async function captureIfAuthorized(
  { provider }: CheckoutContext,
  payment: ProviderPayment,
): Promise<ProviderPayment> {
  if (payment.status !== 'authorized') return payment;
  const captured = await provider.capture(payment.id, payment.amount);
  crashPoint('after the capture');
  // The capture is refused for instance when another process has captured the payment in the meantime.
  return captured ?? (await provider.findPayment(payment.id)) ?? payment;
}

async function settleByStatus(
  ctx: CheckoutContext,
  checkout: CheckoutWithLines,
  payment: ProviderPayment,
): Promise<Settlement> {
  switch (payment.status) {
    case 'captured':
      return orderOrRefund(ctx, checkout, payment).catch(async (error: unknown) => {
        ctx.log.error({ err: error, paymentId: payment.id }, 'a captured payment could not be settled');
        await markPaymentPending(ctx, checkout.id);
        throw error;
      });
    case 'created':
    case 'authorized':
      if (payment.orderId) {
        await markPaymentPending(ctx, checkout.id);
        return (await isPaidAlready(ctx, checkout)) ? secondPaymentPending(SECOND_PAYMENT) : paymentPending();
      }
      await endCheckout(ctx, checkout.id, 'cancelled');
      return refusePayment(ctx, payment.id, 'the provider does not capture it without an order');
    case 'refunded':
      return (
        (await markOrderRefunded(ctx, { checkoutId: checkout.id, paymentId: payment.id })) ??
        paymentRefunded((await findRefundReason(ctx, payment.id)) ?? 'No order was placed.')
      );
    case 'failed':
      return refusePayment(ctx, payment.id, 'it failed');
  }
}

/** Whether a further payment cannot become an order: the checkout is paid, or the same goods were bought in another one. */
const isPaidAlready = async (ctx: CheckoutContext, checkout: CheckoutWithLines): Promise<boolean> =>
  (await getCheckout(ctx, checkout.id)).state === 'paid' || hasBoughtSameGoods(ctx.db.read, checkout);

/** Places the order of a captured payment, or refunds it. */
async function orderOrRefund(
  ctx: CheckoutContext,
  checkout: CheckoutWithLines,
  payment: ProviderPayment,
): Promise<Settlement> {
  const { order: newOrder, gone } = await recordPayment(ctx, checkout, payment.id);
  const order = newOrder ?? (await findOrderOfCheckout(ctx, checkout.id));
  if (order?.paymentId === payment.id) return order;

  const { erasedAt } = await getCheckout(ctx, checkout.id);
  const reason = gone ? GONE[gone] : erasedAt === null ? PAID_BEFORE : ACCOUNT_DELETED;
  const isRefundNew = await refundAutomatically(ctx, checkout, payment, reason);
  // Not new: another process has settled the payment in the meantime, perhaps with an order.
  const otherOrder = isRefundNew ? null : await findOrderOfCheckout(ctx, checkout.id);
  if (otherOrder?.paymentId === payment.id) return otherOrder;
  return paymentRefunded((await findRefundReason(ctx, payment.id)) ?? reason);
}
