import { formatRupees } from '../../../lib/money.ts';
import type { NewMail } from '../../notifications/notifications.service.ts';
import { type MailShop, supportLine } from '../../settings/mailShop.service.ts';
import { orderNumberText } from '../orderSubject.service.ts';
import type { Order } from '../orders.entity.ts';
import { refundMailKey } from '../refundMailKey.service.ts';
import type { CreditNote } from './creditNotes.entity.ts';
import type { Invoice } from './invoices.entity.ts';

/** Tells the shopper the number of a credit note. */
export const creditNoteMail = (
  order: Order,
  invoice: Pick<Invoice, 'number'>,
  { number, total, reason }: CreditNote,
  shop: MailShop,
): NewMail => ({
  dedupeKey: `${refundMailKey(order.paymentId)}-${number}`,
  recipient: order.email,
  subject: `Credit note ${number} for ${formatRupees(total)}`,
  text: [
    `Hello ${order.name},`,
    `your refund of ${formatRupees(total)} is done. Credit note ${number} changes your invoice ${invoice.number} by this amount, with the tax in it.`,
    reason,
    `If you want to ask us about it: ${supportLine(shop)}.`,
    orderNumberText(order.id, shop),
    shop.name,
  ].join('\n\n'),
});

/** The number of the credit note that a mail is about; null for other mails. */
export const numberOfCreditNoteMail = (dedupeKey: string): string | null =>
  /-(CN\/.+)$/.exec(dedupeKey)?.[1] ?? null;
