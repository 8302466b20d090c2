import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { originOf } from '../../../http/origin.ts';
import type { Limits } from '../../../lib/rateLimiter.ts';
import type { RequestSource } from '../../users/audit.service.ts';
import type { AuthContext } from '../authContext.ts';
import { createCodeForIdentity } from './google.service.ts';
import { type GoogleClient, GoogleUnavailableError, type Refusal } from './googleClient.ts';
import { SIGN_IN_CODE_LIFETIME_MS } from './signInCodes.service.ts';

const MINUTE_MS = 60_000;
/** How long a shopper may take at Google. */
const PENDING_LIFETIME_MS = 10 * MINUTE_MS;
const PENDING_COOKIE = 'google_begun';
/** Read by our page. Not a URL parameter, because URLs end up in histories and logs. */
const CODE_COOKIE = 'google_code';
/** The page that exchanges the code for a session, or shows why there is none. */
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

type Fault = Refusal | 'taken' | 'unavailable' | 'failed';

interface Options {
  shop: Pick<AuthContext, 'db'> & { env: { publicUrl: string | null }; limits: Limits };
  google: GoogleClient;
}

/** /auth/google: redirects to Google and, from its callback, to our page with a one-time code. */
export async function googleRest(app: FastifyInstance, { shop, google }: Options): Promise<void> {
  const { publicUrl } = shop.env;
  const callbackUrl = (request: FastifyRequest) => `${originOf(request, publicUrl)}/auth/google/callback`;
  const cookiesOf = (request: FastifyRequest, reply: FastifyReply) =>
    hostCookies(request, reply, originOf(request, publicUrl).startsWith('https:'));

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const tooMany = await shop.limits.take('googleVisit', { address: request.ip });
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
    const cookies = cookiesOf(request, reply);
    cookies.set(PENDING_COOKIE, JSON.stringify(content), PENDING_LIFETIME_MS, { httpOnly: true });
    return reply.redirect(url);
  });

  app.get('/auth/google/callback', async (request, reply) => {
    const cookies = cookiesOf(request, reply);
    const pending = parsePending(cookies.readSigned(PENDING_COOKIE));
    cookies.clear(PENDING_COOKIE);
    const land = (parameters: { next: string; fault?: Fault }) =>
      reply.redirect(`${LANDING_PAGE}?${new URLSearchParams(parameters)}`);

    const next = pending?.next ?? '/';
    const identity = await google
      .finish(callbackUrl(request), callbackParameters.parse(request.query), pending)
      .catch((error: unknown): Fault => {
        request.log.warn({ err: error }, 'a Google sign-in failed');
        return error instanceof GoogleUnavailableError ? 'unavailable' : 'failed';
      });
    if (typeof identity === 'string') return land({ next, fault: identity });
    const created = await createCodeForIdentity({ db: shop.db, ...sourceOf(request) }, identity);
    if ('__typename' in created) return land({ next, fault: 'taken' });
    if (!created.code) return land({ next, fault: 'failed' });
    cookies.set(CODE_COOKIE, created.code, SIGN_IN_CODE_LIFETIME_MS);
    return land({ next });
  });
}

const sourceOf = ({ id, ip, headers }: FastifyRequest): RequestSource => ({
  requestId: id,
  address: ip,
  userAgent: headers['user-agent'] ?? '',
});

/** Short-lived cookies. With TLS the prefix `__Host-` keeps other hosts of the domain from setting them. */
function hostCookies(request: FastifyRequest, reply: FastifyReply, secure: boolean) {
  const fullName = (name: string) => (secure ? `__Host-${name}` : name);
  const options = { path: '/', sameSite: 'lax', secure } as const;
  return {
    /** @param httpOnly also signed */
    set(name: string, value: string, lifetimeMs: number, { httpOnly = false } = {}): void {
      const maxAge = lifetimeMs / 1000;
      reply.setCookie(fullName(name), value, { ...options, maxAge, httpOnly, signed: httpOnly });
    },
    /** Null when the cookie is missing or its signature is wrong. */
    readSigned: (name: string) => request.unsignCookie(request.cookies[fullName(name)] ?? '').value,
    clear: (name: string) => void reply.clearCookie(fullName(name), options),
  };
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
