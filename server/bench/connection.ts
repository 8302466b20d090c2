import { connect, type Socket } from 'node:net';

/** An HTTP response. */
export interface Answer {
  status: number;
  /** Status line and headers. */
  head: string;
  body: Buffer;
}

/** One HTTP/1.1 keep-alive connection with one request at a time. */
export interface Connection {
  send(request: Buffer): Promise<Answer>;
  close(): void;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * A minimal HTTP client. Library clients use as much CPU as the measured servers, so on two processors they would limit the result.
 * Reconnects when the server has closed the idle connection.
 */
export function openConnection(origin: string): Connection {
  const { hostname, port } = new URL(origin);
  let waiting: { resolve(answer: Answer): void; reject(error: Error): void } | null = null;
  let open: Socket | null = null;

  function connectSocket(): Socket {
    let received: Buffer = Buffer.alloc(0);
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    socket.on('data', (part) => {
      received = received.length === 0 ? part : Buffer.concat([received, part]);
      const parsed = parse(received);
      if (!parsed) return;
      received = received.subarray(parsed.end);
      waiting?.resolve(parsed);
      waiting = null;
    });
    socket.on('error', (error) => waiting?.reject(error));
    socket.on('close', () => {
      open = null;
      waiting?.reject(new Error('The server closed the connection'));
      waiting = null;
    });
    return socket;
  }
  open = connectSocket();

  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        open ??= connectSocket();
        open.write(request);
      }),
    close: () => open?.destroy(),
  };
}

/** @returns null if the response is incomplete */
function parse(bytes: Buffer): (Answer & { end: number }) | null {
  const headEnd = bytes.indexOf(HEAD_END);
  if (headEnd < 0) return null;
  const head = bytes.toString('latin1', 0, headEnd);
  const begin = headEnd + HEAD_END.length;
  const status = Number(head.slice(9, 12));
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) {
    const end = begin + Number(length);
    return bytes.length < end ? null : { status, head, body: bytes.subarray(begin, end), end };
  }
  if (/\r\ntransfer-encoding: chunked/i.test(head)) {
    const chunks = parseChunks(bytes, begin);
    return chunks && { status, head, ...chunks };
  }
  return { status, head, body: Buffer.alloc(0), end: begin };
}

function parseChunks(bytes: Buffer, begin: number): { body: Buffer; end: number } | null {
  const chunks: Buffer[] = [];
  for (let at = begin; ; ) {
    const line = bytes.indexOf('\r\n', at);
    if (line < 0) return null;
    const length = Number.parseInt(bytes.toString('latin1', at, line), 16);
    const end = line + 2 + length + 2;
    if (bytes.length < end) return null;
    if (length === 0) return { body: Buffer.concat(chunks), end };
    chunks.push(bytes.subarray(line + 2, line + 2 + length));
    at = end;
  }
}

/** A request; with a body it is a POST of JSON. */
export interface HttpRequest {
  path: string;
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
}

/** The bytes of a request. */
export function encode({ path, body, token, headers = {} }: HttpRequest): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body);
  const lines = [
    `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1`,
    'host: localhost',
    ...(token ? [`authorization: Bearer ${token}`] : []),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined
      ? []
      : ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`);
}
