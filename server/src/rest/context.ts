import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Context, createContext } from '../graphql/context.ts';
import {
  anonymousSender,
  identifyByBearer,
  identifyByCookie,
  isSameOrigin,
  type Sender,
} from '../http/caller.ts';
import { originOf } from '../http/origin.ts';
import { isPublic } from '../http/responseCache/restCache.ts';
import { sessionCookieOf } from '../http/sessionCookie.ts';
import type { Shop } from '../shop.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for requests under /api. */
    ctx: RestContext;
  }
  interface FastifyContextConfig {
    /** `status` of failures of the call, instead of false. */
    failureStatus?: 'FAILED';
  }
}

/** A REST request's context. */
export interface RestContext extends Context {
  /** How the viewer is known; null for visitors. */
  identifiedBy: 'bearer' | 'cookie' | null;
  /** Completes an image URL with the shop's origin, because clients may run on another one. */
  absolute(url: string): string;
}

export async function createRestContext(
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RestContext> {
  const origin = originOf(request, shop.env.publicUrl);
  const { identifiedBy, ...sender } = isPublic(request)
    ? { ...anonymousSender(request), identifiedBy: null }
    : await identifySender(shop, request);
  await shop.catalog.ensureFresh();
  return Object.assign(createContext(shop, sender), {
    identifiedBy,
    sessionCookie: sessionCookieOf(request, reply, shop.env.publicUrl),
    absolute: (url: string) => (url.startsWith('/') ? origin + url : url),
  });
}

/** A valid bearer token wins over the cookie; the cookie counts only in requests of our own pages. */
async function identifySender(
  shop: Shop,
  request: FastifyRequest,
): Promise<Sender & Pick<RestContext, 'identifiedBy'>> {
  const byBearer = await identifyByBearer(shop, request);
  if (byBearer.viewer) return { ...byBearer, identifiedBy: 'bearer' };
  if (!isSameOrigin(request, shop.env.publicUrl)) return { ...byBearer, identifiedBy: null };
  const byCookie = await identifyByCookie(shop, request);
  return { ...byCookie, identifiedBy: byCookie.viewer ? 'cookie' : null };
}
