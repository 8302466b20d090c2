import type { FastifyInstance } from 'fastify';
import type { Limits } from '../../../../lib/limits/rateLimiter.ts';
import { throwIfProblem } from '../../../../rest/errors.ts';
import type { StaffRouteOptions } from '../../../../rest/fileForm.ts';
import { sendPdf } from '../../../../rest/sendPdf.ts';
import { admitStaff } from '../../../staff/staffAccess.service.ts';
import { findInvoicePdf, type InvoicePdfContext } from './invoicePdf.service.ts';

/** GET /desk/orders/{id}/documents/{name}: an invoice or a credit note as PDF, for staff who may see orders, as they may print it. */
export async function invoicePdfDeskRest(
  app: FastifyInstance,
  { shop, identify }: StaffRouteOptions<InvoicePdfContext & { limits: Limits }>,
): Promise<void> {
  app.get<{ Params: { id: string; name: string } }>(
    '/desk/orders/:id/documents/:name',
    async (request, reply) => {
      const sender = await identify(request);
      throwIfProblem(await admitStaff(shop, sender, { permission: 'READ_ORDERS', limit: 'invoicePdf' }));
      const { id, name } = request.params;
      return sendPdf(reply, throwIfProblem(await findInvoicePdf({ ...shop, log: request.log }, id, name)));
    },
  );
}
