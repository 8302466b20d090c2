import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { throwIfProblem } from '../../rest/errors.ts';
import { idParams } from '../../rest/input.ts';
import { namedShopper } from '../auth/auth.service.ts';
import { exportData } from './personalData.service.ts';

/** /api/user/{id}/data: all that the shop knows of a shopper. */
export const personalDataRest: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/user/:id/data',
    {
      schema: {
        summary: 'All that the shop knows of oneself, as a file',
        description:
          'Profile, sessions, activity, newsletter, reviews, wishlist, cart, checkouts and orders. Money is in rupees. Sections may be added.',
        params: idParams,
        response: {
          200: z.record(z.string(), z.unknown()).meta({
            description: 'One property a section',
            example: { exportedAt: '2026-04-02T09:15:00.000Z', profile: { name: 'Meera Iyer' }, orders: [] },
          }),
        },
        failures: { 401: 'Please Login to continue', 403: 'This belongs to another shopper' },
      },
    },
    async ({ ctx, params }, reply) => {
      throwIfProblem(namedShopper(ctx, params.id));
      const data = throwIfProblem(await exportData(ctx));
      reply.header('content-disposition', 'attachment; filename="kirana-data.json"');
      return data as Record<string, unknown>;
    },
  );
};
