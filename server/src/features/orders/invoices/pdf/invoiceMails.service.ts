import { OverloadedError } from '../../../../lib/limits/limiter.ts';
import { orderIdOfInvoiceMail } from '../../orderMoveMail.ts';
import { findInvoicePdf, type InvoicePdf, type InvoicePdfContext } from './invoicePdf.service.ts';

/**
 * The invoice of a mail that says that an order is packed or delivered; none for other mails. A mail goes without an invoice that
 * cannot be drawn: it says more than that, and the invoice is among the shopper's orders as well.
 * @throws OverloadedError when too many invoices wait: the mail is sent later
 */
export async function invoiceAttachments(
  ctx: InvoicePdfContext,
  { dedupeKey }: { dedupeKey: string | null },
): Promise<InvoicePdf[]> {
  const orderId = orderIdOfInvoiceMail(dedupeKey);
  const result = orderId && (await findInvoicePdf(ctx, orderId));
  if (!result) return [];
  if (!('__typename' in result)) return [result];
  if (result.__typename === 'TooManyRequests') throw new OverloadedError(result.message);
  return [];
}
