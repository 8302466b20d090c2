import { isDuplicate } from '../../database/dialects.ts';
import { isDue, nextRetryAt } from '../../lib/backoff.ts';
import { crashPoint } from '../../lib/crashPoint.ts';
import type { Shop } from '../../shop.ts';
import { queueMail } from '../notifications/mail.service.ts';
import { recordAuditEvent, shopSource } from '../users/audit.service.ts';
import { Checkout, Payment, Refund } from './checkout.entity.ts';
import { advance, getCheckout } from './checkouts.service.ts';
import { givenBackMail, refundedMail } from './paymentMails.ts';
import { ProviderDown, type ProviderPayment, type ProviderRefund } from './provider.service.ts';

/**
 * Decides to give a captured payment back, whole, and asks the provider to; when it is away, `sendRefunds` asks later.
 * @param reason a sentence for its shopper
 * @returns false when the payment was settled before, by an order or by a refund: nothing changes
 */
export async function refundPayment(
  shop: Shop,
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
    await shop.db.write(async (tx) => {
      await tx.insert(Payment, { id, checkoutId: checkout.id, amount, createdAt: now });
      await tx.insert(Refund, { ...refund });
      await advance(tx, checkout.id, 'refunded');
      await tx.update(Checkout, { id: checkout.id }, { paymentSeenAt: null });
      const detail = `${id}: ${amount} paise. ${reason}`;
      await recordAuditEvent(tx, shopSource, { action: 'paymentRefunded', userId: checkout.userId, detail });
      await queueMail(tx, refundedMail(checkout, refund, shop.env.address));
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return false;
  }
  shop.log.warn({ paymentId: id, checkoutId: checkout.id, reason }, 'a payment is given back');
  shop.outbox.wake();
  await send(shop, refund);
  return true;
}

/**
 * Asks the provider about the refunds that have not reached the bank, as far as their time has come.
 * @param goOn asked between two refunds
 */
export async function sendRefunds(shop: Shop, goOn: () => boolean): Promise<void> {
  const due = await shop.db.read.find(Refund, {
    where: { nextTryAt: isDue(Date.now()) },
    order: { nextTryAt: 'ASC' },
    take: 50,
  });
  for (const refund of due) {
    if (!goOn()) return;
    await send(shop, refund);
  }
}

/** Looks at a refund that the provider has sent word of. One of ours goes on; of what was given by hand its shopper is told. */
export async function lookAtRefund(shop: Shop, paymentId: string, refundId: string): Promise<void> {
  const ours = await shop.db.read.findOneBy(Refund, { paymentId });
  if (ours) return send(shop, ours);
  const payment = await shop.db.read.findOneBy(Payment, { id: paymentId });
  const given = payment && (await shop.provider.findRefund(refundId));
  if (!payment || given?.paymentId !== paymentId) return;
  const checkout = await getCheckout(shop, payment.checkoutId);
  await shop.db.write(async (tx) => {
    if (given.status === 'processed') await queueMail(tx, givenBackMail(checkout, given, shop.env.address));
    if (given.status !== 'failed') return;
    const detail = `${paymentId}: ${refundId}, which was given by hand, has failed`;
    await recordAuditEvent(tx, shopSource, { action: 'refundFailed', userId: checkout.userId, detail });
  });
  shop.outbox.wake();
}

/** @throws ProviderDown where a refund is done and the provider cannot say how it stands now; it stays done */
async function send(shop: Shop, refund: Refund): Promise<void> {
  const { paymentId, attempts } = refund;
  const tried = attempts + 1;
  const nextTryAt = nextRetryAt(tried, Date.now());
  try {
    const given = await ask(shop, refund);
    crashPoint('after the refund');
    // Refused, for instance because the shopkeeper gave it back by hand.
    if (given === null && !(await isGivenBack(shop, paymentId)))
      throw new Error('The payment provider refuses the refund');
    const isOver = given === null || given.status === 'processed';
    await heard(shop, refund, {
      providerRefundId: given?.id ?? null,
      attempts: tried,
      nextTryAt: isOver ? null : nextTryAt,
    });
  } catch (error) {
    if (refund.nextTryAt === null && error instanceof ProviderDown) throw error;
    shop.log.error({ err: error, paymentId }, 'a refund is not confirmed; it is asked for again');
    await shop.db.write((tx) => tx.update(Refund, asRead(refund), { attempts: tried, nextTryAt }));
  }
}

/** Asks how a refund stands; asks for it where there is none, or where the last one has failed. Null: refused. */
async function ask(
  { provider }: Shop,
  { paymentId, amount, providerRefundId }: Refund,
): Promise<ProviderRefund | null> {
  const last = providerRefundId === null ? null : await provider.findRefund(providerRefundId);
  if (last && last.status !== 'failed') return last;
  // Asked again by whomever, each is given once.
  return provider.refund(paymentId, amount, `refund-${last?.id ?? paymentId}`);
}

/** The refund as it was read: not where another process has heard of it since. */
const asRead = ({ paymentId, attempts }: Refund) => ({ paymentId, attempts });

/** Notes what the provider has said; that a refund has failed is written down for the shopkeeper. */
async function heard(
  { db, log }: Shop,
  refund: Refund,
  said: Pick<Refund, 'providerRefundId' | 'attempts' | 'nextTryAt'>,
): Promise<void> {
  const { paymentId, providerRefundId: last } = refund;
  const hasFailed = last !== null && said.providerRefundId !== last;
  await db.write(async (tx) => {
    const { affected } = await tx.update(Refund, asRead(refund), said);
    if (affected === 1 && hasFailed)
      await recordAuditEvent(tx, shopSource, {
        action: 'refundFailed',
        userId: null,
        detail: `${paymentId}: ${last} has failed, ${said.providerRefundId ?? 'what was given by hand'} follows`,
      });
  });
  if (hasFailed) log.error({ paymentId, refundId: last }, 'a refund has failed; another one is asked for');
}

const isGivenBack = async ({ provider }: Shop, paymentId: string): Promise<boolean> =>
  (await provider.findPayment(paymentId))?.status === 'refunded';

/** Why a payment was given back; null: it was not. */
export async function reasonOfRefund({ db }: Pick<Shop, 'db'>, paymentId: string): Promise<string | null> {
  return (await db.read.findOneBy(Refund, { paymentId }))?.reason ?? null;
}
