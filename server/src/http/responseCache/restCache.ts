import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { originOf } from '../origin.ts';
import { prepareResponse, sendPrepared } from './preparedResponse.ts';
import type { ResponseCache } from './responseCache.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The response is the same for everybody: the caller is not identified, and the response is cached. */
    cacheScope?: 'PUBLIC';
  }
}

/** Browsers must revalidate, as clients of the original API expect; shared caches may answer for one second. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=1';
/** Without a configured public URL the body contains the origin that the request names. */
const PRIVATE_CACHE_CONTROL = 'private, no-cache';

export const isPublic = ({ method, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' && routeOptions.config.cacheScope === 'PUBLIC';

/** Answers PUBLIC routes of this scope from the cache and stores their responses. */
export function addRestCache(app: FastifyInstance, cache: ResponseCache, publicUrl: string | null): void {
  const cacheControl = publicUrl ? CACHE_CONTROL : PRIVATE_CACHE_CONTROL;
  // Computed on arrival: validation changes the request's parameters.
  const keys = new WeakMap<FastifyRequest, string>();

  app.addHook('onRequest', async (request, reply) => {
    if (!isPublic(request)) {
      reply.header('cache-control', 'no-store');
      return;
    }
    const key = JSON.stringify([originOf(request, publicUrl), ...cacheKeyParts(request)]);
    keys.set(request, key);
    const entry = await cache.find(key);
    if (entry) return sendPrepared(request, reply, entry.response);
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    const key = keys.get(request);
    if (key && reply.statusCode === 200 && typeof payload === 'string') {
      const headers = {
        'content-type': String(reply.getHeader('content-type')),
        'cache-control': cacheControl,
        vary: 'accept-encoding',
      };
      reply.header('cache-control', cacheControl);
      cache.store(key, {
        response: prepareResponse(200, headers, payload),
        dependencies: request.ctx.dependencies,
        scope: 'PUBLIC',
      });
    }
    done(null, payload);
  });
}

/** Route, path parameters and the query parameters that the route's schema names; others do not change the response. */
function cacheKeyParts({ routeOptions, params, query }: FastifyRequest): unknown[] {
  const schema = routeOptions.schema?.querystring;
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const values = new Map(Object.entries(query ?? {}));
  return [routeOptions.url, params, ...names.map((name) => values.get(name))];
}
