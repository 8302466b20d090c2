import type { RestSession } from '../../../test/restTypes.ts';
import { type Shopper, startShop, type TestShop } from '../../../test/testkit.ts';

let kit: TestShop;
let asha: Shopper;
let ravi: Shopper;

beforeAll(async () => {
  kit = await startShop();
  asha = await kit.newShopper();
  ravi = await kit.newShopper();
});
afterAll(() => kit.close());

const newcomer = {
  name: 'Nila Rao',
  email: 'Nila@Example.com',
  phone: '98765 43210',
  password: 'a long secret',
};
const signUp = (body: unknown) => kit.rest<RestSession>('POST', '/user/signup', { body });
const signIn = (body: unknown, headers = {}) =>
  kit.rest<RestSession>('POST', '/user/signin', { body, headers });
const cookieOf = (headers: Headers) => (headers.get('set-cookie') ?? '').split(';')[0]!;

describe('sign-up', () => {
  test('opens an account and returns a working token, but no password hash [3.user.1 7.user.2]', async () => {
    const { status, body, text } = await signUp(newcomer);
    expect(body).toEqual({
      status: 'SUCCESS',
      token: expect.stringMatching(/^[\w-]{43}$/),
      msg: expect.any(String),
      user: {
        id: expect.any(String),
        _id: body.user?.id,
        name: 'Nila Rao',
        email: 'nila@example.com',
        phone: '9876543210',
        images: [],
        isAdmin: false,
      },
    });
    expect(status).toBe(200);
    expect(text).not.toMatch(/password|argon/i);
    const self = await kit.rest('GET', `/user/${body.user.id}`, { token: body.token });
    expect(self).toMatchObject({ status: 200, body: body.user });
  });

  test.each([
    [{ email: () => asha.email }, 409, 'User already exist with this email!'],
    [{ phone: () => asha.phone }, 409, 'User already exist with this phone number!'],
    [{ name: () => undefined }, 400, 'name can not be blank!'],
    [{ name: () => '\0' }, 400, 'name can not be blank!'],
    [{ email: () => '' }, 400, 'email can not be blank!'],
    [{ phone: () => null }, 400, 'phone can not be blank!'],
    [{ password: () => undefined }, 400, 'password can not be blank!'],
    [{ email: () => 0 }, 400, 'email must be text'],
    [{ password: () => ['a long secret'] }, 400, 'password must be text'],
  ])('answers %o with FAILED [7.user.2]', async (changed, status, msg) => {
    const fields = Object.entries(changed).map(([name, value]) => [name, value()]);
    const person = {
      ...newcomer,
      email: 'other@example.com',
      phone: '9000000099',
      ...Object.fromEntries(fields),
    };
    expect(await signUp(person)).toMatchObject({ status, body: { status: 'FAILED', error: true, msg } });
  });

  test.each([['{"name":'], ['[]'], ['null'], ['""']])('answers the body %s with FAILED', async (body) => {
    expect(await signUp(body)).toMatchObject({
      status: 400,
      body: { status: 'FAILED', error: true, msg: expect.any(String) },
    });
  });
});

describe('sign-in', () => {
  test('returns the token and the user, and sets an HttpOnly cookie [1.admin.1 3.user.1 7.user.1]', async () => {
    const { status, body, headers } = await signIn({
      email: asha.email.toUpperCase(),
      password: asha.password,
    });
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        token: expect.any(String),
        error: false,
        msg: expect.any(String),
        user: {
          id: asha.id,
          _id: asha.id,
          name: asha.name,
          email: asha.email,
          phone: asha.phone,
          images: [],
          isAdmin: false,
        },
      },
    });
    const cookie = headers.get('set-cookie');
    expect(cookie).toBe(`kirana_session=${body.token}; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax`);
  });

  test.each([
    [{ email: () => asha.email, password: () => 'not hers at all' }, 401],
    [{ email: () => 'nobody@example.com', password: () => asha.password }, 401],
    [{ email: () => '', password: () => 'x' }, 400],
    [{ email: () => 0, password: () => asha.password }, 400],
    [{ email: () => asha.email, password: () => ({ $ne: '' }) }, 400],
  ])('refuses %o and sets no cookie', async (given, status) => {
    const body = { email: given.email(), password: given.password() };
    const answer = await signIn(body);
    expect(answer).toMatchObject({ status, body: { status: false, error: true, msg: expect.any(String) } });
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.body).not.toHaveProperty('token');
  });
});

test.each([
  [{ name: 'Asha', email: () => asha.email, password: null, images: [], phone: null }],
  [{ email: () => asha.email, credential: 'a.b.c', isAdmin: true }],
  [{}],
])('name and e-mail without a proof from Google do not sign in: %o', async (given) => {
  const body = { ...given, ...('email' in given ? { email: given.email() } : {}) };
  const answer = await kit.rest('POST', '/user/authWithGoogle', { body });
  expect(answer).toMatchObject({ status: 501, headers: expect.anything() });
  expect(answer.body).toEqual({
    status: false,
    error: true,
    msg: 'Google sign-in is not available here',
    code: 'NOT_OFFERED',
  });
  expect(answer.headers.get('set-cookie')).toBeNull();
});

test('a sign-in ends the caller’s former session, so that a stale page does not act for another shopper', async () => {
  const [asha, bela] = [await kit.newShopper(), await kit.newShopper()];
  const { email, password } = bela;
  const signedIn = await kit.rest('POST', '/user/signin', { token: asha.token, body: { email, password } });
  const [cookie = ''] = signedIn.headers.getSetCookie()[0]?.split(';') ?? [];
  // The stale page still sends Asha's token beside Bela's cookie.
  const cart = await kit.rest('GET', `/cart?userId=${bela.id}`, { token: asha.token, cookie });
  expect(cart).toMatchObject({ status: 200, body: [] });
  expect((await kit.rest('GET', `/user/${asha.id}`, { token: asha.token })).status).toBe(401);
});

describe('the session cookie', () => {
  const self = (headers: Record<string, string>, cookie: string) =>
    kit.rest('GET', `/user/${asha.id}`, { headers, cookie });
  const isValid = async (token: string | undefined) =>
    (await kit.rest('GET', `/user/${asha.id}`, { token: token ?? null })).status === 200;
  async function send(headers: Record<string, string>, call: 'signOut' | 'signIn', api: string) {
    const { email, password } = asha;
    const operation = call === 'signOut' ? 'signOut { __typename }' : 'signIn(input: $input) { __typename }';
    const declaration = call === 'signOut' ? '' : '($input: SignInInput!)';
    const [path, body] =
      api === 'REST'
        ? [`/api/user/${call.toLowerCase()}`, { email, password }]
        : [
            '/graphql',
            { query: `mutation ${declaration} { ${operation} }`, variables: { input: { email, password } } },
          ];
    const response = await fetch(kit.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    expect([response.status, await response.text()]).toEqual([200, expect.not.stringContaining('"errors"')]);
  }

  test.each([
    ['no token at all', {}, 200],
    ['Bearer null', { authorization: 'Bearer null' }, 200],
    ['Bearer undefined', { authorization: 'Bearer undefined' }, 200],
    ['a token that is not one', { authorization: 'Bearer nothing' }, 200],
    ['our own page', { 'sec-fetch-site': 'same-origin' }, 200],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }, 401],
    ['a page of the same site but another origin', { 'sec-fetch-site': 'same-site' }, 401],
    ['another origin', { origin: 'https://evil.example' }, 401],
    ['an origin that is not one', { origin: 'null' }, 401],
  ])('with %s', async (_, headers, status) => {
    const cookie = cookieOf((await signIn(asha)).headers);
    expect((await self(headers, cookie)).status).toBe(status);
  });

  test('is neither set nor cleared for a page of another origin', async () => {
    const listed = await startShop({ corsOrigins: ['https://old.example'] });
    const { email, password } = await listed.newShopper();
    const headers = { origin: 'https://old.example', 'sec-fetch-site': 'same-site' };
    const signedIn = await listed.rest('POST', '/user/signin', { headers, body: { email, password } });
    expect([signedIn.status, signedIn.headers.get('set-cookie')]).toEqual([200, null]);
    const signedOut = await listed.rest('POST', '/user/signout', { headers });
    expect([signedOut.status, signedOut.headers.get('set-cookie')]).toEqual([200, null]);
    await listed.close();
  });

  test('is ignored after a sign-out in the browser that did not reach the server, until the next sign-in', async () => {
    const cookie = `${cookieOf((await signIn(asha)).headers)}; signed_out=1`;
    expect((await self({}, cookie)).status).toBe(401);
    const again = await kit.rest('POST', '/user/signin', { cookie, body: asha });
    expect(again.headers.get('set-cookie')).toMatch(/signed_out=;/);
  });

  test.each(['REST', 'GraphQL'])(
    'has its session ended by %s after a sign-out in the browser',
    async (api) => {
      const first = await signIn(asha);
      await send({ cookie: `${cookieOf(first.headers)}; signed_out=1` }, 'signOut', api);
      expect(await isValid(first.body.token)).toBe(false);
      const second = await signIn(asha);
      await send({ cookie: `${cookieOf(second.headers)}; signed_out=1` }, 'signIn', api);
      expect(await isValid(second.body.token)).toBe(false);
    },
  );

  test('keeps its session when a page of another origin signs out', async () => {
    const { headers, body } = await signIn(asha);
    const cookie = `${cookieOf(headers)}; signed_out=1`;
    await send({ cookie, 'sec-fetch-site': 'same-site' }, 'signOut', 'GraphQL');
    expect(await isValid(body.token)).toBe(true);
  });

  test('yields to a valid bearer token', async () => {
    const cookie = cookieOf((await signIn(asha)).headers);
    const { body } = await kit.rest('GET', `/user/${ravi.id}`, { token: ravi.token, cookie });
    expect(body).toMatchObject({ id: ravi.id });
  });

  test('is ignored by /graphql', async () => {
    const cookie = cookieOf((await signIn(asha)).headers);
    const response = await fetch(`${kit.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ query: '{ me { id } }' }),
    });
    expect(await response.json()).toEqual({ data: { me: null } });
  });

  test('is cleared by signing out, which ends its session and can be repeated', async () => {
    const cookie = cookieOf((await signIn(asha)).headers);
    const out = await kit.rest('POST', '/user/signout', { cookie });
    expect(out).toMatchObject({ status: 200, body: { success: true, error: false } });
    expect(out.headers.get('set-cookie')).toMatch(/^kirana_session=; .*Expires=Thu, 01 Jan 1970/);
    expect((await self({}, cookie)).status).toBe(401);
    expect((await kit.rest('POST', '/user/signout', { cookie })).status).toBe(200);
  });
});

test.each([
  ['nobody', () => null, () => asha.id, 401],
  ['nobody, as old clients ask', () => 'undefined', () => 'undefined', 401],
  ['another', () => ravi.token, () => asha.id, 403],
  ['another, for an id that nobody has', () => ravi.token, () => 'nobody', 403],
  ['oneself', () => asha.token, () => asha.id, 200],
])('GET /user/{id} answers only its own shopper: %s [6.user.4 7.user.4]', async (_, token, id, status) => {
  const answer = await kit.rest('GET', `/user/${id()}`, { token: token() });
  expect(answer.status).toBe(status);
  if (status !== 200)
    expect(answer.body).toEqual({
      status: false,
      error: true,
      msg: expect.any(String),
      code: expect.stringMatching(/^[A-Z_]+$/),
    });
});
