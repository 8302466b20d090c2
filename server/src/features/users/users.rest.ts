import type { FastifySchema } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notSignedIn } from '../../lib/problems.ts';
import { throwIfProblem } from '../../rest/errors.ts';
import { idParams, text } from '../../rest/input.ts';
import { exportPersonalData } from './personalData.service.ts';
import { updateProfile } from './profile.service.ts';
import { toRestUser, user } from './userShape.ts';
import { notYours, phoneTaken } from './users.problems.ts';
import { checkCallerId } from './users.service.ts';

const getSchema = {
  summary: 'The caller’s own account',
  params: idParams,
  response: { 200: user },
  failures: { 401: notSignedIn(), 403: notYours() },
} satisfies FastifySchema;

const updateSchema = {
  summary: 'Changes the caller’s own profile',
  description:
    'Replaces all three fields. Other fields of the body, such as `email` or `isAdmin`, are ignored.',
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
          'URLs of the caller’s uploads or of pictures that the profile has; the avatar first, at least one',
        example: ['https://kirana.example/media/uploads/0123456789abcdef0123456789abcdef.webp'],
      }),
  }),
  response: { 200: user },
  failures: {
    400: 'Please fill all the details',
    401: notSignedIn(),
    403: notYours(),
    409: phoneTaken(),
  },
} satisfies FastifySchema;

const dataSchema = {
  summary: 'All personal data of the caller, as a file',
  description:
    'Profile, sessions, activity, newsletter, reviews, wishlist, cart, checkouts and orders. Money is in rupees. Sections may be added.',
  params: idParams,
  response: {
    200: z.record(z.string(), z.unknown()).meta({
      description: 'One property per section',
      example: { exportedAt: '2026-04-02T09:15:00.000Z', profile: { name: 'Meera Iyer' }, orders: [] },
    }),
  },
  failures: { 401: notSignedIn(), 403: notYours() },
} satisfies FastifySchema;

/** /api/user/{id}: the caller's own account. */
export const usersRest: FastifyPluginAsyncZod = async (app) => {
  app.get('/user/:id', { schema: getSchema }, async ({ ctx, params }) =>
    toRestUser(ctx, throwIfProblem(checkCallerId(ctx, params.id) ?? notSignedIn())),
  );

  app.put('/user/:id', { schema: updateSchema }, async ({ ctx, params, body }) => {
    throwIfProblem(checkCallerId(ctx, params.id));
    return toRestUser(ctx, throwIfProblem(await updateProfile(ctx, body)).user);
  });

  app.get('/user/:id/data', { schema: dataSchema }, async ({ ctx, params }, reply) => {
    throwIfProblem(checkCallerId(ctx, params.id));
    const data = throwIfProblem(await exportPersonalData(ctx));
    reply.header('content-disposition', 'attachment; filename="kirana-data.json"');
    return data as Record<string, unknown>;
  });
};
