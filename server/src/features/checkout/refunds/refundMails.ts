import { formatRupees } from '../../../lib/money.ts';
import type { NewMail } from '../../notifications/notifications.service.ts';
import type { OrderWithLines } from '../../orders/orders.service.ts';
import { type MailCheckout, mailText } from '../payments/paymentMails.ts';
import type { ProviderRefund } from '../provider/provider.ts';
import type { Refund, RefundLine } from './refunds.entity.ts';

// Mails about money that goes back. `shopUrl` is the public address of the shop.

/** Key of the mail about an automatic refund, and prefix of the keys of mails about other refunds, of which a payment may have several. */
export const refundMailKey = (paymentId: string): string => `refunded-${paymentId}`;

/** Key of the mail about a refund by staff. */
export const orderRefundMailKey = ({ id, paymentId }: Pick<Refund, 'id' | 'paymentId'>): string =>
  `${refundMailKey(paymentId)}-${id}`;

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

/** Keeps the text of the longest order within the mail's column. */
const MAX_LINES = 30;

/** About a refund by staff: of lines, of an amount, or of all that is left because the order is cancelled. */
export function orderRefundMail(
  order: OrderWithLines,
  refund: Refund,
  refundLines: readonly RefundLine[],
  isCancellation: boolean,
  shopUrl: string,
): NewMail {
  const amount = formatRupees(refund.amount);
  const money = `${amount} of your payment of ${formatRupees(order.amount)} back`;
  return {
    dedupeKey: orderRefundMailKey(refund),
    recipient: order.email,
    subject: isCancellation
      ? `Your order is cancelled, and ${amount} is refunded`
      : `${amount} of your order is refunded`,
    text: [
      `Hello ${order.name},`,
      isCancellation
        ? `we have cancelled your order, and nothing will be delivered. We give ${money}.`
        : `we give ${money}.`,
      refund.reason,
      ...(refundLines.length > 0 ? [listLines(order, refundLines)] : []),
      'Your bank shows it within 5 to 7 working days.',
      `The number of the order is ${order.id}, that of the payment ${order.paymentId}. You see the order at ${shopUrl}/orders`,
      'Kirana',
    ].join('\n\n'),
  };
}

function listLines(order: OrderWithLines, refundLines: readonly RefundLine[]): string {
  const quantityOf = new Map(refundLines.map(({ orderLineId, quantity }) => [orderLineId, quantity]));
  const texts = order.lines.flatMap(({ id, title, option, price }) => {
    const quantity = quantityOf.get(id);
    if (!quantity) return [];
    return [`  ${quantity} x ${title}${option && ` (${option})`}: ${formatRupees(quantity * price)}`];
  });
  const omitted = texts.length - MAX_LINES;
  return [...texts.slice(0, MAX_LINES), ...(omitted > 0 ? [`  and ${omitted} more`] : [])].join('\n');
}
