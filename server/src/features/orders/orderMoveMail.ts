import type { NewMail } from '../notifications/notifications.service.ts';
import { type MailShop, supportLine } from '../settings/mailShop.service.ts';
import { confirmationKey } from './orderConfirmation.ts';
import { type OrderStatus, orderStatuses } from './orderStates.ts';
import { orderNumberText } from './orderSubject.service.ts';
import type { Order } from './orders.entity.ts';

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

export const moveMailKey = (orderId: string, status: OrderStatus): string => `order-${orderId}-${status}`;

/** The order of a mail that has the invoice, which says that the order is packed or delivered; null for other mails. */
export const orderIdOfInvoiceMail = (dedupeKey: string): string | null =>
  /^order-(.+)-(?:packed|delivered)$/.exec(dedupeKey)?.[1] ?? null;

/** Keys of all mails about an order, but those about its payment. */
export const orderMailKeys = (order: Pick<Order, 'id' | 'checkoutId'>): string[] => [
  confirmationKey(order),
  ...orderStatuses.map((status) => moveMailKey(order.id, status)),
];

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
