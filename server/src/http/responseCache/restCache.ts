import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Shop } from '../../shop.ts';
import { originOf } from '../origin.ts';
import { createAnswer, sendAnswer } from './cachedResponse.ts';
import type { Kept } from './responseCache.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the call says the same to everybody: it is answered as to a visitor, and the answer given to others too. */
    sameForAll?: true;
  }
}

/** Old clients do not expect to be answered from a cache of their own. */
const SHARED = 'public, max-age=0, s-maxage=1';
/** What begins with the address that a request names is not for others' requests. */
const UNSHARED = 'private, no-cache';

export const isSameForAll = ({ method, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' && routeOptions.config.sameForAll === true;

/** Answers the calls that say the same to everybody as others were answered, where that still is right. */
export function keepAnswers(app: FastifyInstance, shop: Shop): void {
  const { env } = shop;
  const answers = shop.answers.rest;
  const sharing = env.publicUrl ? SHARED : UNSHARED;
  // Addresses of pictures begin with the shop's.
  const keyOf = (request: FastifyRequest) =>
    JSON.stringify([originOf(request, env.publicUrl), ...askedBy(request)]);
  /** As the calls were sent: validation replaces what they say. */
  const keys = new WeakMap<FastifyRequest, string>();

  app.addHook('onRequest', (request, reply, done) => {
    if (!isSameForAll(request)) {
      // The same address answers differently to each caller.
      reply.header('cache-control', 'no-store');
      done();
      return;
    }
    const orGoOn = (kept: Kept | undefined) => (kept ? sendAnswer(request, reply, kept.answer) : done());
    const key = keyOf(request);
    keys.set(request, key);
    const known = answers.find(key);
    if (known instanceof Promise) known.then(orGoOn).catch(done);
    else orGoOn(known);
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    const key = keys.get(request);
    if (key && reply.statusCode === 200 && typeof payload === 'string') {
      const headers = {
        'content-type': String(reply.getHeader('content-type')),
        'cache-control': sharing,
        vary: 'accept-encoding',
      };
      reply.header('cache-control', sharing);
      answers.keep(key, {
        answer: createAnswer(200, headers, payload),
        seen: request.ctx.seen,
        forEverybody: true,
      });
    }
    done(null, payload);
  });
}

/** All of a call that its answer depends on: whatever else an address says is not read. */
function askedBy({ routeOptions, params, query }: FastifyRequest): unknown[] {
  const read = routeOptions.schema?.querystring;
  const names = read instanceof z.ZodObject ? Object.keys(read.shape) : [];
  const given = new Map(Object.entries(query ?? {}));
  return [routeOptions.url, params, ...names.map((name) => given.get(name))];
}
