import { setTimeout as sleep, setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Without a new connection or request for so long, everything that was sent before the shutdown has arrived. */
const QUIET_MS = 250;
/** Then the server stops accepting even if new connections still come. */
const MAX_ACCEPT_MS = 2000;

/**
 * Prepares a graceful shutdown of a server.
 * @returns closes the server: pending requests are answered, then all connections are closed
 */
export function prepareShutdown(app: FastifyInstance): () => Promise<void> {
  let arrivals = 0;
  let pendingRequests = 0;
  let isDraining = false;
  let onIdle = () => {};
  app.server.on('connection', () => {
    arrivals++;
  });
  app.server.prependListener('request', (_, response) => {
    arrivals++;
    pendingRequests++;
    if (isDraining) response.setHeader('connection', 'close');
    response.once('close', () => {
      pendingRequests--;
      if (pendingRequests === 0) onIdle();
    });
  });

  return async () => {
    isDraining = true;
    await waitForQuiet(() => arrivals);
    const idle = new Promise<void>((resolve) => {
      if (pendingRequests === 0) resolve();
      else onIdle = resolve;
    });
    const closed = app.close();
    await idle;
    // Also connections on which a request was begun but never completed.
    app.server.closeAllConnections();
    await closed;
  };
}

/**
 * Waits until no client connects any more: `close()` would reset connections that still wait in the operating system's accept
 * queue.
 */
async function waitForQuiet(countArrivals: () => number): Promise<void> {
  const deadline = Date.now() + MAX_ACCEPT_MS;
  let before: number;
  do {
    before = countArrivals();
    await sleep(QUIET_MS);
    // After a busy period the timer fires before the event loop reads what has arrived.
    await yieldToEventLoop();
  } while (countArrivals() > before && Date.now() < deadline);
}
