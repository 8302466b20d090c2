import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { type Limits, openLimits } from '../lib/limits/rateLimiter.ts';
import { createLog } from '../lib/log.ts';
import { createMetrics } from './definitions.ts';
import { WEB_VITALS_PATH, webVitals } from './webVitals.ts';

const log: string[] = [];
let app: FastifyInstance;
let limits: Limits;
let metrics: ReturnType<typeof createMetrics>;
beforeEach(async () => {
  log.length = 0;
  metrics = createMetrics();
  const logger = createLog('debug', { write: (line) => void log.push(line) });
  limits = await openLimits({ factor: 1, redisUrl: null }, logger);
  const loggerInstance: FastifyBaseLogger = logger;
  app = fastify({ loggerInstance });
  await app.register(webVitals, {
    limits,
    publicUrl: 'https://kirana.example',
    vitals: metrics.webVitals,
  });
});
afterEach(async () => {
  await app.close();
  limits.close();
});

const send = (body: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: WEB_VITALS_PATH,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });

const lcp = { name: 'LCP', page: 'product', value: 2400 };
const reportOf = (...values: object[]) => ({ device: 'phone', values });

/** The samples with a value other than zero. */
async function samples(): Promise<string[]> {
  const lines = (await metrics.registry.metrics()).split('\n');
  return lines.filter((line) => line.startsWith('kirana_web_vitals') && !line.endsWith(' 0'));
}

it('counts times in seconds and layout shift as it is, by kind of page and device', async () => {
  const response = await send(
    reportOf(
      lcp,
      { name: 'INP', page: 'checkout', value: 120 },
      { name: 'CLS', page: 'product', value: 0.2 },
    ),
  );
  expect({ status: response.statusCode, body: response.body }).toEqual({ status: 204, body: '' });
  const text = await samples();
  for (const sample of [
    'kirana_web_vitals_lcp_seconds_sum{page="product",device="phone"} 2.4',
    'kirana_web_vitals_lcp_seconds_bucket{le="2.5",page="product",device="phone"} 1',
    'kirana_web_vitals_inp_seconds_sum{page="checkout",device="phone"} 0.12',
    'kirana_web_vitals_cls_sum{page="product",device="phone"} 0.2',
    'kirana_web_vitals_cls_bucket{le="0.25",page="product",device="phone"} 1',
  ])
    expect(text).toContain(sample);
  expect(text.some((line) => line.includes('le="2",page="product"'))).toBe(false);
});

it.each<[string, unknown]>([
  ['no JSON', 'LCP=1'],
  ['nothing', ''],
  ['a number', 17],
  ['no values', reportOf()],
  ['a page that does not exist', reportOf({ ...lcp, page: '/product/18f2' })],
  ['a device that does not exist', { device: 'A Phone 12', values: [lcp] }],
  ['a metric that does not exist', reportOf({ ...lcp, name: '__proto__' })],
  ['a negative time', reportOf({ ...lcp, value: -1 })],
  ['a time of a day', reportOf({ ...lcp, value: 86_400_000 })],
  ['an infinite value', '{"device":"phone","values":[{"name":"LCP","page":"home","value":1e999}]}'],
  ['text as a value', reportOf({ ...lcp, value: '2400' })],
  ['a property more', { ...reportOf(lcp), url: '/product/18f2' }],
  ['a property more in a value', reportOf({ ...lcp, userId: '18f2' })],
  ['too many values', reportOf(...Array.from({ length: 21 }, () => lcp))],
  ['one valid and one invalid value', reportOf(lcp, { ...lcp, value: null })],
])('refuses %s and counts nothing', async (_, body) => {
  expect((await send(body)).statusCode).toBe(400);
  expect(await samples()).toEqual([]);
});

it('refuses a body of more than 4 KB', async () => {
  const padded = JSON.stringify(reportOf(lcp)) + ' '.repeat(4096);
  expect((await send(padded)).statusCode).toBe(413);
});

it.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'https://other.kirana.example' },
  { 'sec-fetch-site': '', origin: 'https://evil.example' },
])('refuses a report sent by a page elsewhere: %j', async (headers) => {
  expect((await send(reportOf(lcp), headers)).statusCode).toBe(403);
  expect(await samples()).toEqual([]);
});

it('limits how many reports an address sends', async () => {
  const statuses: number[] = [];
  for (let report = 0; report < 301; report++) statuses.push((await send(reportOf(lcp))).statusCode);
  expect(statuses.slice(0, 300).every((status) => status === 204)).toBe(true);
  expect(statuses[300]).toBe(429);
});

it('logs nothing of a report, valid or not', async () => {
  await send(reportOf(lcp));
  await send(reportOf({ ...lcp, page: 'a-secret-page' }));
  await send('a secret text');
  expect(log.join('')).not.toMatch(/secret|2400/);
});
