import type { FastifySchema } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notSignedIn, tooManyRequests } from '../../lib/problems.ts';
import type { RestContext } from '../../rest/context.ts';
import { failure, restError, throwIfProblem } from '../../rest/errors.ts';
import { idParams, noSecurity, optionalText, text } from '../../rest/input.ts';
import { succeeded, success } from '../../rest/success.ts';
import { toRestUser, user } from '../users/userShape.ts';
import { notYours } from '../users/users.problems.ts';
import { checkCallerId } from '../users/users.service.ts';
import {
  accountBlocked,
  accountHasPassword,
  credentialMissing,
  credentialsWrong,
  emailTaken,
  googleNotOffered,
  googleUnavailable,
  signInNotConfirmed,
} from './auth.problems.ts';
import { type SignedIn, signIn, signUp } from './auth.service.ts';
import { signInWithCode, signInWithCredential } from './google/google.service.ts';
import { changePassword } from './passwords/changePassword.service.ts';
import { openSession, signOut } from './sessions.service.ts';

const token = z.string().meta({
  description: 'Opaque; send it as `Authorization: Bearer <token>`',
  example: '7Jq2hYw0yQm5t1nVd8cRk3bZx6pLf4sAeTgUiOoHjNw',
});

const msg = z.string().meta({ description: 'Message that can be shown to the shopper', example: 'Done' });
const error = z.literal(false).describe('Always false');

const session = z.object({ token, user, error, msg });
const successWithMessage = success.extend({ error, msg });

const toSession = (ctx: RestContext, { token, user, message }: SignedIn): z.infer<typeof session> => ({
  token,
  user: toRestUser(ctx, user),
  error: false,
  msg: message,
});

const signUpSchema = {
  summary: 'Creates an account and a session',
  body: z.object({
    name: text.meta({ description: '1 to 100 characters', example: 'Meera Iyer' }),
    email: text.meta({ description: 'An address without an account', example: 'meera@example.com' }),
    phone: text.meta({
      description: '6 to 15 digits, with an optional leading plus; a number without an account',
      example: '+919812345678',
    }),
    password: text.meta({
      description: 'At least 8 characters, at most 1024 bytes',
      example: 'ten green mangoes',
    }),
  }),
  response: { 200: z.object({ status: z.literal('SUCCESS'), user, token, msg }) },
  failures: {
    400: 'email can not be blank!',
    409: emailTaken(),
    429: tooManyRequests(15 * 60),
  },
  security: noSecurity,
} satisfies FastifySchema;

const signInSchema = {
  summary: 'Creates a session',
  description: 'Also sets it as an HttpOnly cookie, which is valid for requests of the shop’s own pages.',
  body: z.object({
    email: text.meta({ description: 'Upper and lower case are equal', example: 'meera@example.com' }),
    password: text.meta({ description: 'The password of the account', example: 'ten green mangoes' }),
  }),
  response: { 200: session },
  failures: {
    400: 'Email can not be blank!',
    401: credentialsWrong(),
    403: accountBlocked(),
    429: tooManyRequests(15 * 60),
  },
  security: noSecurity,
} satisfies FastifySchema;

const idToken = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxMDc2OSJ9.c2lnbmF0dXJl';

const googleSchema = {
  summary: 'Creates a session for the owner of a Google account; the first time also an account',
  description:
    'Needs one proof of identity: `credential` or, without it, `code`. Other fields (name, email, images …) are ignored.',
  body: z
    .object({
      credential: optionalText.meta({
        description: 'The ID token that Google Identity Services has issued to the page',
        example: idToken,
      }),
      code: optionalText.meta({
        description:
          'The one-time code of the shop’s own Google sign-in, valid for one minute; ignored if `credential` is present',
        example: '7Jq2hYw0yQm5t1nVd8cRk3bZx6pLf4sAeTgUiOoHjNw',
      }),
    })
    .meta({
      anyOf: [{ required: ['credential'] }, { required: ['code'] }],
      example: { credential: idToken },
    }),
  response: { 200: session, 501: failure, 503: failure },
  failures: {
    400: credentialMissing(),
    401: signInNotConfirmed(),
    403: accountBlocked(),
    409: accountHasPassword(),
    429: tooManyRequests(15 * 60),
    501: googleNotOffered(),
    503: googleUnavailable(),
  },
  security: noSecurity,
} satisfies FastifySchema;

const signOutSchema = {
  summary: 'Ends the session and clears its cookie. Succeeds also if the caller is already signed out',
  response: { 200: successWithMessage },
} satisfies FastifySchema;

const changePasswordSchema = {
  summary: 'Sets a new password and ends all other sessions of the shopper',
  description:
    'A wrong old password is answered with 200 and `error: true`, because old clients cannot handle another status.',
  params: idParams,
  body: z.object({
    password: text.meta({ description: 'The old password', example: 'the old secret' }),
    newPass: text.meta({
      description: 'The new password: at least 8 characters, at most 1024 bytes',
      example: 'a better secret',
    }),
  }),
  response: { 200: z.union([successWithMessage, failure]) },
  failures: {
    400: 'The password needs at least 8 characters',
    401: notSignedIn(),
    403: notYours(),
    429: tooManyRequests(15 * 60),
  },
} satisfies FastifySchema;

/** /api/user: sign-up, sign-in, sessions and passwords. */
export const authRest: FastifyPluginAsyncZod = async (app) => {
  const signUpOptions = { config: { failureStatus: 'FAILED' }, schema: signUpSchema } as const;
  app.post('/user/signup', signUpOptions, async ({ ctx, body }) => {
    const { user: viewer, message } = throwIfProblem(await signUp(ctx, body));
    // Null only if the account was deleted within this request.
    const sessionToken = (await openSession(ctx, { id: viewer.id })) ?? '';
    return { status: 'SUCCESS' as const, user: toRestUser(ctx, viewer), token: sessionToken, msg: message };
  });

  app.post('/user/signin', { schema: signInSchema }, async ({ ctx, body }) =>
    toSession(ctx, throwIfProblem(await signIn(ctx, body))),
  );

  app.post('/user/authWithGoogle', { schema: googleSchema }, async ({ ctx, body }) => {
    const { credential, code } = body;
    if (!ctx.google) return throwIfProblem(googleNotOffered());
    if (credential) {
      return toSession(ctx, throwIfProblem(await signInWithCredential(ctx, ctx.google, credential)));
    }
    if (code) return toSession(ctx, throwIfProblem(await signInWithCode(ctx, code)));
    return throwIfProblem(credentialMissing());
  });

  app.post('/user/signout', { schema: signOutSchema }, async ({ ctx }) => {
    const { message } = await signOut(ctx);
    return { ...succeeded, error: false as const, msg: message };
  });

  app.put('/user/changePassword/:id', { schema: changePasswordSchema }, async ({ ctx, params, body }) => {
    throwIfProblem(checkCallerId(ctx, params.id));
    const input = { oldPassword: body.password, newPassword: body.newPass };
    const result = await changePassword(ctx, input);
    if (result.__typename === 'WrongPassword') return restError(result);
    const { message } = throwIfProblem(result);
    return { ...succeeded, error: false as const, msg: message };
  });
};
