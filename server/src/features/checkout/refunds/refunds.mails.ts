import { amountOfUnits } from '../../../lib/amountOfUnits.ts';
import { formatRupees } from '../../../lib/money.ts';
import type { NewMail } from '../../notifications/notifications.service.ts';
import { listLines, type MailLine } from '../../orders/lineTexts.service.ts';
import { orderNumberText } from '../../orders/orderSubject.service.ts';
import type { OrderWithLines } from '../../orders/orders.service.ts';
import { refundMailKey } from '../../orders/refundMailKey.service.ts';
import { type MailShop, supportLine } from '../../settings/mailShop.service.ts';
import { type MailCheckout, mailText } from '../payments/payments.mails.ts';
import type { ProviderRefund } from '../provider/provider.ts';
import type { Refund, RefundLine } from './refunds.entity.ts';

// Mails about money that goes back. The key of the mail about an automatic refund is the prefix of the keys of mails about other
// refunds, of which a payment may have several.

/** Of the mails about a refund by staff, or one that the shopkeeper has made at the provider. */
export const orderRefundMailKey = ({ id, paymentId }: Pick<Refund, 'id' | 'paymentId'>): string =>
  `${refundMailKey(paymentId)}-${id}`;

/** What a refund is for. */
interface RefundedPart {
  /** Empty for an amount. */
  lines: readonly RefundLine[];
  /** Paise of the payment that are not refunded afterwards. */
  left: number;
  isCancellation: boolean;
}

/** About a refund of lines, of an amount, or of all that is left because the order is cancelled. */
export function orderRefundMail(
  order: OrderWithLines,
  refund: Refund,
  { lines, left, isCancellation }: RefundedPart,
  shop: MailShop,
): NewMail {
  const money = refund.amount > 0 ? `We give ${moneyBack(order, refund)}.` : restText(left, shop);
  return {
    dedupeKey: orderRefundMailKey(refund),
    recipient: order.email,
    subject: subjectOf(refund, isCancellation),
    text: [
      `Hello ${order.name},`,
      isCancellation
        ? `we have cancelled your order, and nothing will be delivered. ${money}`
        : money.replace(/^W/, 'w'),
      refund.reason,
      ...(lines.length > 0 ? [listLines(refundedLines(order, refund, lines))] : []),
      ...(refund.amount > 0 ? ['Your bank shows it within 5 to 7 working days.'] : []),
      numbersOf(order, shop),
      shop.name,
    ].join('\n\n'),
  };
}

function subjectOf({ amount }: Refund, isCancellation: boolean): string {
  if (amount === 0) return 'Your order is cancelled';
  const rupees = formatRupees(amount);
  return isCancellation
    ? `Your order is cancelled, and ${rupees} is refunded`
    : `${rupees} of your order is refunded`;
}

/** About a cancelled order of whose payment at most the provider's minimum is left. @param left paise */
const restText = (left: number, shop: MailShop): string =>
  left === 0
    ? 'Your payment was refunded before, as we wrote to you.'
    : `Your payment was refunded before, as we wrote to you, except for ${formatRupees(left)}: the payment provider refunds no ` +
      `amount as small as this. Please ask us for it: ${supportLine(shop)}.`;

/**
 * Corrects the mail about a refund, because the payment provider has refused it after all.
 * @param order of the refund
 */
export const refusedRefundMail = (
  order: OrderWithLines,
  refund: Pick<Refund, 'id' | 'paymentId' | 'amount'>,
  shop: MailShop,
): NewMail => ({
  dedupeKey: `${orderRefundMailKey(refund)}-refused`,
  recipient: order.email,
  subject: `Your refund of ${formatRupees(refund.amount)} is delayed`,
  text: [
    `Hello ${order.name},`,
    `we wrote to you that we give ${moneyBack(order, refund)}. The payment provider has not carried this out, so the money is not on ` +
      'its way yet. We are sorry.',
    'You need not do anything: we look into it, and write to you again when the money is on its way.',
    `If you want to ask us about it: ${supportLine(shop)}.`,
    numbersOf(order, shop),
    shop.name,
  ].join('\n\n'),
});

const moneyBack = (order: OrderWithLines, { amount }: Pick<Refund, 'amount'>): string =>
  `${formatRupees(amount)} of your payment of ${formatRupees(order.amount)} back`;

const numbersOf = ({ id, paymentId }: OrderWithLines, shop: MailShop): string =>
  `${orderNumberText(id, shop)}. The number of the payment is ${paymentId}`;

/** The refunded units of the order's lines, or the line that weighs less than ordered. */
function refundedLines(
  order: OrderWithLines,
  { amount }: Refund,
  refundLines: readonly RefundLine[],
): MailLine[] {
  const quantityOf = new Map(refundLines.map(({ orderLineId, quantity }) => [orderLineId, quantity]));
  return order.lines.flatMap((line) => {
    const quantity = quantityOf.get(line.id);
    if (quantity === undefined) return [];
    if (quantity === 0) return [{ ...line, quantity, amount }];
    return [{ ...line, quantity, amount: amountOfUnits(line, line.refundedUnits, quantity) }];
  });
}

/** About the refund of a payment that has not become an order. */
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
  dedupeKey: orderRefundMailKey({ id, paymentId }),
  recipient: checkout.billing.email,
  subject: `${formatRupees(amount)} of your payment was refunded`,
  text: mailText(
    checkout,
    shop,
    `we have given ${formatRupees(amount)} of your payment of ${formatRupees(checkout.amount)} back. Your bank shows it within 5 to 7 working days.`,
    `The number of the payment is ${paymentId}, should you want to ask us about it: ${supportLine(shop)}.`,
  ),
});
