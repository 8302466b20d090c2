import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { type Shopper, startShop, type TestShop } from '../../../test/testkit.ts';
import { billing } from '../../../tools/billing.mjs';
import { Product } from '../../features/catalog/catalog.entity.ts';
import { nextRevision } from '../../features/catalog/catalog.queries.ts';

// Answers that were made for one visitor are given to others: when they may be, when not, and how old they can get.

let kit: TestShop;
let asha: Shopper;
let ravi: Shopper;
beforeAll(async () => {
  kit = await startShop();
  [asha, ravi] = await Promise.all([kit.newShopper(), kit.newShopper()]);
  // The first page is rendered ahead.
  await (await fetch(kit.url)).text();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => kit.close());

const PRODUCT = `query ($id: ID!) { product(id: $id) {
  price countInStock description reviews(first: 5) { totalCount nodes { review } }
} }`;

const some = async (text = 'paneer'): Promise<{ id: string; price: number; countInStock: number }> =>
  kit.product(text);

/** Changes a product as the shop's own tools do. */
async function setPrice(id: string, paise: number): Promise<void> {
  await kit.shop.db.write(async (tx) => {
    await tx.update(Product, { id }, { price: paise, revision: await nextRevision(tx) });
  });
}

const now = performance.now.bind(performance);
let passed = 0;

/** Lets time pass for all that is kept for a while; then it stands still. */
function later(ms: number): void {
  passed += ms;
  const time = now() + passed;
  jest.spyOn(performance, 'now').mockImplementation(() => time);
}

// biome-ignore lint/suspicious/noExplicitAny: tests read what they asked for
const jsonOf = (response: Response): Promise<any> => response.json();

const get = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${kit.url}/graphql?query=${encodeURIComponent(query)}`, {
    headers: { 'apollo-require-preflight': 'true', ...headers },
  });

describe('what was asked before', () => {
  const lists = [
    '{ products(first: 12) { totalCount nodes { id name price rating images { url } } } }',
    '{ products(first: 12, filter: { text: "panner" }) { nodes { id countInStock } } }',
    '{ products(first: 100, sort: RATING) { nodes { id countInStock description } } }',
    '{ categories { name children { name } } countries { iso2 } banners(kind: HOME) { title } }',
  ];
  test.each(lists)('is answered without the database: %s', async (query) => {
    later(0);
    const first = await kit.gql(query);
    expect(await kit.statements(async () => expect(await kit.gql(query)).toEqual(first))).toEqual([]);
  });

  test.each([
    '/products/featured',
    '/products/fiterByPrice?minPrice=10&perPage=5',
    '/category/',
    '/search?q=mlk',
  ])('is answered by REST without the database: %s', async (path) => {
    later(0);
    const first = await kit.rest('GET', path);
    const again = await kit.statements(async () => {
      const { status, body } = await kit.rest('GET', path, { token: asha.token });
      expect({ status, body }).toEqual({ status: first.status, body: first.body });
    });
    expect(again).toEqual([]);
  });

  test('is answered by REST whatever else the address says', async () => {
    later(0);
    const first = await kit.rest('GET', '/products/fiterByPrice?perPage=3');
    for (const path of [
      '/products/fiterByPrice?x=1&perPage=3',
      '/products/fiterByPrice/?perPage=3&perPages=4',
    ])
      expect(
        await kit.statements(async () => expect((await kit.rest('GET', path)).body).toEqual(first.body)),
      ).toEqual([]);
    expect((await kit.rest('GET', '/products/fiterByPrice?perPage=4')).body.products).toHaveLength(4);
  });

  test('is answered to the signed-in, too, where nothing of it is their own', async () => {
    const query = '{ products(first: 3, sort: NAME) { nodes { name } } }';
    const first = await kit.gql(query, {}, asha.token);
    expect(await kit.gql(query, {}, asha.token)).toEqual(first);
    const third = await kit.statements(async () =>
      expect(await kit.gql(query, {}, ravi.token)).toEqual(first),
    );
    expect(third).toEqual([]);
  });

  test('is looked up anew for other variables, other operations of the text, and other media types', async () => {
    const { id } = await some();
    const { id: other } = await some('basmati rice');
    const NAME = 'query ($id: ID!, $with: Boolean!) { product(id: $id) { id name @include(if: $with) } }';
    const names = [];
    for (const variables of [
      { id, with: true },
      { id, with: false },
      { id: other, with: true },
    ])
      names.push((await kit.gql(NAME, variables)).product);
    expect(names).toEqual([
      { id, name: expect.any(String) },
      { id },
      { id: other, name: expect.any(String) },
    ]);
    expect(names[0].name).not.toBe(names[2].name);

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
      expect(Object.keys((await jsonOf(response)).data)).toEqual([operation.toLowerCase()]);
    }
  });
});

describe('what changes', () => {
  test('a new price is shown from the next look at the database on, in every list', async () => {
    const { id } = await some('ghee');
    const read = async () => [
      (await kit.gql(PRODUCT, { id })).product.price,
      (await kit.rest('GET', `/products/${id}`)).body.price,
    ];
    await read();
    await setPrice(id, 54_321);
    await kit.shop.catalog.refresh();
    expect(await read()).toEqual([543.21, 543.21]);
  });

  test('however busy the shop is: what was seen more than a second ago is not shown without another look', async () => {
    const { id } = await some('ghee');
    // The process does not come to look by itself.
    jest.spyOn(global, 'setInterval').mockReturnValue(setTimeout(() => {}));
    kit.shop.catalog.startPolling(kit.shop.log);
    const read = async () => [
      (await kit.gql(PRODUCT, { id })).product.price,
      (await kit.rest('GET', `/products/${id}`)).body.price,
      /"price":([\d.]+)/.exec(await (await fetch(`${kit.url}/product/${id}`)).text())?.[1],
    ];
    await kit.shop.catalog.refresh();
    later(0);
    await read();
    await setPrice(id, 65_432);
    later(1001);
    expect(await read()).toEqual([654.32, 654.32, '654.32']);

    later(1001);
    const away = new Error('The database is away');
    const look = jest.spyOn(kit.shop.db.read, 'findOneByOrFail').mockRejectedValue(away);
    expect(await read()).toEqual([654.32, 654.32, '654.32']);
    expect(look).toHaveBeenCalledTimes(1);
    kit.shop.catalog.stopPolling();
  });

  test('a review shows at once, with its stars', async () => {
    const { id } = await some('honey');
    const before = (await kit.gql(PRODUCT, { id })).product.reviews.totalCount;
    const input = { productId: id, review: 'As from the hills', customerRating: 5 };
    await kit.gql(
      'mutation ($input: AddReviewInput!) { addReview(input: $input) { __typename } }',
      { input },
      asha.token,
    );
    const { reviews } = (await kit.gql(PRODUCT, { id })).product;
    expect(reviews).toMatchObject({ totalCount: before + 1, nodes: [{ review: 'As from the hills' }] });
  });

  test('stock is shown at most a second old, but never sold so', async () => {
    const { id } = await some('toor dal');
    await kit.setStock(id, 40);
    later(2000);
    const shown = async () => (await kit.gql(PRODUCT, { id })).product.countInStock;
    const shownByRest = async () => (await kit.rest('GET', `/products/${id}`)).body.countInStock;
    expect([await shown(), await shownByRest()]).toEqual([40, 40]);
    await kit.setStock(id, 7);
    expect(await kit.stockOf(id)).toBe(7);
    later(1001);
    expect([await shown(), await shownByRest()]).toEqual([7, 7]);
  });

  test('the same stock a second later is asked of the database with one small query, and the answer given again', async () => {
    const { id } = await some('sugar');
    const first = await kit.gql(PRODUCT, { id });
    later(1001);
    const again = await kit.statements(async () => expect(await kit.gql(PRODUCT, { id })).toEqual(first));
    expect(again).toHaveLength(1);
    expect(again[0]?.sql).not.toContain('description');
  });

  test('what is charged is what the cart shows, whatever the pages still show', async () => {
    const shopper = await kit.newShopper();
    const { id, price } = await some('turmeric');
    await kit.gql(PRODUCT, { id });
    const { options } = await kit.product('turmeric');
    // Another process changes the price; this one has not looked yet.
    await setPrice(id, 99_900);
    expect((await kit.gql(PRODUCT, { id })).product.price).toBe(price);
    const { addToCart } = await kit.gql(
      'mutation ($input: AddToCartInput!) { addToCart(input: $input) { ... on CartChanged { cart { total lines { price } } } } }',
      { input: { productId: id, quantity: 2, option: options[0] } },
      shopper.token,
    );
    expect(addToCart.cart).toEqual({ total: 1998, lines: [{ price: 999 }] });
    const { beginCheckout } = await kit.gql(
      'mutation ($billing: BillingInput!) { beginCheckout(billing: $billing) { ... on CheckoutBegun { checkout { amount } } } }',
      { billing },
      shopper.token,
    );
    expect(beginCheckout.checkout.amount).toBe(1998);
  });
});

describe('nobody is answered as somebody else', () => {
  const ME = 'me { email cart { count } wishlist { id } }';
  test.each([
    ['plainly', `{ ${ME} categories { id } }`, undefined],
    ['under another name', `{ categories { id } us: ${ME} }`, undefined],
    ['in a fragment', `query { ...F categories { id } } fragment F on Query { ${ME} }`, undefined],
    [
      'in a fragment within another',
      `{ ... on Query { ...F } } fragment F on Query { ... on Query { ${ME} } }`,
      undefined,
    ],
    [
      'where a variable says so',
      `query ($own: Boolean = true) { categories { id } ${ME.replace('me', 'me @include(if: $own)')} }`,
      undefined,
    ],
    ['in the second of two operations', `query A { categories { id } } query B { ${ME} }`, 'B'],
  ])('that asks for its own %s', async (_, query, operationName) => {
    const ask = async (token: string | null) => {
      const response = await fetch(`${kit.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ query, operationName }),
      });
      const { data } = await jsonOf(response);
      return (data.me ?? data.us)?.email ?? null;
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
      expect(await ask(token)).toBe(email);
  });

  test('by GET either, and no cache on the way may keep it', async () => {
    const query = `{ ${ME} }`;
    const own = await get(query, { authorization: `Bearer ${asha.token}` });
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect((await jsonOf(own)).data.me.email).toBe(asha.email);
    const visitors = await get(query);
    expect(visitors.headers.get('vary')).toContain('authorization');
    expect((await jsonOf(visitors)).data.me).toBeNull();
    expect((await jsonOf(await get(query, { authorization: `Bearer ${ravi.token}` }))).data.me.email).toBe(
      ravi.email,
    );
  });

  async function reserve(
    { token }: Shopper,
    input: { productId: string; quantity: number; option?: string },
  ) {
    await kit.gql(
      'mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename } }',
      { input },
      token,
    );
    await kit.gql(
      'mutation ($billing: BillingInput!) { beginCheckout(billing: $billing) { __typename } }',
      { billing },
      token,
    );
  }

  test('who has reserved units sees them as still to be bought, others do not', async () => {
    const shopper = await kit.newShopper();
    const { id, options } = await kit.product('jaggery');
    await kit.setStock(id, 30);
    await reserve(shopper, { productId: id, quantity: 4, option: options[0] });
    later(5000);
    const shown = async (token?: string) => (await kit.gql(PRODUCT, { id }, token)).product.countInStock;
    expect([await shown(), await shown(shopper.token), await shown(), await shown(asha.token)]).toEqual([
      26, 30, 26, 26,
    ]);
  });

  test('who has just reserved units is not shown more than there are', async () => {
    const shopper = await kit.newShopper();
    const { id, options } = await kit.product('cumin');
    await kit.setStock(id, 5);
    later(5000);
    const shown = async (token?: string) => (await kit.gql(PRODUCT, { id }, token)).product.countInStock;
    expect(await shown()).toBe(5);
    await reserve(shopper, { productId: id, quantity: 2, option: options[0] });
    expect(await shown(shopper.token)).toBe(5);
  });

  test('cookies and tokens neither open nor change what is the same for all', async () => {
    // What the stories before have reserved is shown from now on.
    later(5000);
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

describe('what somebody smuggles in beside the operation', () => {
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
  ])('has no say in who is answered what: %s', async (way, smuggle) => {
    const comment = `# ${way}\n`;
    const shopper = await kit.newShopper();
    const own = `${comment}{ me { email } }`;
    const change = `${comment}mutation { signOut { message } }`;
    for (const text of [own, change]) {
      await smuggle(encodeURIComponent(text));
      await smuggle(encodeURIComponent(text));
    }
    expect(await jsonOf(await post({ query: own }))).toEqual({ data: { me: null } });
    expect((await kit.gql(own, {}, shopper.token)).me).toEqual({ email: shopper.email });
    expect((await jsonOf(await get(own))).data.me).toBeNull();
    expect((await jsonOf(await post({ query: HARMLESS }))).data.signInOptions).toBeDefined();
    await kit.gql(change, {}, shopper.token);
    expect((await kit.gql('{ me { email } }', {}, shopper.token)).me).toBeNull();
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

describe('what is not kept', () => {
  test('a change is made as often as it is asked for', async () => {
    const email = `twice-${Date.now()}@example.com`;
    const input = { name: 'Twice', email, phone: String(Date.now()).slice(-10), password: 'a long password' };
    const signUp = () =>
      kit.gql('mutation ($input: SignUpInput!) { signUp(input: $input) { __typename } }', { input });
    expect([await signUp(), await signUp()]).toEqual([
      { signUp: { __typename: 'SignedUp' } },
      { signUp: { __typename: 'EmailTaken' } },
    ]);
    const { id, options } = await kit.product('basmati rice');
    const add = () =>
      kit.gql(
        'mutation ($input: AddToCartInput!) { addToCart(input: $input) { ... on CartChanged { cart { lines { quantity } } } } }',
        { input: { productId: id, option: options[0] } },
        ravi.token,
      );
    await add();
    expect((await add()).addToCart.cart.lines).toEqual([{ quantity: 2 }]);
  });

  test('what is said of the schema', async () => {
    const query = '{ __schema { queryType { name } } categories { id } }';
    expect((await get(query)).headers.get('cache-control')).toBe('no-store');
    expect((await get(query)).headers.get('etag')).toBeNull();
  });

  test('a failure', async () => {
    const { id } = await some('cashew');
    const query = 'query ($id: ID!) { product(id: $id) { name description } }';
    jest.spyOn(kit.shop.db.read, 'find').mockRejectedValueOnce(new Error('The database is away'));
    expect((await kit.gqlRaw(query, { id })).body.errors).toHaveLength(1);
    expect((await kit.gql(query, { id })).product.description).toMatch(/\w/);
    jest.spyOn(kit.shop.db.read, 'find').mockRejectedValueOnce(new Error('The database is away'));
    expect((await kit.rest('GET', `/products/${id}?fresh=1`)).status).toBe(500);
    expect((await kit.rest('GET', `/products/${id}?fresh=1`)).status).toBe(200);
  });

  test('what is refused stays so, whoever asked before', async () => {
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

test('an answer by GET names itself, so that caches ask just whether it is the same', async () => {
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
])('who takes %s is answered with %s', async (accepted, encoding) => {
  const query = '{ categories { id name children { id name } } }';
  for (const _ of ['first', 'again']) {
    const response = await get(query, { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect((await jsonOf(response)).data.categories.length).toBeGreaterThan(0);
  }
});

test.each([
  ['a hash that is not the query’s', { version: 1, sha256Hash: 'a'.repeat(64) }, /sha/],
  ['a version that there is not', { version: 2, sha256Hash: 'a'.repeat(64) }, /version/],
])('%s is no fault of ours', async (_, persistedQuery, message) => {
  const logged = jest.spyOn(kit.shop.log, 'error');
  const response = await fetch(`${kit.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    body: JSON.stringify({ query: '{ countries { iso2 } }', extensions: { persistedQuery } }),
  });
  expect(response.status).toBe(400);
  const { errors } = await jsonOf(response);
  expect(errors).toEqual([
    { message: expect.stringMatching(message), extensions: { code: 'BAD_USER_INPUT' } },
  ]);
  expect(logged).not.toHaveBeenCalled();
});

test('an operation can be asked for by its hash alone', async () => {
  const query = '{ countries { iso2 } }';
  const sha256Hash = createHash('sha256').update(query).digest('hex');
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
  const url = (text: string) =>
    `${kit.url}/graphql?extensions=${encodeURIComponent(extensions)}${text && `&query=${encodeURIComponent(text)}`}`;
  const headers = { 'apollo-require-preflight': 'true' };
  expect((await jsonOf(await fetch(url(''), { headers }))).errors[0].message).toBe('PersistedQueryNotFound');
  await fetch(url(query), { headers });
  const byHash = await fetch(url(''), { headers });
  expect((await jsonOf(byHash)).data.countries.length).toBeGreaterThan(200);
  expect(byHash.headers.get('etag')).toBeTruthy();
});

test('a page is rendered without Node following every promise of the process from then on', async () => {
  const followed = jest.spyOn(AsyncLocalStorage.prototype, 'run');
  const page = await fetch(`${kit.url}/?followed`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<title>');
  expect(followed.mock.calls.length).toBe(0);
});
