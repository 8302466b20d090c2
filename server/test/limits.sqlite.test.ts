import { NewsletterSubscription } from '../src/features/newsletter/newsletter.entity.ts';
import { type LimitedAction, limitRules } from '../src/lib/limits/rateLimiter.ts';
import { billing } from '../tools/billing.mjs';
import type { GraphqlResponse } from './callers.ts';
import { requestDocument } from './documentRequest.ts';
import { expectTypename } from './expectTypename.ts';
import {
  AddReview,
  BeginCheckout,
  ExportAuditLog,
  ExportOrders,
  ExportRefunds,
  ExportSubscribers,
  Me,
  ProductCards,
  SaveLetter,
  SendTestLetter,
  SignIn,
  SubscribeToNewsletter,
  type TypedDocumentString,
  UnsubscribeFromNewsletter,
} from './generated/documents.ts';
import { type Shopper, startShop, type TestShop } from './testkit.ts';

// Rate limits through GraphQL, REST and pages. One caller's limit does not affect the others.

let kit: TestShop;
beforeAll(async () => {
  kit = await startShop({ trustedProxies: 1, limits: { factor: 0.01, redisUrl: null } });
});
afterAll(() => kit.close());

let hosts = 0;
/** An IP address that no other test uses. */
const newAddress = () => `192.0.2.${++hosts}`;

const limitOf = (action: LimitedAction, by: 'address' | 'account') => {
  const rules: Partial<Record<string, { points: number }>> = limitRules[action];
  return Math.ceil((rules[by]?.points ?? 0) * 0.01);
};

const graphql = <Data, Variables extends object>(
  query: string | TypedDocumentString<Data, Variables>,
  {
    address = newAddress(),
    token = '',
    variables,
  }: { address?: string; token?: string; variables?: Variables } = {},
) => kit.gqlRaw(query, variables, { token, headers: { 'x-forwarded-for': address } });

const rest = (path: string, { address = newAddress(), token = '' } = {}) =>
  kit.rest('GET', path, { token, headers: { 'x-forwarded-for': address } });

const seconds = expect.stringMatching(/^\d+$/);

function expectGraphqlRefusal({ status, headers, body }: GraphqlResponse<unknown>) {
  expect(status).toBe(429);
  expect(headers.get('retry-after')).toEqual(seconds);
  expect(headers.get('content-type')).toMatch('json');
  expect(body.errors?.[0]).toMatchObject({
    message: expect.stringMatching('Too many attempts'),
    extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) },
  });
}

function expectRestRefusal({ status, headers, body }: Awaited<ReturnType<typeof rest>>) {
  expect(status).toBe(429);
  expect(headers.get('retry-after')).toEqual(seconds);
  expect(body).toEqual({
    status: false,
    error: true,
    msg: expect.stringMatching('Too many attempts'),
    code: 'TOO_MANY_REQUESTS',
  });
}

test('GraphQL requests are limited per address', async () => {
  const address = newAddress();
  for (let n = 0; n < limitOf('graphql', 'address'); n++) {
    expect((await graphql('{ __typename }', { address })).status).toBe(200);
  }
  expectGraphqlRefusal(await graphql('{ __typename }', { address }));
  expect((await graphql('{ __typename }')).status).toBe(200);
});

test('REST requests are limited per address', async () => {
  const address = newAddress();
  for (let n = 0; n < limitOf('rest', 'address'); n++)
    expect((await rest('/cart', { address })).status).toBe(200);
  expectRestRefusal(await rest('/cart', { address }));
  expect((await rest('/cart')).status).toBe(200);
});

test('searches are limited per address; cached results do not count', async () => {
  const address = newAddress();
  const search = (text: string) =>
    `{ products(filter: { text: "${text}" }) { totalCount } suggestions(text: "ma") { __typename } }`;
  expect((await graphql(search('mango'))).status).toBe(200);
  expect((await rest('/search?q=mango')).status).toBe(200);
  // Each request contains two searches.
  for (let n = 2; n <= limitOf('search', 'address'); n += 2)
    expect((await graphql(search(`mango ${n}`), { address })).status).toBe(200);
  expectGraphqlRefusal(await graphql(search('milk'), { address }));
  expectRestRefusal(await rest('/search?q=milk', { address }));
  expect((await graphql(search('mango'), { address })).status).toBe(200);
  expect((await rest('/search?q=mango', { address })).status).toBe(200);
});

test('a limited address takes no place of those who browse', async () => {
  const address = newAddress();
  const browse = (first: number, from: string) =>
    graphql(ProductCards, { address: from, variables: { first } });
  // What is known to be browsing has been executed before.
  await browse(1, newAddress());
  for (let n = 0; n < limitOf('graphql', 'address'); n++) await graphql('{ __typename }', { address });
  const releases: (() => void)[] = [];
  for (;;) {
    const release = await kit.shop.browsing.admit();
    if (release === 'overloaded') break;
    releases.push(release);
  }
  expectGraphqlRefusal(await browse(2, address));
  expect((await browse(2, newAddress())).status).toBe(503);
  for (const release of releases) release();
});

describe('an account that uses many addresses', () => {
  let asha: Shopper;
  beforeEach(async () => {
    asha = await kit.newShopper();
  });

  test('has one limit for GraphQL and one for REST', async () => {
    for (let n = 0; n < limitOf('graphql', 'account'); n++) {
      expect((await graphql(Me, asha)).body.data?.me?.id).toBe(asha.id);
    }
    expectGraphqlRefusal(await graphql(Me, asha));
    for (let n = 0; n < limitOf('rest', 'account'); n++) expect((await rest('/cart', asha)).status).toBe(200);
    expectRestRefusal(await rest('/cart', asha));
    const ravi = await kit.newShopper();
    expect((await graphql(Me, ravi)).status).toBe(200);
  });

  test('has a limit for searches with uncached fields', async () => {
    const search = (text: string) => `{ products(filter: { text: "${text}" }) { nodes { countInStock } } }`;
    for (let n = 0; n < limitOf('search', 'account'); n++)
      expect((await graphql(search(`mango ${n}`), asha)).status).toBe(200);
    expectGraphqlRefusal(await graphql(search('mango'), asha));
  });

  test('has limits for reviews and uploads', async () => {
    const ravi = await kit.newShopper();
    const [first, second] = kit.shop.catalog.snapshot.products;
    const write = async (productId = '') => {
      const input = { productId, review: 'Good', customerRating: 4 };
      return (await graphql(AddReview, { token: ravi.token, variables: { input } })).body.data?.addReview;
    };
    expect(await write(first?.id)).toMatchObject({ __typename: 'ReviewAdded' });
    expect(await write(second?.id)).toMatchObject({
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

describe('a member of staff', () => {
  let owner: Shopper;
  let colleague: Shopper;
  beforeEach(async () => {
    owner = await kit.newStaff('owner');
    colleague = await kit.newStaff('owner');
  });

  /** Sends a file to the desk. @returns the status, and whether a refusal says when to try again */
  async function upload(path: string, { token }: Shopper): Promise<[number, boolean]> {
    const response = await fetch(`${kit.url}/desk/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': newAddress() },
      body: new FormData(),
    });
    await response.arrayBuffer();
    return [response.status, response.headers.has('retry-after')];
  }

  it.each([
    ['imports', 'importFile'],
    ['pictures?purpose=product', 'cataloguePicture'],
  ] as const)('uploads a limited number of files to /desk/%s', async (path, action) => {
    for (let n = 0; n < limitOf(action, 'account'); n++)
      expect(await upload(path, owner)).toEqual([400, false]);
    expect(await upload(path, owner)).toEqual([429, true]);
    expect(await upload(path, colleague)).toEqual([400, false]);
  });

  it('downloads catalogues within the limit of imports', async () => {
    const download = ({ token }: Shopper) =>
      fetch(`${kit.url}/desk/export.csv`, { headers: { authorization: `Bearer ${token}` } });
    expect(limitOf('importFile', 'account')).toBe(1);
    expect((await download(owner)).status).toBe(200);
    const refused = await download(owner);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, seconds]);
    expect((await download(colleague)).status).toBe(200);
  });

  it('mails a letter to the own address a limited number of times', async () => {
    const input = { subject: 'Mangoes', body: 'They are here.' };
    const { saveLetter } = await kit.gql(SaveLetter, { version: 0, input }, owner.token);
    const { letter } = expectTypename(saveLetter, 'DeskLetterSaved');
    const sendTest = async ({ token }: Shopper) =>
      (await graphql(SendTestLetter, { token, variables: { id: letter.id } })).body.data?.sendTestLetter
        .__typename;
    expect(limitOf('testLetter', 'account')).toBe(1);
    expect(await sendTest(owner)).toBe('DeskTestLetterSent');
    expect(await sendTest(owner)).toBe('TooManyRequests');
    expect(await sendTest(colleague)).toBe('DeskTestLetterSent');
  });

  it.each([
    ['orders', ExportOrders, { filter: {} }, 'exportOrders', 'DeskOrdersCsv'],
    ['refunds', ExportRefunds, {}, 'exportRefunds', 'DeskRefundsCsv'],
    ['subscribers', ExportSubscribers, {}, 'exportSubscribers', 'DeskSubscribersCsv'],
    ['events', ExportAuditLog, {}, 'exportAuditLog', 'DeskAuditLogCsv'],
  ] as const)('exports a limited number of parts of lists: %s', async (_, document, variables, name, csv) => {
    const exportList = async ({ token }: Shopper) => {
      const { body } = await graphql<Record<string, { __typename: string }>, object>(String(document), {
        token,
        variables,
      });
      return body.data?.[name]?.__typename;
    };
    // By other lists: there is one limit for all.
    for (let n = 1; n < limitOf('exportPart', 'account'); n++)
      await kit.shop.limits.consume('exportPart', { address: '', account: owner.id });
    expect(await exportList(owner)).toBe(csv);
    expect(await exportList(owner)).toBe('TooManyRequests');
    expect(await exportList(colleague)).toBe(csv);
  });
});

test('calls to the payment provider have one limit per account for GraphQL and REST', async () => {
  const begin = (token: string) => graphql(BeginCheckout, { token, variables: { billing } });
  const post = (path: string, token: string, body: object) =>
    kit.rest('POST', path, { token, body, headers: { 'x-forwarded-for': newAddress() } });
  const [asha, ravi] = [await kit.newShopper(), await kit.newShopper()];
  expect(limitOf('payment', 'account')).toBe(1);
  expect((await begin(asha.token)).body.data?.beginCheckout.__typename).toBe('CartEmpty');
  expectGraphqlRefusal(await begin(asha.token));
  expectRestRefusal(await post('/orders/checkout', asha.token, billing));
  expectRestRefusal(await post('/orders/create', asha.token, { paymentId: 'pay_unknown' }));
  expect((await post('/orders/checkout', ravi.token, billing)).status).toBe(409);
  expectRestRefusal(await post('/orders/create', ravi.token, { paymentId: 'pay_unknown' }));
});

test('only valid requests of signed-in shoppers count towards the limit of calls to the payment provider', async () => {
  const address = newAddress();
  const { token } = await kit.newShopper();
  const begin = (variables: { billing: typeof billing }, caller = {}) =>
    graphql(BeginCheckout, { address, variables, ...caller });
  const post = (path: string, body: object, caller = {}) =>
    kit.rest('POST', path, { body, headers: { 'x-forwarded-for': address }, ...caller });
  const invalid = { ...billing, fullName: ' ' };
  for (let n = 0; n <= limitOf('payment', 'address'); n++) {
    expect((await begin({ billing })).body.data?.beginCheckout.__typename).toBe('NotSignedIn');
    expect((await begin({ billing: invalid }, { token })).body.data?.beginCheckout.__typename).toBe(
      'InvalidInput',
    );
    expect((await post('/orders/checkout', billing)).status).toBe(401);
    expect((await post('/orders/create', { paymentId: 'pay_unknown' })).status).toBe(401);
    expect((await post('/orders/checkout', invalid, { token })).status).toBe(400);
    expect((await post('/orders/create', { paymentId: '?' }, { token })).status).toBe(400);
  }
  expect((await begin({ billing }, { token })).body.data?.beginCheckout.__typename).toBe('CartEmpty');
});

test('an account whose calls to the payment provider are refused leaves the limit of its address to others', async () => {
  const address = newAddress();
  const [asha, ravi] = [await kit.newShopper(), await kit.newShopper()];
  const begin = (token: string) => graphql(BeginCheckout, { address, token, variables: { billing } });
  expect((await begin(asha.token)).status).toBe(200);
  for (let n = 0; n < limitOf('payment', 'address'); n++) expectGraphqlRefusal(await begin(asha.token));
  expect((await begin(ravi.token)).status).toBe(200);
  expectGraphqlRefusal(await begin((await kit.newShopper()).token));
});

test('refused sign-ups with an e-mail address do not keep its owner at another address from signing up', async () => {
  const email = 'limited.owner@example.com';
  const signUp = (address: string, phone: string) =>
    kit.rest('POST', '/user/signup', {
      body: { name: 'Asha', email, phone, password: 'a long enough sentence' },
      headers: { 'x-forwarded-for': address },
    });
  const { token } = await kit.newShopper();
  const phone = (await graphql<{ me: { phone: string } }, object>('{ me { phone } }', { token })).body.data
    ?.me.phone;
  const address = newAddress();
  expect(limitRules.signUp.address.points * 0.01).toBeLessThanOrEqual(1);
  expect((await signUp(address, phone ?? '')).status).toBe(409);
  expect((await signUp(address, phone ?? '')).status).toBe(429);
  expect((await signUp(newAddress(), '9800011122')).status).toBeLessThan(300);
});

test('GraphQL and REST together accept five wrong passwords for an account from an address', async () => {
  const { email, password } = await kit.newShopper();
  const address = newAddress();
  const signIn = async (given: string, from = address) => {
    const variables = { input: { email, password: given } };
    return (await graphql(SignIn, { address: from, variables })).body.data?.signIn.__typename;
  };
  for (let n = 0; n < 5; n++) {
    expect(await signIn(`wrong ${n}`)).toBe('WrongCredentials');
  }
  expect(await signIn(password)).toBe('TooManyRequests');
  const byRest = await kit.rest('POST', '/user/signin', {
    body: { email: email.toUpperCase(), password },
    headers: { 'x-forwarded-for': address },
  });
  expectRestRefusal(byRest);
  // The shopper can still sign in from another address.
  expect(await signIn(password, newAddress())).toBe('SignedIn');
});

test('guesses from many addresses are stopped without locking out the shopper on a known network', async () => {
  const { email, password } = await kit.newShopper();
  const signIn = async (address: string, given = password) => {
    const variables = { input: { email, password: given } };
    return (await graphql(SignIn, { address, variables })).body.data?.signIn.__typename;
  };
  expect(await signIn('203.0.113.5')).toBe('SignedIn');
  for (let n = 0; n < limitRules.signInFromAnywhere.account.points; n++)
    await kit.shop.limits.consume('signInFromAnywhere', { address: '', account: email });
  expect(await signIn('198.51.100.9', 'a guess')).toBe('TooManyRequests');
  expect(await signIn('198.51.100.9')).toBe('TooManyRequests');
  // Another device in the network of the first sign-in.
  expect(await signIn('203.0.113.77')).toBe('SignedIn');
  for (let n = 0; n < 5; n++) expect(await signIn('203.0.113.78', 'a guess')).toBe('WrongCredentials');
  expect(await signIn('203.0.113.78')).toBe('TooManyRequests');
});

it('limits the personal pages of an account, whatever addresses the requests come from', async () => {
  const { token } = await kit.newShopper();
  const requestCart = () =>
    requestDocument(`${kit.url}/cart`, { token, headers: { 'x-forwarded-for': newAddress() } });
  for (let n = 0; n < limitOf('page', 'account'); n++) expect((await requestCart()).status).toBe(200);
  const refused = await requestCart();
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toEqual(seconds);
  expect(refused.body).toMatch('Too many attempts');
});

test('page requests are limited per address', async () => {
  const address = newAddress();
  const statuses: number[] = [];
  for (let n = 0; n <= limitOf('page', 'address'); n++) {
    const { status } = await fetch(`${kit.url}/contact-us?n=${n}`, {
      headers: { 'x-forwarded-for': address },
    });
    statuses.push(status);
  }
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.slice(0, -1)).not.toContain(429);
});

test('X-Forwarded-For is ignored without a trusted proxy', async () => {
  const bare = await startShop({ limits: { factor: 0.0003, redisUrl: null } });
  const statuses: number[] = [];
  for (let n = 0; n < 3; n++) {
    const { status } = await bare.rest('GET', '/cart', { headers: { 'x-forwarded-for': newAddress() } });
    statuses.push(status);
  }
  await bare.close();
  expect(statuses).toEqual([200, 200, 429]);
});

test('behind one proxy only its own X-Forwarded-For entry counts', async () => {
  const statuses: number[] = [];
  for (let n = 0; n <= limitOf('rest', 'address'); n++) {
    const forwarded = `${newAddress()}, 198.51.100.1`;
    statuses.push((await rest('/cart', { address: forwarded })).status);
  }
  expect(statuses.at(-1)).toBe(429);
});

test('requests for uploaded pictures are limited per address', async () => {
  const address = newAddress();
  const statuses: number[] = [];
  for (let n = 0; n <= limitOf('picture', 'address'); n++) {
    const url = `${kit.url}/media/uploads/${n.toString(16).padStart(32, '0')}.webp`;
    statuses.push((await fetch(url, { headers: { 'x-forwarded-for': address } })).status);
  }
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.slice(0, -1)).not.toContain(429);
});

test('unknown tokens of unsubscribing are limited per address, and known ones do not count', async () => {
  const email = 'limited.reader@example.com';
  const address = newAddress();
  await graphql(SubscribeToNewsletter, { address, variables: { email } });
  const { token } = await kit.shop.db.read.findOneByOrFail(NewsletterSubscription, { email });
  const press = async (given: string) =>
    (
      await fetch(`${kit.url}/newsletter/unsubscribe?token=${given}`, {
        method: 'POST',
        headers: { 'x-forwarded-for': address },
      })
    ).status;
  for (let n = 0; n <= limitOf('unsubscribe', 'address'); n++) expect(await press(token)).toBe(200);
  for (let n = 0; n < limitOf('unsubscribe', 'address'); n++) expect(await press('unknown')).toBe(404);
  expect(await press('unknown')).toBe(429);
  // The mutation counts with them.
  const { body } = await graphql(UnsubscribeFromNewsletter, { address, variables: { token: 'unknown' } });
  expect(body.data?.unsubscribeFromNewsletter.__typename).toBe('TooManyRequests');
});
