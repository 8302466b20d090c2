import { OverloadedError } from '../../../../lib/limits/limiter.ts';
import { orderIdOfInvoiceMail } from '../../orders.mails.ts';
import { numberOfCreditNoteMail } from '../creditNotes.mails.ts';
import { findOrderIdOfCreditNote } from '../creditNotes.service.ts';
import type { InvoiceDocument } from '../invoiceDocument.ts';
import {
  drawInvoicePdf,
  type InvoicePdf,
  type InvoicePdfContext,
  listDocuments,
} from './invoicePdf.service.ts';

/**
 * The invoice of a mail that says that an order is packed or delivered, the credit note of a mail about it; none for other mails. A
 * mail goes without a file that cannot be drawn: it says more than that, and the file is among the shopper's orders as well.
 * @throws OverloadedError when too many documents wait to be drawn: the mail is sent later
 */
export async function invoiceAttachments(
  ctx: InvoicePdfContext,
  { dedupeKey }: { dedupeKey: string | null },
): Promise<InvoicePdf[]> {
  const document = dedupeKey && (await findDocumentOfMail(ctx, dedupeKey));
  if (!document) return [];
  const result = await drawInvoicePdf(ctx, document);
  if (!('__typename' in result)) return [result];
  if (result.__typename === 'TooManyRequests') throw new OverloadedError(result.message);
  return [];
}

async function findDocumentOfMail(
  ctx: InvoicePdfContext,
  dedupeKey: string,
): Promise<InvoiceDocument | undefined> {
  const invoiceOf = orderIdOfInvoiceMail(dedupeKey);
  if (invoiceOf) return (await listDocuments(ctx, invoiceOf))[0];
  const number = numberOfCreditNoteMail(dedupeKey);
  const creditOf = number && (await findOrderIdOfCreditNote(ctx.db.read, number));
  if (!creditOf) return undefined;
  return (await listDocuments(ctx, creditOf)).find((document) => document.number === number);
}
