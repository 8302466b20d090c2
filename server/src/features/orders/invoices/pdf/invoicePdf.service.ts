import type { Db } from '../../../../database/database.ts';
import { rejectWhenOverloaded } from '../../../../lib/limits/limiter.ts';
import type { Log } from '../../../../lib/log.ts';
import type { NotFound, TooManyRequests } from '../../../../lib/problems.ts';
import type { SettingsContext } from '../../../settings/settings.service.ts';
import { invoiceNotFound, type PdfUnavailable, pdfUnavailable } from '../../orders.problems.ts';
import { type InvoiceDocument, pdfNameOf } from '../invoiceDocument.ts';
import { findOrderDocuments } from '../taxDocuments.service.ts';
import type { InvoicePdfs } from './invoicePdfs.ts';

export interface InvoicePdfContext extends SettingsContext {
  db: Db;
  invoicePdfs: InvoicePdfs;
  log: Pick<Log, 'error'>;
}

/** A PDF, which is drawn when somebody wants it, and stored nowhere. */
export interface InvoicePdf {
  fileName: string;
  content: Buffer;
}

/** What a PDF is instead: too many wait for theirs, or it cannot be drawn, which is logged. */
type PdfProblem = PdfUnavailable | TooManyRequests;

/** The invoice or a credit note of an order as PDF, by its name (`pdfNameOf`). */
export async function findInvoicePdf(
  ctx: InvoicePdfContext,
  orderId: string,
  fileName: string,
): Promise<InvoicePdf | NotFound | PdfProblem> {
  const documents = await listDocuments(ctx, orderId);
  const document = documents.find((one) => pdfNameOf(one) === fileName);
  return document ? drawInvoicePdf(ctx, document) : invoiceNotFound();
}

/** The invoice of an order and its credit notes; empty without an invoice. */
export async function listDocuments(ctx: InvoicePdfContext, orderId: string): Promise<InvoiceDocument[]> {
  const documents = (await findOrderDocuments(ctx, ctx.db.read, [orderId])).get(orderId);
  return documents ? [documents.invoice, ...documents.creditNotes] : [];
}

export async function drawInvoicePdf(
  { invoicePdfs, log }: Pick<InvoicePdfContext, 'invoicePdfs' | 'log'>,
  document: InvoiceDocument,
): Promise<InvoicePdf | PdfProblem> {
  try {
    return await rejectWhenOverloaded(async () => ({
      fileName: pdfNameOf(document),
      content: await invoicePdfs.draw(document),
    }));
  } catch (error) {
    log.error({ err: error, document: document.number }, 'a document could not be drawn as PDF');
    return pdfUnavailable();
  }
}
