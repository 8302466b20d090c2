import { z } from 'zod';
import { groupBy } from '../../lib/groupBy.ts';
import type { Shop } from '../../shop.ts';
import { paymentsWithOrder } from '../orders/orders.service.ts';
import {
  type Checkout,
  checkFailed,
  checkoutChecked,
  dueCheckouts,
  endCheckout,
  findCheckout,
  MOST_DUE,
  takeCheckout,
} from './checkouts.service.ts';
import { paymentLapsed, paymentSeen, tellOfDelay } from './paymentNotices.service.ts';
import { lookAtRefund, sendRefunds } from './refunds.service.ts';
import { settlePayment } from './settlement.service.ts';
import {
  dueEvents,
  eventFailed,
  eventProcessed,
  eventsPutAside,
  type NewEvent,
  takeEvent,
  type WebhookEvent,
} from './webhookEvents.service.ts';

// News of payments that do not come through the shopper's browser: what the provider sends, and what it has to be asked.

const eventBody = z.object({
  event: z.string().max(40),
  payload: z.object({
    payment: z
      .object({ entity: z.object({ id: z.string().max(40), order_id: z.string().max(40).nullish() }) })
      .optional(),
    refund: z.object({ entity: z.object({ id: z.string().max(40) }) }).optional(),
  }),
});

/**
 * What the shop keeps of a webhook whose signature has been checked: whom it tells of, not what else is said of them.
 * @returns null when it is not an event as documented
 */
export function readEvent(id: string, body: string): NewEvent | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return null;
  }
  const { success, data } = eventBody.safeParse(parsed);
  return success ? { id, event: data.event, body: JSON.stringify(data) } : null;
}

/** So many events are processed at a time: the provider may take its time over each. */
const AT_A_TIME = 10;
const DAY = 24 * 60 * 60 * 1000;
const ofRefunds = ['refund.processed', 'refund.failed'];
const telling = ['payment.authorized', 'payment.captured', 'order.paid', ...ofRefunds];

/**
 * Processes the events whose time has come when it begins; those that come meanwhile are for the next time. What fails stays, and
 * is tried again later.
 * @param goOn asked before some are processed
 */
export async function processEvents(shop: Shop, goOn = () => true): Promise<void> {
  const begun = Date.now();
  const read = () => dueEvents(shop, begun);
  for (let due = await read(); due.length > 0 && goOn(); due = await read()) {
    const news = await withoutOldNews(shop, due);
    for (let at = 0; at < news.length; at += AT_A_TIME) {
      if (!goOn()) return;
      const done = news.slice(at, at + AT_A_TIME).map((stored) => processEvent(shop, stored));
      // What one has thrown must not leave the others to themselves.
      for (const outcome of await Promise.allSettled(done))
        if (outcome.status === 'rejected') throw outcome.reason;
    }
  }
}

/**
 * Puts aside, all at once, what tells of payments that have their order: of a payment that was made, each of the provider's events
 * but a refund's says the same.
 * @returns of the others one a payment; what else is told of it is old news once that one is processed
 */
async function withoutOldNews(shop: Shop, due: WebhookEvent[]): Promise<WebhookEvent[]> {
  const payments = new Map(due.map((stored) => [stored, paymentOf(stored)]));
  const ordered = await paymentsWithOrder(shop.db.read, [...payments.values()]);
  const isOld = (stored: WebhookEvent) =>
    !ofRefunds.includes(stored.event) && ordered.has(payments.get(stored) ?? '');
  const old = due.filter(isOld);
  if (old.length > 0) await eventsPutAside(shop, old);
  const news = due.filter((stored) => !isOld(stored));
  return [...groupBy(news, (stored) => payments.get(stored)).values()].flatMap(([first]) => first ?? []);
}

/** The payment that an event tells of; where it tells of none, the event's own id. */
function paymentOf(stored: WebhookEvent): string {
  try {
    return toldBy(stored).payment?.id ?? stored.id;
  } catch {
    // Said when it is processed.
    return stored.id;
  }
}

async function processEvent(shop: Shop, stored: WebhookEvent): Promise<void> {
  if (!(await takeEvent(shop, stored))) return;
  let told: Told = {};
  try {
    told = toldBy(stored);
    const { payment, refund } = told;
    if (payment) await settlePayment(shop, payment.id);
    if (payment && refund) await lookAtRefund(shop, payment.id, refund.id);
    await eventProcessed(shop, stored);
  } catch (error) {
    shop.log.error({ err: error, eventId: stored.id }, 'an event could not be processed; it is tried again');
    await eventFailed(shop, stored);
    const orderId = told.payment?.order_id;
    const checkout = orderId && (await findCheckout(shop, orderId));
    if (checkout) await paymentSeen(shop, checkout.id);
  }
}

interface Told {
  payment?: { id: string; order_id?: string | null | undefined } | undefined;
  refund?: { id: string } | undefined;
}

/** What an event tells of. What has been processed has no body any more, and tells of nothing. */
function toldBy({ body }: WebhookEvent): Told {
  if (body === '') return {};
  const { event, payload } = eventBody.parse(JSON.parse(body));
  if (!telling.includes(event)) return {};
  const refund = ofRefunds.includes(event) ? payload.refund?.entity : undefined;
  return { payment: payload.payment?.entity, refund };
}

/**
 * Mends what was lost on the way: left-over events and refunds, and checkouts that were paid, or whose time is over, without
 * anybody telling us.
 * @param goOn asked between two steps
 */
export async function reconcile(shop: Shop, goOn = () => true): Promise<void> {
  await processEvents(shop, goOn);
  await sendRefunds(shop, goOn);
  shop.outbox.wake();
  const begun = Date.now();
  let due: Checkout[];
  do {
    due = await dueCheckouts(shop, begun);
    for (const checkout of due) {
      if (!goOn()) return;
      const taken = await takeCheckout(shop, checkout);
      if (taken) await check(shop, taken);
    }
  } while (due.length === MOST_DUE);
}

async function check(shop: Shop, checkout: Checkout): Promise<void> {
  const { id } = checkout;
  try {
    await reconcileCheckout(shop, checkout);
    await checkoutChecked(shop, checkout);
  } catch (error) {
    shop.log.error({ err: error, checkoutId: id }, 'a checkout could not be reconciled; it is tried again');
    await checkFailed(shop, checkout);
  }
  await tellOfDelay(shop, id);
}

async function reconcileCheckout(shop: Shop, checkout: Checkout): Promise<void> {
  const { id, providerOrderId, providerPaymentId, expiresAt, paymentSeenAt } = checkout;
  if (providerPaymentId) await settlePayment(shop, providerPaymentId);
  const payments = providerOrderId ? await shop.provider.paymentsOfOrder(providerOrderId) : [];
  const made = payments.filter(({ status }) => status === 'captured' || status === 'authorized');
  const failures: unknown[] = [];
  for (const payment of made) {
    await settlePayment(shop, payment.id).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) {
    await paymentSeen(shop, id);
    // What somebody has paid for is not given up.
    throw new AggregateError(failures, 'Payments of a checkout could not be settled');
  }
  // No payments at all: the provider does not know the order, which says nothing of what was paid.
  const over =
    payments.length > 0 && payments.every(({ status }) => status === 'failed' || status === 'refunded');
  if (paymentSeenAt !== null && over) await paymentLapsed(shop, checkout);
  if (isOver(expiresAt, Date.now())) await endCheckout(shop, id, 'expired');
}

/** Whether the time of a checkout is over; also when it was opened while the clock was far ahead. */
const isOver = (expiresAt: number, now: number): boolean => expiresAt <= now || expiresAt > now + DAY;
