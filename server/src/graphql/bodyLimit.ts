import { Readable } from 'node:stream';
import { errorCodes, type FastifyRequest } from 'fastify';
import { identifyByBearer } from '../http/caller.ts';
import type { Shop } from '../shop.ts';

/** In bytes, for staff: the desk's grid saves 500 products at once, with all their texts. */
export const STAFF_BODY_LIMIT = 1024 * 1024;
/** In bytes, for everybody else. */
const BODY_LIMIT = 100 * 1024;

/** The body, which fails beyond BODY_LIMIT unless staff send it. Only the sender of a long or chunked body is identified. */
export async function limitBody<Body extends AsyncIterable<Buffer>>(
  shop: Shop,
  request: FastifyRequest,
  payload: Body,
): Promise<Body | Readable> {
  const { 'content-length': length = 0, 'transfer-encoding': isChunked } = request.headers;
  if (!isChunked && Number(length) <= BODY_LIMIT) return payload;
  const { caller } = await identifyByBearer(shop, request);
  if (caller.kind === 'staff') return payload;
  if (!isChunked) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
  return Readable.from(untilTooLong(payload), { objectMode: false });
}

/** @throws FastifyError after BODY_LIMIT bytes */
async function* untilTooLong(payload: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of payload) {
    length += chunk.length;
    if (length > BODY_LIMIT) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
    yield chunk;
  }
}
