import { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A request that has been sent is in our hands after so long … */
const GRACE_MS = 250;
/** … and is cut off when it is not answered after so long. */
const DRAIN_MS = 10_000;

/** @returns what stops the server: takes no new connections, answers what has been asked, and then hangs up on everybody */
export function drainable(app: FastifyInstance): () => Promise<void> {
  let open = 0;
  let stopping = false;
  app.server.prependListener('request', (_, response) => {
    open++;
    response.once('close', () => {
      open--;
    });
    if (stopping) response.setHeader('connection', 'close');
  });
  return async () => {
    stopping = true;
    // HTTP's own close() also hangs up on connections whose request is still on its way.
    Server.prototype.close.call(app.server);
    const deadline = Date.now() + DRAIN_MS;
    do await sleep(GRACE_MS);
    while (open > 0 && Date.now() < deadline);
    app.server.closeAllConnections();
    await app.close();
  };
}
