import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long nothing has to happen before it counts as over. */
const QUIET_MS = 250;
/** Connections that wait to be accepted are, for at most so long: new ones may never stop coming. */
const ACCEPT_MS = 2000;
/** What is not answered after so long is cut off. */
const DRAIN_MS = 10_000;

/** A process that was held up meanwhile has yet to look at what has come. */
async function aWhile(): Promise<void> {
  await sleep(QUIET_MS);
  await nextTurn();
}

/** @returns what stops the server: takes no new connections, answers what has been asked, and then hangs up on everybody */
export function drainable(app: FastifyInstance): () => Promise<void> {
  let open = 0;
  let accepted = 0;
  let stopping = false;
  app.server.on('connection', () => {
    accepted++;
  });
  app.server.prependListener('request', (_, response) => {
    open++;
    response.once('close', () => {
      open--;
    });
    if (stopping) response.setHeader('connection', 'close');
  });
  return async () => {
    stopping = true;
    // Closing resets the connections that are not accepted yet; a busy process accepts one after the other.
    const latest = Date.now() + ACCEPT_MS;
    let before: number;
    do {
      before = accepted;
      await aWhile();
    } while (accepted > before && Date.now() < latest);
    // HTTP's own close() also hangs up on connections whose request is still on its way.
    Server.prototype.close.call(app.server);
    const deadline = Date.now() + DRAIN_MS;
    let quiet = 0;
    while (quiet < 2 && Date.now() < deadline) {
      await aWhile();
      // Twice, because a request may be on its way through a connection that is accepted.
      quiet = open > 0 ? 0 : quiet + 1;
    }
    app.server.closeAllConnections();
    await app.close();
  };
}
