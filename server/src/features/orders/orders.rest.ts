import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notSignedIn } from '../../lib/problems.ts';
import { throwIfProblem } from '../../rest/errors.ts';
import { callerId, idParams } from '../../rest/input.ts';
import { findListOwner } from '../../rest/listOwner.ts';
import { PDF_TYPE, sendPdf } from '../../rest/sendPdf.ts';
import { notYours } from '../users/users.problems.ts';
import { findInvoicePdf } from './invoices/pdf/invoicePdf.service.ts';
import { orderShape, toOrder } from './orderShape.ts';
import { invoiceNotFound, ownOrderNotFound, pdfUnavailable } from './orders.problems.ts';
import { findOrder, listOrders } from './orders.service.ts';

/** GET /api/orders, /api/orders/:id and its invoice and credit notes. Orders are placed by the checkout. */
export const ordersRest: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/orders',
    {
      schema: {
        summary: 'The caller’s newest 200 orders, newest first; empty for visitors',
        querystring: z.object({
          userid: callerId,
        }),
        response: { 200: z.array(orderShape) },
        failures: { 400: 'userid is not an id', 403: notYours() },
      },
    },
    async ({ ctx, query }) => {
      if (!findListOwner(ctx, query.userid)) return [];
      return (await listOrders(ctx)).map((order) => toOrder(ctx, order));
    },
  );

  app.get(
    '/orders/:id',
    {
      schema: {
        summary: 'One of the caller’s orders',
        params: idParams,
        response: { 200: orderShape },
        failures: { 401: notSignedIn(), 404: ownOrderNotFound() },
      },
    },
    async ({ ctx, params }) => {
      if (!ctx.viewer) throwIfProblem(notSignedIn());
      return toOrder(ctx, throwIfProblem((await findOrder(ctx, params.id)) ?? ownOrderNotFound()));
    },
  );

  app.get(
    '/orders/:id/documents/:name',
    {
      schema: {
        summary: 'The invoice or a credit note of one of the caller’s orders, as PDF',
        description: 'GraphQL’s `OrderDocument.pdfPath` is its address.',
        params: idParams.extend({
          name: z
            .string()
            .regex(/^[\w-]+[.]pdf$/, 'is no name of a PDF')
            .meta({ description: 'Name of the file', example: 'invoice-26-27-000123.pdf' }),
        }),
        answersFile: PDF_TYPE,
        failures: { 401: notSignedIn(), 404: invoiceNotFound(), 503: pdfUnavailable() },
      },
    },
    async ({ ctx, params }, reply) => {
      if (!ctx.viewer) throwIfProblem(notSignedIn());
      const order = throwIfProblem((await findOrder(ctx, params.id)) ?? ownOrderNotFound());
      throwIfProblem(
        await ctx.limits.consume('invoicePdf', { address: ctx.clientAddress, account: ctx.viewer?.id }),
      );
      return sendPdf(reply, throwIfProblem(await findInvoicePdf(ctx, order.id, params.name)));
    },
  );
};
