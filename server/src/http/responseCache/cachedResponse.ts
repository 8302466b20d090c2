import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Negotiator } from 'negotiator';

/** An answer as it goes over the wire, which can be sent again and again. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Made when somebody needs it, as are the compressed bodies. */
  etag?: string;
  readonly compressed: Partial<Record<Encoding, Promise<Buffer>>>;
}

type Encoding = keyof typeof compress;

/**
 * Faster than gzip's default, and smaller. The window is larger than a page: more would find nothing, but for its own 4 MB and more
 * set aside for each answer that is being compressed V8 would collect garbage again and again.
 */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } };
const compress = {
  br: (body: Buffer) => promisify(brotliCompress)(body, brotli),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/** What is shorter fits into one packet anyway. */
const WORTH_COMPRESSING = 1200;

export const createAnswer = (status: number, headers: Record<string, string>, text: string): Answer => ({
  status,
  headers,
  body: Buffer.from(text),
  compressed: {},
});

/** Sends an answer in the encoding that the client takes, or says that the client has it already. */
export function sendAnswer(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): FastifyReply | Promise<FastifyReply> {
  for (const name in answer.headers) {
    const value = answer.headers[name];
    const before = name === 'vary' ? reply.getHeader(name) : undefined;
    reply.header(name, before ? `${before}, ${value}` : value);
  }
  if (method !== 'POST') {
    answer.etag ??= `W/"${createHash('sha1').update(answer.body).digest('base64url')}"`;
    reply.header('etag', answer.etag);
    if (answer.status === 200 && isKnownTo(headers['if-none-match'], answer.etag))
      return reply.code(304).send();
  }
  reply.code(answer.status);
  const encoding = answer.body.length < WORTH_COMPRESSING ? null : encodingOf(headers['accept-encoding']);
  if (!encoding) return reply.send(answer.body);
  answer.compressed[encoding] ??= compress[encoding](answer.body).catch((error: unknown) => {
    // The next one may have more luck: some answers are sent for as long as the process lives.
    delete answer.compressed[encoding];
    throw error;
  });
  return answer.compressed[encoding].then((body) => reply.header('content-encoding', encoding).send(body));
}

/** A weak comparison: what stands between the quotes. `*` is whatever there is. */
const isKnownTo = (known: string | undefined, etag: string): boolean =>
  known !== undefined && (known.trim() === '*' || known.includes(etag.slice(2)));

/** The better one first. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];
/** By header: browsers and caches send a handful. */
const chosen = new LRUCache<string, Encoding | 'none'>({ max: 100 });

function encodingOf(accepted: string | string[] | undefined): Encoding | null {
  if (!accepted) return null;
  const header = String(accepted);
  let encoding = chosen.get(header);
  if (!encoding) {
    const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
    encoding = negotiator.encoding(ENCODINGS, { preferred: ENCODINGS }) ?? 'none';
    chosen.set(header, encoding);
  }
  return encoding === 'none' ? null : encoding;
}
