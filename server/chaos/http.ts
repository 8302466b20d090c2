import { Agent, request } from 'node:http';

/** The response to a request, or its absence. */
export interface Answer {
  /** 0: no response, so it is unknown whether the request was processed. */
  status: number;
  text: string;
  /** The parsed text; undefined when it is not JSON. */
  body: unknown;
}

export interface HttpRequest {
  method: string;
  port: number;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Maximum time to the end of the response, in ms. */
  timeoutMs?: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 400 });
const TIMEOUT_MS = 20_000;

/** Sends one request to this machine; never throws. */
export function send({
  method,
  port,
  path,
  body,
  headers = {},
  timeoutMs = TIMEOUT_MS,
}: HttpRequest): Promise<Answer> {
  return new Promise((resolve) => {
    const none = () => resolve({ status: 0, text: '', body: undefined });
    const sent = typeof body === 'string' ? body : body === undefined ? undefined : JSON.stringify(body);
    const outgoing = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: { ...(sent === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        signal: AbortSignal.timeout(timeoutMs),
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk) => {
          text += chunk;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, body: parsed(text) }));
        answer.on('error', none);
      },
    );
    outgoing.on('error', none);
    outgoing.on('close', none);
    outgoing.end(sent);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
