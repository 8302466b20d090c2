import { type EntityManager, In, IsNull, LessThan, MoreThan, Not } from 'typeorm';
import type { Context } from '../../graphql/context.ts';
import { formatRupees } from '../../lib/money.ts';
import type { Shop } from '../../shop.ts';
import { queueMail } from '../notifications/mail.service.ts';
import type { Viewer } from '../users/users.service.ts';
import { Checkout, CheckoutLine, Payment, Refund } from './checkout.entity.ts';
import { statesBefore } from './checkoutStates.ts';
import { isPaidOtherwise } from './checkouts.service.ts';
import { confirmingMail, lapsedMail } from './paymentMails.ts';

// What becomes of payments that did not simply become an order, for the shoppers who made them.

const MINUTE = 60_000;
/** A payment is usually settled in a moment; who waits for longer gets a mail. */
const DELAY_MS = MINUTE;
/** How long a refund is news. */
const SHOWN_MS = 60 * 24 * 60 * MINUTE;

/** Those whose payment has no outcome yet. */
const unsettled = { state: In(statesBefore('paid')) };

/** Whether the goods of a checkout were paid for in another one: what comes of its own payment is a refund at best. */
const isPaidBefore = async (manager: EntityManager, checkout: Checkout): Promise<boolean> =>
  isPaidOtherwise(manager, {
    ...checkout,
    lines: await manager.findBy(CheckoutLine, { checkoutId: checkout.id }),
  });

/** Notes that somebody has paid for a checkout, and that this cannot be settled now. */
export async function paymentSeen({ db }: Pick<Shop, 'db'>, id: string): Promise<void> {
  const first = { id, paymentSeenAt: IsNull(), ...unsettled };
  await db.once((tx) => tx.update(Checkout, first, { paymentSeenAt: Date.now() }));
}

/** Notes that the provider has no payment any more for a checkout that was thought to be paid, and tells its shopper. */
export async function paymentLapsed({ db, env, outbox }: Shop, checkout: Checkout): Promise<void> {
  const { id } = checkout;
  await db.write(async (tx) => {
    const seen = { id, paymentSeenAt: Not(IsNull()), ...unsettled };
    const { affected } = await tx.update(Checkout, seen, { paymentSeenAt: null });
    if (affected === 1)
      await queueMail(tx, lapsedMail(checkout, await isPaidBefore(tx, checkout), env.address));
  });
  outbox.wake();
}

/** Tells the shopper of a checkout, once, that its payment takes longer than usual. */
export async function tellOfDelay({ db, env, outbox }: Shop, id: string): Promise<void> {
  const late = { id, paymentSeenAt: LessThan(Date.now() - DELAY_MS), ...unsettled };
  if (!(await db.read.existsBy(Checkout, late))) return;
  await db.write(async (tx) => {
    const checkout = await tx.findOneBy(Checkout, late);
    if (checkout)
      await queueMail(tx, confirmingMail(checkout, await isPaidBefore(tx, checkout), env.address));
  });
  outbox.wake();
}

/** What the shopper is to know of a payment without an order. */
export interface PaymentNotice {
  id: string;
  state: 'confirming' | 'refunding' | 'refunded';
  message: string;
  /** Paise. */
  amount: number;
  paymentId: string | null;
  createdAt: number;
}

/** A shopper's payments that have no order: they are being confirmed, or went back not long ago; newest first. */
export async function listPaymentNotices({ db }: Context, { id: userId }: Viewer): Promise<PaymentNotice[]> {
  const waiting = await db.read.findBy(Checkout, { userId, paymentSeenAt: MoreThan(0), ...unsettled });
  const refunds = await db.read
    .createQueryBuilder(Refund, 'refund')
    .innerJoin(Payment, 'payment', 'payment.id = refund.paymentId')
    .innerJoin(Checkout, 'checkout', 'checkout.id = payment.checkoutId')
    .where('checkout.userId = :userId AND refund.createdAt > :since', {
      userId,
      since: Date.now() - SHOWN_MS,
    })
    .getMany();
  const unconfirmed = await Promise.all(
    waiting.map(async (checkout) => confirming(checkout, await isPaidBefore(db.read, checkout))),
  );
  return [...unconfirmed, ...refunds.map(refunding)].sort((a, b) => b.createdAt - a.createdAt);
}

const confirming = (
  { id, amount, paymentSeenAt, createdAt }: Checkout,
  paidBefore: boolean,
): PaymentNotice => ({
  id,
  state: 'confirming',
  message: `Your payment of ${formatRupees(amount)} is being confirmed. ${
    paidBefore
      ? 'This cart was paid before, so you get the money back.'
      : 'The order appears under Orders by itself; please do not pay again.'
  }`,
  amount,
  paymentId: null,
  createdAt: paymentSeenAt ?? createdAt,
});

const refunding = ({ paymentId, amount, reason, nextTryAt, createdAt }: Refund): PaymentNotice => ({
  id: paymentId,
  state: nextTryAt === null ? 'refunded' : 'refunding',
  message:
    nextTryAt === null
      ? `${reason} Your payment of ${formatRupees(amount)} was refunded in full. Your bank shows it within 5 to 7 working days.`
      : `${reason} Your payment of ${formatRupees(amount)} is being refunded in full.`,
  amount,
  paymentId,
  createdAt,
});
