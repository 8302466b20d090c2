import { orderNumber } from './orderSearch.ts';

const ORDER = 'order:';

/** How the audit log names an order. */
export const orderSubject = (orderId: string): string => `${ORDER}${orderId}`;

/** The id of the order that an event of the audit log is about; null if it is about something else. */
export const orderIdOfSubject = (subject: string | null): string | null =>
  subject?.startsWith(ORDER) ? subject.slice(ORDER.length) : null;

/**
 * How mails name an order: its number, by which staff search and shoppers tell it on the phone, before the id, which the shopper's orders
 * page shows.
 */
export const orderNumberText = (orderId: string, shop: { url: string }): string =>
  `The number of the order is ${orderNumber(orderId)}, should you want to ask us about it. You see it at ${shop.url}/orders as ${orderId}`;
