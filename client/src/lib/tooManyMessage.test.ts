import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { tooManyMessage } from './tooManyMessage.ts';

/** The error of a query to a server with this response. */
async function errorOf(response: Response): Promise<unknown> {
  const link = new HttpLink({ uri: 'http://shop.invalid/graphql', fetch: async () => response });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  return client.query({ query: gql`{ shopInfo { name } }` }).catch((error) => error);
}
const refusalOf = (extensions: object) => ({ errors: [{ message: 'Too many attempts.', extensions }] });
const json = (body: object, status: number, type = 'application/graphql-response+json') =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': type, 'retry-after': '7' } });

describe('the message about too many requests', () => {
  it.each([
    ['application/graphql-response+json', 12, 'Too many requests. Please wait 12 seconds.'],
    ['application/graphql-response+json', 600, 'Too many requests. Please wait 10 minutes.'],
    // Read from the header.
    ['application/json', 12, 'Too many requests. Please wait 7 seconds.'],
  ])('names the time that the shop gives (%s, %d s)', async (type, retryAfter, message) => {
    const body = refusalOf({ code: 'TOO_MANY_REQUESTS', retryAfter });
    expect(tooManyMessage(await errorOf(json(body, 429, type)))).toBe(message);
  });

  it('names the time that a proxy gives, if any', async () => {
    const headers = { 'retry-after': '30' };
    const slow = new Response('<h1>Slow down</h1>', { status: 429, headers });
    expect(tooManyMessage(await errorOf(slow))).toBe('Too many requests. Please wait 30 seconds.');
    const silent = new Response('', { status: 429 });
    expect(tooManyMessage(await errorOf(silent))).toBe('Too many requests. Please wait a moment.');
  });

  it.each(['-5', '1e12', 'soon'])('does not name a time that makes no sense (%s)', async (time) => {
    const response = new Response('', { status: 429, headers: { 'retry-after': time } });
    expect(tooManyMessage(await errorOf(response))).toBe('Too many requests. Please wait a moment.');
  });

  it('is not for other errors', async () => {
    expect(tooManyMessage(await errorOf(new Response('', { status: 503 })))).toBeNull();
    expect(tooManyMessage(await errorOf(json(refusalOf({ code: 'BAD_USER_INPUT' }), 400)))).toBeNull();
    expect(tooManyMessage(new TypeError('no network'))).toBeNull();
  });
});
