import { z } from 'zod';
import type { Context } from '../../graphql/context.ts';
import { crashPoint } from '../../lib/crashPoint.ts';
import { type NotSignedIn, notSignedIn, type Problem } from '../../lib/problems.ts';
import type { Shop } from '../../shop.ts';
import { type Cart, getCart } from '../cart/cart.service.ts';
import {
  findOrderOfCheckout,
  orderGivenBack,
  type PlacedOrder,
  placeOrder,
} from '../orders/orders.service.ts';
import {
  endCheckout,
  type FilledCheckout,
  findCheckout,
  findCheckoutOfPayment,
  getCheckout,
  isPaidOtherwise,
  TooLate,
} from './checkouts.service.ts';
import { paymentSeen } from './paymentNotices.service.ts';
import type { ProviderPayment } from './provider.service.ts';
import { reasonOfRefund, refundPayment } from './refunds.service.ts';

export type PaymentRefused = Problem<'PaymentRefused'>;
export type PaymentPending = Problem<'PaymentPending'>;
export type PaymentRefunded = Problem<'PaymentRefunded'>;

const refused: PaymentRefused = {
  __typename: 'PaymentRefused',
  message: 'This payment could not be verified, so no order was placed',
};
const pending: PaymentPending = {
  __typename: 'PaymentPending',
  message: 'Your payment is being confirmed. The order will appear under Orders in a moment.',
};
const paidBefore: PaymentPending = {
  __typename: 'PaymentPending',
  message: 'Your payment is being confirmed. This cart was paid before, so you get the money back.',
};
const refunded = (why: string): PaymentRefunded => ({
  __typename: 'PaymentRefunded',
  message: `${why} Your payment is refunded in full.`,
});

const WRONG_AMOUNT = 'The payment was not over what your cart cost.';

export type Settled = PlacedOrder | PaymentRefused | PaymentPending | PaymentRefunded;

/**
 * The one way from a payment to an order, for the popup's handler, the webhook and the reconciler alike, in any order and
 * any number: asks the provider what the payment is, captures it if that is still to be done, and either places the order
 * of its checkout, once, or gives the money back, once.
 * @param known.userId refuses payments for anybody else's checkout; absent: anybody's
 * @param known.checkout one that the caller has just read, and that may be the payment's
 * @throws ProviderDown, and whatever keeps a captured payment from being settled; that somebody has paid is noted then
 */
export async function settlePayment(
  shop: Shop,
  paymentId: string,
  { userId, checkout: expected }: { userId?: string; checkout?: FilledCheckout } = {},
): Promise<Settled> {
  const payment = await shop.provider.findPayment(paymentId);
  const isExpected = payment?.orderId && payment.orderId === expected?.providerOrderId;
  const checkout = isExpected ? expected : payment && (await checkoutOf(shop, payment));
  if (!payment || !checkout) return recorded(shop, paymentId, 'it belongs to no checkout of ours');
  if (userId && checkout.userId !== userId)
    return recorded(shop, paymentId, 'it is for another shopper’s checkout');
  if (payment.currency !== 'INR' || payment.amount !== checkout.amount) {
    if (payment.status === 'captured') await refundPayment(shop, checkout, payment, WRONG_AMOUNT);
    return recorded(shop, paymentId, 'its amount is not what was to be paid');
  }
  if (isGivenUp(checkout, payment)) return recorded(shop, paymentId, 'its checkout has ended');
  const captured = await capture(shop, payment);
  switch (captured.status) {
    case 'captured':
      return fulfilled(shop, checkout, captured);
    case 'created':
    case 'authorized':
      if (payment.orderId) {
        await paymentSeen(shop, checkout.id);
        return (await isPaidAlready(shop, checkout)) ? paidBefore : pending;
      }
      await endCheckout(shop, checkout.id, 'cancelled');
      return recorded(shop, paymentId, 'the provider does not let it be captured without an order');
    case 'refunded':
      return (
        (await orderGivenBack(shop, checkout, captured.id)) ??
        refunded((await reasonOfRefund(shop, captured.id)) ?? 'No order was placed.')
      );
    case 'failed':
      return recorded(shop, paymentId, 'it failed');
  }
}

/** Whether no second order comes of another payment: its checkout was paid, or its goods were in another one. */
const isPaidAlready = async (shop: Shop, checkout: FilledCheckout): Promise<boolean> =>
  (await getCheckout(shop, checkout.id)).state === 'paid' || isPaidOtherwise(shop.db.read, checkout);

const checkoutOf = (shop: Shop, { id, orderId }: ProviderPayment): Promise<FilledCheckout | null> =>
  orderId ? findCheckout(shop, orderId) : findCheckoutOfPayment(shop, id);

/** Whether a payment without an order is not captured any more: its shopper has gone on without it, and it goes back by itself. */
export const isGivenUp = ({ state }: FilledCheckout, { orderId, status }: ProviderPayment): boolean =>
  (state === 'cancelled' || state === 'expired') && !orderId && status === 'authorized';

/** Notes that a payment was refused, and why, which its shopper is not told. */
export function recorded(shop: Shop, paymentId: string, reason: string): PaymentRefused {
  shop.log.warn({ paymentId, reason }, 'a payment was refused');
  return refused;
}

async function capture(shop: Shop, payment: ProviderPayment): Promise<ProviderPayment> {
  if (payment.status !== 'authorized') return payment;
  const captured = await shop.provider.capture(payment.id, payment.amount);
  crashPoint('after the capture');
  // Refused, for instance because another process captured it a moment ago.
  return captured ?? (await shop.provider.findPayment(payment.id)) ?? payment;
}

/** As `fulfil`; when it fails, the shopper is shown that the payment is being confirmed. */
async function fulfilled(shop: Shop, checkout: FilledCheckout, payment: ProviderPayment): Promise<Settled> {
  try {
    return await fulfil(shop, checkout, payment);
  } catch (error) {
    shop.log.error({ err: error, paymentId: payment.id }, 'a captured payment could not be settled');
    await paymentSeen(shop, checkout.id);
    throw error;
  }
}

async function fulfil(shop: Shop, checkout: FilledCheckout, payment: ProviderPayment): Promise<Settled> {
  const { placed, soldOut } = await placedOrTooLate(shop, checkout, payment.id);
  const order = placed ?? (await findOrderOfCheckout(shop.db.read, checkout.id));
  if (order?.paymentId === payment.id) return order;
  const { erasedAt } = await getCheckout(shop, checkout.id);
  const why = soldOut
    ? 'The goods were sold out before the payment came.'
    : erasedAt === null
      ? 'This cart was paid before.'
      : 'The account was deleted before the payment came.';
  const givenBack = await refundPayment(shop, checkout, payment, why);
  // Another process may have settled it in the other way a moment ago.
  const other = givenBack ? null : await findOrderOfCheckout(shop.db.read, checkout.id);
  if (other?.paymentId === payment.id) return other;
  return refunded((await reasonOfRefund(shop, payment.id)) ?? why);
}

/** Places the order, unless that was done before or the goods are gone. */
async function placedOrTooLate(
  shop: Shop,
  checkout: FilledCheckout,
  paymentId: string,
): Promise<{ placed: PlacedOrder | null; soldOut: boolean }> {
  // It stays so.
  if (checkout.state === 'paid') return { placed: null, soldOut: false };
  try {
    const placed = await shop.db.write((tx) => placeOrder(shop, tx, checkout, paymentId));
    crashPoint('after the commit');
    shop.outbox.wake();
    return { placed, soldOut: false };
  } catch (error) {
    if (error instanceof TooLate) return { placed: null, soldOut: true };
    throw error;
  }
}

const popupAnswer = z.object({
  razorpay_payment_id: z.string().max(40),
  razorpay_order_id: z.string().max(40),
  razorpay_signature: z.string().max(200),
});

export interface OrderPlaced {
  __typename: 'OrderPlaced';
  order: PlacedOrder;
  cart: Cart;
}

/** Ends one of the viewer's checkouts with what the popup handed out. */
export async function completeCheckout(
  ctx: Context,
  given: unknown,
): Promise<OrderPlaced | PaymentRefused | PaymentPending | PaymentRefunded | NotSignedIn> {
  const { viewer } = ctx;
  if (!viewer) return notSignedIn();
  const { success, data } = popupAnswer.safeParse(given);
  if (!success) return refused;
  const { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature: signature } = data;
  const checkout = await findCheckout(ctx, orderId);
  if (checkout?.userId !== viewer.id) return recorded(ctx, paymentId, 'the checkout is not the viewer’s');
  if (!ctx.provider.isSigned({ orderId, paymentId, signature })) {
    return recorded(ctx, paymentId, 'its signature is wrong');
  }
  const confirming = async () => {
    await paymentSeen(ctx, checkout.id);
    return pending;
  };
  return unlessItFails(ctx, paymentId, confirming, async () => {
    const settled = await settlePayment(ctx, paymentId, { checkout });
    if ('message' in settled) return settled;
    if (settled.checkoutId !== checkout.id) return recorded(ctx, paymentId, 'it pays for another checkout');
    return { __typename: 'OrderPlaced', order: settled, cart: await getCart(ctx, viewer.id) };
  });
}

/** A payment of ours that cannot be settled now is settled later, by the webhook or the reconciler. */
export async function unlessItFails<T>(
  ctx: Context,
  paymentId: string,
  otherwise: (error: unknown) => Promise<PaymentPending>,
  work: () => Promise<T>,
): Promise<T | PaymentPending> {
  try {
    return await work();
  } catch (error) {
    ctx.log.error({ err: error, paymentId }, 'a payment could not be settled; the reconciler will');
    return otherwise(error);
  }
}
