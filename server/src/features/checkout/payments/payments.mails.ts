import { formatRupees } from '../../../lib/money.ts';
import type { NewMail } from '../../notifications/notifications.service.ts';
import type { MailShop } from '../../settings/mailShop.service.ts';
import type { Checkout } from '../checkout.entity.ts';

// Mails about payments that did not become an order. `isPaidBefore`: the same goods were
// bought in another checkout.

/** The checkout that a mail is about. */
export type MailCheckout = Pick<Checkout, 'id' | 'amount' | 'billing'>;

/** The text of a mail to the shopper of a checkout. */
export const mailText = ({ billing }: MailCheckout, shop: MailShop, ...paragraphs: string[]): string =>
  [`Hello ${billing.fullName},`, ...paragraphs, `You see it at ${shop.url}/orders`, shop.name].join('\n\n');

const confirmingKey = (checkoutId: string): string => `confirming-${checkoutId}`;
const lapsedKey = (checkoutId: string): string => `lapsed-${checkoutId}`;

/** Keys of all mails about a checkout that did not become an order. */
export const checkoutMailKeys = (checkoutId: string): string[] => [
  confirmingKey(checkoutId),
  lapsedKey(checkoutId),
];

export const confirmingMail = (checkout: MailCheckout, isPaidBefore: boolean, shop: MailShop): NewMail => ({
  dedupeKey: confirmingKey(checkout.id),
  recipient: checkout.billing.email,
  subject: `Your payment of ${formatRupees(checkout.amount)} is being confirmed`,
  text: mailText(
    checkout,
    shop,
    `we are waiting for the payment provider to confirm your payment of ${formatRupees(checkout.amount)}. ` +
      'You need not do anything, and please do not pay again.',
    isPaidBefore
      ? 'This cart was paid before, so no second order is placed: if money is taken for this payment, you get it back.'
      : 'When it is confirmed, your order is placed, and we write to you. If it is not, no money is taken.',
  ),
});

export const lapsedMail = (checkout: MailCheckout, isPaidBefore: boolean, shop: MailShop): NewMail => ({
  dedupeKey: lapsedKey(checkout.id),
  recipient: checkout.billing.email,
  subject: `Your payment of ${formatRupees(checkout.amount)} did not go through`,
  text: mailText(
    checkout,
    shop,
    `your payment of ${formatRupees(checkout.amount)} was not confirmed, so no order was placed and we have taken no money.`,
    'If your bank has reserved the amount, it releases it automatically, usually within 5 to 7 working days. ' +
      (isPaidBefore
        ? 'The order that you had paid before stays.'
        : 'Your cart is as it was: you can pay again.'),
  ),
});
