import type { ServerResponse } from 'node:http';
import { Server } from 'node:net';
import { setTimeout as sleep, setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** After the drain time; longer than the slowest request. Then the process exits in any case. */
export const CLOSE_TIMEOUT_MS = 15_000;
/** The signals that end the shop. */
export const CLOSING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/**
 * Without a new connection or request for so long, everything that was sent before the shutdown has arrived. Shorter than the time between
 * two health checks, which never end: once a shop is down, HAProxy's are 200 ms apart (server/deploy/haproxy.cfg).
 */
const QUIET_MS = 100;
/** Then the server stops accepting even if new connections still come. */
const MAX_ACCEPT_MS = 2000;
/** Within this time after the first signal, a second one is the same one: npm forwards what the terminal has sent to this process, too. */
const FORWARDED_SIGNAL_MS = 1000;

/**
 * Prepares a graceful shutdown of a server.
 * @param onDrain called first, so that the readiness check fails from then on
 * @returns closes the server: it serves for `drainMs` with `Connection: close`, so that proxies can send new requests elsewhere, then
 *   pending requests are answered, and all connections are closed. With `stopAccepting` new connections go to the other workers from
 *   the beginning
 */
export function prepareShutdown(
  app: FastifyInstance,
  onDrain: () => void = () => {},
): (drainMs?: number, stopAccepting?: boolean) => Promise<void> {
  let arrivals = 0;
  let isDraining = false;
  let onIdle = () => {};
  const pendingResponses = new Set<ServerResponse>();
  app.server.on('connection', () => {
    arrivals++;
  });
  app.server.prependListener('request', (_, response) => {
    arrivals++;
    pendingResponses.add(response);
    if (isDraining) closeAfter(response);
    response.once('close', () => {
      pendingResponses.delete(response);
      if (pendingResponses.size === 0) onIdle();
    });
  });

  return async (drainMs = 0, stopAccepting = false) => {
    isDraining = true;
    // The close() of an HTTP server would at once close connections on which the next request is on its way.
    if (stopAccepting) Server.prototype.close.call(app.server);
    onDrain();
    for (const response of pendingResponses) closeAfter(response);
    await sleep(drainMs);
    await waitForQuiet(() => arrivals);
    const idle = new Promise<void>((resolve) => {
      if (pendingResponses.size === 0) resolve();
      else onIdle = resolve;
    });
    const closed = app.close();
    await idle;
    // Also connections on which a request was begun but never completed.
    app.server.closeAllConnections();
    await closed;
  };
}

/** The client must open a new connection for its next request, which a proxy sends to another process. */
function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
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

/**
 * Handles the signals that ask the process to end.
 * @returns the handler for each of them: it calls `close` at the first signal and `exit` at a second one
 */
export function createSignalHandler({ close, exit }: Record<'close' | 'exit', () => void>): () => void {
  let firstAt: number | undefined;
  return () => {
    if (firstAt === undefined) {
      firstAt = performance.now();
      close();
    } else if (performance.now() - firstAt >= FORWARDED_SIGNAL_MS) exit();
  };
}
