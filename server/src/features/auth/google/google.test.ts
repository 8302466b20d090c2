import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { expectTypename } from '../../../../test/expectTypename.ts';
import { Me, SignInOptions, SignInWithGoogle } from '../../../../test/generated/documents.ts';
import { type Claims, type GoogleProvider, startGoogle } from '../../../../test/googleProvider.ts';
import type { RestSession } from '../../../../test/restTypes.ts';
import { type Shopper, startShop, type TestShop } from '../../../../test/testkit.ts';
import { readEnv } from '../../../config/env.ts';
import { User } from '../../users/users.entity.ts';
import { SignInCode } from './signInCodes.entity.ts';

let google: GoogleProvider;
let kit: TestShop;

beforeAll(async () => {
  google = await startGoogle();
  kit = await startShop({ google: readEnv(google.variables).google });
});
afterAll(async () => {
  await kit.close();
  await google.close();
});

let people = 0;
/** A new Google account with a verified address. */
const newGooglePerson = (): Claims & { email: string } => {
  people += 1;
  return { sub: `10${people}`, email: `nila${people}@example.com`, email_verified: true, name: 'Nila Rao' };
};
const userOf = ({ sub }: Claims) => kit.shop.db.read.findOneBy(User, { googleSub: sub });

/** A browser's cookie jar. */
function newBrowser() {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map((pair) => pair.join('=')).join('; ');
  return {
    jar,
    cookie,
    /** Does not follow redirects. */
    async go(to: string) {
      const response = await fetch(new URL(to, kit.url), {
        headers: { cookie: cookie() },
        redirect: 'manual',
      });
      for (const set of response.headers.getSetCookie()) {
        const [pair = '', ...attributes] = set.split('; ');
        const [name = '', value = ''] = pair.split('=');
        const gone =
          attributes.includes('Max-Age=0') || attributes.some((part) => part.startsWith('Expires=Thu, 01'));
        if (gone) jar.delete(name);
        else jar.set(name, value);
      }
      return { response, location: response.headers.get('location') ?? '' };
    },
  };
}

/** Starts a sign-in at Google. @returns the URL of the callback */
async function toCallback(browser: ReturnType<typeof newBrowser>, next?: string): Promise<string> {
  const query = next === undefined ? '' : `?${new URLSearchParams({ next })}`;
  const atGoogle = await browser.go(`/auth/google${query}`);
  const answer = await fetch(atGoogle.location, { redirect: 'manual' });
  return answer.headers.get('location') ?? '';
}

/** A complete sign-in through the redirect. */
async function signInAtGoogle(person: Claims | null, next?: string) {
  google.setPerson(person);
  const browser = newBrowser();
  const landed = await browser.go(await toCallback(browser, next));
  const code = browser.jar.get('google_code') ?? null;
  return { browser, code, landing: new URL(landed.location, kit.url) };
}

const exchange = async (code: string | null) =>
  (await kit.gql(SignInWithGoogle, { code: code ?? '' })).signInWithGoogle;
const signInWithCode = async (code: string | null) => expectTypename(await exchange(code), 'SignedIn');
const authWithGoogle = (body: object) => kit.rest<RestSession>('POST', '/user/authWithGoogle', { body });
const me = async (token: string) => (await kit.gql(Me, {}, token)).me;

describe('the redirect to Google and back', () => {
  test('opens an account with a session, and finds it the next time', async () => {
    const person = newGooglePerson();
    const first = await signInAtGoogle(person, '/cart?from=google#top');
    expect(first.landing.pathname).toBe('/signIn/google');
    expect([...first.landing.searchParams]).toEqual([['next', '/cart?from=google#top']]);
    const answer = await signInWithCode(first.code);
    expect(answer).toMatchObject({
      user: { name: 'Nila Rao', email: person.email, phone: null },
    });
    expect(await me(answer.token)).toMatchObject({ id: answer.user.id });
    expect(await userOf(person)).toMatchObject({ emailVerified: true, passwordHash: null, staffRole: null });

    const second = await signInAtGoogle({ ...person, email: 'moved@example.com' });
    expect((await signInWithCode(second.code)).user).toMatchObject({
      id: answer.user.id,
      email: person.email,
    });
  });

  test.each([
    ['of several lines', 'Nila\r\nBcc: a@b.example\0\u202e', 'Nila  Bcc: a@b.example'],
    ['that is long', `${'n'.repeat(99)}🙏🙏`, 'n'.repeat(99)],
    ['without a visible character', '\u200b\u2060\ud83d', null],
  ])('opens an account for a name %s', async (_, given, name) => {
    const person = { ...newGooglePerson(), name: given };
    const { user } = await signInWithCode((await signInAtGoogle(person)).code);
    expect(user.name).toBe(name ?? person.email.replace(/@.*/, ''));
  });

  test('sends state and PKCE, and keeps them in a signed HttpOnly cookie [7.google.1]', async () => {
    const browser = newBrowser();
    const { response, location } = await browser.go('/auth/google');
    expect(Object.fromEntries(new URL(location).searchParams)).toEqual({
      response_type: 'code',
      redirect_uri: `${kit.url}/auth/google/callback`,
      scope: 'openid email profile',
      client_id: google.clientId,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(response.headers.get('set-cookie')).toMatch(
      /^google_begun=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(location).not.toContain(google.clientSecret);
  });

  test('sends the PKCE verifier; Google refuses another one', async () => {
    await signInAtGoogle(newGooglePerson());
    expect(google.tokenRequests.at(-1)).toMatchObject({
      code_verifier: expect.stringMatching(/^[\w-]{43}$/),
    });

    const [a, b] = [newBrowser(), newBrowser()];
    const callbackOfA = new URL(await toCallback(a));
    const callbackOfB = new URL(await toCallback(b));
    callbackOfA.searchParams.set('state', callbackOfB.searchParams.get('state') ?? '');
    expect((await b.go(callbackOfA.href)).location).toBe('/signIn/google?next=%2F&fault=failed');
    expect(b.jar.has('google_code')).toBe(false);
  });

  test.each<[string, (callback: URL, browser: ReturnType<typeof newBrowser>) => void]>([
    ['no state', (callback) => callback.searchParams.delete('state')],
    ['another state', (callback) => callback.searchParams.set('state', 'x'.repeat(43))],
    ['two states', (callback) => callback.searchParams.append('state', 'x')],
    ['no cookie, as in another browser', (_, { jar }) => jar.clear()],
    ['a cookie that we have not signed', (_, { jar }) => jar.set('google_begun', forged())],
    ['no code', (callback) => callback.searchParams.delete('code')],
    ['two codes', (callback) => callback.searchParams.append('code', 'x')],
  ])('refuses a callback with %s without a request to Google', async (_, change) => {
    google.setPerson(newGooglePerson());
    const browser = newBrowser();
    const callback = new URL(await toCallback(browser));
    change(callback, browser);
    const requestCount = google.tokenRequests.length;
    expect((await browser.go(callback.href)).location).toMatch(/^\/signIn\/google\?next=%2F&fault=stale$/);
    expect(browser.jar.has('google_code')).toBe(false);
    expect(google.tokenRequests).toHaveLength(requestCount);
  });

  const forged = () =>
    encodeURIComponent(
      `${JSON.stringify({ state: 'x', verifier: 'y', next: '/', expiresAt: Date.now() + 1000 })}.signature`,
    );

  test('refuses a callback that is repeated, even with the first cookie', async () => {
    google.setPerson(newGooglePerson());
    const browser = newBrowser();
    const callback = await toCallback(browser);
    const cookies = new Map(browser.jar);
    expect((await browser.go(callback)).location).toBe('/signIn/google?next=%2F');
    expect(browser.jar.has('google_begun')).toBe(false);
    expect((await browser.go(callback)).location).toContain('fault=stale');

    const copy = newBrowser();
    for (const [name, value] of cookies) copy.jar.set(name, value);
    expect((await copy.go(callback)).location).toContain('fault=failed');
    expect(copy.jar.has('google_code')).toBe(false);
  });

  test('refuses a callback after ten minutes', async () => {
    google.setPerson(newGooglePerson());
    const browser = newBrowser();
    const callback = await toCallback(browser);
    const later = Date.now() + 601_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
    const { location } = await browser.go(callback);
    clock.mockRestore();
    expect(location).toContain('fault=stale');
  });

  test('refuses a cancelled sign-in and an unverified address', async () => {
    const cancelled = await signInAtGoogle(null, '/cart');
    expect(cancelled).toMatchObject({ code: null });
    expect(cancelled.landing.search).toBe('?next=%2Fcart&fault=cancelled');
    for (const email_verified of [false, undefined]) {
      const person = { ...newGooglePerson(), email_verified };
      const { code, landing } = await signInAtGoogle(person);
      expect({ code, fault: landing.searchParams.get('fault') }).toEqual({ code: null, fault: 'unverified' });
      expect(await userOf(person)).toBeNull();
    }
  });

  test.each([
    ['https://evil.example/'],
    ['//evil.example'],
    ['/\\evil.example'],
    ['/\t/evil.example'],
    ['/..//evil.example'],
    ['javascript:alert(1)'],
    ['cart'],
    [`/${'x'.repeat(1000)}`],
  ])('redirects to the home page for the next page %j', async (next) => {
    const { landing } = await signInAtGoogle(newGooglePerson(), next);
    expect(landing.origin).toBe(kit.url);
    expect(landing.search).toBe('?next=%2F');
  });
});

describe('the one-time code', () => {
  test('works once, also when used twice concurrently', async () => {
    const { code } = await signInAtGoogle(newGooglePerson());
    const answers = await Promise.all([exchange(code), exchange(code)]);
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['SignedIn', 'WrongCredentials']);
    expect(await exchange(code)).toEqual({
      __typename: 'WrongCredentials',
      message: 'This sign-in has expired. Please sign in again.',
    });
  });

  test('expires after a minute, and is stored hashed', async () => {
    const { code } = await signInAtGoogle(newGooglePerson());
    const stored = await kit.shop.db.read.find(SignInCode);
    expect(JSON.stringify(stored)).not.toContain(code);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    const answer = await exchange(code);
    clock.mockRestore();
    expect(answer.__typename).toBe('WrongCredentials');
  });

  test('signs in through REST with a session cookie', async () => {
    const person = newGooglePerson();
    const { code } = await signInAtGoogle(person);
    const answer = await authWithGoogle({ code, email: 'asha@example.com', name: 'Asha' });
    expect(answer).toMatchObject({ status: 200, body: { error: false, user: { email: person.email } } });
    expect(answer.headers.get('set-cookie')).toMatch(/^kirana_session=/);
    expect(await authWithGoogle({ code })).toMatchObject({ status: 401, body: { error: true } });
  });
});

describe('an ID token of Google', () => {
  test('signs in, and opens one account for two concurrent sign-ins [7.user.3]', async () => {
    const person = newGooglePerson();
    const credential = await google.credential(person);
    const answers = await Promise.all([authWithGoogle({ credential }), authWithGoogle({ credential })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { body, headers } = answers[0];
    expect(body.user).toMatchObject({
      id: answers[1].body.user.id,
      name: 'Nila Rao',
      phone: null,
      images: [],
    });
    expect(headers.get('set-cookie')).toMatch(/^kirana_session=/);
    expect(await me(body.token)).toMatchObject({ id: body.user.id });
    expect(Object.keys(body.user).sort()).toEqual(
      ['_id', 'email', 'id', 'images', 'isAdmin', 'name', 'phone'].sort(),
    );
  });

  const now = () => Math.floor(Date.now() / 1000);
  test.each<[string, () => Promise<string> | string]>([
    ['expired', () => google.credential(newGooglePerson(), { iat: now() - 7200, exp: now() - 3600 })],
    ['for another shop', () => google.credential(newGooglePerson(), { aud: 'another.example' })],
    [
      'of another issuer',
      () => google.credential(newGooglePerson(), { iss: 'https://accounts.evil.example' }),
    ],
    ['of an unverified address', () => google.credential({ ...newGooglePerson(), email_verified: false })],
    [
      'of an address that is said to be "true"',
      () => google.credential(newGooglePerson(), { email_verified: 'true' }),
    ],
    ['without an address', () => google.credential({ sub: '1', email_verified: true })],
    ['with a changed payload', async () => changed(await google.credential(newGooglePerson()))],
    ['without a signature', async () => unsigned(await google.credential(newGooglePerson()))],
    ['signed with another key', async () => signedAnew(await google.credential(newGooglePerson()))],
    [
      'signed with the public key as a secret',
      async () => sealedByPublicKey(await google.credential(newGooglePerson())),
    ],
    ['three parts that are no JSON', () => 'a.b.c'],
    ['not of the form of a token', () => 'nothing'],
  ])('is refused when it is %s', async (_, make) => {
    const before = await kit.shop.db.read.count(User);
    const answer = await authWithGoogle({ credential: await make() });
    expect(answer).toMatchObject({ status: 401, body: { error: true, msg: expect.any(String) } });
    expect(answer.body.token).toBeUndefined();
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await kit.shop.db.read.count(User)).toBe(before);
  });

  const json = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const partsOf = (token: string) => token.split('.') as [string, string, string];
  const changed = (token: string) => {
    const [header, payload, signature] = partsOf(token);
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return `${header}.${json({ ...claims, sub: '1' })}.${signature}`;
  };
  const unsigned = (token: string) => {
    const [header, payload] = partsOf(token);
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString());
    return `${json({ alg: 'none', kid })}.${payload}.`;
  };
  const signedAnew = (token: string) => {
    const [header, payload] = partsOf(token);
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const signature = sign('sha256', Buffer.from(`${header}.${payload}`), privateKey);
    return `${header}.${payload}.${signature.toString('base64url')}`;
  };
  /** Signs with Google's public key as if it were an HMAC secret. */
  const sealedByPublicKey = async (token: string) => {
    const [header, payload] = partsOf(token);
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString());
    const certificates = (await (await fetch(`${google.url}/certs`)).json()) as Record<string, string>;
    const signed = `${json({ alg: 'HS256', kid })}.${payload}`;
    return `${signed}.${createHmac('sha256', certificates[kid] ?? '')
      .update(signed)
      .digest('base64url')}`;
  };

  test('is required: name, e-mail and pictures prove nothing', async () => {
    const { email } = await kit.newShopper();
    const body = { name: 'Asha', email, password: null, images: [], phone: null };
    const answer = await authWithGoogle(body);
    expect(answer).toMatchObject({ status: 400, body: { error: true, msg: expect.any(String) } });
    expect(answer.body.token).toBeUndefined();
  });
});

// The five pre-hijacking attacks of Sudhodanan and Paverd (2022).
describe('account pre-hijacking', () => {
  const TAKEN = 'This email address has an account with a password. Please sign in with it.';

  async function isKeptOut(squatter: Shopper, person: Claims): Promise<void> {
    const { code, landing } = await signInAtGoogle(person);
    expect({ code, fault: landing.searchParams.get('fault') }).toEqual({ code: null, fault: 'taken' });
    const byToken = await authWithGoogle({ credential: await google.credential(person) });
    expect(byToken).toMatchObject({ status: 409, body: { error: true, msg: TAKEN } });
    expect(await userOf(person)).toBeNull();
    expect(await me(squatter.token)).toMatchObject({ id: squatter.id });
  }

  test('classic-federated merge: a password account with an unverified address is not linked', async () => {
    const squatter = await kit.newShopper();
    await isKeptOut(squatter, { ...newGooglePerson(), email: squatter.email.toUpperCase() });
  });

  test('unexpired session: linking a verified account ends its sessions', async () => {
    const owner = await kit.newShopper();
    await kit.shop.db.write((tx) => tx.update(User, { id: owner.id }, { emailVerified: true }));
    const { code } = await signInAtGoogle({ ...newGooglePerson(), email: owner.email });
    expect(await exchange(code)).toMatchObject({ __typename: 'SignedIn', user: { id: owner.id } });
    expect(await me(owner.token)).toBeNull();
    // Another Google account with the same address is not linked.
    const later = await signInAtGoogle({ ...newGooglePerson(), email: owner.email });
    expect(later).toMatchObject({ code: null });
  });

  test('trojan identifier: a Google account gives no access to an account with another address', async () => {
    const victim = newGooglePerson();
    const trojan = newGooglePerson();
    const { body } = await authWithGoogle({ credential: await google.credential(trojan) });
    await kit.rest('PUT', `/user/${body.user.id}`, {
      token: body.token,
      body: { name: 'Nila', phone: '9000000001', email: victim.email, images: [] },
    });
    const owner = await authWithGoogle({ credential: await google.credential(victim) });
    expect(owner.body.user.id).not.toBe(body.user.id);
    const again = await authWithGoogle({
      credential: await google.credential({ ...trojan, email: victim.email }),
    });
    expect(again.body.user).toMatchObject({ id: body.user.id, email: trojan.email });
  });

  test('unexpired e-mail change: an account’s address cannot be changed', async () => {
    const squatter = await kit.newShopper();
    const victim = newGooglePerson();
    await kit.rest('PUT', `/user/${squatter.id}`, {
      token: squatter.token,
      body: { name: 'Squatter', phone: squatter.phone, email: victim.email, images: [] },
    });
    const { code } = await signInAtGoogle(victim);
    expect((await signInWithCode(code)).user.id).not.toBe(squatter.id);
  });

  test('non-verifying provider: an unverified address does not sign in', async () => {
    const owner = await kit.newShopper();
    await kit.shop.db.write((tx) => tx.update(User, { id: owner.id }, { emailVerified: true }));
    const person = { ...newGooglePerson(), email: owner.email, email_verified: false };
    expect((await signInAtGoogle(person)).landing.searchParams.get('fault')).toBe('unverified');
    const byToken = await authWithGoogle({ credential: await google.credential(person) });
    expect(byToken.status).toBe(401);
  });

  test('the address of a Google account cannot be registered with a password', async () => {
    const person = newGooglePerson();
    await signInAtGoogle(person);
    const body = { name: 'Late', email: person.email, phone: '9000000002', password: 'a long secret' };
    expect(await kit.rest('POST', '/user/signup', { body })).toMatchObject({ status: 409 });
    const signIn = { email: person.email, password: 'a long secret' };
    expect(await kit.rest('POST', '/user/signin', { body: signIn })).toMatchObject({ status: 401 });
  });
});

test('the CSP allows the form to Google, and signInOptions reports Google', async () => {
  const { headers } = await fetch(`${kit.url}/healthz`);
  expect(headers.get('content-security-policy')).toContain(`form-action 'self' ${google.url};`);
  const options = await kit.gql(SignInOptions, {});
  expect(options).toEqual({ signInOptions: { google: true, demo: false, mail: true } });
});

test('with TLS the cookies have the prefix __Host-', async () => {
  const tls = await startShop({
    google: readEnv(google.variables).google,
    publicUrl: 'https://kirana.example',
  });
  const { headers } = await fetch(`${tls.url}/auth/google`, { redirect: 'manual' });
  await tls.close();
  expect(headers.get('set-cookie')).toMatch(
    /^__Host-google_begun=[^;]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(headers.get('location')).toContain(
    encodeURIComponent('https://kirana.example/auth/google/callback'),
  );
});

describe('when Google is away', () => {
  const unreachable = 'http://127.0.0.1:1';
  const UNAVAILABLE = 'Google cannot be reached at the moment. Please try again in a few minutes.';
  let offline: TestShop;
  beforeAll(async () => {
    const { variables } = google;
    const away = { GOOGLE_TOKEN_URL: unreachable, GOOGLE_CERTS_URL: unreachable };
    offline = await startShop({ google: readEnv({ ...variables, ...away }).google });
  });
  afterAll(() => offline.close());
  const post = (credential: string) => offline.rest('POST', '/user/authWithGoogle', { body: { credential } });

  it('answers an ID token with 503 and Retry-After, and does not count a failed attempt', async () => {
    const refund = jest.spyOn(offline.shop.limits, 'refund');
    const { status, body, headers } = await post(await google.credential(newGooglePerson()));
    expect({ status, body, retryAfter: headers.get('retry-after') }).toEqual({
      status: 503,
      body: { status: false, error: true, msg: UNAVAILABLE, code: 'GOOGLE_UNAVAILABLE' },
      retryAfter: '60',
    });
    expect(refund).toHaveBeenCalledWith('google', expect.anything());
    refund.mockRestore();
  });

  it.each(['x', 'a.b.c', 'eyJhbGciOiJIUzI1NiJ9.e30.x'])(
    'still refuses %p, which is no token, with 401',
    async (credential) => {
      expect(await post(credential)).toMatchObject({ status: 401, body: { error: true } });
    },
  );

  it('leads the callback of a redirect to the page with the fault "unavailable"', async () => {
    const begin = await fetch(`${offline.url}/auth/google?next=/cart`, { redirect: 'manual' });
    const cookie = begin.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const state = new URL(begin.headers.get('location') ?? '').searchParams.get('state') ?? '';
    const callback = `${offline.url}/auth/google/callback?${new URLSearchParams({ code: 'any', state })}`;
    const landed = await fetch(callback, { headers: { cookie }, redirect: 'manual' });
    expect(landed.headers.get('location')).toBe('/signIn/google?next=%2Fcart&fault=unavailable');
  });
});

test('guesses are limited', async () => {
  const guesses = await startShop({ google: readEnv(google.variables).google });
  const statuses = [];
  for (let guess = 0; guess < 60; guess += 1) {
    const { status } = await guesses.rest('POST', '/user/authWithGoogle', { body: { code: 'x' } });
    statuses.push(status);
    if (status === 429) break;
  }
  await guesses.close();
  expect(statuses.at(-1)).toBe(429);
});
