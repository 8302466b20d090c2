import { Agent, request } from 'node:http';

/** The response to a request; `status` is 0 if there was none. */
export interface HttpResponse {
  /** 0: no response, so it is unknown whether the request was processed. */
  status: number;
  text: string;
  /** The text parsed as JSON; undefined if it is not JSON. */
  body: unknown;
  /** When the request began and ended, in ms since 1970. */
  from: number;
  until: number;
}

export interface HttpRequest {
  method: string;
  port: number;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Maximum time until the response is complete, in ms; default: 20 s. */
  timeoutMs?: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 400 });
const TIMEOUT_MS = 20_000;

/** Sends one request to a port of this machine. Never throws: without a response the status is 0. */
export function send({
  method,
  port,
  path,
  body,
  headers = {},
  timeoutMs = TIMEOUT_MS,
}: HttpRequest): Promise<HttpResponse> {
  const from = Date.now();
  return new Promise((resolve) => {
    const respond = (status: number, text: string) =>
      resolve({ status, text, body: parseJson(text), from, until: Date.now() });
    const resolveWithoutResponse = () => respond(0, '');
    const payload = typeof body === 'string' ? body : body === undefined ? undefined : JSON.stringify(body);
    const outgoing = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: { ...(payload === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        signal: AbortSignal.timeout(timeoutMs),
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => respond(response.statusCode ?? 0, text));
        response.on('error', resolveWithoutResponse);
      },
    );
    outgoing.on('error', resolveWithoutResponse);
    outgoing.on('close', resolveWithoutResponse);
    outgoing.end(payload);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
