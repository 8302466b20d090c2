import type { Db } from '../../../../database/database.ts';
import { rejectWhenOverloaded } from '../../../../lib/limits/limiter.ts';
import type { Log } from '../../../../lib/log.ts';
import type { NotFound, TooManyRequests } from '../../../../lib/problems.ts';
import { invoiceNotFound, type PdfUnavailable, pdfUnavailable } from '../../orders.problems.ts';
import type { InvoiceDocument } from '../invoiceDocument.ts';
import { findInvoiceDocument } from './findDocument.ts';
import type { InvoicePdfs } from './invoicePdfs.ts';

export interface InvoicePdfContext {
  db: Db;
  invoicePdfs: InvoicePdfs;
  log: Pick<Log, 'error'>;
}

/** A PDF, which is drawn when somebody wants it, and stored nowhere. */
export interface InvoicePdf {
  /** Such as `invoice-26-27-000123.pdf`. */
  fileName: string;
  content: Buffer;
}

/** The invoice of an order, as PDF. What goes wrong while it is drawn is logged. */
export async function findInvoicePdf(
  { db, ...ctx }: InvoicePdfContext,
  orderId: string,
): Promise<InvoicePdf | NotFound | PdfUnavailable | TooManyRequests> {
  const document = await findInvoiceDocument(db.read, orderId);
  return document ? drawPdf(ctx, document) : invoiceNotFound();
}

async function drawPdf(
  { invoicePdfs, log }: Omit<InvoicePdfContext, 'db'>,
  document: InvoiceDocument,
): Promise<InvoicePdf | PdfUnavailable | TooManyRequests> {
  try {
    return await rejectWhenOverloaded(async () => ({
      fileName: fileNameOf(document),
      content: await invoicePdfs.draw(document),
    }));
  } catch (error) {
    log.error({ err: error, document: document.number }, 'a document could not be drawn as PDF');
    return pdfUnavailable();
  }
}

const fileNameOf = ({ kind, number }: InvoiceDocument): string =>
  `${kind === 'invoice' ? 'invoice' : 'credit-note'}-${number.replaceAll('/', '-')}.pdf`;
