import { formatRupees } from '../../lib/money.ts';
import type { OrderLine } from './orders.entity.ts';

/** How mails and exports name an order line: by its product and the chosen option. */
export const lineName = ({ title, option }: Pick<OrderLine, 'title' | 'option'>): string =>
  option ? `${title} (${option})` : title;

/** What stands before the name of a line; nothing for a refund of what it weighs less, which is for no units. */
export const unitsText = (quantity: number): string => (quantity > 0 ? `${quantity} x ` : '');

/** Keeps the text of the longest order within a mail's column. */
const MAX_LINES = 30;

/** What a mail says of an order line, or of the part of it that is refunded. */
export interface MailLine extends Pick<OrderLine, 'title' | 'option' | 'quantity'> {
  /** Of all units, in paise. */
  amount: number;
}

/** How mails list order lines, with the price of all units. */
export function listLines(lines: readonly MailLine[]): string {
  const listed = lines
    .slice(0, MAX_LINES)
    .map((line) => `  ${unitsText(line.quantity)}${lineName(line)}: ${formatRupees(line.amount)}`);
  const omitted = lines.length - listed.length;
  return [...listed, ...(omitted > 0 ? [`  and ${omitted} more`] : [])].join('\n');
}
