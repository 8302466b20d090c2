import { formatRupees } from '../../../lib/money.ts';
import type { NewMail } from '../../notifications/notifications.service.ts';
import { refundMailKey } from '../../orders/refundMailKey.service.ts';
import { type MailShop, supportLine } from '../../settings/mailShop.service.ts';
import { type MailCheckout, mailText } from '../payments/paymentMails.ts';
import type { ProviderRefund } from '../provider/provider.ts';
import type { Refund } from './refunds.entity.ts';

// Mails about money that goes back. The key of the mail about an automatic refund is the prefix of the keys of mails about other
// refunds, of which a payment may have several.

export const refundedMail = (checkout: MailCheckout, refund: Refund, shop: MailShop): NewMail => ({
  dedupeKey: refundMailKey(refund.paymentId),
  recipient: checkout.billing.email,
  subject: `Your payment of ${formatRupees(refund.amount)} is refunded`,
  text: mailText(
    checkout,
    shop,
    `${refund.reason.replace(/^./, (initial) => initial.toLowerCase())} So we give your payment of ` +
      `${formatRupees(refund.amount)} back in full. Your bank shows it within 5 to 7 working days.`,
    `The number of the payment is ${refund.paymentId}, should you want to ask us about it: ${supportLine(shop)}.`,
  ),
});

/** About money that the shopkeeper has refunded at the provider, perhaps a part of the payment. */
export const manualRefundMail = (
  checkout: MailCheckout,
  { id, paymentId, amount }: ProviderRefund,
  shop: MailShop,
): NewMail => ({
  dedupeKey: `${refundMailKey(paymentId)}-${id}`,
  recipient: checkout.billing.email,
  subject: `${formatRupees(amount)} of your payment was refunded`,
  text: mailText(
    checkout,
    shop,
    `we have given ${formatRupees(amount)} of your payment of ${formatRupees(checkout.amount)} back. Your bank shows it within 5 to 7 working days.`,
    `The number of the payment is ${paymentId}, should you want to ask us about it: ${supportLine(shop)}.`,
  ),
});
