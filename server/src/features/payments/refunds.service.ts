import { IsNull, Not } from 'typeorm';
import { isDuplicate } from '../../db/dialects.ts';
import { isDue, nextTry } from '../../lib/backoff.ts';
import type { Shop } from '../../shop.ts';
import { recordEvent, theShop } from '../accounts/audit.service.ts';
import { queueMail } from '../mail/mail.service.ts';
import { advance } from './checkouts.service.ts';
import { refundedMail } from './paymentMails.ts';
import { Checkout, Payment, Refund } from './payments.entity.ts';
import type { ProviderPayment } from './provider.service.ts';

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
    nextTryAt: nextTry(1, now),
    createdAt: now,
  };
  try {
    await shop.db.write(async (tx) => {
      await tx.insert(Payment, { id, checkoutId: checkout.id, amount, createdAt: now });
      await tx.insert(Refund, { ...refund });
      await advance(tx, checkout.id, 'refunded');
      await tx.update(Checkout, { id: checkout.id }, { paymentSeenAt: null });
      const detail = `${id}: ${amount} paise. ${reason}`;
      await recordEvent(tx, theShop, { action: 'paymentRefunded', userId: checkout.userId, detail });
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

/** Asks the provider for the refunds that it has not confirmed and whose time has come. */
export async function sendRefunds(shop: Shop): Promise<void> {
  const due = await shop.db.read.find(Refund, {
    where: { nextTryAt: isDue(Date.now()) },
    order: { nextTryAt: 'ASC' },
    take: 50,
  });
  for (const refund of due) await send(shop, refund);
}

async function send(shop: Shop, { paymentId, amount, attempts }: Refund): Promise<void> {
  try {
    const providerRefundId = await shop.provider.refund(paymentId, amount);
    // Refused, for instance because the shopkeeper gave it back by hand.
    if (providerRefundId === null && !(await isGivenBack(shop, paymentId)))
      throw new Error('The payment provider refuses the refund');
    await shop.db.write((tx) => tx.update(Refund, { paymentId }, { providerRefundId, nextTryAt: null }));
  } catch (error) {
    shop.log.error({ err: error, paymentId }, 'a refund is not confirmed; it is asked for again');
    const tried = attempts + 1;
    // Not where another process has heard meanwhile that it was given.
    const unconfirmed = { paymentId, nextTryAt: Not(IsNull()) };
    await shop.db.write((tx) =>
      tx.update(Refund, unconfirmed, { attempts: tried, nextTryAt: nextTry(tried, Date.now()) }),
    );
  }
}

const isGivenBack = async ({ provider }: Shop, paymentId: string): Promise<boolean> =>
  (await provider.findPayment(paymentId))?.status === 'refunded';

/** Why a payment was given back; null: it was not. */
export async function reasonOfRefund({ db }: Pick<Shop, 'db'>, paymentId: string): Promise<string | null> {
  return (await db.read.findOneBy(Refund, { paymentId }))?.reason ?? null;
}
