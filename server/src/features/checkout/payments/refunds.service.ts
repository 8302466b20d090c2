import { isDuplicate } from '../../../database/dialects.ts';
import { isDue, nextRetryAt } from '../../../lib/backoff.ts';
import { crashPoint } from '../../../lib/crashPoint.ts';
import { enqueueMail } from '../../notifications/notifications.service.ts';
import { recordAuditEvent, shopSource } from '../../users/audit.service.ts';
import { Checkout } from '../checkout.entity.ts';
import type { CheckoutContext, DatabaseContext } from '../checkoutContext.ts';
import { advanceCheckout } from '../checkoutLifecycle.service.ts';
import { getCheckout } from '../findCheckout.service.ts';
import { type ProviderPayment, type ProviderRefund, ProviderUnavailableError } from '../provider/provider.ts';
import { manualRefundMail, refundedMail } from './paymentMails.ts';
import { Payment, Refund } from './payments.entity.ts';

const BATCH_SIZE = 50;

/**
 * Decides to refund a captured payment in full, and requests the refund; if that fails, `retryRefunds` requests it later.
 * @param reason a sentence for the shopper
 * @returns false when the payment was settled before, by an order or a refund: nothing changes
 */
export async function refundPayment(
  ctx: CheckoutContext,
  checkout: Checkout,
  payment: ProviderPayment,
  reason: string,
): Promise<boolean> {
  const { id, amount } = payment;
  const now = Date.now();
  const refund: Refund = {
    paymentId: id,
    amount,
    reason,
    providerRefundId: null,
    attempts: 0,
    nextTryAt: nextRetryAt(1, now),
    createdAt: now,
  };
  try {
    await ctx.db.write(async (tx) => {
      await tx.insert(Payment, { id, checkoutId: checkout.id, amount, createdAt: now });
      await tx.insert(Refund, { ...refund });
      await advanceCheckout(tx, checkout.id, 'refunded');
      await tx.update(Checkout, { id: checkout.id }, { paymentPendingSince: null });
      const detail = `${id}: ${amount} paise. ${reason}`;
      await recordAuditEvent(tx, shopSource, { action: 'paymentRefunded', userId: checkout.userId, detail });
      await enqueueMail(tx, refundedMail(checkout, refund, ctx.env.shopUrl));
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return false;
  }
  ctx.log.warn({ paymentId: id, checkoutId: checkout.id, reason }, 'a payment is refunded');
  ctx.outbox.wake();
  await requestOrPollRefund(ctx, refund);
  return true;
}

/**
 * Asks the provider about the refunds that are due.
 * @param shouldContinue called before each refund
 */
export async function retryRefunds(ctx: CheckoutContext, shouldContinue: () => boolean): Promise<void> {
  const due = await ctx.db.read.find(Refund, {
    where: { nextTryAt: isDue(Date.now()) },
    order: { nextTryAt: 'ASC' },
    take: BATCH_SIZE,
  });
  for (const refund of due) {
    if (!shouldContinue()) return;
    await requestOrPollRefund(ctx, refund);
  }
}

/** Handles the provider's event about a refund: one of this shop's, or one that the shopkeeper made at the provider. */
export async function handleRefundEvent(
  ctx: CheckoutContext,
  paymentId: string,
  refundId: string,
): Promise<void> {
  const refund = await ctx.db.read.findOneBy(Refund, { paymentId });
  if (refund) return requestOrPollRefund(ctx, refund);
  const payment = await ctx.db.read.findOneBy(Payment, { id: paymentId });
  if (payment) await reportManualRefund(ctx, payment, refundId);
}

/** Tells the shopper that the shopkeeper has refunded money, or records that this has failed. */
async function reportManualRefund(ctx: CheckoutContext, payment: Payment, refundId: string): Promise<void> {
  const refund = await ctx.provider.findRefund(refundId);
  if (refund?.paymentId !== payment.id) return;
  const checkout = await getCheckout(ctx, payment.checkoutId);
  await ctx.db.write(async (tx) => {
    if (refund.status === 'processed')
      await enqueueMail(tx, manualRefundMail(checkout, refund, ctx.env.shopUrl));
    if (refund.status !== 'failed') return;
    const detail = `${payment.id}: ${refundId}, made by hand, has failed`;
    await recordAuditEvent(tx, shopSource, { action: 'refundFailed', userId: checkout.userId, detail });
  });
  ctx.outbox.wake();
}

/**
 * Requests a refund, or asks for its status, and stores the answer.
 * @throws ProviderUnavailableError when a finished refund cannot be checked; it stays finished
 */
async function requestOrPollRefund(ctx: CheckoutContext, refund: Refund): Promise<void> {
  const { paymentId } = refund;
  const attempts = refund.attempts + 1;
  const nextTryAt = nextRetryAt(attempts, Date.now());
  try {
    const answer = await requestRefund(ctx, refund);
    crashPoint('after the refund');
    // The provider refuses for instance when the shopkeeper has refunded the payment at the provider.
    if (answer === null && !(await isRefundedByHand(ctx, paymentId)))
      throw new Error('The payment provider refuses the refund');
    const isDone = answer === null || answer.status === 'processed';
    await storeProgress(ctx, refund, {
      providerRefundId: answer?.id ?? null,
      attempts,
      nextTryAt: isDone ? null : nextTryAt,
    });
  } catch (error) {
    if (refund.nextTryAt === null && error instanceof ProviderUnavailableError) throw error;
    ctx.log.error({ err: error, paymentId }, 'a refund is not confirmed; it will be retried');
    await ctx.db.write((tx) => tx.update(Refund, unchangedSince(refund), { attempts, nextTryAt }));
  }
}

/** The status of the latest attempt; starts one when there is none, or when it has failed. Null: refused. */
async function requestRefund(
  { provider }: CheckoutContext,
  { paymentId, amount, providerRefundId }: Refund,
): Promise<ProviderRefund | null> {
  const latest = providerRefundId === null ? null : await provider.findRefund(providerRefundId);
  if (latest && latest.status !== 'failed') return latest;
  return provider.refund(paymentId, amount, `refund-${latest?.id ?? paymentId}`);
}

/** Matches the refund unless another process has changed it since it was read. */
const unchangedSince = ({ paymentId, attempts }: Refund) => ({ paymentId, attempts });

/** Stores the provider's answer. A failed attempt is recorded for the shopkeeper. */
async function storeProgress(
  { db, log }: CheckoutContext,
  refund: Refund,
  progress: Pick<Refund, 'providerRefundId' | 'attempts' | 'nextTryAt'>,
): Promise<void> {
  const { paymentId, providerRefundId: previous } = refund;
  const hasFailed = previous !== null && progress.providerRefundId !== previous;
  await db.write(async (tx) => {
    const { affected } = await tx.update(Refund, unchangedSince(refund), progress);
    if (affected === 1 && hasFailed) {
      const next = progress.providerRefundId ?? 'the refund made by hand';
      const detail = `${paymentId}: ${previous} has failed, ${next} follows`;
      await recordAuditEvent(tx, shopSource, { action: 'refundFailed', userId: null, detail });
    }
  });
  if (hasFailed)
    log.error({ paymentId, refundId: previous }, 'a refund has failed; another one is requested');
}

const isRefundedByHand = async ({ provider }: CheckoutContext, paymentId: string): Promise<boolean> =>
  (await provider.findPayment(paymentId))?.status === 'refunded';

/** Why a payment was refunded; null: it was not. */
export async function findRefundReason({ db }: DatabaseContext, paymentId: string): Promise<string | null> {
  return (await db.read.findOneBy(Refund, { paymentId }))?.reason ?? null;
}
