import { addArguments } from './arguments.ts';
import { readEnv } from './env.ts';
import { startWarnings } from './startWarnings.ts';

const razorpay = {
  PUBLIC_URL: 'https://kirana.example',
  RAZORPAY_KEY_ID: 'rzp_live_shop',
  RAZORPAY_KEY_SECRET: 'h7XJm2vQ0sWc9LrT',
  RAZORPAY_WEBHOOK_SECRET: 'Zt8+Qx1mN5vLr2cYw7Ks',
};
const google = { GOOGLE_CLIENT_ID: 'shop.example', GOOGLE_CLIENT_SECRET: 'GOCSPX-b7Xw2LmQ9zTr' };
const COOKIE_SECRET = 'q0vT3kLw8Zx1Rm6Nb9Yc4Ks7Wj2Hf5Gd';

test.each<[string, Record<string, string>, string[]]>([
  [
    'half of Google',
    { GOOGLE_CLIENT_ID: 'x' },
    ['GOOGLE_CLIENT_SECRET: needed together with GOOGLE_CLIENT_ID'],
  ],
  [
    'half of Google, half of Razorpay and a short secret',
    { GOOGLE_CLIENT_SECRET: 'a-google-secret', RAZORPAY_KEY_ID: 'x', COOKIE_SECRET: 'short' },
    ['COOKIE_SECRET: Too small', 'RAZORPAY_KEY_SECRET: needed', 'GOOGLE_CLIENT_ID: needed'],
  ],
  ['Google in live mode without a secret', { ...razorpay, ...google }, ['COOKIE_SECRET: needed']],
  [
    'half of a mail server',
    { MAIL_FROM: 'shop@kirana.example' },
    ['SMTP_URL: needed together with MAIL_FROM'],
  ],
  [
    'a mail server without a public URL',
    { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'Kirana, somewhere' },
    ['PUBLIC_URL: needed together with SMTP_URL', 'MAIL_FROM: must look like'],
  ],
  ['workers with the embedded database', { WORKERS: '2' }, ['DATABASE_URL: needed together with more than']],
  [
    'replicas without a database, one of another kind',
    { DATABASE_REPLICA_URLS: 'mysql://a/shop, postgres://b/shop' },
    ['DATABASE_URL: needed together with', 'DATABASE_REPLICA_URLS.1: must look like mysql://'],
  ],
  [
    'an unknown time zone',
    { SHOP_TIME_ZONE: 'Asia/Pune' },
    ['SHOP_TIME_ZONE: must be the name of a time zone'],
  ],
  [
    'a time zone with daylight-saving time',
    { SHOP_TIME_ZONE: 'Europe/London' },
    ['SHOP_TIME_ZONE: must be a time zone without daylight-saving time'],
  ],
  [
    'a Google profile endpoint of another kind',
    { GOOGLE_USERINFO_URL: 'https://example.com/me' },
    ['must end with /userinfo'],
  ],
])('%s is rejected with every error', (_, variables, errors) => {
  for (const error of errors) expect(() => readEnv(variables)).toThrow(error);
});

test.each([
  ['a demo without Google', {}, { sandbox: true, authorizationUrl: '/sandbox/google/authorize' }],
  ['a demo with Google', google, { sandbox: false, clientId: google.GOOGLE_CLIENT_ID }],
  ['live without Google', razorpay, null],
  ['live with Google', { ...razorpay, ...google, COOKIE_SECRET }, { sandbox: false }],
])('%s starts', (_, variables, settings) => {
  const env = readEnv(variables);
  if (settings) expect(env.google).toMatchObject(settings);
  else expect(env.google).toBeNull();
  expect(env.cookieSecret.length).toBeGreaterThanOrEqual(32);
  // After a restart, and on another server, the cursors in addresses still work.
  expect(readEnv(variables).cursorSecret).toBe(env.cursorSecret);
});

test('the shop is in India unless it has another time zone', () => {
  expect(readEnv({}).shopTimeZone).toBe('Asia/Kolkata');
  expect(readEnv({ SHOP_TIME_ZONE: 'Asia/Kathmandu' }).shopTimeZone).toBe('Asia/Kathmandu');
});

test('metrics are served on this machine alone, and not without a port', () => {
  expect(readEnv({}).metrics).toBeNull();
  expect(readEnv({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(readEnv({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.5' }).metrics).toEqual({
    host: '10.0.0.5',
    port: 9464,
  });
});

test.each<[Record<string, string>, number]>([
  [{}, 0],
  [{ WEB_VITALS_PERCENT: '50' }, 0],
  [{ METRICS_PORT: '9464' }, 0.25],
  [{ METRICS_PORT: '9464', WEB_VITALS_PERCENT: '0' }, 0],
])('with %j, the share of the pages that report web vitals is %d', (variables, share) => {
  expect(readEnv(variables).webVitalsShare).toBe(share);
});

test.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }, true],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/v1/traces' }, true],
])('with %j, traces are sent: %p', (variables, isTraced) => {
  expect(readEnv(variables).isTraced).toBe(isTraced);
});

test('the command line sets the number of workers', () => {
  const environment = { DATABASE_URL: 'mysql://root@localhost/shop', WORKERS: '2' };
  expect(readEnv(addArguments(environment, [])).workers).toBe(2);
  expect(readEnv(addArguments(environment, ['--workers', '4'])).workers).toBe(4);
  expect(() => addArguments(environment, ['4'])).toThrow('Usage: npm start -- [--workers N]');
});

test('workers without Redis are warned of', () => {
  const settings = { DATABASE_URL: 'mysql://root@localhost/shop', WORKERS: '3' };
  expect(startWarnings(readEnv(settings))).toEqual([expect.stringContaining('3 times as often')]);
  expect(startWarnings(readEnv({ ...settings, REDIS_URL: 'redis://localhost' }))).toEqual([]);
  expect(startWarnings(readEnv({}))).toEqual([]);
});
