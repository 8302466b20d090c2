import { groupBy } from '../../../lib/groupBy.ts';
import { findPaymentsWithOrder } from '../../orders/orders.service.ts';
import type { CheckoutContext } from '../checkoutContext.ts';
import { findCheckoutByOrder } from '../findCheckout.service.ts';
import { markPaymentPending } from '../payments/paymentNotices.service.ts';
import { settlePayment } from '../payments/settlement.service.ts';
import { handleRefundEvent } from '../refunds/followRefund.service.ts';
import type { WebhookEvent } from './webhookEvents.entity.ts';
import {
  claimEvent,
  closeEvents,
  type EventSubject,
  findDueEvents,
  REFUND_EVENTS,
  retryEventLater,
  subjectOf,
} from './webhookEvents.service.ts';

/** Events that are processed at the same time, because the provider may answer slowly. */
const CONCURRENCY = 10;

/**
 * Processes the events that are due when it begins; events that become due meanwhile wait for the next run. Failed ones are retried.
 * @param shouldContinue called before each group of events
 */
export async function processEvents(ctx: CheckoutContext, shouldContinue = () => true): Promise<void> {
  const startedAt = Date.now();
  const findDue = () => findDueEvents(ctx, startedAt);
  for (let due = await findDue(); due.length > 0 && shouldContinue(); due = await findDue()) {
    const events = await closeRedundantEvents(ctx, due);
    for (let index = 0; index < events.length; index += CONCURRENCY) {
      if (!shouldContinue()) return;
      const group = events.slice(index, index + CONCURRENCY);
      // All of a group end before an error is thrown.
      for (const result of await Promise.allSettled(group.map((event) => processEvent(ctx, event))))
        if (result.status === 'rejected') throw result.reason;
    }
  }
}

/**
 * Closes the events of payments that have an order, except refunds: they say nothing new.
 * @returns of the other events the first of each payment; the rest is redundant when that one is processed
 */
async function closeRedundantEvents(ctx: CheckoutContext, due: WebhookEvent[]): Promise<WebhookEvent[]> {
  const paymentIds = new Map(due.map((event) => [event, paymentIdOf(event)]));
  const withOrder = await findPaymentsWithOrder(ctx, [...paymentIds.values()]);
  const isRedundant = (event: WebhookEvent) =>
    !REFUND_EVENTS.includes(event.event) && withOrder.has(paymentIds.get(event) ?? '');
  const redundant = due.filter(isRedundant);
  if (redundant.length > 0) await closeEvents(ctx, redundant);
  const others = due.filter((event) => !isRedundant(event));
  return [...groupBy(others, (event) => paymentIds.get(event)).values()].flatMap(([first]) => first ?? []);
}

/** The payment that an event is about; the event's own id when there is none. */
function paymentIdOf(event: WebhookEvent): string {
  try {
    return subjectOf(event).payment?.id ?? event.id;
  } catch {
    // A damaged body; `processEvent` logs it.
    return event.id;
  }
}

async function processEvent(ctx: CheckoutContext, event: WebhookEvent): Promise<void> {
  if (!(await claimEvent(ctx, event))) return;
  let subject: EventSubject = {};
  try {
    subject = subjectOf(event);
    const { payment, refund } = subject;
    if (payment) await settlePayment(ctx, payment.id);
    if (payment && refund) await handleRefundEvent(ctx, payment.id, refund.id);
    await closeEvents(ctx, [event]);
  } catch (error) {
    ctx.log.error({ err: error, eventId: event.id }, 'an event could not be processed; it will be retried');
    await retryEventLater(ctx, event);
    const orderId = subject.payment?.order_id;
    const checkout = orderId && (await findCheckoutByOrder(ctx, orderId));
    if (checkout) await markPaymentPending(ctx, checkout.id);
  }
}
