import { z } from 'zod';
import type { Shop } from '../../shop.ts';
import { type Checkout, endCheckout, findCheckout, takeDueCheckouts } from '../payments/checkouts.service.ts';
import { paymentLapsed, paymentSeen, tellOfDelay } from '../payments/paymentNotices.service.ts';
import { sendRefunds } from '../payments/refunds.service.ts';
import {
  dueEvents,
  eventFailed,
  eventProcessed,
  storeEvent,
  takeEvent,
} from '../payments/webhookEvents.service.ts';
import { settlePayment } from './settlement.service.ts';

// News of payments that do not come through the shopper's browser: what the provider sends, and what it has to be asked.

const eventBody = z.object({
  event: z.string().max(40),
  payload: z.object({
    payment: z
      .object({ entity: z.object({ id: z.string().max(40), order_id: z.string().max(40).nullish() }) })
      .optional(),
  }),
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

const DAY = 24 * 60 * 60 * 1000;
const telling = ['payment.authorized', 'payment.captured', 'order.paid', 'refund.processed'];

/** Processes the events whose time has come. What fails stays, and is tried again later. */
export async function processEvents(shop: Shop): Promise<void> {
  for (const stored of await dueEvents(shop)) {
    if (!(await takeEvent(shop, stored))) continue;
    const { event, payload } = eventBody.parse(JSON.parse(stored.body));
    const payment = telling.includes(event) ? payload.payment?.entity : undefined;
    try {
      if (payment) await settlePayment(shop, payment.id);
      await eventProcessed(shop, stored);
    } catch (error) {
      shop.log.error(
        { err: error, eventId: stored.id },
        'an event could not be processed; it is tried again',
      );
      await eventFailed(shop, stored);
      const checkout = payment?.order_id && (await findCheckout(shop, payment.order_id));
      if (checkout) await paymentSeen(shop, checkout.id);
    }
  }
}

/**
 * Mends what was lost on the way: left-over events and refunds, and checkouts that were paid, or whose time is over, without
 * anybody telling us.
 * @param goOn asked between two steps
 */
export async function reconcile(shop: Shop, goOn = () => true): Promise<void> {
  await processEvents(shop);
  await sendRefunds(shop);
  shop.outbox.wake();
  for (const checkout of await takeDueCheckouts(shop)) {
    if (!goOn()) return;
    try {
      await reconcileCheckout(shop, checkout);
    } catch (error) {
      const { id } = checkout;
      shop.log.error({ err: error, checkoutId: id }, 'a checkout could not be reconciled; it is tried again');
    }
    await tellOfDelay(shop, checkout.id);
  }
}

async function reconcileCheckout(shop: Shop, checkout: Checkout): Promise<void> {
  const { id, providerOrderId, providerPaymentId, expiresAt, paymentSeenAt } = checkout;
  if (providerPaymentId) await settlePayment(shop, providerPaymentId);
  const payments = providerOrderId ? await shop.provider.paymentsOfOrder(providerOrderId) : [];
  for (const payment of payments) {
    if (payment.status === 'captured' || payment.status === 'authorized')
      await settlePayment(shop, payment.id);
  }
  const over = payments.every(({ status }) => status === 'failed' || status === 'refunded');
  if (paymentSeenAt !== null && providerOrderId && over) await paymentLapsed(shop, checkout);
  if (isOver(expiresAt, Date.now())) await endCheckout(shop, id, 'expired');
}

/** Whether the time of a checkout is over; also when it was opened while the clock was far ahead. */
const isOver = (expiresAt: number, now: number): boolean => expiresAt <= now || expiresAt > now + DAY;
