import { formatRupees } from '../../lib/money.ts';
import type { NewMail } from '../notifications/notifications.service.ts';
import type { AmountTakenOff } from '../offers/offers.service.ts';
import { type MailShop, supportLine } from '../settings/mailShop.service.ts';
import { listLines } from './lineTexts.service.ts';
import { type OrderStatus, orderStatuses } from './orderStates.ts';
import { orderNumberText } from './orderSubject.service.ts';
import type { Order, OrderLine } from './orders.entity.ts';

// Mails about orders, to their shoppers. Those about refunds are in checkout.

/** One confirmation per checkout. */
const confirmationKey = ({ checkoutId }: Pick<Order, 'checkoutId'>): string => `paid-${checkoutId}`;
export const moveMailKey = (orderId: string, status: OrderStatus): string => `order-${orderId}-${status}`;

/** The order of a mail that has the invoice, which says that the order is packed or delivered; null for other mails. */
export const orderIdOfInvoiceMail = (dedupeKey: string): string | null =>
  /^order-(.+)-(?:packed|delivered)$/.exec(dedupeKey)?.[1] ?? null;

/** Keys of all mails about the moves of an order. */
export const moveMailKeys = (orderId: string): string[] =>
  orderStatuses.map((status) => moveMailKey(orderId, status));

/** Keys of all mails about an order, but those about its payment. */
export const orderMailKeys = (order: Pick<Order, 'id' | 'checkoutId'>): string[] => [
  confirmationKey(order),
  ...moveMailKeys(order.id),
];

type ConfirmedLine = Pick<OrderLine, 'title' | 'option' | 'quantity' | 'price'>;

/** The mail that confirms an order. @param discounts what offers took off */
export const orderConfirmation = (
  order: Order,
  lines: readonly ConfirmedLine[],
  shop: MailShop,
  discounts: readonly AmountTakenOff[] = [],
): NewMail => ({
  dedupeKey: confirmationKey(order),
  recipient: order.email,
  subject: `Your order for ${formatRupees(order.amount)} is paid`,
  text: [
    `Hello ${order.name},`,
    'thank you! Your payment has arrived and your order is placed:',
    listLines(lines.map((line) => ({ ...line, amount: line.quantity * line.price }))),
    ...listDiscounts(discounts),
    `Total: ${formatRupees(order.amount)}, delivery free`,
    `It goes to: ${addressText(order)}`,
    orderNumberText(order.id, shop),
    shop.name,
  ].join('\n\n'),
});

/** One paragraph; none without discounts. */
function listDiscounts(discounts: readonly AmountTakenOff[]): string[] {
  if (discounts.length === 0) return [];
  const saved = discounts.reduce((sum, { amount }) => sum + amount, 0);
  const texts = discounts.map(
    ({ name, code, amount }) => `  ${name}${code ? ` (${code})` : ''}: -${formatRupees(amount)}`,
  );
  return [[...texts, `You saved ${formatRupees(saved)}`].join('\n')];
}

/** As on an envelope in India: `14 Temple Road, Flat 3, Mysuru, Karnataka 570001`. Clients of the old API send no city and state. */
function addressText({ address, city, state, pincode }: Order): string {
  const region = [state, pincode].filter(Boolean).join(' ');
  return [address, city, region].filter(Boolean).join(', ');
}

interface MoveText {
  subject: string;
  sentence: string | ((shop: MailShop) => string);
}

/** Missing: the shopper gets another mail about it, such as the one about the payment or the refund. */
const moveTexts: Partial<Record<OrderStatus, MoveText>> = {
  packing: {
    subject: 'We are packing your order',
    sentence: 'we have begun to pack your order. We write again when it is on its way.',
  },
  packed: {
    subject: 'Your order is packed',
    sentence: 'your order is packed and waits for its delivery.',
  },
  outForDelivery: {
    subject: 'Your order is out for delivery',
    sentence: 'your order is on its way to you. Please keep your phone at hand.',
  },
  delivered: {
    subject: 'Your order is delivered',
    sentence: (shop) =>
      `your order is delivered. Enjoy it! If something is missing or not as it should be, reply to this mail, or call us at ${supportLine(shop)}.`,
  },
};

/** The mail that tells the shopper that an order has moved to its present status; null when other mails tell it. */
export function orderMoveMail(order: Order, shop: MailShop): NewMail | null {
  const text = moveTexts[order.status];
  if (!text) return null;
  return {
    dedupeKey: moveMailKey(order.id, order.status),
    recipient: order.email,
    subject: text.subject,
    text: [
      `Hello ${order.name},`,
      typeof text.sentence === 'string' ? text.sentence : text.sentence(shop),
      orderNumberText(order.id, shop),
      shop.name,
    ].join('\n\n'),
  };
}
