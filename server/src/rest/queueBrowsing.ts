import type { FastifyInstance } from 'fastify';
import type { BrowsingQueue } from '../http/browsingQueue.ts';
import { isPublic } from '../http/responseCache/restCache.ts';
import { UNAVAILABLE_MESSAGE, UNAVAILABLE_RETRY_SECONDS } from '../lib/problems.ts';
import { restError } from './errors.ts';

/** Lets PUBLIC calls that the cache has not answered wait for all others; 503 when too many wait. */
export function queueBrowsing(app: FastifyInstance, browsing: BrowsingQueue): void {
  app.addHook('onRequest', async (request, reply) => {
    const release = isPublic(request) ? await browsing.admit() : browsing.beginOther();
    if (release === 'overloaded')
      return reply
        .code(503)
        .header('retry-after', UNAVAILABLE_RETRY_SECONDS)
        .send(restError(UNAVAILABLE_MESSAGE));
    // Also when the client has gone, which the hook `onResponse` does not see.
    if (reply.raw.closed) release();
    else reply.raw.once('close', release);
  });
}
