import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { anonymousSender, cookieNameFor } from '../../../http/caller.ts';
import { originOf } from '../../../http/origin.ts';
import type { Limits } from '../../../lib/limits/rateLimiter.ts';
import type { AuthContext } from '../authContext.ts';
import { createCodeForIdentity } from './google.service.ts';
import {
  type GoogleClient,
  GoogleUnavailableError,
  type PendingSignIn,
  type Refusal,
} from './googleClient.ts';
import { SIGN_IN_CODE_LIFETIME_MS } from './signInCodes.service.ts';

const MINUTE_MS = 60_000;
/** Time for a shopper to sign in at Google. */
const PENDING_LIFETIME_MS = 10 * MINUTE_MS;
const PENDING_COOKIE = 'google_begun';
/** Where Google redirects browsers to. */
export const GOOGLE_CALLBACK_PATH = '/auth/google/callback';
/** Read by our page. Not a URL parameter, because URLs end up in histories and logs. */
const CODE_COOKIE = 'google_code';
/** The page that exchanges the code for a session, or explains the failure. */
const LANDING_PAGE = '/signIn/google';

const pendingCookie = z.object({
  state: z.string(),
  verifier: z.string(),
  next: z.string(),
  expiresAt: z.number(),
});

/** A repeated parameter counts as missing. */
const parameter = z.string().optional().catch(undefined);
const callbackParameters = z.object({ code: parameter, state: parameter, error: parameter });

type Fault = Refusal | 'taken' | 'blocked' | 'unavailable' | 'failed';

interface Options {
  shop: Pick<AuthContext, 'db'> & {
    env: { publicUrl: string | null };
    limits: Limits;
    google: GoogleClient | null;
  };
}

/** /auth/google, where the shop offers it: redirects to Google and, from its callback, to our page with a one-time code. */
export async function googleRest(app: FastifyInstance, { shop }: Options): Promise<void> {
  const { google } = shop;
  if (!google) return;
  const originFor = (request: FastifyRequest) => originOf(request, shop.env.publicUrl);
  const callbackUrl = (request: FastifyRequest) => `${originFor(request)}${GOOGLE_CALLBACK_PATH}`;

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const tooMany = await shop.limits.consume('googleVisit', { address: request.ip });
    if (tooMany) {
      reply.header('retry-after', tooMany.retryAfter);
      return reply.code(429).type('text/plain').send(`${tooMany.message}\n`);
    }
  });

  app.get<{ Querystring: { next?: unknown } }>('/auth/google', async (request, reply) => {
    const { url, pending } = await google.begin(callbackUrl(request));
    const content: z.infer<typeof pendingCookie> = {
      ...pending,
      next: localPath(request.query.next),
      expiresAt: Date.now() + PENDING_LIFETIME_MS,
    };
    const { name, options } = cookieFor(PENDING_COOKIE, originFor(request));
    const maxAge = PENDING_LIFETIME_MS / 1000;
    reply.setCookie(name, JSON.stringify(content), { ...options, maxAge, httpOnly: true, signed: true });
    return reply.redirect(url);
  });

  app.get(GOOGLE_CALLBACK_PATH, async (request, reply) => {
    const pendingFor = cookieFor(PENDING_COOKIE, originFor(request));
    const pending = parsePending(request.unsignCookie(request.cookies[pendingFor.name] ?? '').value);
    reply.clearCookie(pendingFor.name, pendingFor.options);
    const result = await finishSignIn(request, { shop, google }, callbackUrl(request), pending);
    const next = pending?.next ?? '/';
    if (typeof result === 'string') return reply.redirect(landingUrl({ next, fault: result }));
    const { name, options } = cookieFor(CODE_COOKIE, originFor(request));
    reply.setCookie(name, result.code, { ...options, maxAge: SIGN_IN_CODE_LIFETIME_MS / 1000 });
    return reply.redirect(landingUrl({ next }));
  });
}

const landingUrl = (parameters: { next: string; fault?: Fault }): string =>
  `${LANDING_PAGE}?${new URLSearchParams(parameters)}`;

const cookieFor = (name: string, origin: string) => ({
  name: cookieNameFor(name, origin),
  options: { path: '/', sameSite: 'lax', secure: origin.startsWith('https:') } as const,
});

/** The one-time code of a sign-in that Google has confirmed, or why there is none. */
async function finishSignIn(
  request: FastifyRequest,
  { shop, google }: Options & { google: GoogleClient },
  callbackUrl: string,
  pending: PendingSignIn | null,
): Promise<{ code: string } | Fault> {
  const identity = await google
    .finish(callbackUrl, callbackParameters.parse(request.query), pending)
    .catch((error: unknown): Fault => {
      request.log.warn({ err: error }, 'a Google sign-in failed');
      return error instanceof GoogleUnavailableError ? 'unavailable' : 'failed';
    });
  if (typeof identity === 'string') return identity;
  const signInCode = await createCodeForIdentity({ db: shop.db, ...anonymousSender(request) }, identity);
  if ('__typename' in signInCode) return signInCode.__typename === 'EmailTaken' ? 'taken' : 'blocked';
  return signInCode.code ? { code: signInCode.code } : 'failed';
}

function parsePending(text: string | null): z.infer<typeof pendingCookie> | null {
  if (text === null) return null;
  // Signed by us, so it has this form.
  const pending = pendingCookie.parse(JSON.parse(text));
  return pending.expiresAt > Date.now() ? pending : null;
}

/** A path within this shop; the home page for anything else. */
function localPath(next: unknown): string {
  if (typeof next !== 'string' || next.length > 1000 || !next.startsWith('/')) return '/';
  const base = 'http://shop.invalid';
  // '//host', '/\host' and the like are URLs of other sites.
  if (!URL.canParse(next, base)) return '/';
  const { origin, pathname, search, hash } = new URL(next, base);
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : '/';
}
