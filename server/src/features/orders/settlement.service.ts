import { z } from 'zod';
import type { Context } from '../../context.ts';
import { parseInput } from '../../lib/parseInput.ts';
import { type InvalidInput, type NotSignedIn, notSignedIn, type Problem } from '../../lib/problems.ts';
import type { Shop } from '../../shop.ts';
import { type Cart, getCart } from '../cart/cart.service.ts';
import {
  type Checkout,
  endCheckout,
  eventProcessed,
  findCheckout,
  type PaymentUnavailable,
  ProviderDown,
  type ProviderPayment,
  pendingEvents,
  refundPayment,
  sendRefunds,
  stalledCheckouts,
  storeEvent,
  TooLate,
} from '../payments/payments.service.ts';
import { deliverTo, findOrderOfCheckout, type PlacedOrder, placeOrder } from './orders.service.ts';

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
const refunded: PaymentRefunded = {
  __typename: 'PaymentRefunded',
  message: 'The goods were sold out before the payment came. It is being refunded in full.',
};

type Settled = PlacedOrder | PaymentRefused | PaymentPending | PaymentRefunded;

/**
 * The one way from a payment to an order, for the popup's handler, the webhook and the reconciler alike, in any order and
 * any number: asks the provider what the payment is, captures it if that is still to be done, and either places the order
 * of its checkout, once, or gives the money back, once.
 * @param userId refuses payments for anybody else's checkout; absent: anybody's
 * @throws ProviderDown
 */
export async function settlePayment(shop: Shop, paymentId: string, userId?: string): Promise<Settled> {
  const payment = await shop.provider.findPayment(paymentId);
  const checkout = payment?.orderId ? await findCheckout(shop, payment.orderId) : null;
  if (!payment || !checkout) return recorded(shop, paymentId, 'it belongs to no checkout of ours');
  if (userId && checkout.userId !== userId)
    return recorded(shop, paymentId, 'it is for another shopper’s checkout');
  if (payment.currency !== 'INR' || payment.amount !== checkout.amount) {
    if (payment.status === 'captured') await refundPayment(shop, checkout, payment, 'wrong amount');
    return recorded(shop, paymentId, 'its amount is not what was to be paid');
  }
  const captured = await capture(shop, payment);
  switch (captured.status) {
    case 'captured':
      return fulfil(shop, checkout, captured);
    case 'created':
    case 'authorized':
      return pending;
    case 'refunded':
      return refunded;
    case 'failed':
      return recorded(shop, paymentId, 'it failed');
  }
}

function recorded(shop: Shop, paymentId: string, reason: string): PaymentRefused {
  shop.log.warn({ paymentId, reason }, 'a payment was refused');
  return refused;
}

async function capture(shop: Shop, payment: ProviderPayment): Promise<ProviderPayment> {
  if (payment.status !== 'authorized') return payment;
  const captured = await shop.provider.capture(payment.id, payment.amount);
  // Refused, for instance because another process captured it a moment ago.
  return captured ?? (await shop.provider.findPayment(payment.id)) ?? payment;
}

async function fulfil(shop: Shop, checkout: Checkout, payment: ProviderPayment): Promise<Settled> {
  try {
    await shop.db.write((tx) => placeOrder(tx, checkout, payment.id));
  } catch (error) {
    if (!(error instanceof TooLate)) throw error;
    await refundPayment(shop, checkout, payment, 'sold out before the payment came');
    return refunded;
  }
  const order = await findOrderOfCheckout(shop.db.read, checkout.id);
  if (order?.paymentId === payment.id) return order;
  await refundPayment(shop, checkout, payment, 'its checkout was paid before');
  return refunded;
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
): Promise<
  OrderPlaced | PaymentRefused | PaymentPending | PaymentRefunded | PaymentUnavailable | NotSignedIn
> {
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
  return unlessDown(ctx, paymentId, async () => {
    const settled = await settlePayment(ctx, paymentId);
    if ('message' in settled) return settled;
    if (settled.checkoutId !== checkout.id) return recorded(ctx, paymentId, 'it pays for another checkout');
    return { __typename: 'OrderPlaced', order: settled, cart: await getCart(ctx, viewer.id) };
  });
}

const detail = (name: string, maximum: number) =>
  z
    .string()
    .trim()
    .max(maximum, `This ${name} is too long`)
    .optional()
    .transform((text) => text || undefined);

const paidOrderInput = z.object({
  // It becomes a part of an address at the provider's.
  paymentId: z.string().regex(/^\w{1,40}$/, 'Please send the id of the payment'),
  name: detail('name', 100),
  phoneNumber: detail('phone number', 20),
  address: detail('address', 600),
  pincode: detail('pincode', 20),
});

/**
 * Ends one of the viewer's checkouts for clients that know just the payment's id: what they say is not believed, the
 * provider is asked. Where the order goes is as the checkout had it, or as the first of these calls says.
 */
export async function placeOrderForPayment(
  ctx: Context,
  given: unknown,
): Promise<PlacedOrder | PaymentRefused | PaymentPending | PaymentRefunded | NotSignedIn | InvalidInput> {
  const { viewer } = ctx;
  if (!viewer) return notSignedIn();
  const parsed = parseInput(paidOrderInput, given);
  if ('message' in parsed) return parsed;
  const { paymentId, ...details } = parsed.input;
  return unlessDown(ctx, paymentId, async () => {
    const settled = await settlePayment(ctx, paymentId, viewer.id);
    if ('message' in settled) return settled;
    const said = Object.entries(details).filter(([, text]) => text !== undefined);
    return deliverTo(ctx, settled, Object.fromEntries(said));
  });
}

/** A payment that cannot be looked up is pending: webhook or reconciler settle it later. */
async function unlessDown<T>(
  ctx: Context,
  paymentId: string,
  work: () => Promise<T>,
): Promise<T | PaymentPending> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    ctx.log.error({ err: error, paymentId }, 'a payment could not be looked up; the reconciler will');
    return pending;
  }
}

const eventBody = z.object({
  event: z.string().max(40),
  payload: z.object({ payment: z.object({ entity: z.object({ id: z.string().max(40) }) }).optional() }),
});

/** Stores a webhook whose signature has been checked. @returns false when it is not an event as documented */
export async function receiveEvent(shop: Shop, id: string, body: string): Promise<boolean> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return false;
  }
  const { success, data } = eventBody.safeParse(parsed);
  if (!success) return false;
  await storeEvent(shop, { id, event: data.event, body });
  return true;
}

const payingEvents = ['payment.authorized', 'payment.captured', 'order.paid'];

/** Processes the events that wait. What fails stays, and is tried again by the next call. */
export async function processEvents(shop: Shop): Promise<void> {
  for (const { id, body } of await pendingEvents(shop)) {
    const { event, payload } = eventBody.parse(JSON.parse(body));
    const paymentId = payload.payment?.entity.id;
    try {
      if (paymentId && payingEvents.includes(event)) await settlePayment(shop, paymentId);
      await eventProcessed(shop, id);
    } catch (error) {
      shop.log.error({ err: error, eventId: id }, 'an event could not be processed; it is tried again');
    }
  }
}

/** How long the handler and the webhook have, before the provider is asked about a checkout, in ms. */
const PATIENCE_MS = 20_000;

/**
 * Mends what was lost on the way: asks the provider about checkouts that stay open, ends those whose time is over, processes
 * left-over events and refunds. Any number of processes may run it at any time.
 */
export async function reconcile(shop: Shop): Promise<void> {
  await processEvents(shop);
  await sendRefunds(shop);
  const now = Date.now();
  for (const checkout of await stalledCheckouts(shop, now - PATIENCE_MS)) {
    try {
      await reconcileCheckout(shop, checkout, now);
    } catch (error) {
      shop.log.error(
        { err: error, checkoutId: checkout.id },
        'a checkout could not be reconciled; it is tried again',
      );
    }
  }
}

async function reconcileCheckout(shop: Shop, checkout: Checkout, now: number): Promise<void> {
  const { id, providerOrderId, expiresAt } = checkout;
  const payments = providerOrderId ? await shop.provider.paymentsOfOrder(providerOrderId) : [];
  for (const payment of payments) {
    if (payment.status === 'captured' || payment.status === 'authorized')
      await settlePayment(shop, payment.id);
  }
  if (expiresAt <= now) await endCheckout(shop, id, 'expired');
}
