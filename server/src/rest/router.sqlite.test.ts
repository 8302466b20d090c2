import type { RestBanner } from '../../test/restTypes.ts';
import { startShop, type TestShop } from '../../test/testkit.ts';

// All calls under /api in general; the features have their own tests.

let kit: TestShop;
beforeAll(async () => {
  kit = await startShop();
});
afterAll(() => kit.close());

const problem = {
  status: false,
  error: true,
  msg: expect.stringMatching(/\w/),
  code: expect.stringMatching(/^[A-Z_]+$/),
};
const json = { 'content-type': 'application/json' };

test.each([
  ['an unknown path', 'GET', '/nothing', {}, 404],
  ['the prefix itself', 'GET', '', {}, 404],
  ['an unknown path below a known one', 'POST', '/user/x/nothing', { body: {} }, 404],
  ['the wrong method', 'GET', '/cart/add', {}, 405],
  ['another wrong method', 'DELETE', '/products/catId', {}, 405],
  [
    'a compressed body',
    'POST',
    '/user/signin',
    { body: { email: 'a' }, headers: { ...json, 'content-encoding': 'gzip' } },
    415,
  ],
  ['a broken body', 'POST', '/cart/add', { body: '{"productId":' }, 400],
  ['an empty body', 'POST', '/user/signin', { headers: json }, 400],
  ['no body', 'POST', '/user/signin', {}, 400],
  ['a body that is no object', 'POST', '/cart/add', { body: '[1]' }, 400],
  ['a poisoned body', 'POST', '/cart/add', { body: '{"__proto__":{"isAdmin":true}}' }, 400],
  [
    'a form',
    'POST',
    '/user/signin',
    { body: 'email=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    415,
  ],
  [
    'plain text',
    'POST',
    '/user/signin',
    { body: '{"email":"a"}', headers: { 'content-type': 'text/plain' } },
    400,
  ],
  ['a body that is too large', 'POST', '/user/signin', { body: { email: 'x'.repeat(200_000) } }, 413],
  ['a repeated parameter', 'GET', '/cart?userId=a&userId=b', {}, 400],
  ['an oversized parameter', 'GET', `/cart?userId=${'x'.repeat(5000)}`, {}, 400],
  ['a page that is not a number', 'GET', '/products/catId?catId=a&page=1abc', {}, 400],
  ['page zero', 'GET', '/products/catId?catId=a&page=0', {}, 400],
  ['a page size above the limit', 'GET', '/products/catId?catId=a&perPage=101', {}, 400],
  ['a price in words', 'GET', '/products/fiterByPrice?catId=a&minPrice=1e9', {}, 400],
  ['a missing rating', 'GET', '/products/rating?catId=a', {}, 400],
  ['a malformed id', 'GET', '/products/a%20b', {}, 400],
  ['a path that cannot be decoded', 'GET', '/products/%E0%A4%A', {}, 400],
  ['an oversized id', 'GET', `/products/${'x'.repeat(300)}`, {}, 414],
  ['an oversized URL', 'GET', `/search?q=${'x'.repeat(20_000)}`, {}, 431],
] as const)('%s is a JSON error [7.helper.2 8.server.5]', async (_, method, path, options, status) => {
  const answer = await kit.rest(method, path, options);
  expect(answer).toMatchObject({ status, body: problem });
  expect(answer.headers.get('content-type')).toMatch('application/json');
  expect(answer.text).not.toMatch(/stack|node_modules|Error:/);
});

test.each([
  ['null', 'null'],
  ['undefined', 'undefined'],
  ['x5000', 'x'.repeat(5000)],
])('the bearer token %s identifies nobody', async (_, word) => {
  const answer = await kit.rest('GET', '/cart', { headers: { authorization: `Bearer ${word}` } });
  expect(answer).toMatchObject({ status: 200, body: [] });
});

test.each([
  ['GET', '/api/cart/add', 'DELETE, POST, PUT'],
  ['DELETE', '/api/products/catId', 'GET, HEAD'],
  ['PUT', '/graphql', 'GET, HEAD, POST'],
  ['PROPFIND', '/graphql', 'GET, HEAD, POST'],
  ['PUT', '/readyz', 'GET, HEAD'],
])('%s %s is answered with 405 and the methods of the path', async (method, path, methods) => {
  const response = await fetch(`${kit.url}${path}`, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')?.split(/, ?/).sort().join(', ')).toBe(methods);
});

test('a parameter in brackets is ignored', async () => {
  const { id } = kit.shop.catalog.snapshot.products[0]!;
  expect(await kit.rest('GET', `/productReviews?productId[]=${id}`)).toMatchObject({ status: 200, body: [] });
});

test('HEAD is answered like GET, without the body', async () => {
  const head = await kit.rest('HEAD', '/category/');
  expect(head).toMatchObject({ status: 200, text: '' });
  expect(head.headers.get('content-type')).toMatch('application/json');
});

test.each([undefined, 'https://evil.example'])('OPTIONS from the origin %p is answered', async (origin) => {
  const headers: Record<string, string> = origin ? { origin, 'access-control-request-method': 'PUT' } : {};
  const answer = await kit.rest('OPTIONS', '/cart', { headers });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

test('a trailing slash is ignored', async () => {
  expect(await kit.rest('GET', '/cart/')).toMatchObject({ status: 200, body: [] });
});

test('personal responses must not be stored by caches', async () => {
  expect((await kit.rest('GET', '/cart')).headers.get('cache-control')).toBe('no-store');
});

test('an internal error is masked and has the request id', async () => {
  const broken = jest
    .spyOn(kit.shop.db.read, 'find')
    .mockRejectedValue(new Error('the database said something secret'));
  const { id } = kit.shop.catalog.snapshot.products[0]!;
  const answer = await kit.rest('GET', `/products/${id}`);
  broken.mockRestore();
  expect(answer).toMatchObject({ status: 500, body: { ...problem, requestId: expect.any(String) } });
  expect(answer.text).not.toMatch('secret');
});

test('CORS allows listed origins, and in demo mode localhost, with all methods and both headers', async () => {
  const demo = await startShop({ corsOrigins: ['https://old.example'], mode: 'demo' });
  const preflight = (shop: TestShop, origin: string) =>
    shop.rest('OPTIONS', '/cart/add', { headers: { origin, 'access-control-request-method': 'PUT' } });
  for (const origin of ['https://old.example', 'http://localhost:5173']) {
    const { status, headers } = await preflight(demo, origin);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-allow-methods')).toMatch(/GET.*POST.*PUT.*DELETE/);
    expect(headers.get('access-control-allow-headers')).toMatch(/authorization.*content-type/);
  }
  const otherOrigins = [
    await preflight(demo, 'https://evil.example'),
    await preflight(kit, 'http://localhost:5173'),
  ];
  await demo.close();
  for (const { headers } of otherOrigins) expect(headers.get('access-control-allow-origin')).toBeNull();
});

test('image URLs begin with the public URL', async () => {
  const shop = await startShop({ publicUrl: 'https://kirana.example' });
  const { body } = await shop.rest<RestBanner[]>('GET', '/homeBanner');
  await shop.close();
  expect(body[0]?.images[0]).toMatch(/^https:\/\/kirana\.example\/media\//);
});
