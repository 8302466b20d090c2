import { formatRupees } from '../../lib/money.ts';
import type { NewMail } from '../notifications/mail.service.ts';
import type { Checkout, Refund } from './checkout.entity.ts';
import type { ProviderRefund } from './provider.service.ts';

// What shoppers are told by mail of payments that did not simply become an order. `address` is the shop's; `paidBefore`: the goods
// were paid for in another checkout.

type About = Pick<Checkout, 'id' | 'amount' | 'billing'>;

const letter = ({ billing }: About, address: string, ...paragraphs: string[]): string =>
  [`Hello ${billing.fullName},`, ...paragraphs, `You see it at ${address}/orders`, 'Kirana'].join('\n\n');

/** What mails tell of a checkout that did not simply become an order. */
export const occasionsOfCheckout = (id: string): string[] => [`confirming-${id}`, `lapsed-${id}`];

/** What mails tell of a payment that went back; what was given back by hand, wholly or in parts, has more to it. */
export const occasionOfRefund = (paymentId: string): string => `refunded-${paymentId}`;

export const confirmingMail = (checkout: About, paidBefore: boolean, address: string): NewMail => ({
  occasion: `confirming-${checkout.id}`,
  recipient: checkout.billing.email,
  subject: `Your payment of ${formatRupees(checkout.amount)} is being confirmed`,
  text: letter(
    checkout,
    address,
    `we are waiting for the payment service to confirm your payment of ${formatRupees(checkout.amount)}. ` +
      'You need not do anything, and please do not pay again.',
    paidBefore
      ? 'This cart was paid before, so no second order is placed: you get the money back.'
      : 'When it is confirmed, your order is placed, and we write to you. If it is not, you get the money back.',
  ),
});

export const lapsedMail = (checkout: About, paidBefore: boolean, address: string): NewMail => ({
  occasion: `lapsed-${checkout.id}`,
  recipient: checkout.billing.email,
  subject: `Your payment of ${formatRupees(checkout.amount)} did not go through`,
  text: letter(
    checkout,
    address,
    `your payment of ${formatRupees(checkout.amount)} was not confirmed, so no order was placed and we have taken no money.`,
    'If your bank has set the amount aside, it frees it by itself, usually within 5 to 7 working days. ' +
      (paidBefore
        ? 'The order that you had paid before stays.'
        : 'Your cart is as it was: you can pay again.'),
  ),
});

export const refundedMail = (checkout: About, refund: Refund, address: string): NewMail => ({
  occasion: occasionOfRefund(refund.paymentId),
  recipient: checkout.billing.email,
  subject: `Your payment of ${formatRupees(refund.amount)} is refunded`,
  text: letter(
    checkout,
    address,
    `${refund.reason.replace(/^./, (initial) => initial.toLowerCase())} So we give your payment of ` +
      `${formatRupees(refund.amount)} back in full. Your bank shows it within 5 to 7 working days.`,
    `The number of the payment is ${refund.paymentId}, should you want to ask about it.`,
  ),
});

/** Of money that the shopkeeper has given back at the provider, perhaps a part of what was paid. */
export const givenBackMail = (
  checkout: About,
  { id, paymentId, amount }: ProviderRefund,
  address: string,
): NewMail => ({
  occasion: `${occasionOfRefund(paymentId)}-${id}`,
  recipient: checkout.billing.email,
  subject: `${formatRupees(amount)} of your payment are refunded`,
  text: letter(
    checkout,
    address,
    `we have given ${formatRupees(amount)} of your payment of ${formatRupees(checkout.amount)} back. Your bank shows it within 5 to 7 working days.`,
    `The number of the payment is ${paymentId}, should you want to ask about it.`,
  ),
});
