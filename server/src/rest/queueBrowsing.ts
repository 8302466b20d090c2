import type { FastifyInstance, FastifyReply } from 'fastify';
import type { BrowsingQueue } from '../http/browsingQueue.ts';
import { isPublic } from '../http/responseCache/restCache.ts';
import { UNAVAILABLE_MESSAGE, UNAVAILABLE_RETRY_SECONDS } from '../lib/problems.ts';
import { restError } from './errors.ts';

/** Has PUBLIC calls that the cache has not answered wait for all others; 503 when too many wait. */
export function queueBrowsing(app: FastifyInstance, browsing: BrowsingQueue): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isPublic(request)) return;
    const release = await browsing.admit();
    if (release === 'overloaded')
      return reply
        .code(503)
        .header('retry-after', UNAVAILABLE_RETRY_SECONDS)
        .send(restError(UNAVAILABLE_MESSAGE));
    callAtEnd(reply, release);
  });
  // Not before: a client may take any time to send the body.
  app.addHook('preHandler', async (request, reply) => {
    if (!isPublic(request)) callAtEnd(reply, browsing.beginOther());
  });
}

/** Also when the client has gone, which the hook `onResponse` does not see. */
function callAtEnd({ raw }: FastifyReply, release: () => void): void {
  if (raw.closed) release();
  else raw.once('close', release);
}
