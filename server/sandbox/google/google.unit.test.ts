import { createHash } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { googleSandboxPlugin } from './google.ts';

const client = { clientId: 'kirana-demo', clientSecret: 'a secret of the tests' };
const verifier = 'v'.repeat(43);
const accounts = [
  { name: 'Nila <Rao>', email: 'nila@practice.example', isVerified: true, purpose: 'Is new & verified' },
  { name: 'Kabir Sen', email: 'kabir@practice.example', isVerified: false, purpose: 'Is refused' },
];

let app: FastifyInstance;
let base: string;
let callback: string;
let request: Record<string, string>;

beforeEach(async () => {
  app = fastify();
  await app.register(googleSandboxPlugin, {
    prefix: '/sandbox/google',
    ...client,
    callbackPath: '/auth/google/callback',
    shopUrl: 'https://kirana.example',
    signInPath: '/signIn',
    accounts,
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  base = `${origin}/sandbox/google`;
  callback = `${origin}/auth/google/callback`;
  request = {
    client_id: client.clientId,
    redirect_uri: callback,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'state-1',
    nonce: 'nonce-1',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  };
});
afterEach(() => app.close());

const openPage = (changes: Record<string, string> = {}) =>
  fetch(`${base}/authorize?${new URLSearchParams({ ...request, ...changes })}`, { redirect: 'manual' });

const submit = (
  form: Record<string, string>,
  headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
) =>
  fetch(`${base}/authorize`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ ...request, ...form }),
    redirect: 'manual',
  });

/** The parameters of the callback that the page's form leads to. */
async function answerOf(form: Record<string, string>): Promise<Record<string, string>> {
  const response = await submit(form);
  expect(response.status).toBe(303);
  const url = new URL(response.headers.get('location') ?? '');
  expect(url.origin + url.pathname).toBe(callback);
  return Object.fromEntries(url.searchParams);
}

const redeem = async (changes: Record<string, string>) => {
  const form = { grant_type: 'authorization_code', redirect_uri: callback, code_verifier: verifier };
  const body = new URLSearchParams({
    ...form,
    client_id: client.clientId,
    client_secret: client.clientSecret,
    ...changes,
  });
  const response = await fetch(`${base}/token`, { method: 'POST', body });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
};

const userinfo = (token: string) =>
  fetch(`${base}/userinfo`, { headers: { authorization: `Bearer ${token}` } });

const typed = { answer: 'allow', account: 'another', name: 'Mina', email: 'mina@practice.example' };

describe('the page', () => {
  it('lists the accounts without a script, escaped, and allows no other target of its form', async () => {
    const response = await openPage({ state: '"><script>alert(1)</script>' });
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('Nila &lt;Rao&gt;');
    expect(html).toContain('email not verified');
    expect(html).not.toContain('<script');
    expect(response.headers.get('content-security-policy')).toContain(
      `form-action 'self' ${new URL(callback).origin}; frame-ancestors 'none'`,
    );
  });

  it.each([
    ['another client', { client_id: 'evil' }],
    ['another host', { redirect_uri: 'https://evil.example/auth/google/callback' }],
    ['another page of the shop', { redirect_uri: 'https://kirana.example/signIn' }],
    ['a user in the URL', { redirect_uri: 'https://evil@kirana.example/auth/google/callback' }],
    ['a query', { redirect_uri: 'https://kirana.example/auth/google/callback?next=//evil.example' }],
    ['no web page', { redirect_uri: 'javascript:alert(1)' }],
    ['no URL', { redirect_uri: '/auth/google/callback' }],
    ['another kind of answer', { response_type: 'token' }],
    ['PKCE without a hash', { code_challenge_method: 'plain' }],
  ])('refuses %s without a redirect', async (_, changes) => {
    for (const response of [await openPage(changes), await submit({ answer: 'allow', ...changes })]) {
      expect(response.status).toBe(400);
      expect(response.headers.get('location')).toBeNull();
    }
  });

  it('accepts the public address of the shop', async () => {
    const changes = { redirect_uri: 'https://kirana.example/auth/google/callback' };
    expect((await openPage(changes)).status).toBe(200);
  });

  it.each([[{ 'sec-fetch-site': 'cross-site' }], [{ origin: 'https://evil.example' }], [{}]])(
    'refuses a form of another page: %o',
    async (headers) => {
      expect((await submit({ answer: 'allow', account: 'nila@practice.example' }, headers)).status).toBe(403);
    },
  );

  it('brings a cancelled sign-in back with its state', async () => {
    expect(await answerOf({ answer: 'cancel' })).toEqual({ error: 'access_denied', state: 'state-1' });
  });
});

describe('the start page', () => {
  it.each(['', '/'])('tells what each account is for, and where to begin: "%s"', async (end) => {
    const response = await fetch(base + end);
    const html = await response.text();
    expect([response.status, html]).toEqual([200, expect.stringContaining('<h1>Practice sign-in</h1>')]);
    for (const text of ['Nila &lt;Rao&gt;', 'Is new &amp; verified', 'kabir@practice.example', 'Is refused'])
      expect(html).toContain(text);
    expect(html).toContain('href="/signIn"');
    expect(html).not.toContain('<script');
  });

  it('switches the outage on and off, for its own page only', async () => {
    const press = (site: string) =>
      fetch(`${base}/outage`, {
        method: 'POST',
        headers: { 'sec-fetch-site': site, 'content-type': 'application/x-www-form-urlencoded' },
        redirect: 'manual',
      });
    expect((await press('cross-site')).status).toBe(403);
    expect((await fetch(`${base}/certs`)).status).toBe(200);
    for (const [isAway, status] of [
      [true, 503],
      [false, 200],
    ]) {
      const pressed = await press('same-origin');
      expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/sandbox/google']);
      expect((await fetch(`${base}/certs`)).status).toBe(status);
      expect(await (await fetch(base)).text()).toContain(`aria-pressed="${isAway}"`);
    }
  });

  it('is where an unknown address leads, with 404; another method is 405', async () => {
    for (const path of ['/unknown', '/authorize/unknown?client_id=x']) {
      const response = await fetch(base + path);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        404,
        'text/html; charset=utf-8',
      ]);
      expect(await response.text()).toContain('href="/sandbox/google"');
    }
    expect((await fetch(`${base}/unknown`, { method: 'POST' })).status).toBe(404);
    for (const [path, method, allow] of [
      ['', 'DELETE', 'GET, HEAD'],
      ['/', 'POST', 'GET, HEAD'],
      ['/outage?x=1', 'GET', 'POST'],
      ['/authorize', 'PUT', 'GET, HEAD, POST'],
      ['/token', 'GET', 'POST'],
    ] as const) {
      const response = await fetch(base + path, { method });
      expect([path, response.status, response.headers.get('allow')]).toEqual([path, 405, allow]);
    }
  });
});

describe('another account', () => {
  it.each([
    ['verified', { verified: 'on' }, true],
    ['unverified', {}, false],
  ])('signs in as %s, with the same id each time', async (_, ticked, isVerified) => {
    const subs = [];
    for (const email of ['mina@practice.example', ' MINA@Practice.example ']) {
      const { code = '' } = await answerOf({ ...typed, ...ticked, email });
      const { body } = await redeem({ code });
      const claims = (await (await userinfo(body.access_token ?? '')).json()) as Record<string, unknown>;
      expect(claims).toMatchObject({
        email: 'mina@practice.example',
        name: 'Mina',
        email_verified: isVerified,
      });
      subs.push(claims.sub);
    }
    expect(subs[0]).toMatch(/^\d+$/);
    expect(subs[1]).toBe(subs[0]);
  });

  it.each([
    ['owner@kirana.example', 'Only addresses that end with @practice.example can be verified here.'],
    [
      'mina@practice.example.evil.example',
      'Only addresses that end with @practice.example can be verified here.',
    ],
    ['mina@evilpractice.example', 'Only addresses that end with @practice.example can be verified here.'],
    ['mina', 'Please enter a valid email address'],
  ])('does not vouch for %s, says why, and keeps what was typed', async (email, message) => {
    const response = await submit({ ...typed, email, verified: 'on' });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain(message);
    expect(html).toContain(`value="${email}"`);
    expect(html).toContain('value="Mina"');
    expect(html).toContain('value="another" checked');
  });

  it('may have any address that is not verified', async () => {
    expect(await answerOf({ ...typed, email: 'owner@kirana.example' })).toHaveProperty('code');
  });
});

describe('the endpoints', () => {
  const allow = { answer: 'allow', account: 'nila@practice.example' };

  it('exchange a code once for a profile and an ID token with the nonce', async () => {
    const { code = '', state } = await answerOf(allow);
    expect(state).toBe('state-1');
    const { status, body } = await redeem({ code });
    expect(status).toBe(200);
    const [, payload = ''] = String(body.id_token).split('.');
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      aud: client.clientId,
      nonce: 'nonce-1',
      email: 'nila@practice.example',
      email_verified: true,
    });
    expect(await redeem({ code })).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect((await userinfo('x')).status).toBe(401);
  });

  it.each([
    ['another secret', { client_secret: 'x' }, 401, 'invalid_client'],
    ['another verifier', { code_verifier: 'w'.repeat(43) }, 400, 'invalid_grant'],
    ['another page', { redirect_uri: 'https://kirana.example/auth/google/callback' }, 400, 'invalid_grant'],
    ['another kind of grant', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
  ])('refuse %s', async (_, changes, status, error) => {
    const { code = '' } = await answerOf(allow);
    expect(await redeem({ code, ...changes })).toMatchObject({ status, body: { error } });
  });

  it('refuse a code after a minute', async () => {
    const { code = '' } = await answerOf(allow);
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000);
    const result = await redeem({ code });
    clock.mockRestore();
    expect(result).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('are away while the switch is on; the page stays, with what was typed', async () => {
    const html = await (await submit({ ...typed, answer: 'outage' })).text();
    expect(html).toContain('aria-pressed="true"');
    expect(html).toContain('value="mina@practice.example"');
    const { code = '' } = await answerOf(allow);
    const away = await Promise.all([
      fetch(`${base}/token`, { method: 'POST' }),
      userinfo('x'),
      fetch(`${base}/certs`),
    ]);
    expect(away.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(await (await submit({ answer: 'outage' })).text()).toContain('aria-pressed="false"');
    expect((await redeem({ code })).status).toBe(200);
  });
});
