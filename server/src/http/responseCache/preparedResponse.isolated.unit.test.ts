import zlib from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { prepareResponse, sendPrepared } from './preparedResponse.ts';

jest.mock('node:zlib', () => {
  const original = jest.requireActual<typeof zlib>('node:zlib');
  return { ...original, brotliCompress: jest.fn(original.brotliCompress) };
});

const text = 'Tea, coffee and biscuits. '.repeat(100);
const prepared = prepareResponse(200, {}, text);
let app: FastifyInstance;
beforeAll(() => {
  app = fastify();
  app.get('/', (request, reply) => sendPrepared(request, reply, prepared));
});
afterAll(() => app.close());

const get = () => app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });

test('a response whose compression failed is compressed again by the next request, and then only once', async () => {
  const compress = jest.mocked(zlib.brotliCompress);
  compress.mockImplementationOnce((...args: unknown[]) => {
    (args.at(-1) as (error: Error) => void)(new Error('no memory'));
  });
  expect((await get()).statusCode).toBe(500);
  for (const { statusCode, rawPayload } of [await get(), await get()]) {
    expect(statusCode).toBe(200);
    expect(zlib.brotliDecompressSync(rawPayload).toString()).toBe(text);
  }
  expect(compress).toHaveBeenCalledTimes(2);
});
