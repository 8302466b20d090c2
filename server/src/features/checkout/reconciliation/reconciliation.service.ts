import type { Checkout } from '../checkout.entity.ts';
import type { CheckoutContext } from '../checkoutContext.ts';
import { endCheckout } from '../checkoutLifecycle.service.ts';
import {
  markPaymentPending,
  reportDelayedPayment,
  reportLapsedPayment,
} from '../payments/paymentNotices.service.ts';
import { settlePayment } from '../payments/settlement.service.ts';
import { retryRefunds } from '../refunds/followRefund.service.ts';
import { processEvents } from '../webhooks/webhookProcessing.service.ts';
import {
  claimCheckout,
  DUE_BATCH_SIZE,
  findDueCheckouts,
  planNextCheck,
  planRetry,
} from './checkSchedule.service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A bank that answers a payment later than this is a late authorisation, which is still settled. */
const BANK_ANSWERS_MS = DAY_MS;

/**
 * Replaces lost webhooks and requests: processes events that are due, retries refunds, and asks the provider about checkouts that may
 * have been paid or have expired.
 * @param shouldContinue called before each step
 */
export async function reconcile(ctx: CheckoutContext, shouldContinue = () => true): Promise<void> {
  await processEvents(ctx, shouldContinue);
  await retryRefunds(ctx, shouldContinue);
  const startedAt = Date.now();
  let due: Checkout[];
  do {
    due = await findDueCheckouts(ctx, startedAt);
    for (const checkout of due) {
      if (!shouldContinue()) return;
      const claimedCheckout = await claimCheckout(ctx, checkout);
      if (claimedCheckout) await checkCheckout(ctx, claimedCheckout);
    }
  } while (due.length === DUE_BATCH_SIZE);
}

async function checkCheckout(ctx: CheckoutContext, checkout: Checkout): Promise<void> {
  const { id } = checkout;
  try {
    await reconcileCheckout(ctx, checkout);
    await planNextCheck(ctx, checkout);
  } catch (error) {
    ctx.log.error({ err: error, checkoutId: id }, 'a checkout could not be reconciled; it will be retried');
    await planRetry(ctx, checkout);
  }
  await reportDelayedPayment(ctx, id);
}

/**
 * Settles the payments of a checkout that the provider knows, and ends the checkout when it has expired. A payment of an ended
 * checkout that the bank has not answered is marked as pending, so that the shopper does not pay twice.
 * @throws what keeps a payment from being settled; it is marked as pending
 */
export async function reconcileCheckout(ctx: CheckoutContext, checkout: Checkout): Promise<void> {
  const { id, state, providerOrderId, providerPaymentId, createdAt, expiresAt, paymentPendingSince } =
    checkout;
  if (providerPaymentId) await settlePayment(ctx, providerPaymentId);
  const payments = providerOrderId ? await ctx.provider.paymentsOfOrder(providerOrderId) : [];
  const errors: unknown[] = [];
  for (const { id: paymentId, status } of payments) {
    if (status !== 'captured' && status !== 'authorized') continue;
    await settlePayment(ctx, paymentId).catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) {
    await markPaymentPending(ctx, id);
    // A checkout that somebody has paid for does not expire.
    throw new AggregateError(errors, 'Payments of a checkout could not be settled');
  }
  // No payments at all means that the provider does not know the order, which says nothing about a payment.
  const endStatuses = ['failed', 'refunded'];
  // The provider leaves a payment in this status for ever when the shopper has left the bank's page.
  const mayBankAnswer = Date.now() - createdAt < BANK_ANSWERS_MS;
  if (!mayBankAnswer) endStatuses.push('created');
  const haveAllEnded = payments.length > 0 && payments.every(({ status }) => endStatuses.includes(status));
  if (paymentPendingSince !== null && haveAllEnded) await reportLapsedPayment(ctx, checkout);
  const hasExpired = isExpired(expiresAt, Date.now());
  if (hasExpired) await endCheckout(ctx, id, 'expired');
  // While the checkout is open, its shopper is paying.
  const mayStillBePaid = payments.some(({ status }) => status === 'created') && mayBankAnswer;
  if (mayStillBePaid && (hasExpired || state !== 'open')) await markPaymentPending(ctx, id);
}

/** A time more than a day ahead was set while the clock was ahead. */
const isExpired = (expiresAt: number, now: number): boolean => expiresAt <= now || expiresAt > now + DAY_MS;
