import { type EntityManager, In, IsNull, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import type { Db } from '../../database/database.ts';
import { isoTime } from '../../lib/isoTime.ts';
import { toRupees } from '../../lib/money.ts';
import { throwProblem } from '../../lib/problems.ts';
import { forgetMailsAbout, forgetMailsFrom } from '../notifications/mail.service.ts';
import { type Billing, Checkout, type CheckoutState, Payment } from './checkout.entity.ts';
import { endCheckoutIn } from './checkouts.service.ts';
import { occasionOfRefund, occasionsOfCheckout } from './paymentMails.ts';
import type { PaymentPending } from './settlement.service.ts';

const unpaid: CheckoutState[] = ['open', 'cancelled', 'expired'];

/** A shopper's attempts to pay, oldest first, with what they filled into the form. */
export async function dataOfCheckouts({ db }: { db: Db }, userId: string) {
  const checkouts = await db.read.find(Checkout, { where: { userId }, order: { id: 'ASC' } });
  return checkouts.map(({ id, state, amount, billing, createdAt }) => ({
    id,
    state,
    amount: toRupees(amount),
    billing,
    createdAt: isoTime(createdAt),
  }));
}

const paymentPending: PaymentPending = {
  __typename: 'PaymentPending',
  message:
    'A payment of yours is open or being confirmed. Please finish it, or try again in a quarter of an hour.',
};

/** Whether a shopper may be paying right now, or has paid without anything having come of it yet. */
async function isPaying(tx: EntityManager, userId: string): Promise<boolean> {
  const stillOpen = { userId, state: 'open' as const, expiresAt: MoreThan(Date.now()) };
  const seen = { userId, state: In(unpaid), paymentSeenAt: Not(IsNull()) };
  return (await tx.existsBy(Checkout, stillOpen)) || tx.existsBy(Checkout, seen);
}

const nobody: Billing = {
  fullName: '',
  country: '',
  streetAddressLine1: '',
  streetAddressLine2: '',
  city: '',
  state: '',
  zipCode: '',
  phoneNumber: '',
  email: '',
};

/**
 * Has a shopper's attempts to pay stay for the books, without whom and where the goods were to go to, and without mails about
 * them. A payment that still comes for one of them goes back. Refuses while a payment is open.
 */
export async function eraseCheckouts(tx: EntityManager, userId: string): Promise<void> {
  if (await isPaying(tx, userId)) throwProblem(paymentPending);
  const over = { userId, state: 'open' as const, expiresAt: LessThanOrEqual(Date.now()) };
  for (const { id } of await tx.findBy(Checkout, over)) await endCheckoutIn(tx, id, 'expired');
  await tx.update(Checkout, { userId }, { billing: nobody, erasedAt: Date.now() });
  const checkouts = (await tx.find(Checkout, { where: { userId }, select: { id: true } })).map(
    ({ id }) => id,
  );
  const payments = await tx.findBy(Payment, { checkoutId: In(checkouts) });
  await forgetMailsAbout(tx, checkouts.flatMap(occasionsOfCheckout));
  for (const { id } of payments) await forgetMailsFrom(tx, occasionOfRefund(id));
}
