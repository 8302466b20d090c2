import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Negotiator } from 'negotiator';

/** A complete response that can be sent many times: its ETag and compressed bodies are computed once, when first needed. */
export interface PreparedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  etag?: string;
  readonly compressed: Partial<Record<Encoding, Promise<Buffer>>>;
}

type Encoding = keyof typeof compress;

/** Quality 4 is faster and smaller than gzip's default. A 256 KB window holds a whole page; the default 4 MB would cause garbage collections. */
const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
};
const compress = {
  br: (body: Buffer) => promisify(brotliCompress)(body, brotliOptions),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/** Bytes; shorter bodies fit into one packet uncompressed. */
const MIN_COMPRESSED_LENGTH = 1200;

export const prepareResponse = (
  status: number,
  headers: Record<string, string>,
  text: string,
): PreparedResponse => ({ status, headers, body: Buffer.from(text), compressed: {} });

/** Sends the response in the client's preferred encoding, or 304 if `If-None-Match` has its ETag. */
export function sendPrepared(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  response: PreparedResponse,
): FastifyReply | Promise<FastifyReply> {
  for (const name in response.headers) {
    const value = response.headers[name];
    const existing = name === 'vary' ? reply.getHeader(name) : undefined;
    reply.header(name, existing ? `${existing}, ${value}` : value);
  }
  if (method !== 'POST') {
    response.etag ??= `W/"${createHash('sha1').update(response.body).digest('base64url')}"`;
    reply.header('etag', response.etag);
    if (response.status === 200 && matchesEtag(headers['if-none-match'], response.etag))
      return reply.code(304).send();
  }
  reply.code(response.status);
  const encoding =
    response.body.length < MIN_COMPRESSED_LENGTH ? null : negotiateEncoding(headers['accept-encoding']);
  if (!encoding) return reply.send(response.body);
  response.compressed[encoding] ??= compress[encoding](response.body).catch((error: unknown) => {
    // A failure must not stay in the cache.
    delete response.compressed[encoding];
    throw error;
  });
  return response.compressed[encoding].then((body) => reply.header('content-encoding', encoding).send(body));
}

/** Weak comparison: ignores the `W/` prefix. `*` matches any ETag. */
const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && (ifNoneMatch.trim() === '*' || ifNoneMatch.includes(etag.slice(2)));

/** In order of preference. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];
/** Results by Accept-Encoding header; clients send only a few different ones. */
const negotiated = new LRUCache<string, Encoding | 'none'>({ max: 100 });

function negotiateEncoding(acceptEncoding: string | string[] | undefined): Encoding | null {
  if (!acceptEncoding) return null;
  const header = String(acceptEncoding);
  let encoding = negotiated.get(header);
  if (!encoding) {
    const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
    encoding = negotiator.encoding(ENCODINGS, { preferred: ENCODINGS }) ?? 'none';
    negotiated.set(header, encoding);
  }
  return encoding === 'none' ? null : encoding;
}
