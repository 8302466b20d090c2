import { formatRupees } from '../../lib/money.ts';
import type { CheckoutLine } from '../checkout/checkouts.service.ts';
import type { NewMail } from '../notifications/mail.service.ts';
import type { Order } from './orders.entity.ts';

type Bought = Pick<CheckoutLine, 'title' | 'option' | 'quantity' | 'price'>;

/** So many lines are listed: a mail is as long as its column may be, whatever was bought. */
const LISTED = 30;

/** What the mail tells of. */
export const occasionOfOrder = ({ checkoutId }: Pick<Order, 'checkoutId'>): string => `paid-${checkoutId}`;

/** Tells a shopper that the order is placed. @param address the shop's */
export const paidMail = (order: Order, lines: Bought[], address: string): NewMail => ({
  occasion: occasionOfOrder(order),
  recipient: order.email,
  subject: `Your order for ${formatRupees(order.amount)} is paid`,
  text: [
    `Hello ${order.name},`,
    'thank you! Your payment has arrived and your order is placed:',
    listOf(lines),
    `Total: ${formatRupees(order.amount)}, delivery free`,
    `It goes to: ${order.address}, ${order.pincode}`,
    `The number of the order is ${order.id}. You see it at ${address}/orders`,
    'Kirana',
  ].join('\n\n'),
});

function listOf(lines: Bought[]): string {
  const listed = lines.slice(0, LISTED).map(lineText);
  const more = lines.length - listed.length;
  return [...listed, ...(more > 0 ? [`  and ${more} more`] : [])].join('\n');
}

const lineText = ({ quantity, title, option, price }: Bought): string =>
  `  ${quantity} x ${title}${option && ` (${option})`}: ${formatRupees(quantity * price)}`;
