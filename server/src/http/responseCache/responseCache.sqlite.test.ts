import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import type { FormattedExecutionResult } from 'graphql';
import {
  AddReview,
  AddToCart,
  type AddToCartInput,
  BeginCheckout,
  Product,
  ProductCards,
  SignUp,
} from '../../../test/generated/documents.ts';
import type { RestProduct, RestProductPage } from '../../../test/restTypes.ts';
import { type Shopper, startShop, type TestShop } from '../../../test/testkit.ts';
import { billing } from '../../../tools/billing.mjs';

// Which responses are served from the cache, to whom, and how old they can be.

let kit: TestShop;
let asha: Shopper;
let ravi: Shopper;
beforeAll(async () => {
  kit = await startShop();
  [asha, ravi] = await Promise.all([kit.newShopper(), kit.newShopper()]);
  // Waits for the first rendered page.
  await (await fetch(kit.url)).text();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => kit.close());

const findProduct = (text = 'paneer') => kit.product(text);
const readProduct = async (id: string, token?: string) => (await kit.gql(Product, { id }, token)).product!;
const readByRest = async (id: string) => (await kit.rest<RestProduct>('GET', `/products/${id}`)).body;

const now = performance.now.bind(performance);
let elapsed = 0;

/** Advances `performance.now()` and then freezes it. */
function advanceTime(ms: number): void {
  elapsed += ms;
  const time = now() + elapsed;
  jest.spyOn(performance, 'now').mockImplementation(() => time);
}

const bodyOf = async <Data>(response: Response) => (await response.json()) as FormattedExecutionResult<Data>;

const get = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${kit.url}/graphql?query=${encodeURIComponent(query)}`, {
    headers: { 'apollo-require-preflight': 'true', ...headers },
  });

describe('a repeated request', () => {
  const lists = [
    '{ products(first: 12) { totalCount nodes { id name price rating images { url } } } }',
    '{ products(first: 12, filter: { text: "panner" }) { nodes { id countInStock } } }',
    '{ products(first: 100, sort: RATING) { nodes { id countInStock description } } }',
    '{ categories { name children { name } } countries { iso2 } banners(kind: HOME) { title } }',
  ];
  test.each(lists)('is answered without the database over GraphQL: %s', async (query) => {
    advanceTime(0);
    const { body: first } = await kit.gqlRaw(query);
    expect(first.errors).toBeUndefined();
    const again = async () => expect((await kit.gqlRaw(query)).body).toEqual(first);
    expect(await kit.statements(again)).toEqual([]);
  });

  test.each([
    '/products/featured',
    '/products/fiterByPrice?minPrice=10&perPage=5',
    '/category/',
    '/search?q=mlk',
  ])('is answered without the database over REST: %s', async (path) => {
    advanceTime(0);
    const first = await kit.rest('GET', path);
    const again = await kit.statements(async () => {
      const { status, body } = await kit.rest('GET', path, { token: asha.token });
      expect({ status, body }).toEqual({ status: first.status, body: first.body });
    });
    expect(again).toEqual([]);
  });

  test('is answered from the cache over REST despite unknown query parameters', async () => {
    advanceTime(0);
    const first = await kit.rest('GET', '/products/fiterByPrice?perPage=3');
    for (const path of [
      '/products/fiterByPrice?x=1&perPage=3',
      '/products/fiterByPrice/?perPage=3&perPages=4',
    ])
      expect(
        await kit.statements(async () => expect((await kit.rest('GET', path)).body).toEqual(first.body)),
      ).toEqual([]);
    expect(
      (await kit.rest<RestProductPage>('GET', '/products/fiterByPrice?perPage=4')).body.products,
    ).toHaveLength(4);
  });

  test('is answered from the cache also to signed-in shoppers if no field is personal', async () => {
    const read = ({ token }: Shopper) => kit.gql(ProductCards, { first: 3, sort: 'NAME' }, token);
    const first = await read(asha);
    expect(await read(asha)).toEqual(first);
    expect(await kit.statements(async () => expect(await read(ravi)).toEqual(first))).toEqual([]);
  });

  test('is executed for other variables, operation names and media types', async () => {
    const { id } = await findProduct();
    const { id: other } = await findProduct('basmati rice');
    const NAME = 'query ($id: ID!, $with: Boolean!) { product(id: $id) { id name @include(if: $with) } }';
    const names = [];
    for (const variables of [
      { id, with: true },
      { id, with: false },
      { id: other, with: true },
    ])
      names.push(
        (await kit.gqlRaw<{ product: { id: string; name?: string } }>(NAME, variables)).body.data?.product,
      );
    expect(names).toEqual([
      { id, name: expect.any(String) },
      { id },
      { id: other, name: expect.any(String) },
    ]);
    expect(names[0]?.name).not.toBe(names[2]?.name);

    const body = (operationName: string) =>
      JSON.stringify({
        query: 'query A { a: categories { id } } query B { b: categories { id } }',
        operationName,
      });
    const types = ['application/json', 'application/graphql-response+json'];
    for (const [operation, accept] of [
      ['A', types[0]],
      ['B', types[0]],
      ['A', types[1]],
    ] as const) {
      const headers = { 'content-type': 'application/json', accept: accept ?? '' };
      const response = await fetch(`${kit.url}/graphql`, { method: 'POST', headers, body: body(operation) });
      expect(response.headers.get('content-type')).toContain(accept);
      expect(Object.keys((await bodyOf<object>(response)).data ?? {})).toEqual([operation.toLowerCase()]);
    }
  });
});

describe('freshness', () => {
  test('shows a new price after the next refresh of the catalogue', async () => {
    const { id } = await findProduct();
    const read = async () => [(await readProduct(id)).price, (await readByRest(id)).price];
    await read();
    await kit.setPrice(id, 54_321);
    await kit.shop.catalog.refresh();
    expect(await read()).toEqual([543.21, 543.21]);
  });

  test('checks the revision if the last check is more than a second ago, even if polling is late', async () => {
    const { id } = await findProduct();
    // Disables polling.
    jest.spyOn(global, 'setInterval').mockReturnValue(setTimeout(() => {}));
    kit.shop.catalog.startPolling(kit.shop.log);
    const read = async () => [
      (await readProduct(id)).price,
      (await readByRest(id)).price,
      /"price":([\d.]+)/.exec(await (await fetch(`${kit.url}/product/${id}`)).text())?.[1],
    ];
    await kit.shop.catalog.refresh();
    advanceTime(0);
    await read();
    await kit.setPrice(id, 65_432);
    advanceTime(1001);
    expect(await read()).toEqual([654.32, 654.32, '654.32']);

    advanceTime(1001);
    const unavailable = new Error('The database is unavailable');
    const findUser = jest.spyOn(kit.shop.db.read, 'findOneByOrFail').mockRejectedValue(unavailable);
    expect(await read()).toEqual([654.32, 654.32, '654.32']);
    expect(findUser).toHaveBeenCalledTimes(1);
    kit.shop.catalog.stopPolling();
  });

  test('shows a new review immediately', async () => {
    const { id } = await findProduct('honey');
    const before = (await readProduct(id)).reviews.totalCount;
    const input = { productId: id, review: 'As from the hills', customerRating: 5 };
    await kit.gql(AddReview, { input }, asha.token);
    const { reviews } = await readProduct(id);
    expect(reviews).toMatchObject({ totalCount: before + 1, nodes: [{ review: 'As from the hills' }] });
  });

  test('shows stock that is at most a second old', async () => {
    const { id } = await findProduct('toor dal');
    await kit.setStock(id, 40);
    advanceTime(2000);
    const shown = async () => (await readProduct(id)).countInStock;
    const shownByRest = async () => (await readByRest(id)).countInStock;
    expect([await shown(), await shownByRest()]).toEqual([40, 40]);
    await kit.setStock(id, 7);
    expect(await kit.stockOf(id)).toBe(7);
    advanceTime(1001);
    expect([await shown(), await shownByRest()]).toEqual([7, 7]);
  });

  test('revalidates a response that shows stock with one small query after a second', async () => {
    const { id } = await findProduct('sugar');
    const first = await readProduct(id);
    advanceTime(1001);
    const again = await kit.statements(async () => expect(await readProduct(id)).toEqual(first));
    expect(again).toHaveLength(1);
    expect(again[0]?.sql).not.toContain('description');
  });

  test('charges the price in the cart while pages still show the previous one', async () => {
    const shopper = await kit.newShopper();
    const { id, price, options } = await findProduct('chole masala');
    await readProduct(id);
    // Another process changes the price; this one has not refreshed yet.
    await kit.setPrice(id, 99_900);
    expect((await readProduct(id)).price).toBe(price);
    const input = { productId: id, quantity: 2, option: options[0] };
    const { addToCart } = await kit.gql(AddToCart, { input }, shopper.token);
    expect(addToCart).toMatchObject({ cart: { total: 1998, lines: [{ price: 999 }] } });
    const { beginCheckout } = await kit.gql(BeginCheckout, { billing }, shopper.token);
    expect(beginCheckout).toMatchObject({ checkout: { amount: 1998 } });
  });
});

describe('personal responses are never shared', () => {
  const ME = 'me { email cart { count } wishlist { id } }';
  test.each([
    ['at the top level', `{ ${ME} categories { id } }`, undefined],
    ['with an alias', `{ categories { id } us: ${ME} }`, undefined],
    ['in a fragment', `query { ...F categories { id } } fragment F on Query { ${ME} }`, undefined],
    [
      'in a nested fragment',
      `{ ... on Query { ...F } } fragment F on Query { ... on Query { ${ME} } }`,
      undefined,
    ],
    [
      'included by a variable',
      `query ($own: Boolean = true) { categories { id } ${ME.replace('me', 'me @include(if: $own)')} }`,
      undefined,
    ],
    ['in the second of two operations', `query A { categories { id } } query B { ${ME} }`, 'B'],
  ])('with a personal field %s', async (_, query, operationName) => {
    const readEmail = async (token: string | null) => {
      const response = await fetch(`${kit.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ query, operationName }),
      });
      type User = { email: string } | null;
      const { data } = await bodyOf<{ me?: User; us?: User }>(response);
      return (data?.me ?? data?.us)?.email ?? null;
    };
    for (const [token, email] of [
      [asha.token, asha.email],
      [null, null],
      [ravi.token, ravi.email],
      [asha.token, asha.email],
      ['a-token-of-nobody', null],
      [null, null],
      [ravi.token, ravi.email],
    ] as const)
      expect(await readEmail(token)).toBe(email);
  });

  test('over GET, and shared caches must not store them', async () => {
    const query = `{ ${ME} }`;
    const emailIn = async (response: Response) =>
      (await bodyOf<{ me: { email: string } | null }>(response)).data?.me?.email;
    const own = await get(query, { authorization: `Bearer ${asha.token}` });
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect(await emailIn(own)).toBe(asha.email);
    const visitors = await get(query);
    expect(visitors.headers.get('vary')).toContain('authorization');
    expect(await bodyOf(visitors)).toEqual({ data: { me: null } });
    expect(await emailIn(await get(query, { authorization: `Bearer ${ravi.token}` }))).toBe(ravi.email);
  });

  async function reserve({ token }: Shopper, input: AddToCartInput) {
    await kit.gql(AddToCart, { input }, token);
    await kit.gql(BeginCheckout, { billing }, token);
  }

  test('units that a shopper has reserved count as available for that shopper alone', async () => {
    const shopper = await kit.newShopper();
    const { id, options } = await kit.product('jaggery');
    await kit.setStock(id, 30);
    await reserve(shopper, { productId: id, quantity: 4, option: options[0] });
    advanceTime(5000);
    const shown = async (token?: string) => (await readProduct(id, token)).countInStock;
    expect([await shown(), await shown(shopper.token), await shown(), await shown(asha.token)]).toEqual([
      26, 30, 26, 26,
    ]);
  });

  test('a new reservation is not counted twice for its shopper', async () => {
    const shopper = await kit.newShopper();
    const { id, options } = await kit.product('cumin');
    await kit.setStock(id, 5);
    advanceTime(5000);
    const shown = async (token?: string) => (await readProduct(id, token)).countInStock;
    expect(await shown()).toBe(5);
    await reserve(shopper, { productId: id, quantity: 2, option: options[0] });
    expect(await shown(shopper.token)).toBe(5);
  });

  test('cookies and tokens do not change public responses', async () => {
    // Expires the stock shown to earlier tests.
    advanceTime(5000);
    const plain = await kit.rest('GET', '/products/featured');
    const cookie = `kirana_session=${asha.token}`;
    const withCookie = await kit.rest('GET', '/products/featured', { cookie });
    expect(withCookie.text).toBe(plain.text);
    expect(withCookie.headers.get('set-cookie')).toBeNull();
    const cart = await kit.rest('GET', '/user/imageUpload', { cookie }).catch(() => null);
    expect(cart?.headers.get('cache-control') ?? 'no-store').toBe('no-store');
    const [mine, nobodys] = [
      await kit.rest('GET', '/cart', { token: asha.token }),
      await kit.rest('GET', '/cart'),
    ];
    expect([mine.headers.get('cache-control'), nobodys.headers.get('cache-control')]).toEqual([
      'no-store',
      'no-store',
    ]);
  });
});

describe('a request with contradictory operations', () => {
  const HARMLESS = '{ signInOptions { google } }';
  const sha256Hash = createHash('sha256').update(HARMLESS).digest('hex');
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  const inAddress = encodeURIComponent(JSON.stringify(extensions));
  const post = (body: object, search = '', token?: string) =>
    fetch(`${kit.url}/graphql${search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
  beforeAll(() => post({ query: HARMLESS, extensions }));

  test.each([
    ['a hash, and a text in the address', (text: string) => post({ extensions }, `?query=${text}`)],
    ['a hash, and no text', (text: string) => post({ query: null, extensions }, `?query=${text}`)],
    ['a hash, and several', (text: string) => post({ extensions }, `?query=a&query=${text}`)],
    [
      'a text behind the address',
      (text: string) => sendLine(`GET /graphql?extensions=${inAddress}&a=b#&query=${text} HTTP/1.1`),
    ],
    [
      'a text before the end of the address',
      (text: string) => sendLine(`GET /graphql?query=${text}#&extensions=${inAddress} HTTP/1.1`),
    ],
  ])('does not poison the cache: %s', async (way, smuggle) => {
    const comment = `# ${way}\n`;
    const shopper = await kit.newShopper();
    const own = `${comment}{ me { email } }`;
    const change = `${comment}mutation { signOut { message } }`;
    for (const text of [own, change]) {
      await smuggle(encodeURIComponent(text));
      await smuggle(encodeURIComponent(text));
    }
    const { token, email } = shopper;
    expect(await bodyOf(await post({ query: own }))).toEqual({ data: { me: null } });
    expect((await kit.gqlRaw(own, {}, { token })).body).toEqual({ data: { me: { email } } });
    expect(await bodyOf(await get(own))).toEqual({ data: { me: null } });
    expect(await bodyOf(await post({ query: HARMLESS }))).toHaveProperty('data.signInOptions');
    await kit.gqlRaw(change, {}, { token });
    expect(await kit.isSignedIn(token)).toBe(false);
  });

  /** Sends a request whose address no client would write so. */
  function sendLine(line: string): Promise<string> {
    return new Promise((resolve, reject) => {
      let answer = '';
      const { hostname, port } = new URL(kit.url);
      const socket = connect(Number(port), hostname, () =>
        socket.end(`${line}\r\nhost: shop\r\napollo-require-preflight: 1\r\nconnection: close\r\n\r\n`),
      );
      socket.setEncoding('utf8').on('data', (part) => (answer += part));
      socket.on('end', () => resolve(answer)).on('error', reject);
    });
  }
});

describe('not cached', () => {
  test('mutations are executed each time', async () => {
    const email = `twice-${Date.now()}@example.com`;
    const input = { name: 'Twice', email, phone: String(Date.now()).slice(-10), password: 'a long password' };
    const signUp = () => kit.gql(SignUp, { input });
    expect([await signUp(), await signUp()]).toMatchObject([
      { signUp: { __typename: 'SignedUp' } },
      { signUp: { __typename: 'EmailTaken' } },
    ]);
    const { id, options } = await kit.product('basmati rice');
    const add = () => kit.gql(AddToCart, { input: { productId: id, option: options[0] } }, ravi.token);
    await add();
    expect(await add()).toMatchObject({ addToCart: { cart: { lines: [{ quantity: 2 }] } } });
  });

  test('introspection', async () => {
    const query = '{ __schema { queryType { name } } categories { id } }';
    expect((await get(query)).headers.get('cache-control')).toBe('no-store');
    expect((await get(query)).headers.get('etag')).toBeNull();
  });

  test('failures', async () => {
    const { id } = await findProduct('cashew');
    jest.spyOn(kit.shop.db.read, 'find').mockRejectedValueOnce(new Error('The database is unavailable'));
    expect((await kit.gqlRaw(Product, { id })).body.errors).toHaveLength(1);
    expect((await readProduct(id)).description).toMatch(/\w/);
    jest.spyOn(kit.shop.db.read, 'find').mockRejectedValueOnce(new Error('The database is unavailable'));
    expect((await kit.rest('GET', `/products/${id}?fresh=1`)).status).toBe(500);
    expect((await kit.rest('GET', `/products/${id}?fresh=1`)).status).toBe(200);
  });

  test('a request that fails CSRF prevention is rejected although its response is cached', async () => {
    const query = '{ __typename categories { name } }';
    expect((await get(query)).status).toBe(200);
    const url = `${kit.url}/graphql?query=${encodeURIComponent(query)}`;
    expect((await fetch(url)).status).toBe(400);
    const asText = {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ query }),
    };
    expect((await fetch(`${kit.url}/graphql`, asText)).status).toBe(415);
  });
});

test('a GET response has an ETag, and If-None-Match is answered with 304', async () => {
  const query = '{ categories { id name children { id name } } }';
  const first = await get(query);
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1');
  expect(etag).toMatch(/^W\/".+"$/);
  const again = await get(query, { 'if-none-match': etag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect((await get(query, { 'if-none-match': '"another"' })).status).toBe(200);
  expect((await get(query, { 'if-none-match': '*' })).status).toBe(304);
  const zipped = await get(query, { 'accept-encoding': 'br' });
  expect(zipped.headers.get('content-encoding')).toBe('br');
  expect(await zipped.json()).toEqual(await first.json());
});

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', null],
  ['gzip;q=0.0', null],
  ['identity', null],
  ['brotli', null],
])('Accept-Encoding %s is answered with encoding %s', async (accepted, encoding) => {
  const query = '{ categories { id name children { id name } } }';
  for (const _ of ['first', 'again']) {
    const response = await get(query, { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect((await bodyOf<{ categories: object[] }>(response)).data?.categories.length).toBeGreaterThan(0);
  }
});

test.each([
  ['a hash that is not the query’s', { version: 1, sha256Hash: 'a'.repeat(64) }, /sha/],
  ['a version that there is not', { version: 2, sha256Hash: 'a'.repeat(64) }, /version/],
])('%s is a bad request, not an internal error', async (_, persistedQuery, message) => {
  const logged = jest.spyOn(kit.shop.log, 'error');
  const response = await fetch(`${kit.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    body: JSON.stringify({ query: '{ countries { iso2 } }', extensions: { persistedQuery } }),
  });
  expect(response.status).toBe(400);
  const { errors } = await bodyOf(response);
  expect(errors).toEqual([
    { message: expect.stringMatching(message), extensions: { code: 'BAD_USER_INPUT' } },
  ]);
  expect(logged).not.toHaveBeenCalled();
});

test('a persisted query is executed by its hash', async () => {
  const query = '{ countries { iso2 } }';
  const sha256Hash = createHash('sha256').update(query).digest('hex');
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
  const url = (text: string) =>
    `${kit.url}/graphql?extensions=${encodeURIComponent(extensions)}${text && `&query=${encodeURIComponent(text)}`}`;
  const headers = { 'apollo-require-preflight': 'true' };
  const first = await bodyOf(await fetch(url(''), { headers }));
  expect(first.errors?.[0]?.message).toBe('PersistedQueryNotFound');
  await fetch(url(query), { headers });
  const byHash = await fetch(url(''), { headers });
  expect((await bodyOf<{ countries: object[] }>(byHash)).data?.countries.length).toBeGreaterThan(200);
  expect(byHash.headers.get('etag')).toBeTruthy();
});

test('rendering a page does not use AsyncLocalStorage, which would slow all promises down', async () => {
  const followed = jest.spyOn(AsyncLocalStorage.prototype, 'run');
  const page = await fetch(`${kit.url}/?followed`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<title>');
  expect(followed.mock.calls.length).toBe(0);
});
