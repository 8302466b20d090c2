import zlib from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { createAnswer, sendAnswer } from './cachedResponse.ts';

jest.mock('node:zlib', () => {
  const real = jest.requireActual<typeof zlib>('node:zlib');
  return { ...real, brotliCompress: jest.fn(real.brotliCompress) };
});

const text = 'Tea, coffee and biscuits. '.repeat(100);
const answer = createAnswer(200, {}, text);
let app: FastifyInstance;
beforeAll(() => {
  app = fastify();
  app.get('/', (request, reply) => sendAnswer(request, reply, answer));
});
afterAll(() => app.close());

const ask = () => app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });

test('an answer that could not be compressed is compressed for the next one who asks, and then once', async () => {
  const compress = jest.mocked(zlib.brotliCompress);
  compress.mockImplementationOnce((...given: unknown[]) => {
    (given.at(-1) as (error: Error) => void)(new Error('no memory'));
  });
  expect((await ask()).statusCode).toBe(500);
  for (const { statusCode, rawPayload } of [await ask(), await ask()]) {
    expect(statusCode).toBe(200);
    expect(zlib.brotliDecompressSync(rawPayload).toString()).toBe(text);
  }
  expect(compress).toHaveBeenCalledTimes(2);
});
