import type { FastifyReply } from 'fastify';
import type { InvoicePdf } from '../features/orders/invoices/pdf/invoicePdf.service.ts';

export const PDF_TYPE = 'application/pdf';

/** Sends a PDF for one person alone, which no cache may keep. */
export const sendPdf = (reply: FastifyReply, { fileName, content }: InvoicePdf): FastifyReply =>
  reply
    .type(PDF_TYPE)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', 'private, no-store')
    .send(content);
