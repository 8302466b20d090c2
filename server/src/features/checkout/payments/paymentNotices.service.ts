import { In, IsNull, LessThan, MoreThan, Not } from 'typeorm';
import { formatRupees } from '../../../lib/money.ts';
import { enqueueMail } from '../../notifications/notifications.service.ts';
import { getMailShop } from '../../settings/mailShop.service.ts';
import { Checkout } from '../checkout.entity.ts';
import type { CheckoutContext, DatabaseContext } from '../checkoutContext.ts';
import { statesBefore } from '../checkoutStates.ts';
import type { Refund } from '../refunds/refunds.entity.ts';
import { findAutomaticRefundsSince } from '../refunds/refunds.queries.ts';
import { confirmingMail, lapsedMail } from './payments.mails.ts';
import { hasBoughtSameGoods } from './recordPayment.service.ts';

// Payments that have not become an order: pending, lapsed or refunded. The shopper sees a notice and gets a mail.

const MINUTE_MS = 60_000;
/** Most payments are settled at once; the shopper gets a mail about one that is pending for longer. */
const MAIL_AFTER_MS = MINUTE_MS;
const SHOW_REFUNDS_FOR_MS = 60 * 24 * 60 * MINUTE_MS;

/** What becomes of a pending payment for goods that were paid before. Nobody knows yet whether any money is taken. */
export const SECOND_PAYMENT =
  'This cart was paid before: if money is taken for this payment, you get it back.';

const isUnsettled = { state: In(statesBefore('paid')) };

/** Marks a checkout as having a payment that could not be settled yet. */
export async function markPaymentPending({ db }: DatabaseContext, id: string): Promise<void> {
  const unmarked = { id, paymentPendingSince: IsNull(), ...isUnsettled };
  await db.autocommit((tx) => tx.update(Checkout, unmarked, { paymentPendingSince: Date.now() }));
}

/** Removes the mark of `markPaymentPending`, because all payments of the checkout have failed, and informs the shopper by mail. */
export async function reportLapsedPayment(ctx: CheckoutContext, checkout: Checkout): Promise<void> {
  const { db, outbox } = ctx;
  const pending = { id: checkout.id, paymentPendingSince: Not(IsNull()), ...isUnsettled };
  await db.write(async (tx) => {
    const { affected } = await tx.update(Checkout, pending, { paymentPendingSince: null });
    if (affected === 1)
      await enqueueMail(tx, lapsedMail(checkout, await hasBoughtSameGoods(tx, checkout), getMailShop(ctx)));
  });
  outbox.wake();
}

/** Informs the shopper by mail, once, if the payment of a checkout takes longer than usual. */
export async function reportDelayedPayment(ctx: CheckoutContext, id: string): Promise<void> {
  const { db, outbox } = ctx;
  const delayed = { id, paymentPendingSince: LessThan(Date.now() - MAIL_AFTER_MS), ...isUnsettled };
  if (!(await db.read.existsBy(Checkout, delayed))) return;
  await db.write(async (tx) => {
    const checkout = await tx.findOneBy(Checkout, delayed);
    if (checkout)
      await enqueueMail(
        tx,
        confirmingMail(checkout, await hasBoughtSameGoods(tx, checkout), getMailShop(ctx)),
      );
  });
  outbox.wake();
}

/** A payment without an order, for its shopper. */
export interface PaymentNotice {
  id: string;
  state: 'confirming' | 'refunding' | 'refunded';
  message: string;
  /** Paise. */
  amount: number;
  paymentId: string | null;
  createdAt: number;
}

/** A shopper's pending payments, and those refunded in the last 60 days; newest first. */
export async function listPaymentNotices({ db }: DatabaseContext, userId: string): Promise<PaymentNotice[]> {
  const pending = await db.read.findBy(Checkout, {
    userId,
    paymentPendingSince: MoreThan(0),
    ...isUnsettled,
  });
  const refunds = await findAutomaticRefundsSince(db.read, userId, Date.now() - SHOW_REFUNDS_FOR_MS);
  const pendingNotices = await Promise.all(
    pending.map(async (checkout) => pendingNotice(checkout, await hasBoughtSameGoods(db.read, checkout))),
  );
  return [...pendingNotices, ...refunds.map(refundNotice)].sort((a, b) => b.createdAt - a.createdAt);
}

const pendingNotice = (
  { id, amount, paymentPendingSince, createdAt }: Checkout,
  isPaidBefore: boolean,
): PaymentNotice => ({
  id,
  state: 'confirming',
  message: `Your payment of ${formatRupees(amount)} is being confirmed. ${
    isPaidBefore ? SECOND_PAYMENT : 'The order appears under Orders by itself; please do not pay again.'
  }`,
  amount,
  paymentId: null,
  createdAt: paymentPendingSince ?? createdAt,
});

const refundNotice = ({ paymentId, amount, reason, nextTryAt, createdAt }: Refund): PaymentNotice => ({
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
