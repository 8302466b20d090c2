import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notSignedIn } from '../../lib/problems.ts';
import { throwIfProblem } from '../../rest/errors.ts';
import { idParams, text } from '../../rest/input.ts';
import { exportPersonalData } from './personalData.service.ts';
import { updateProfile } from './profile.service.ts';
import { toRestUser, user } from './userShape.ts';
import { findNamedViewer } from './users.service.ts';

/** /api/user/{id}: the caller's own account. */
export const usersRest: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/user/:id',
    {
      schema: {
        summary: 'One’s own account',
        params: idParams,
        response: { 200: user },
        failures: { 401: 'Please Login to continue', 403: 'This belongs to another shopper' },
      },
    },
    async ({ ctx, params }) =>
      toRestUser(ctx, throwIfProblem(findNamedViewer(ctx, params.id) ?? notSignedIn())),
  );

  app.put(
    '/user/:id',
    {
      schema: {
        summary: 'Changes one’s own profile',
        description:
          'Replaces all three fields. Anything else in the body, such as `email` or `isAdmin`, is ignored.',
        params: idParams,
        body: z.object({
          name: text.meta({ description: '1 to 100 characters', example: 'Meera Iyer' }),
          phone: text.meta({
            description: '6 to 15 digits, with an optional leading plus',
            example: '+919812345678',
          }),
          images: z
            .preprocess((value) => value ?? [], z.array(z.string('must be text'), 'must be a list'))
            .meta({
              description:
                'URLs, the avatar first, at least one: those of one’s own uploads, or those that the profile has',
              example: ['https://kirana.example/media/uploads/0123456789abcdef0123456789abcdef.webp'],
            }),
        }),
        response: { 200: user },
        failures: {
          400: 'Please fill all the details',
          401: 'Please Login to continue',
          403: 'This belongs to another shopper',
          409: 'User already exist with this phone number!',
        },
      },
    },
    async ({ ctx, params, body: { name, phone, images } }) => {
      throwIfProblem(findNamedViewer(ctx, params.id));
      const updated = throwIfProblem(await updateProfile(ctx, { name, phone, images }));
      return toRestUser(ctx, updated.user);
    },
  );

  app.get(
    '/user/:id/data',
    {
      schema: {
        summary: 'All personal data of the caller, as a file',
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
      throwIfProblem(findNamedViewer(ctx, params.id));
      const data = throwIfProblem(await exportPersonalData(ctx));
      reply.header('content-disposition', 'attachment; filename="kirana-data.json"');
      return data as Record<string, unknown>;
    },
  );
};
