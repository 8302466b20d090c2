import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestInvalid, restError } from './errors.ts';

// JSON responses to requests that Node and Fastify reject before they look for a route.

const JSON_TYPE = 'application/json; charset=utf-8';

/** For a path that cannot be decoded or whose id is too long. */
export function sendInvalidPath(
  error: { statusCode?: number },
  _: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.code(error.statusCode ?? 400).send(restError(requestInvalid('This address is not valid')));
}

/** By the code of Node's error. */
const rejections: Record<string, { status: number; message: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The address and the headers of this request are too long' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'This request did not arrive in time' },
};
const NOT_HTTP = { status: 400, message: 'This is not a valid HTTP request' };

/** For input that is no HTTP request, exceeds the header limit or does not arrive in time. */
export function sendClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const { status, message } = rejections[error.code ?? ''] ?? NOT_HTTP;
    const body = JSON.stringify(restError(requestInvalid(message)));
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `Content-Type: ${JSON_TYPE}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy();
}

/** For a body that does not arrive in time. */
export const sendTimeout = (socket: Socket): void =>
  sendClientError(Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);

/** Its response names the codings that are understood: RFC 9110, 15.5.16. */
class CompressedBody extends Error {
  readonly statusCode = 415;
}

/** Node keeps the first of several; a proxy in front may have read another one. */
const hasSeveralHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.length === 4 && /^host$/i.test(text)).length > 1;

/**
 * Rejects HTTP/1.1 requests without `Host` and all with several with 400, compressed bodies with 415, and those with an unknown `Expect` with 417. The
 * route's own error handler answers compressed bodies.
 */
export function rejectInvalidHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, raw }, reply) => {
    if (headers.host === undefined && raw.httpVersion === '1.1')
      return reply.code(400).send(restError(requestInvalid('The Host header is missing')));
    if (hasSeveralHosts(raw))
      return reply.code(400).send(restError(requestInvalid('There are several Host headers')));
    const coding = headers['content-encoding'] || 'identity';
    if (coding.trim().toLowerCase() !== 'identity') {
      reply.header('accept-encoding', 'identity');
      throw new CompressedBody('Please send the body without compression');
    }
  });
  app.server.on('checkExpectation', (_, response) => {
    response.writeHead(417, { 'content-type': JSON_TYPE });
    response.end(JSON.stringify(restError(requestInvalid('The Expect header is not supported'))));
  });
}
