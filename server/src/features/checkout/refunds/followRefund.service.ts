import { type EntityManager, IsNull, LessThan } from 'typeorm';
import { crashPoint } from '../../../lib/crashPoint.ts';
import { isDue, nextRetryAt } from '../../../lib/limits/backoff.ts';
import { deleteUntriedMails, enqueueMail } from '../../notifications/notifications.service.ts';
import { issueCreditNote } from '../../orders/invoices/creditNotes.service.ts';
import { moveToRefunded } from '../../orders/orderLifecycle.service.ts';
import { orderSubject } from '../../orders/orderSubject.service.ts';
import { addRefundedAmount, lockOrderWithLines } from '../../orders/orders.service.ts';
import { getMailShop } from '../../settings/mailShop.service.ts';
import { recordAuditEvent, shopSource } from '../../users/audit.service.ts';
import type { CheckoutContext } from '../checkoutContext.ts';
import { getCheckout } from '../findCheckout.service.ts';
import { Payment } from '../payments/payments.entity.ts';
import { type ProviderRefund, ProviderUnavailableError, type Refusal } from '../provider/provider.ts';
import { lockPayment } from './paymentRefunds.service.ts';
import { Refund, RefundLine } from './refunds.entity.ts';
import { manualRefundMail, orderRefundMailKey, refusedRefundMail } from './refunds.mails.ts';

// Refunds are requested at the provider, and followed until it confirms or refuses them.

const BATCH_SIZE = 50;
const MAX_FAILURE_LENGTH = 200;

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
    await followRefund(ctx, refund);
  }
}

/**
 * Handles the provider's event about a refund: one of this shop's, or one that the shopkeeper made at the provider.
 * @param providerRefundId the provider's id of the refund
 */
export async function handleRefundEvent(
  ctx: CheckoutContext,
  paymentId: string,
  providerRefundId: string,
): Promise<void> {
  const refunds = await ctx.db.read.findBy(Refund, { paymentId });
  const refund =
    refunds.find((other) => other.providerRefundId === providerRefundId) ??
    refunds.find(({ kind }) => kind === 'automatic');
  if (refund) return followRefund(ctx, refund);
  const payment = await ctx.db.read.findOneBy(Payment, { id: paymentId });
  if (!payment) return;
  const providerRefund = await ctx.provider.findRefund(providerRefundId);
  if (providerRefund?.paymentId !== paymentId) return;
  // The event may arrive before the response to the request is stored.
  const requestedRefund = refunds.find(({ id }) => id === providerRefund.shopRefundId);
  if (requestedRefund) return followRefund(ctx, requestedRefund);
  await reportManualRefund(ctx, payment, providerRefund);
}

/** Tells the shopper that the shopkeeper has refunded money, or records that this has failed. */
async function reportManualRefund(
  ctx: CheckoutContext,
  payment: Payment,
  refund: ProviderRefund,
): Promise<void> {
  const checkout = await getCheckout(ctx, payment.checkoutId);
  await ctx.db.write(async (tx) => {
    if (refund.status === 'processed')
      await enqueueMail(tx, manualRefundMail(checkout, refund, getMailShop(ctx)));
    if (refund.status !== 'failed') return;
    const detail = `${payment.id}: ${refund.id}, made by hand, has failed`;
    await recordAuditEvent(tx, shopSource, { action: 'refundFailed', userId: checkout.userId, detail });
  });
  ctx.outbox.wake();
}

/** Follows a refund by staff from its first request on, if it moves money, and sends its mail. */
export async function followNewRefund(ctx: CheckoutContext, refund: Refund): Promise<void> {
  crashPoint('before the refund');
  if (refund.nextTryAt !== null) await followRefund(ctx, refund);
  // Afterwards, because a refund that the provider refuses at once takes its mail back.
  ctx.outbox.wake();
}

/**
 * Requests a refund, or asks for its status, and stores the answer; called again until the refund is done or has failed. Does nothing
 * when it has failed.
 * @throws ProviderUnavailableError when a finished refund cannot be checked; it stays finished
 */
export async function followRefund(ctx: CheckoutContext, refund: Refund): Promise<void> {
  if (refund.failedAt !== null) return;
  const { id: refundId, paymentId } = refund;
  const attempts = refund.attempts + 1;
  const nextTryAt = nextRetryAt(attempts, Date.now());
  try {
    const answer = await requestRefund(ctx, refund);
    crashPoint('after the refund');
    if (answer && 'refusal' in answer) return await storeFailure(ctx, refund, answer);
    const isDone = answer === null || answer.status === 'processed';
    await storeProgress(ctx, refund, {
      providerRefundId: answer?.id ?? null,
      attempts,
      nextTryAt: isDone ? null : nextTryAt,
    });
  } catch (error) {
    if (refund.nextTryAt === null && error instanceof ProviderUnavailableError) throw error;
    ctx.log.error({ err: error, refundId, paymentId }, 'a refund is not confirmed; it will be retried');
    await ctx.db.write((tx) => tx.update(Refund, unchangedSince(refund), { attempts, nextTryAt }));
  }
}

/**
 * Asks the provider for the status of the latest attempt; starts one when there is none, or when it has failed. Stores nothing.
 * @returns null when the shopkeeper has made an automatic refund by hand; a refusal only for a refund by staff
 * @throws when the provider refuses an automatic refund, which must be made
 */
async function requestRefund(
  { provider }: CheckoutContext,
  { id, paymentId, kind, amount, providerRefundId }: Refund,
): Promise<ProviderRefund | Refusal | null> {
  const latest = providerRefundId === null ? null : await provider.findRefund(providerRefundId);
  if (latest && latest.status !== 'failed') return latest;
  const request = { paymentId, amount, idempotencyKey: `refund-${latest?.id ?? id}` };
  if (kind === 'byStaff') {
    const answer = await provider.refund({ ...request, shopRefundId: id });
    return 'refusal' in answer ? ((await findAccepted(provider, paymentId, id)) ?? answer) : answer;
  }
  const answer = await provider.refund(request);
  if (!('refusal' in answer)) return answer;
  // The provider refuses for instance when the shopkeeper has refunded the payment at the provider.
  if ((await provider.findPayment(paymentId))?.status === 'refunded') return null;
  throw new Error(`The payment provider refuses the refund: ${answer.refusal}`);
}

/** An earlier attempt of a refund that the provider has accepted; it forgets idempotency keys after some time. */
async function findAccepted(
  provider: CheckoutContext['provider'],
  paymentId: string,
  id: string,
): Promise<ProviderRefund | undefined> {
  const refunds = await provider.refundsOfPayment(paymentId);
  return refunds.find(({ shopRefundId, status }) => shopRefundId === id && status !== 'failed');
}

/** Matches the refund unless another process has changed it since it was read. */
const unchangedSince = ({ id, attempts }: Refund) => ({ id, attempts });

/**
 * Stores the provider's answer, and marks the order as refunded when the whole payment is back. A failed attempt is recorded for the
 * shopkeeper.
 */
async function storeProgress(
  ctx: CheckoutContext,
  refund: Refund,
  progress: Pick<Refund, 'providerRefundId' | 'attempts' | 'nextTryAt'>,
): Promise<void> {
  const { paymentId, providerRefundId: previous } = refund;
  const hasFailed = previous !== null && progress.providerRefundId !== previous;
  await ctx.db.write(async (tx) => {
    // Of two refunds that end at once, the second one to get here sees both.
    await lockPayment(tx, paymentId);
    const { affected } = await tx.update(Refund, unchangedSince(refund), progress);
    if (affected !== 1) return;
    if (progress.nextTryAt === null) {
      await creditRefund(ctx, tx, refund);
      await markOrderIfRefunded(ctx, tx, refund);
    }
    if (hasFailed) {
      const next = progress.providerRefundId ?? 'the refund made by hand';
      const detail = `${paymentId}: ${previous} has failed, ${next} follows`;
      await recordAuditEvent(tx, shopSource, { action: 'refundFailed', userId: null, detail });
    }
  });
  if (hasFailed)
    ctx.log.error({ paymentId, refundId: previous }, 'a refund has failed; another one is requested');
}

/** Ends a refund by staff that the provider refuses. The shopper is not told of money that does not come, or is told that it does not. */
async function storeFailure(ctx: CheckoutContext, refund: Refund, { refusal }: Refusal): Promise<void> {
  const { id, paymentId, attempts } = refund;
  const failure = refusal.slice(0, MAX_FAILURE_LENGTH);
  await ctx.db.write(async (tx) => {
    const end = { attempts: attempts + 1, nextTryAt: null, failedAt: Date.now(), failure };
    const { affected } = await tx.update(Refund, unchangedSince(refund), end);
    if (affected !== 1) return;
    const order = refund.orderId === null ? null : await lockOrderWithLines(tx, ctx.db, refund.orderId);
    const isUntold = await deleteUntriedMails(tx, [orderRefundMailKey(refund)]);
    if (order) await addRefundedAmount(tx, order.id, -refund.amount);
    if (order && !isUntold) await enqueueMail(tx, refusedRefundMail(order, refund, getMailShop(ctx)));
    const detail = `${paymentId}: ${id} was refused. ${failure}`;
    const about = order ? { subject: orderSubject(order.id) } : {};
    await recordAuditEvent(tx, shopSource, { action: 'refundFailed', userId: null, detail, ...about });
  });
  ctx.log.error({ paymentId, refundId: id, refusal }, 'the payment provider refuses a refund');
  ctx.outbox.wake();
}

/** Issues the credit note of a refund that is done, if its order has an invoice with tax. */
async function creditRefund(ctx: CheckoutContext, tx: EntityManager, refund: Refund): Promise<void> {
  const { id, orderId, amount, reason, requestedBy } = refund;
  if (orderId === null) return;
  const actor = requestedBy === null ? null : { id: requestedBy };
  const lines = await tx.findBy(RefundLine, { refundId: id });
  const earlier = await tx.findBy(Refund, { orderId, id: LessThan(id), failedAt: IsNull() });
  const refundedEarlier = earlier.reduce((sum, other) => sum + other.amount, 0);
  const finished = { id, amount, refundedEarlier, reason, lines };
  await issueCreditNote(tx, { ...ctx, source: shopSource, actor }, orderId, finished);
}

/** Marks the order as refunded when the refunds that are done give the whole payment back. */
async function markOrderIfRefunded(
  ctx: CheckoutContext,
  tx: EntityManager,
  { paymentId, orderId, requestedBy }: Refund,
): Promise<void> {
  if (orderId === null) return;
  const payment = await tx.findOneByOrFail(Payment, { id: paymentId });
  const done = await tx.findBy(Refund, { paymentId, nextTryAt: IsNull(), failedAt: IsNull() });
  if (done.reduce((sum, { amount }) => sum + amount, 0) < payment.amount) return;
  const actor = requestedBy === null ? null : { id: requestedBy };
  await moveToRefunded(tx, ctx, { id: orderId, amount: payment.amount }, actor);
}
