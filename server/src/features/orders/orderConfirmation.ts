import { formatRupees } from '../../lib/money.ts';
import type { NewMail } from '../notifications/notifications.service.ts';
import type { AmountTakenOff } from '../offers/offers.service.ts';
import type { MailShop } from '../settings/mailShop.service.ts';
import { lineName } from './lineName.service.ts';
import { orderNumberText } from './orderSubject.service.ts';
import type { Order, OrderLine } from './orders.entity.ts';

type MailLine = Pick<OrderLine, 'title' | 'option' | 'quantity' | 'price'>;

/** Keeps the text of the longest order within the mail's column. */
const MAX_LINES = 30;

/** One confirmation per checkout. */
export const confirmationKey = ({ checkoutId }: Pick<Order, 'checkoutId'>): string => `paid-${checkoutId}`;

/** The mail that confirms an order. @param discounts what offers took off */
export const orderConfirmation = (
  order: Order,
  lines: MailLine[],
  shop: MailShop,
  discounts: readonly AmountTakenOff[] = [],
): NewMail => ({
  dedupeKey: confirmationKey(order),
  recipient: order.email,
  subject: `Your order for ${formatRupees(order.amount)} is paid`,
  text: [
    `Hello ${order.name},`,
    'thank you! Your payment has arrived and your order is placed:',
    listLines(lines),
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

function listLines(lines: MailLine[]): string {
  const listed = lines.slice(0, MAX_LINES).map(lineText);
  const omitted = lines.length - listed.length;
  return [...listed, ...(omitted > 0 ? [`  and ${omitted} more`] : [])].join('\n');
}

const lineText = (line: MailLine): string =>
  `  ${line.quantity} x ${lineName(line)}: ${formatRupees(line.quantity * line.price)}`;
