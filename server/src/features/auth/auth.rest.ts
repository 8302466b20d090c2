import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isSameOrigin } from '../../http/caller.ts';
import { clearSessionCookie, setSessionCookie } from '../../http/sessionCookie.ts';
import { invalidInput } from '../../lib/problems.ts';
import type { RestContext } from '../../rest/context.ts';
import { failure, restError, throwIfProblem } from '../../rest/errors.ts';
import { idParams, noSecurity, optionalText, text } from '../../rest/input.ts';
import { toRestUser, user } from '../users/userShape.ts';
import { findNamedViewer } from '../users/users.service.ts';
import { type SignedIn, signIn, signUp } from './auth.service.ts';
import { signInWithCode, signInWithCredential } from './google/google.service.ts';
import { changePassword } from './passwords/changePassword.service.ts';
import { openSession, signOut } from './sessions.service.ts';

const token = z.string().meta({
  description: 'Opaque; send it as `Authorization: Bearer <token>`',
  example: '7Jq2hYw0yQm5t1nVd8cRk3bZx6pLf4sAeTgUiOoHjNw',
});
const msg = z.string().meta({ description: 'For people', example: 'It is done' });

const session = z.object({ token, user, error: z.literal(false), msg });

/**
 * Answers with a new session, also as a cookie. The caller's former session ends: old clients go on sending its token until
 * they are reloaded, and a token takes precedence over the cookie.
 */
async function sendSession(
  ctx: RestContext,
  reply: FastifyReply,
  { token: newToken, user: viewer, message }: SignedIn,
): Promise<z.infer<typeof session>> {
  await signOut(ctx);
  // A page of another origin must not sign the browser in, or out, here.
  if (isSameOrigin(reply.request, ctx.env.publicUrl)) setSessionCookie(reply, ctx.absolute('/'), newToken);
  return { token: newToken, user: toRestUser(ctx, viewer), error: false, msg: message };
}

/** /api/user: sign-up, sign-in, sessions and passwords. */
export const authRest: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/user/signup',
    {
      config: { failureStatus: 'FAILED' },
      schema: {
        summary: 'Opens an account',
        body: z.object({
          name: text.meta({ description: '1 to 100 characters', example: 'Meera Iyer' }),
          email: text.meta({ description: 'Nobody else’s', example: 'meera@example.com' }),
          phone: text.meta({
            description: '6 to 15 digits, with an optional leading plus; nobody else’s',
            example: '+919812345678',
          }),
          password: text.meta({ description: '8 to 1024 bytes', example: 'ten green mangoes' }),
        }),
        response: { 200: z.object({ status: z.literal('SUCCESS'), user, token, msg }) },
        failures: {
          400: 'email can not be blank!',
          409: 'User already exist with this email!',
          429: 'Too many attempts. Please try again in 15 minutes.',
        },
        security: noSecurity,
      },
    },
    async ({ ctx, body }) => {
      const { user: viewer, message } = throwIfProblem(await signUp(ctx, body));
      // Null only if the account was deleted within this request.
      const sessionToken = (await openSession(ctx, { id: viewer.id })) ?? '';
      return { status: 'SUCCESS' as const, user: toRestUser(ctx, viewer), token: sessionToken, msg: message };
    },
  );

  app.post(
    '/user/signin',
    {
      schema: {
        summary: 'Opens a session',
        description: 'Also as an HttpOnly cookie, which counts for calls from the shop’s own pages.',
        body: z.object({
          email: text.meta({ description: 'In any case', example: 'meera@example.com' }),
          password: text.meta({ description: 'As at sign-up', example: 'ten green mangoes' }),
        }),
        response: { 200: session },
        failures: {
          400: 'Email can not be blank!',
          401: 'E-mail or password is not correct',
          429: 'Too many attempts. Please try again in 15 minutes.',
        },
        security: noSecurity,
      },
    },
    async ({ ctx, body }, reply) => {
      return sendSession(ctx, reply, throwIfProblem(await signIn(ctx, body)));
    },
  );

  app.post(
    '/user/authWithGoogle',
    {
      schema: {
        summary: 'Opens a session for somebody whom Google knows, and an account with their first',
        description:
          'Needs one proof of who they are: `credential` or, without it, `code`. What else is in the body (name, email, images …) ' +
          'proves nothing and is ignored.',
        body: z
          .object({
            credential: optionalText.meta({
              description: 'The ID token that Google Identity Services has given to the page',
              example: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxMDc2OSJ9.c2lnbmF0dXJl',
            }),
            code: optionalText.meta({
              description:
                'The one-time code of the shop’s own Google sign-in, at most a minute old; read when `credential` is missing',
              example: '7Jq2hYw0yQm5t1nVd8cRk3bZx6pLf4sAeTgUiOoHjNw',
            }),
          })
          // Either is enough.
          .meta({
            anyOf: [{ required: ['credential'] }, { required: ['code'] }],
            example: { credential: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxMDc2OSJ9.c2lnbmF0dXJl' },
          }),
        response: { 200: session, 501: failure, 503: failure },
        failures: {
          400: 'Please sign in through Google: credential is missing',
          401: 'Google does not confirm this sign-in',
          409: 'This e-mail address has an account with a password. Please sign in with it.',
          429: 'Too many attempts. Please try again in 15 minutes.',
          501: 'Google sign-in is not available here',
          503: 'Google cannot be reached at the moment. Please try again in a few minutes.',
        },
        security: noSecurity,
      },
    },
    async ({ ctx, body: { credential, code } }, reply) => {
      if (!ctx.google) return reply.code(501).send(restError('Google sign-in is not available here'));
      if (credential) {
        return sendSession(
          ctx,
          reply,
          throwIfProblem(await signInWithCredential(ctx, ctx.google, credential)),
        );
      }
      if (!code)
        throwIfProblem(invalidInput('Please sign in through Google: credential is missing', 'credential'));
      return sendSession(ctx, reply, throwIfProblem(await signInWithCode(ctx, code)));
    },
  );

  app.post(
    '/user/signout',
    {
      schema: {
        summary: 'Ends the session and clears its cookie; signed out already is a success too',
        response: { 200: z.object({ success: z.literal(true), error: z.literal(false), msg }) },
      },
    },
    async ({ ctx }, reply) => {
      const { message } = await signOut(ctx);
      if (isSameOrigin(reply.request, ctx.env.publicUrl)) clearSessionCookie(reply, ctx.absolute('/'));
      return { success: true as const, error: false as const, msg: message };
    },
  );

  app.put(
    '/user/changePassword/:id',
    {
      schema: {
        summary: 'Sets a new password and ends all other sessions of the shopper',
        description:
          'A wrong old password is answered with 200, too, and `error: true`: the clients that this call is for cannot go on after ' +
          'another status.',
        params: idParams,
        body: z.object({
          password: text.meta({ description: 'The old one', example: 'the old secret' }),
          newPass: text.meta({ description: 'The new one: 8 to 1024 bytes', example: 'a better secret' }),
        }),
        response: {
          200: z.union([
            z.object({
              success: z.literal(true).describe('Always true'),
              error: z.literal(false).describe('Always false'),
              msg: z.string().meta({ description: 'For people', example: 'Your password is changed' }),
            }),
            failure,
          ]),
        },
        failures: {
          400: 'The password needs at least 8 characters',
          401: 'Please Login to continue',
          403: 'This belongs to another shopper',
          429: 'Too many attempts. Please try again in 15 minutes.',
        },
      },
    },
    async ({ ctx, params, body: { password, newPass } }) => {
      throwIfProblem(findNamedViewer(ctx, params.id));
      const changed = await changePassword(ctx, { oldPassword: password, newPassword: newPass });
      if (changed.__typename === 'WrongPassword') return restError(changed.message);
      const { message } = throwIfProblem(changed);
      return { success: true as const, error: false as const, msg: message };
    },
  );
};
