import { type LimitedAction, limitRules } from '../src/lib/rateLimiter.ts';
import { requestDocument } from './documentRequest.ts';
import { type Shopper, startShop, type TestShop } from './testkit.ts';

// Who does too much of something hears so at either door, and everybody else goes on.

let kit: TestShop;
beforeAll(async () => {
  kit = await startShop({ trustedProxies: 1, limits: { factor: 0.01, redisUrl: null } });
});
afterAll(() => kit.close());

/** Somebody at an address of their own. */
let hosts = 0;
const newAddress = () => `192.0.2.${++hosts}`;

const most = (use: LimitedAction, by: 'address' | 'account') => {
  const counted: Partial<Record<string, { most: number }>> = limitRules[use];
  return Math.ceil((counted[by]?.most ?? 0) * 0.01);
};

async function graphql(
  query: string,
  { address = newAddress(), token = '', variables = {} } = {},
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they asked for
): Promise<{ status: number; headers: Headers; body: any }> {
  const response = await fetch(`${kit.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const rest = (path: string, { address = newAddress(), token = '' } = {}) =>
  kit.rest('GET', path, { token, headers: { 'x-forwarded-for': address } });

const seconds = expect.stringMatching(/^\d+$/);

function refusedByGraphql({ status, headers, body }: Awaited<ReturnType<typeof graphql>>) {
  expect(status).toBe(429);
  expect(headers.get('retry-after')).toEqual(seconds);
  expect(headers.get('content-type')).toMatch('json');
  expect(body.errors[0]).toMatchObject({
    message: expect.stringMatching('Too many attempts'),
    extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) },
  });
}

function refusedByRest({ status, headers, body }: Awaited<ReturnType<typeof rest>>) {
  expect(status).toBe(429);
  expect(headers.get('retry-after')).toEqual(seconds);
  expect(body).toEqual({ status: false, error: true, msg: expect.stringMatching('Too many attempts') });
}

test('an address has its share of GraphQL, and another address its own', async () => {
  const address = newAddress();
  for (let n = 0; n < most('graphql', 'address'); n++) {
    expect((await graphql('{ __typename }', { address })).status).toBe(200);
  }
  refusedByGraphql(await graphql('{ __typename }', { address }));
  expect((await graphql('{ __typename }')).status).toBe(200);
});

test('an address has its share of REST', async () => {
  const address = newAddress();
  for (let n = 0; n < most('rest', 'address'); n++)
    expect((await rest('/cart', { address })).status).toBe(200);
  refusedByRest(await rest('/cart', { address }));
  expect((await rest('/cart')).status).toBe(200);
});

test('an address may search so often, but to hear again what others were answered is no search', async () => {
  const address = newAddress();
  const search = (text: string) =>
    `{ products(filter: { text: "${text}" }) { totalCount } suggestions(text: "ma") { __typename } }`;
  expect((await graphql(search('mango'))).status).toBe(200);
  expect((await rest('/search?q=mango')).status).toBe(200);
  // A request that asks for two searches has done two.
  for (let n = 2; n <= most('search', 'address'); n += 2)
    expect((await graphql(search(`mango ${n}`), { address })).status).toBe(200);
  refusedByGraphql(await graphql(search('milk'), { address }));
  refusedByRest(await rest('/search?q=milk', { address }));
  expect((await graphql(search('mango'), { address })).status).toBe(200);
  expect((await rest('/search?q=mango', { address })).status).toBe(200);
});

describe('wherever they come from', () => {
  let asha: Shopper;
  beforeEach(async () => {
    asha = await kit.newShopper();
  });

  test('an account has its share of each door', async () => {
    for (let n = 0; n < most('graphql', 'account'); n++) {
      expect((await graphql('{ me { id } }', asha)).body.data.me.id).toBe(asha.id);
    }
    refusedByGraphql(await graphql('{ me { id } }', asha));
    for (let n = 0; n < most('rest', 'account'); n++) expect((await rest('/cart', asha)).status).toBe(200);
    refusedByRest(await rest('/cart', asha));
    const ravi = await kit.newShopper();
    expect((await graphql('{ me { id } }', ravi)).status).toBe(200);
  });

  test('an account may search for what is its own to see so often, whatever it searches for', async () => {
    const search = (text: string) => `{ products(filter: { text: "${text}" }) { nodes { countInStock } } }`;
    for (let n = 0; n < most('search', 'account'); n++)
      expect((await graphql(search(`mango ${n}`), asha)).status).toBe(200);
    refusedByGraphql(await graphql(search('mango'), asha));
  });

  test('an account may review, and upload so often', async () => {
    const ravi = await kit.newShopper();
    const review = `mutation ($input: AddReviewInput!) {
      addReview(input: $input) { __typename ... on TooManyRequests { retryAfter } }
    }`;
    const [first, second] = kit.shop.catalog.snapshot.products;
    const write = (productId?: string) =>
      graphql(review, {
        token: ravi.token,
        variables: { input: { productId, review: 'Good', customerRating: 4 } },
      });
    expect((await write(first?.id)).body.data.addReview.__typename).toBe('ReviewAdded');
    expect((await write(second?.id)).body.data.addReview).toEqual({
      __typename: 'TooManyRequests',
      retryAfter: expect.any(Number),
    });

    const upload = () =>
      fetch(`${kit.url}/api/user/upload`, {
        method: 'POST',
        headers: { authorization: `Bearer ${ravi.token}`, 'x-forwarded-for': newAddress() },
        body: new FormData(),
      });
    expect((await upload()).status).toBe(400);
    expect((await upload()).status).toBe(429);
  });
});

test('five wrong passwords for an account from an address are all that either door takes', async () => {
  const { email, password } = await kit.newShopper();
  const address = newAddress();
  const signIn = (given: string, from = address) =>
    graphql('mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }', {
      address: from,
      variables: { input: { email, password: given } },
    });
  for (let n = 0; n < 5; n++) {
    expect((await signIn(`wrong ${n}`)).body.data.signIn.__typename).toBe('WrongCredentials');
  }
  expect((await signIn(password)).body.data.signIn.__typename).toBe('TooManyRequests');
  const byRest = await kit.rest('POST', '/user/signin', {
    body: { email: email.toUpperCase(), password },
    headers: { 'x-forwarded-for': address },
  });
  refusedByRest(byRest);
  // Whose account it is can come in from elsewhere.
  expect((await signIn(password, newAddress())).body.data.signIn.__typename).toBe('SignedIn');
});

test('many who guess at one account are stopped, and do not lock out its shopper, who is signed in at home', async () => {
  const { email, password } = await kit.newShopper();
  const signIn = async (address: string, given = password) => {
    const { body } = await graphql(
      'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }',
      { address, variables: { input: { email, password: given } } },
    );
    return body.data.signIn.__typename;
  };
  expect(await signIn('203.0.113.5')).toBe('SignedIn');
  for (let n = 0; n < limitRules.signInFromAnywhere.account.most; n++)
    await kit.shop.limits.take('signInFromAnywhere', { address: '', account: email });
  expect(await signIn('198.51.100.9', 'a guess')).toBe('TooManyRequests');
  expect(await signIn('198.51.100.9')).toBe('TooManyRequests');
  // Another device at home.
  expect(await signIn('203.0.113.77')).toBe('SignedIn');
  for (let n = 0; n < 5; n++) expect(await signIn('203.0.113.78', 'a guess')).toBe('WrongCredentials');
  expect(await signIn('203.0.113.78')).toBe('TooManyRequests');
});

it('limits the personal pages of an account, whatever addresses the requests come from', async () => {
  const { token } = await kit.newShopper();
  const requestCart = () =>
    requestDocument(`${kit.url}/cart`, { token, headers: { 'x-forwarded-for': newAddress() } });
  for (let n = 0; n < most('page', 'account'); n++) expect((await requestCart()).status).toBe(200);
  const refused = await requestCart();
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toEqual(seconds);
  expect(refused.body).toMatch('Too many attempts');
});

test('pages are not made without end for one address', async () => {
  const address = newAddress();
  const statuses: number[] = [];
  for (let n = 0; n <= most('page', 'address'); n++) {
    const { status } = await fetch(`${kit.url}/contact-us?n=${n}`, {
      headers: { 'x-forwarded-for': address },
    });
    statuses.push(status);
  }
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.slice(0, -1)).not.toContain(429);
});

test('without a proxy in front nobody chooses an address', async () => {
  const bare = await startShop({ limits: { factor: 0.0003, redisUrl: null } });
  const statuses: number[] = [];
  for (let n = 0; n < 3; n++) {
    const { status } = await bare.rest('GET', '/cart', { headers: { 'x-forwarded-for': newAddress() } });
    statuses.push(status);
  }
  await bare.close();
  expect(statuses).toEqual([200, 200, 429]);
});

test('behind one proxy only what that says counts', async () => {
  const statuses: number[] = [];
  for (let n = 0; n <= most('rest', 'address'); n++) {
    const forwarded = `${newAddress()}, 198.51.100.1`;
    statuses.push((await rest('/cart', { address: forwarded })).status);
  }
  expect(statuses.at(-1)).toBe(429);
});

test('an address may look for so many pictures', async () => {
  const address = newAddress();
  const statuses: number[] = [];
  for (let n = 0; n <= most('picture', 'address'); n++) {
    const url = `${kit.url}/media/uploads/${n.toString(16).padStart(32, '0')}.webp`;
    statuses.push((await fetch(url, { headers: { 'x-forwarded-for': address } })).status);
  }
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.slice(0, -1)).not.toContain(429);
});
