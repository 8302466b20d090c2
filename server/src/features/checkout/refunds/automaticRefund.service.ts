import { isDuplicate } from '../../../database/dialects.ts';
import { nextRetryAt } from '../../../lib/limits/backoff.ts';
import { formatRupeesForStaff } from '../../../lib/money.ts';
import { enqueueMail } from '../../notifications/notifications.service.ts';
import { getMailShop } from '../../settings/mailShop.service.ts';
import { recordAuditEvent, shopSource } from '../../users/audit.service.ts';
import { Checkout } from '../checkout.entity.ts';
import type { CheckoutContext, DatabaseContext } from '../checkoutContext.ts';
import { advanceCheckout } from '../checkoutLifecycle.service.ts';
import { Payment } from '../payments/payments.entity.ts';
import type { ProviderPayment } from '../provider/provider.ts';
import { followRefund } from './followRefund.service.ts';
import { Refund } from './refunds.entity.ts';
import { refundedMail } from './refunds.mails.ts';

/**
 * Decides to refund a captured payment in full, and requests the refund; if that fails, `retryRefunds` requests it later.
 * @param reason a sentence for the shopper
 * @returns false when the payment was settled before, by an order or a refund: nothing changes
 */
export async function refundAutomatically(
  ctx: CheckoutContext,
  checkout: Checkout,
  payment: ProviderPayment,
  reason: string,
): Promise<boolean> {
  const { id, amount } = payment;
  const now = Date.now();
  const refund: Refund = {
    id,
    paymentId: id,
    kind: 'automatic',
    orderId: null,
    amount,
    reason,
    requestedBy: null,
    idempotencyKey: null,
    requestHash: null,
    restock: false,
    providerRefundId: null,
    attempts: 0,
    nextTryAt: nextRetryAt(1, now),
    createdAt: now,
    failedAt: null,
    failure: null,
  };
  try {
    await ctx.db.write(async (tx) => {
      await tx.insert(Payment, { id, checkoutId: checkout.id, amount, createdAt: now });
      await tx.insert(Refund, { ...refund });
      await advanceCheckout(tx, checkout.id, 'refunded');
      await tx.update(Checkout, { id: checkout.id }, { paymentPendingSince: null });
      const detail = `${id}: ${formatRupeesForStaff(amount)}. ${reason}`;
      await recordAuditEvent(tx, shopSource, { action: 'paymentRefunded', userId: checkout.userId, detail });
      await enqueueMail(tx, refundedMail(checkout, refund, getMailShop(ctx)));
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return false;
  }
  ctx.log.warn({ paymentId: id, checkoutId: checkout.id, reason }, 'a payment is refunded');
  ctx.outbox.wake();
  await followRefund(ctx, refund);
  return true;
}

/** Why a payment was refunded; null: it was not. */
export async function findRefundReason({ db }: DatabaseContext, paymentId: string): Promise<string | null> {
  return (await db.read.findOneBy(Refund, { id: paymentId }))?.reason ?? null;
}
