import type { FastifyRequest } from 'fastify';
import { findViewer } from '../features/auth/sessions.service.ts';
import type { Caller } from '../graphql/context.ts';
import type { Shop } from '../shop.ts';
import { originOf } from './origin.ts';

/** Name of the cookie that REST takes beside a bearer token. */
export const SESSION_COOKIE = 'kirana_session';

/** Behind TLS the name keeps other hosts of the domain from planting it. */
export const sessionCookieOf = (origin: string): string =>
  origin.startsWith('https:') ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE;

/** Who a request to GraphQL comes from: the bearer token says it alone. */
export const graphqlCaller = (shop: Shop, request: FastifyRequest): Promise<Caller> =>
  callerWith(shop, request, bearerOf(request));

/** Who a REST request comes from: a bearer token wins, else the cookie counts where the page that sent it is our own. */
export async function restCaller(shop: Shop, request: FastifyRequest): Promise<Caller> {
  const caller = await callerWith(shop, request, bearerOf(request));
  if (caller.viewer || !isSameOrigin(request, shop.env.publicUrl)) return caller;
  const cookie = sessionCookieOf(originOf(request, shop.env.publicUrl));
  return callerWith(shop, request, request.cookies[cookie] ?? null);
}

/** Somebody who need not be known, because the answer is the same for everybody. */
export const visitorOf = ({ id, ip, headers }: FastifyRequest): Caller => ({
  requestId: id,
  address: ip,
  userAgent: headers['user-agent'] ?? '',
  viewer: null,
  token: null,
});

async function callerWith(shop: Shop, request: FastifyRequest, token: string | null): Promise<Caller> {
  return {
    requestId: request.id,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    token,
    viewer: token ? await findViewer(shop, token) : null,
  };
}

/** Old clients write these when they have no token. */
const noTokens = ['null', 'undefined'];

/** The token that a request carries. */
export function bearerOf(request: FastifyRequest): string | null {
  const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return token && !noTokens.includes(token) ? token : null;
}

/** Whether the browser says that one of our own pages sent the request, or says nothing. */
export function isSameOrigin(request: FastifyRequest, publicUrl: string | null): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  return origin === undefined || origin === originOf(request, publicUrl);
}
