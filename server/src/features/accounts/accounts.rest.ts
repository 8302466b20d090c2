import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notSignedIn } from '../../lib/problems.ts';
import { orProblem } from '../../lib/restAnswers.ts';
import { id, idParams, text } from '../../lib/restInput.ts';
import type { RestContext } from '../../restContext.ts';
import { SESSION_COOKIE } from '../../viewer.ts';
import {
  namedShopper,
  openSession,
  SESSION_LIFETIME_MS,
  signIn,
  signOut,
  signUp,
  type Viewer,
} from './accounts.service.ts';

const user = z.object({
  id,
  _id: id,
  name: z.string(),
  email: z.string().describe('Lower case'),
  phone: z
    .string()
    .nullable()
    .describe('Digits with an optional leading plus; null for an account opened through Google'),
  images: z.array(z.string()).describe('URLs, the avatar first; may be empty'),
  isAdmin: z.boolean(),
});
const token = z.string().describe('Opaque; send it as `Authorization: Bearer <token>`');

const toUser = (ctx: RestContext, viewer: Viewer): z.infer<typeof user> => ({
  ...viewer,
  _id: viewer.id,
  images: viewer.images.map(ctx.absolute),
});

const cookie = (reply: FastifyReply) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: reply.request.protocol === 'https',
});

/** /api/user: accounts and sessions. */
export const accountsRest: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/user/signup',
    {
      config: { failureStatus: 'FAILED' },
      schema: {
        summary: 'Opens an account',
        body: z.object({
          name: text.describe('1 to 100 characters'),
          email: text,
          phone: text.describe('6 to 15 digits, with an optional leading plus'),
          password: text.describe('8 to 1024 bytes'),
        }),
        response: { 200: z.object({ status: z.literal('SUCCESS'), user, token, msg: z.string() }) },
      },
    },
    async ({ ctx, body }) => {
      const { user: viewer, message } = orProblem(await signUp(ctx, body));
      const opened = await openSession(ctx.db, viewer.id);
      return { status: 'SUCCESS' as const, user: toUser(ctx, viewer), token: opened, msg: message };
    },
  );

  app.post(
    '/user/signin',
    {
      schema: {
        summary:
          'Opens a session; also as an HttpOnly cookie, which counts for calls from the shop’s own pages',
        body: z.object({ email: text, password: text }),
        response: { 200: z.object({ token, user, error: z.literal(false), msg: z.string() }) },
      },
    },
    async ({ ctx, body }, reply) => {
      const { token: opened, user: viewer, message } = orProblem(await signIn(ctx, body));
      reply.setCookie(SESSION_COOKIE, opened, { ...cookie(reply), maxAge: SESSION_LIFETIME_MS / 1000 });
      return { token: opened, user: toUser(ctx, viewer), error: false as const, msg: message };
    },
  );

  app.post(
    '/user/signout',
    {
      schema: {
        summary: 'Ends the session and clears its cookie; signed out already is a success too',
        response: { 200: z.object({ success: z.literal(true), error: z.literal(false), msg: z.string() }) },
      },
    },
    async ({ ctx }, reply) => {
      const { message } = await signOut(ctx);
      reply.clearCookie(SESSION_COOKIE, cookie(reply));
      return { success: true as const, error: false as const, msg: message };
    },
  );

  app.get(
    '/user/:id',
    { schema: { summary: 'One’s own account', params: idParams, response: { 200: user } } },
    async ({ ctx, params }) => toUser(ctx, orProblem(namedShopper(ctx, params.id) ?? notSignedIn())),
  );
};
