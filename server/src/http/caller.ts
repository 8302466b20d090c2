import type { FastifyRequest } from 'fastify';
import { findViewer } from '../features/auth/sessions.service.ts';
import { type Caller, toCaller } from '../features/users/caller.service.ts';
import type { Viewer } from '../features/users/users.service.ts';
import type { Shop } from '../shop.ts';
import { originOf } from './origin.ts';

/** What a request says about its sender. */
export interface Sender {
  requestId: string;
  /** The client's IP address, for limits and the record of account events. */
  clientAddress: string;
  /** Empty if the client sends none. */
  userAgent: string;
  caller: Caller;
  /** The caller's account; null for a visitor. */
  viewer: Viewer | null;
  /** The session token that was sent, so that one session can be ended. */
  token: string | null;
}

/** Name of the session cookie, which REST accepts beside a bearer token. */
export const SESSION_COOKIE = 'kirana_session';

/** A cookie's full name. With TLS the `__Host-` prefix prevents other hosts of the domain from setting the cookie. */
export const cookieNameFor = (name: string, origin: string): string =>
  origin.startsWith('https:') ? `__Host-${name}` : name;

/** The sender of a request that is answered the same for everybody: not identified. */
export const anonymousSender = ({
  id,
  ip,
  headers,
}: Pick<FastifyRequest, 'id' | 'ip' | 'headers'>): Sender => ({
  requestId: id,
  clientAddress: ip,
  userAgent: headers['user-agent'] ?? '',
  caller: toCaller(null),
  viewer: null,
  token: null,
});

/** The sender according to the bearer token alone, as GraphQL requires. */
export const identifyByBearer = (shop: Shop, request: FastifyRequest): Promise<Sender> =>
  identifyByToken(shop, request, bearerTokenOf(request));

/**
 * Set by the storefront's script when a shopper signs out: no script can delete the session cookie, and the server may be out of
 * reach at that moment. The next sign-in deletes it.
 */
export const SIGNED_OUT_COOKIE = 'signed_out';

export const hasSignedOut = ({ cookies }: FastifyRequest): boolean => Boolean(cookies[SIGNED_OUT_COOKIE]);

/** The token in the session cookie, also after the shopper has signed out in this browser; null without the cookie. */
export const cookieTokenOf = ({ cookies }: FastifyRequest, origin: string): string | null =>
  cookies[cookieNameFor(SESSION_COOKIE, origin)] ?? null;

/** The sender according to the session cookie alone; a visitor after the shopper has signed out in this browser. */
export function identifyByCookie(shop: Shop, request: FastifyRequest): Promise<Sender> {
  const token = hasSignedOut(request) ? null : cookieTokenOf(request, originOf(request, shop.env.publicUrl));
  return identifyByToken(shop, request, token);
}

/**
 * The sender of a request for a page, according to the session cookie. The cookie counts only when the browser itself navigates to
 * the page: pages of other origins, such as another port of this host, could read the response to a `fetch` or embed a frame.
 */
export async function identifyDocumentRequest(shop: Shop, request: FastifyRequest): Promise<Sender> {
  const { 'sec-fetch-mode': mode, 'sec-fetch-dest': destination } = request.headers;
  const isDocumentRequest = mode === 'navigate' && destination === 'document';
  return isDocumentRequest ? identifyByCookie(shop, request) : anonymousSender(request);
}

async function identifyByToken(shop: Shop, request: FastifyRequest, token: string | null): Promise<Sender> {
  const viewer = token ? await findViewer(shop, token) : null;
  return { ...anonymousSender(request), token, viewer, caller: toCaller(viewer) };
}

/** Old clients send these when they have no token. */
const NO_TOKENS = ['null', 'undefined'];

export function bearerTokenOf(request: FastifyRequest): string | null {
  const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return token && !NO_TOKENS.includes(token) ? token : null;
}

/** Whether the request comes from a page of our own origin, or from no page at all. */
export function isSameOrigin(request: FastifyRequest, publicUrl: string | null): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  return origin === undefined || origin === originOf(request, publicUrl);
}
