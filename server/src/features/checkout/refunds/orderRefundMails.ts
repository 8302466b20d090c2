import { formatRupees } from '../../../lib/money.ts';
import type { NewMail } from '../../notifications/notifications.service.ts';
import { lineName } from '../../orders/lineName.service.ts';
import { orderNumberText } from '../../orders/orderSubject.service.ts';
import type { OrderWithLines } from '../../orders/orders.service.ts';
import { refundMailKey } from '../../orders/refundMailKey.service.ts';
import { type MailShop, supportLine } from '../../settings/mailShop.service.ts';
import type { Refund, RefundLine } from './refunds.entity.ts';

// Mails about refunds by staff.

/** Keeps the text of the longest order within the mail's column. */
const MAX_LINES = 30;

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
      ...(lines.length > 0 ? [listLines(order, lines)] : []),
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

function listLines(order: OrderWithLines, refundLines: readonly RefundLine[]): string {
  const quantityOf = new Map(refundLines.map(({ orderLineId, quantity }) => [orderLineId, quantity]));
  const texts = order.lines.flatMap((line) => {
    const quantity = quantityOf.get(line.id);
    if (!quantity) return [];
    return [`  ${quantity} x ${lineName(line)}: ${formatRupees(quantity * line.price)}`];
  });
  const omitted = texts.length - MAX_LINES;
  return [...texts.slice(0, MAX_LINES), ...(omitted > 0 ? [`  and ${omitted} more`] : [])].join('\n');
}
