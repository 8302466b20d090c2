import type { FastifyInstance, FastifyReply } from 'fastify';
import type { BrowsingQueue } from '../http/browsingQueue.ts';
import { isPublic } from '../http/responseCache/restCache.ts';
import { UNAVAILABLE_RETRY_SECONDS } from '../lib/problems.ts';
import { restError, shopUnavailable } from './errors.ts';

/** Has PUBLIC calls that the cache has not answered wait for all others; 503 when too many wait. */
export function queueBrowsing(app: FastifyInstance, browsing: BrowsingQueue): void {
  const releases = new WeakMap<FastifyReply, () => void>();
  const end = (reply: FastifyReply) => {
    releases.get(reply)?.();
    releases.delete(reply);
  };
  const holdUntilAnswered = (reply: FastifyReply, release: () => void) => {
    releases.set(reply, release);
    // The client may go before there is an answer.
    if (reply.raw.closed) end(reply);
    else reply.raw.once('close', () => end(reply));
  };

  app.addHook('onRequest', async (request, reply) => {
    if (!isPublic(request)) return;
    const release = await browsing.admit();
    if (release === 'overloaded')
      return reply
        .code(503)
        .header('retry-after', UNAVAILABLE_RETRY_SECONDS)
        .send(restError(shopUnavailable));
    holdUntilAnswered(reply, release);
  });
  // Not before: a client may take any time to send the body.
  app.addHook('preHandler', async (request, reply) => {
    if (!isPublic(request)) holdUntilAnswered(reply, browsing.beginOther());
  });
  // Not at the end of the response: a client may take any time to read it.
  app.addHook('onSend', (_, reply, payload, done) => {
    end(reply);
    done(null, payload);
  });
}
