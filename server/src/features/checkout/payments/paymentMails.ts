import { formatRupees } from '../../../lib/money.ts';
import type { NewMail } from '../../notifications/notifications.service.ts';
import type { Checkout } from '../checkout.entity.ts';
import type { ProviderRefund } from '../provider/provider.ts';
import type { Refund } from './payments.entity.ts';

// Mails about payments that did not become an order. `shopUrl` is the public address of the shop. `isPaidBefore`: the same goods were
// bought in another checkout.

type MailCheckout = Pick<Checkout, 'id' | 'amount' | 'billing'>;

const mailText = ({ billing }: MailCheckout, shopUrl: string, ...paragraphs: string[]): string =>
  [`Hello ${billing.fullName},`, ...paragraphs, `You see it at ${shopUrl}/orders`, 'Kirana'].join('\n\n');

const confirmingKey = (checkoutId: string): string => `confirming-${checkoutId}`;
const lapsedKey = (checkoutId: string): string => `lapsed-${checkoutId}`;

/** Keys of all mails about a checkout that did not become an order. */
export const checkoutMailKeys = (checkoutId: string): string[] => [
  confirmingKey(checkoutId),
  lapsedKey(checkoutId),
];

/** Key of the mail about a refund, and prefix of the keys of mails about refunds by hand, of which a payment may have several. */
export const refundMailKey = (paymentId: string): string => `refunded-${paymentId}`;

export const confirmingMail = (checkout: MailCheckout, isPaidBefore: boolean, shopUrl: string): NewMail => ({
  dedupeKey: confirmingKey(checkout.id),
  recipient: checkout.billing.email,
  subject: `Your payment of ${formatRupees(checkout.amount)} is being confirmed`,
  text: mailText(
    checkout,
    shopUrl,
    `we are waiting for the payment service to confirm your payment of ${formatRupees(checkout.amount)}. ` +
      'You need not do anything, and please do not pay again.',
    isPaidBefore
      ? 'This cart was paid before, so no second order is placed: you get the money back.'
      : 'When it is confirmed, your order is placed, and we write to you. If it is not, you get the money back.',
  ),
});

export const lapsedMail = (checkout: MailCheckout, isPaidBefore: boolean, shopUrl: string): NewMail => ({
  dedupeKey: lapsedKey(checkout.id),
  recipient: checkout.billing.email,
  subject: `Your payment of ${formatRupees(checkout.amount)} did not go through`,
  text: mailText(
    checkout,
    shopUrl,
    `your payment of ${formatRupees(checkout.amount)} was not confirmed, so no order was placed and we have taken no money.`,
    'If your bank has reserved the amount, it releases it automatically, usually within 5 to 7 working days. ' +
      (isPaidBefore
        ? 'The order that you had paid before stays.'
        : 'Your cart is as it was: you can pay again.'),
  ),
});

export const refundedMail = (checkout: MailCheckout, refund: Refund, shopUrl: string): NewMail => ({
  dedupeKey: refundMailKey(refund.paymentId),
  recipient: checkout.billing.email,
  subject: `Your payment of ${formatRupees(refund.amount)} is refunded`,
  text: mailText(
    checkout,
    shopUrl,
    `${refund.reason.replace(/^./, (initial) => initial.toLowerCase())} So we give your payment of ` +
      `${formatRupees(refund.amount)} back in full. Your bank shows it within 5 to 7 working days.`,
    `The number of the payment is ${refund.paymentId}, should you want to ask about it.`,
  ),
});

/** About money that the shopkeeper has refunded at the provider, perhaps a part of the payment. */
export const manualRefundMail = (
  checkout: MailCheckout,
  { id, paymentId, amount }: ProviderRefund,
  shopUrl: string,
): NewMail => ({
  dedupeKey: `${refundMailKey(paymentId)}-${id}`,
  recipient: checkout.billing.email,
  subject: `${formatRupees(amount)} of your payment was refunded`,
  text: mailText(
    checkout,
    shopUrl,
    `we have given ${formatRupees(amount)} of your payment of ${formatRupees(checkout.amount)} back. Your bank shows it within 5 to 7 working days.`,
    `The number of the payment is ${paymentId}, should you want to ask about it.`,
  ),
});
