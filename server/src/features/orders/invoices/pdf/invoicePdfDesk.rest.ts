import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Sender } from '../../../../http/caller.ts';
import type { Limits } from '../../../../lib/limits/rateLimiter.ts';
import { throwIfProblem } from '../../../../rest/errors.ts';
import { sendPdf } from '../../../../rest/sendPdf.ts';
import type { SettingsContext } from '../../../settings/settings.service.ts';
import { admitStaff } from '../../../staff/staffAccess.service.ts';
import { findInvoicePdf, type InvoicePdfContext } from './invoicePdf.service.ts';

interface InvoicePdfDeskOptions {
  shop: InvoicePdfContext & SettingsContext & { limits: Limits };
  /** The caller by the bearer token alone, so that no page of another origin can read a file. */
  identify(request: FastifyRequest): Promise<Sender>;
}

/** GET /desk/orders/{id}/documents/{name}: an invoice or a credit note as PDF, for staff who may see orders, as they may print it. */
export async function invoicePdfDeskRest(
  app: FastifyInstance,
  { shop, identify }: InvoicePdfDeskOptions,
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
