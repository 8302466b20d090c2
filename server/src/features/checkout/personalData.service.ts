import { type EntityManager, In, IsNull, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { toRupees } from '../../lib/money.ts';
import { throwProblem } from '../../lib/problems.ts';
import { isoTime } from '../../lib/time/isoTime.ts';
import { deleteMailsByKey, deleteMailsByKeyPrefix } from '../notifications/notifications.service.ts';
import { refundMailKey } from '../orders/refundMailKey.service.ts';
import { emptyBilling } from './billing.ts';
import { Checkout } from './checkout.entity.ts';
import { paymentOpen } from './checkout.problems.ts';
import type { DatabaseContext } from './checkoutContext.ts';
import { endCheckoutIn } from './checkoutLifecycle.service.ts';
import { statesBefore } from './checkoutStates.ts';
import { Payment } from './payments/payments.entity.ts';
import { checkoutMailKeys } from './payments/payments.mails.ts';

// A shopper's checkouts as personal data: export and erasure.

/** A shopper's checkouts with their billing forms, oldest first. */
export async function exportCheckouts({ db }: DatabaseContext, userId: string) {
  const checkouts = await db.read.find(Checkout, { where: { userId }, order: { id: 'ASC' } });
  return checkouts.map(({ id, state, amount, billing, createdAt }) => ({
    id,
    state,
    amount: toRupees(amount),
    billing,
    createdAt: isoTime(createdAt),
  }));
}

/** Whether a shopper has an open checkout, or a payment that is not settled yet. */
async function hasUnfinishedPayment(tx: EntityManager, userId: string): Promise<boolean> {
  const open = { userId, state: 'open' as const, expiresAt: MoreThan(Date.now()) };
  const pending = { userId, state: In(statesBefore('paid')), paymentPendingSince: Not(IsNull()) };
  return (await tx.existsBy(Checkout, open)) || tx.existsBy(Checkout, pending);
}

/**
 * Removes the personal data from a shopper's checkouts, which stay for the accounts, and deletes the mails about them;
 * `deleteRefundMails` deletes those about refunds. A payment that arrives for one of them later is refunded. Throws a problem while a
 * payment is unfinished.
 */
export async function anonymiseCheckouts(tx: EntityManager, userId: string): Promise<void> {
  if (await hasUnfinishedPayment(tx, userId)) throwProblem(paymentOpen());
  const overdue = { userId, state: 'open' as const, expiresAt: LessThanOrEqual(Date.now()) };
  for (const { id } of await tx.findBy(Checkout, overdue)) await endCheckoutIn(tx, id, 'expired');
  await tx.update(Checkout, { userId }, { billing: emptyBilling, erasedAt: Date.now() });
  await deleteMailsByKey(tx, (await findCheckoutIds(tx, userId)).flatMap(checkoutMailKeys));
}

/** Deletes the mails about a shopper's refunds; after the orders are erased, because until then a refund can add one. */
export async function deleteRefundMails(tx: EntityManager, userId: string): Promise<void> {
  for (const { id } of await tx.findBy(Payment, { checkoutId: In(await findCheckoutIds(tx, userId)) }))
    await deleteMailsByKeyPrefix(tx, refundMailKey(id));
}

async function findCheckoutIds(tx: EntityManager, userId: string): Promise<string[]> {
  const checkouts = await tx.find(Checkout, { where: { userId }, select: { id: true } });
  return checkouts.map(({ id }) => id);
}
