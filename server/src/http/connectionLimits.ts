import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../lib/log.ts';
import { sendTimeout } from '../rest/invalidRequests.ts';

/** No request takes longer to arrive, however steadily it does. */
const MAX_REQUEST_MS = 60 * 60_000;
/** Each second's worth of this that has arrived gives a body a second more: uploads over a slow line take as long as they need. */
const MIN_BYTES_PER_SECOND = 8 * 1024;
const CHECK_MS = 1000;
/** Refused connections are logged once in this time. */
const LOG_MS = 60_000;

export interface ConnectionLimits {
  /** For the headers of a request, and for its body. */
  requestTimeoutMs: number;
  /** Connections of this process at a time. */
  maxConnections: number;
}

const checkMs = ({ requestTimeoutMs }: Pick<ConnectionLimits, 'requestTimeoutMs'>): number =>
  Math.min(CHECK_MS, requestTimeoutMs / 4);

/** Options for Fastify: Node closes connections whose headers do not arrive in time. `limitConnections` does the rest. */
export const connectionOptions = (limits: Pick<ConnectionLimits, 'requestTimeoutMs'>) => ({
  requestTimeout: MAX_REQUEST_MS,
  http: {
    headersTimeout: Math.min(limits.requestTimeoutMs, MAX_REQUEST_MS),
    connectionsCheckingInterval: checkMs(limits),
  },
});

/** Bounds the connections of a server, and the time in which bodies arrive: later ones get 408, and their connection is closed. */
export function limitConnections(
  app: FastifyInstance,
  limits: ConnectionLimits,
  log: Pick<Log, 'warn'>,
): void {
  app.server.maxConnections = limits.maxConnections;
  logRefusals(app.server, log);

  const bodies = new Set<Body>();
  app.server.on('request', (request, response) => {
    if (!hasBody(request)) return;
    const body = { request, response, bytesBefore: request.socket.bytesRead, waitedMs: 0 };
    bodies.add(body);
    request.once('close', () => bodies.delete(body));
  });
  const timer = setInterval(() => {
    for (const body of bodies) {
      body.waitedMs += isWaitingForClient(body.request) ? checkMs(limits) : 0;
      if (body.waitedMs < limits.requestTimeoutMs + earnedMs(body)) continue;
      bodies.delete(body);
      const { socket } = body.request;
      // The client has its answer already, and goes on with a body that nobody wants.
      if (body.response.headersSent) socket.destroy();
      else sendTimeout(socket);
    }
  }, checkMs(limits));
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

interface Body {
  request: IncomingMessage;
  response: ServerResponse;
  /** Bytes of the connection before this body. */
  bytesBefore: number;
  /** How long the server has waited for the client. */
  waitedMs: number;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Otherwise it is the server that does not read what has arrived: an upload that waits for its place, or for the encoder. */
const isWaitingForClient = ({ complete, readableLength }: IncomingMessage): boolean =>
  !complete && readableLength === 0;

const earnedMs = ({ request, bytesBefore }: Body): number =>
  ((request.socket.bytesRead - bytesBefore) / MIN_BYTES_PER_SECOND) * 1000;

/** Connections beyond the limit are closed at once. */
function logRefusals(server: Server, log: Pick<Log, 'warn'>): void {
  let refused = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  server.on('drop', () => {
    refused++;
    if (performance.now() - loggedAt < LOG_MS) return;
    log.warn({ refused }, 'connections were refused: there are as many as MAX_CONNECTIONS allows');
    loggedAt = performance.now();
    refused = 0;
  });
}
