import type { FastifyRequest } from 'fastify';
import { type Context, createContext } from '../graphql/context.ts';
import { restCaller, visitorOf } from '../http/caller.ts';
import { originOf } from '../http/origin.ts';
import { isSameForAll } from '../http/responseCache/restCache.ts';
import type { Shop } from '../shop.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of requests under /api. */
    ctx: RestContext;
  }
  interface FastifyContextConfig {
    /** What failures of the call have as `status` instead of false. */
    failureStatus?: 'FAILED';
  }
}

/** The context of a REST request. */
export interface RestContext extends Context {
  /**
   * The address of a picture for a client that may live on another origin: complete, under the shop's public address, or
   * else the one that the request was sent to.
   */
  absolute(url: string): string;
}

/** The context of a request to the REST door. */
export async function createRestContext(shop: Shop, request: FastifyRequest): Promise<RestContext> {
  const origin = originOf(request, shop.env.publicUrl);
  const caller = isSameForAll(request) ? visitorOf(request) : await restCaller(shop, request);
  // My List and the cart show what is in memory of products.
  await shop.catalog.ensureFresh();
  return Object.assign(createContext(shop, caller), {
    absolute: (url: string) => (url.startsWith('/') ? origin + url : url),
  });
}
