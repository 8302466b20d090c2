import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { originOf } from '../../http/origin.ts';
import type { Shop } from '../../shop.ts';
import type { Source } from './audit.service.ts';
import { accountOf, mintSignInCode, SIGN_IN_CODE_LIFETIME_MS } from './google.service.ts';
import type { Google, Refusal } from './google.ts';

const MINUTE = 60_000;
/** How long somebody may take at Google. */
const BEGUN_LIFETIME_MS = 10 * MINUTE;
const BEGUN_COOKIE = 'google_begun';
/** Read by our page, not by us: what stood in the page's address would be somebody else's as well. */
const CODE_COOKIE = 'google_code';
/** The page that turns the code into a session, or says why there is none. */
const LANDING = '/signIn/google';

const begunCookie = z.object({
  state: z.string(),
  verifier: z.string(),
  next: z.string(),
  expiresAt: z.number(),
});

/** A parameter that is repeated is as good as none. */
const parameter = z.string().optional().catch(undefined);
const returned = z.object({ code: parameter, state: parameter, error: parameter });

type Fault = Refusal | 'taken' | 'failed';

/** Sign-in by way of Google: there, back, and on to our page with a one-time code. */
export async function googleDoor(
  app: FastifyInstance,
  { shop, google }: { shop: Shop; google: Google },
): Promise<void> {
  const { publicUrl } = shop.env;
  const callbackOf = (request: FastifyRequest) => `${originOf(request, publicUrl)}/auth/google/callback`;
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
    const { url, begun } = await google.begin(callbackOf(request));
    const kept: z.infer<typeof begunCookie> = {
      ...begun,
      next: pathOf(request.query.next),
      expiresAt: Date.now() + BEGUN_LIFETIME_MS,
    };
    cookiesOf(request, reply).set(BEGUN_COOKIE, JSON.stringify(kept), BEGUN_LIFETIME_MS, { httpOnly: true });
    return reply.redirect(url);
  });

  app.get('/auth/google/callback', async (request, reply) => {
    const cookies = cookiesOf(request, reply);
    const kept = readBegun(cookies.signed(BEGUN_COOKIE));
    cookies.clear(BEGUN_COOKIE);
    const to = (outcome: { next?: string; fault?: Fault }) =>
      reply.redirect(`${LANDING}?${new URLSearchParams(outcome)}`);

    const next = kept?.next ?? '/';
    const identity = await google
      .finish(callbackOf(request), returned.parse(request.query), kept)
      .catch((error: unknown): Fault => {
        request.log.warn({ err: error }, 'a Google sign-in failed');
        return 'failed';
      });
    if (typeof identity === 'string') return to({ next, fault: identity });
    const account = await accountOf({ db: shop.db, ...sourceOf(request) }, identity);
    if ('__typename' in account) return to({ next, fault: 'taken' });
    const code = await mintSignInCode(shop.db, account);
    if (!code) return to({ next, fault: 'failed' });
    cookies.set(CODE_COOKIE, code, SIGN_IN_CODE_LIFETIME_MS);
    return to({ next });
  });
}

const sourceOf = ({ id, ip, headers }: FastifyRequest): Source => ({
  requestId: id,
  address: ip,
  userAgent: headers['user-agent'] ?? '',
});

/** Short-lived cookies. Behind TLS their name keeps other hosts of the domain from planting them. */
function hostCookies(request: FastifyRequest, reply: FastifyReply, secure: boolean) {
  const named = (name: string) => (secure ? `__Host-${name}` : name);
  const options = { path: '/', sameSite: 'lax', secure } as const;
  return {
    /** @param httpOnly also signed */
    set(name: string, value: string, lifetimeMs: number, { httpOnly = false } = {}): void {
      const maxAge = lifetimeMs / 1000;
      reply.setCookie(named(name), value, { ...options, maxAge, httpOnly, signed: httpOnly });
    },
    /** Null when there is none, or it is not as we have set it. */
    signed: (name: string) => request.unsignCookie(request.cookies[named(name)] ?? '').value,
    clear: (name: string) => void reply.clearCookie(named(name), options),
  };
}

function readBegun(text: string | null): z.infer<typeof begunCookie> | null {
  if (text === null) return null;
  // Only what we have signed gets here.
  const begun = begunCookie.parse(JSON.parse(text));
  return begun.expiresAt > Date.now() ? begun : null;
}

/** A path of this shop, for what somebody has put into an address; the home page for anything else. */
function pathOf(next: unknown): string {
  if (typeof next !== 'string' || next.length > 1000 || !next.startsWith('/')) return '/';
  const shop = 'http://shop.invalid';
  // '//host', '/\host' and the like are addresses of other sites.
  if (!URL.canParse(next, shop)) return '/';
  const { origin, pathname, search, hash } = new URL(next, shop);
  return origin === shop && !pathname.startsWith('//') ? pathname + search + hash : '/';
}
