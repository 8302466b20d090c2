import type { FastifyInstance } from 'fastify';
import { throwIfProblem } from '../../../../rest/errors.ts';
import { sendPdf } from '../../../../rest/sendPdf.ts';
import { createAuthorize, type StaffRouteOptions } from '../../../../rest/staffFiles.ts';
import { findInvoicePdf, type InvoicePdfContext } from './invoicePdf.service.ts';

/** GET /desk/orders/{id}/documents/{name}: an invoice or a credit note as PDF, for staff who may see orders, as they may print it. */
export async function invoicePdfDeskRest(
  app: FastifyInstance,
  options: StaffRouteOptions<InvoicePdfContext>,
): Promise<void> {
  const { shop } = options;
  const authorize = createAuthorize(options, 'invoicePdf');

  app.get<{ Params: { id: string; name: string } }>(
    '/desk/orders/:id/documents/:name',
    async (request, reply) => {
      if (!(await authorize(request, reply, 'READ_ORDERS'))) return reply;
      const { id, name } = request.params;
      return sendPdf(reply, throwIfProblem(await findInvoicePdf({ ...shop, log: request.log }, id, name)));
    },
  );
}
