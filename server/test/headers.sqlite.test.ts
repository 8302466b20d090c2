import { createHash } from 'node:crypto';
import { clientDir } from '../src/config/paths.ts';
import { inlineScriptSources } from '../src/ssr/inlineScript.ts';
import { startShop, type TestShop } from './testkit.ts';

// The security headers of each kind of response.

let live: TestShop;
let demo: TestShop;
beforeAll(async () => {
  [live, demo] = await Promise.all([
    startShop({
      publicUrl: 'https://kirana.example',
      payments: {
        keyId: 'rzp_live_kit',
        keySecret: 'a-key-secret',
        webhookSecrets: ['a-webhook-secret'],
        apiUrl: 'https://api.razorpay.com',
        checkoutScriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
        sandbox: null,
      },
    }),
    startShop({ mode: 'demo' }),
  ]);
});
afterAll(() => Promise.all([live.close(), demo.close()]));

async function fetchHeaders(shop: TestShop, path: string, accept = '*/*'): Promise<Record<string, string>> {
  const response = await fetch(shop.url + path, { headers: { accept }, redirect: 'manual' });
  await response.arrayBuffer();
  return Object.fromEntries(response.headers);
}

/** The directives of the content security policy by name. */
const policyOf = (headers: Record<string, string>) =>
  Object.fromEntries(
    headers['content-security-policy']?.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources.join(' ')];
    }) ?? [],
  );

/** The hashes of the pages' inline scripts; empty if the client is not built. */
const INLINE_HASHES = inlineScriptSources(clientDir)
  .map((hash) => ` ${hash}`)
  .join('');

const LIVE_POLICY = {
  'default-src': "'self'",
  'script-src': `'self'${INLINE_HASHES} https://checkout.razorpay.com`,
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: https:",
  'connect-src': "'self' https://api.razorpay.com https://lumberjack.razorpay.com",
  'frame-src': 'https://api.razorpay.com https://checkout.razorpay.com',
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'upgrade-insecure-requests': '',
  'report-uri': '/csp-reports',
  'report-to': 'csp',
};
const { 'upgrade-insecure-requests': _, ...HTTP_POLICY } = LIVE_POLICY;
const DEMO_POLICY = {
  ...HTTP_POLICY,
  'script-src': `'self'${INLINE_HASHES}`,
  'connect-src': "'self'",
  'frame-src': "'none'",
};

const COMMON_HEADERS = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'reporting-endpoints': 'csp="/csp-reports"',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};
const DENIED_FEATURES =
  'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), usb=(), browsing-topics=()';

const kinds: [string, string, string][] = [
  ['a page', '/', 'text/html'],
  ['a missing page', '/product/nothing', 'text/html'],
  ['the playground', '/graphql', 'text/html'],
  ['GraphQL', '/graphql?query={__typename}', 'application/json'],
  ['REST', '/api/category/', '*/*'],
  ['a REST error', '/api/nothing', '*/*'],
  ['the REST documentation', '/api/docs', 'text/html'],
  ['a missing file', '/assets/nothing.js', '*/*'],
  ['a missing upload', '/media/uploads/nothing.webp', '*/*'],
  ['robots.txt', '/robots.txt', '*/*'],
  ['a health check', '/healthz', '*/*'],
];

test.each(kinds)('live: %s', async (kind, path, accept) => {
  const headers = await fetchHeaders(live, path, accept);
  expect(headers).toMatchObject({
    ...COMMON_HEADERS,
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'permissions-policy': `${DENIED_FEATURES}, payment=(self "https://api.razorpay.com" "https://checkout.razorpay.com")`,
  });
  // The editor of the playground has its fonts in its style sheet.
  const fonts =
    kind === 'the playground' && headers['content-type']?.includes('html')
      ? { 'font-src': "'self' data:" }
      : {};
  expect(policyOf(headers)).toEqual({ ...LIVE_POLICY, ...fonts });
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('server');
});

test.each(kinds)('demo: %s', async (kind, path, accept) => {
  const headers = await fetchHeaders(demo, path, accept);
  expect(headers).toMatchObject({
    ...COMMON_HEADERS,
    'permissions-policy': `${DENIED_FEATURES}, payment=()`,
  });
  const fonts =
    kind === 'the playground' && headers['content-type']?.includes('html')
      ? { 'font-src': "'self' data:" }
      : {};
  expect(policyOf(headers)).toEqual({ ...DEMO_POLICY, ...fonts });
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('the policy allows the inline scripts of a page by hash', async () => {
  const response = await fetch(live.url, { headers: { accept: 'text/html' } });
  const policy = response.headers.get('content-security-policy');
  const scripts = [...(await response.text()).matchAll(/<script>(.*?)<\/script>/gs)];
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, script = ''] of scripts)
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
});

test('pictures may be shown by pages of other origins', async () => {
  const { url } = (await live.product('paneer')).images[0]!;
  const { 'cross-origin-resource-policy': policy } = await fetchHeaders(
    live,
    new URL(url, live.url).pathname,
  );
  expect(policy).toBe('cross-origin');
});

test('behind TLS only a Secure cookie with the __Host- prefix is set and accepted', async () => {
  const shopper = await live.newShopper();
  const { email, password } = shopper;
  const signIn = (shop: TestShop, body: object) => shop.rest('POST', '/user/signin', { body });
  const { headers } = await signIn(live, { email, password });
  const cookie = headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(
    /^__Host-kirana_session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const [pair = ''] = cookie.split(';');
  const own = (sent: string) => live.rest('GET', `/user/${shopper.id}`, { cookie: sent });
  expect((await own(pair)).status).toBe(200);
  expect((await own(pair.replace('__Host-', ''))).status).toBe(401);

  const visitor = await demo.newShopper();
  const plain = await signIn(demo, { email: visitor.email, password: visitor.password });
  expect(plain.headers.get('set-cookie')).toMatch(
    /^kirana_session=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

describe('a change sent by a page of another site', () => {
  const forged: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://other.kirana.example' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ];

  test.each(forged)('%p is refused by every REST call and sets no cookie', async (headers) => {
    const { email, password } = await live.newShopper();
    for (const [method, path, body] of [
      ['POST', '/user/signin', { email, password }],
      ['POST', '/user/signout', undefined],
      ['POST', '/cart/add', { productId: 'x' }],
      ['DELETE', '/cart/x', undefined],
    ] as const) {
      const answer = await live.rest(method, path, { body, headers });
      expect(answer).toMatchObject({ status: 403, body: { msg: 'This page may not call the shop' } });
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
  });

  test('does not reach an upload', async () => {
    const response = await fetch(`${live.url}/api/user/upload`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new FormData(),
    });
    expect(response.status).toBe(403);
  });

  test('has no session in GraphQL, which reads no cookie; forms are refused', async () => {
    const { token } = await live.newShopper();
    const post = (type: string) =>
      fetch(`${live.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': type,
          cookie: `__Host-kirana_session=${token}`,
          origin: 'https://evil.example',
        },
        body: '{"query":"{ me { id } }"}',
      });
    expect(await (await post('application/json')).json()).toEqual({ data: { me: null } });
    expect((await post('text/plain')).status).toBeGreaterThanOrEqual(400);
    expect((await post('application/x-www-form-urlencoded')).status).toBeGreaterThanOrEqual(400);
  });

  test('is accepted from the shop’s own pages, from CORS_ORIGINS and from programs', async () => {
    const listed = await startShop({ corsOrigins: ['https://old.example'] });
    const { origin } = new URL(listed.url);
    for (const headers of [
      {},
      { origin },
      { 'sec-fetch-site': 'same-origin', origin },
      { 'sec-fetch-site': 'cross-site', origin: 'https://old.example' },
    ] as Record<string, string>[]) {
      expect((await listed.rest('POST', '/user/signout', { headers })).status).toBe(200);
    }
    await listed.close();
  });
});

describe('reports of policy violations', () => {
  const report = (body: string, type = 'application/csp-report') =>
    fetch(`${live.url}/csp-reports`, { method: 'POST', headers: { 'content-type': type }, body });
  const of = (blocked: string, directive = 'script-src-elem') =>
    JSON.stringify({ 'csp-report': { 'effective-directive': directive, 'blocked-uri': blocked } });

  test('are logged once per directive and origin, without the full URL', async () => {
    const warn = jest.spyOn(live.shop.log, 'warn');
    const several = JSON.stringify([
      {
        type: 'csp-violation',
        body: { effectiveDirective: 'img-src', blockedURL: 'http://a.example/?q=private' },
      },
    ]);
    const statuses = [
      await report(of('https://evil.example/a.js?token=private')),
      await report(of('https://evil.example/b.js')),
      await report(of('inline')),
      await report(several, 'application/reports+json'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([204, 204, 204, 204]);
    expect(warn.mock.calls.map(([line]) => line)).toEqual([
      { violation: 'script-src-elem https://evil.example' },
      { violation: 'script-src-elem inline' },
      { violation: 'img-src http://a.example' },
    ]);
    warn.mockRestore();
  });

  test('are ignored if invalid, limited in number, and logged again after an hour', async () => {
    const warn = jest.spyOn(live.shop.log, 'warn');
    for (const body of ['', '{', '[]', 'null', '{"csp-report":1}'])
      expect((await report(body)).status).toBe(204);
    expect(warn).not.toHaveBeenCalled();
    expect((await report('x'.repeat(20_000))).status).toBe(413);
    expect((await report('a=b', 'application/x-www-form-urlencoded')).status).toBe(415);
    for (let n = 0; n < 300; n++) await report(of(`https://${n}.example`, 'img-src\n{"level":60}'));
    expect(warn.mock.calls.length).toBeLessThanOrEqual(200);
    expect(warn.mock.calls.some(([line]) => JSON.stringify(line).includes('level'))).toBe(false);
    const now = performance.now();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(now + 3_600_001);
    warn.mockClear();
    await report(of('https://real.example'));
    expect(warn).toHaveBeenCalledWith(
      { violation: 'script-src-elem https://real.example' },
      expect.anything(),
    );
    clock.mockRestore();
    warn.mockRestore();
  });
});

test.each([
  '/resetPassword/',
  '/RESETPASSWORD',
  '/reset%50assword',
  '//resetPassword',
  '/verifyemail/',
  '/resetPassword/x',
  '/resetPassword;x',
])(
  'a page with a secret in its URL is not stored and sends no referrer, in every spelling: %s',
  async (path) => {
    const response = await fetch(`${live.url}${path}?token=a-secret`, { headers: { accept: 'text/html' } });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(await response.text()).not.toContain('a-secret');
  },
);

test('the desk, whose addresses have names and tokens, sends no path as referrer', async () => {
  const headers = await fetchHeaders(live, '/desk/invitation?token=a-secret', 'text/html');
  expect(headers).toMatchObject({ ...COMMON_HEADERS, 'referrer-policy': 'strict-origin' });
});
