import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { prepareResponse } from '../http/responseCache/preparedResponse.ts';
import type { Shop } from '../shop.ts';
import { loadClientBuild } from './clientBuild.ts';
import { pages } from './pages.ts';

jest.mock('./clientBuild.ts');
jest.mock('../http/responseCache/preparedResponse.ts', () => {
  const actual = jest.requireActual('../http/responseCache/preparedResponse.ts');
  return { ...actual, prepareResponse: jest.fn(actual.prepareResponse) };
});
jest.mock('../config/paths.ts', () => ({ clientDir: mkdtempSync(path.join(tmpdir(), 'kirana-pages-')) }));
const { clientDir } = jest.requireMock<{ clientDir: string }>('../config/paths.ts');

/** Pages whose data are being read, and pages that are being rendered: by URL, the function that finishes it. */
const reading = new Map<string, () => void>();
const rendering = new Map<string, () => void>();
/** URLs of all pages whose reading has started. */
const started: string[] = [];
const untilFinished = (urls: Map<string, () => void>, url: string) =>
  new Promise<void>((resolve) =>
    urls.set(url, () => {
      urls.delete(url);
      resolve();
    }),
  );
/** Renders without waiting to be finished. */
const isFast = (url: string) => url.startsWith('/fast');
/** Reads its data until it is finished; others have theirs at once. */
const isSlow = (url: string) => url.startsWith('/slow');
let app: FastifyInstance;
const catalogue = { revision: 1 };
/** Resolves when nothing more important is answered. */
let quiet = Promise.resolve();
beforeAll(async () => {
  for (const folder of ['assets', 'files'])
    mkdirSync(path.join(clientDir, 'client', folder), { recursive: true });
  jest.mocked(loadClientBuild).mockResolvedValue({
    emptyPage: { status: 503, html: 'empty page' },
    isPersonal: () => false,
    async render({ url, cpuLimiter }) {
      started.push(url);
      if (isSlow(url)) await untilFinished(reading, url);
      return cpuLimiter(async () => {
        if (!isFast(url)) await untilFinished(rendering, url);
        return { status: 200, html: `page ${url}` };
      });
    },
  });
  const limits: Pick<Shop['limits'], 'consume'> = { consume: async () => null };
  const shop = {
    env: { publicUrl: null },
    limits,
    catalog: { snapshot: catalogue, ensureFresh: () => null },
    browsing: { untilQuiet: () => quiet },
  } as unknown as Shop;
  app = fastify();
  app.decorateRequest('cookies', { getter: () => ({}) });
  const createExecutor = () => ({ execute: jest.fn(), dependencies: { revision: 1, stock: new Map() } });
  const cache = { find: () => undefined, store: () => {} };
  await app.register(pages, { shop, createExecutor, cache, preload: false });
});
afterAll(async () => {
  await app.close();
  rmSync(clientDir, { recursive: true });
});

const request = async (url: string) => {
  const { statusCode, body, headers } = await app.inject(url);
  return { status: statusCode, body, retryAfter: headers['retry-after'] };
};
/** Finishes all reading and rendering until these requests are answered. */
async function finishAll(requests: ReturnType<typeof request>[]) {
  let answered = false;
  const responses = Promise.all(requests).finally(() => {
    answered = true;
  });
  while (!answered) {
    for (const finish of [...reading.values(), ...rendering.values()]) finish();
    await new Promise(setImmediate);
  }
  return responses;
}
const until = async (urls: Map<string, unknown>, count: number) => {
  // Jest's timeout could not end the loop.
  for (let turn = 0; urls.size < count; turn++) {
    if (turn > 1_000_000) throw new Error(`Only ${urls.size} of ${count} pages have come this far`);
    await new Promise(setImmediate);
  }
};
const untilRendering = (count: number) => until(rendering, count);
const emptyPage = { status: 503, body: 'empty page', retryAfter: '5' };

it('renders one page at a time, and each once for simultaneous requests', async () => {
  const urls = ['/a', '/b', '/a', '/c', '/b'];
  const requests = urls.map(request);
  await untilRendering(1);
  expect([...rendering.keys()]).toEqual(['/a']);
  rendering.get('/a')?.();
  await untilRendering(1);
  expect([...rendering.keys()]).toEqual(['/b']);
  expect((await finishAll(requests)).map(({ body }) => body)).toEqual(urls.map((url) => `page ${url}`));
});

it('reads a page again when the catalogue has changed since the running request', async () => {
  const before = request('/slow-a');
  await until(reading, 1);
  catalogue.revision++;
  const since = [request('/slow-a'), request('/slow-a')];
  await finishAll([before, ...since]);
  expect(started.filter((url) => url === '/slow-a')).toHaveLength(2);
});

it('answers with an empty page and Retry-After when too many pages are pending', async () => {
  const requests = Array.from({ length: 102 }, (_, number) => request(`/${number}`));
  await untilRendering(1);
  expect(await request('/late')).toEqual(emptyPage);
  expect((await finishAll(requests)).map(({ status }) => status)).toEqual(requests.map(() => 200));
  expect(await finishAll([request('/late')])).toMatchObject([{ status: 200 }]);
});

it('lets other requests run between two pages', async () => {
  let turns = 0;
  let counting = true;
  const count = () => {
    turns++;
    if (counting) setImmediate(count);
  };
  count();
  const requests = await Promise.all(Array.from({ length: 40 }, (_, number) => request(`/fast-${number}`)));
  counting = false;
  expect(requests.map(({ status }) => status)).toEqual(requests.map(() => 200));
  expect(turns).toBeGreaterThan(200);
});

it('reads and renders nothing while something more important is answered', async () => {
  const turns = async (count: number) => {
    for (let turn = 0; turn < count; turn++) await new Promise(setImmediate);
  };
  let endOfPayment = () => {};
  const beginPayment = () => {
    quiet = new Promise((resolve) => {
      endOfPayment = resolve;
    });
  };
  beginPayment();
  const page = request('/slow-beside-payments');
  await turns(200);
  expect(reading.size).toBe(0);
  endOfPayment();
  await until(reading, 1);
  beginPayment();
  reading.get('/slow-beside-payments')?.();
  await turns(200);
  expect(rendering.size).toBe(0);
  endOfPayment();
  await untilRendering(1);
  expect(await finishAll([page])).toMatchObject([{ status: 200 }]);
});

it('answers other pages while the data of a hundred are slow', async () => {
  const slow = Array.from({ length: 100 }, (_, number) => request(`/slow-${number}`));
  await until(reading, 100);
  const others = ['/about', '/terms'].map(request);
  await untilRendering(1);
  expect(await request('/late')).toEqual(emptyPage);
  rendering.get('/about')?.();
  await untilRendering(1);
  rendering.get('/terms')?.();
  expect((await Promise.all(others)).map(({ body }) => body)).toEqual(['page /about', 'page /terms']);
  expect((await finishAll(slow)).map(({ status }) => status)).toEqual(slow.map(() => 200));
});

it('lets other requests run between the starts of two pages', async () => {
  let turns = 0;
  let counting = true;
  const count = () => {
    turns++;
    if (counting) setImmediate(count);
  };
  count();
  const slow = Array.from({ length: 40 }, (_, number) => request(`/slow-${number}`));
  await until(reading, 40);
  counting = false;
  expect(turns).toBeGreaterThan(600);
  expect((await finishAll(slow)).map(({ status }) => status)).toEqual(slow.map(() => 200));
});

describe('a page that has waited longer than the deadline', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  it('is empty, unless its rendering has started', async () => {
    const long = request('/long');
    await untilRendering(1);
    const waiting = request('/waiting');
    while (jest.getTimerCount() === 0) await new Promise(setImmediate);
    jest.advanceTimersByTime(3000);
    expect(await waiting).toEqual(emptyPage);
    expect(await finishAll([long])).toMatchObject([{ status: 200 }]);
  });

  it('is empty and not rendered when reading took the time', async () => {
    const long = request('/long');
    await untilRendering(1);
    const [hanging, read] = [request('/slow-hanging'), request('/slow-read')];
    await until(reading, 2);
    jest.advanceTimersByTime(2000);
    reading.get('/slow-read')?.();
    await new Promise(setImmediate);
    jest.advanceTimersByTime(1000);
    expect([await hanging, await read]).toEqual([emptyPage, emptyPage]);
    reading.get('/slow-hanging')?.();
    await finishAll([long]);
    expect((await finishAll([request('/next')])).map(({ body }) => body)).toEqual(['page /next']);
    expect([...rendering.keys()]).toEqual([]);
  });

  it('is not read when it had not started', async () => {
    const urls = Array.from({ length: 90 }, (_, number) => `/slow-many-${number}`);
    const requests = urls.map(request);
    await until(reading, 3);
    jest.advanceTimersByTime(3000);
    expect(await Promise.all(requests)).toEqual(requests.map(() => emptyPage));
    await finishAll([request('/next')]);
    expect(reading.size).toBe(0);
    expect(started.filter((url) => urls.includes(url)).length).toBeLessThan(50);
  });
});

it('prepares the empty page once, and once for URLs with a token', async () => {
  const requests = Array.from({ length: 102 }, (_, number) => request(`/${number}`));
  await untilRendering(1);
  const headers = async (url: string) => (await app.inject(url)).headers;
  const open = { 'cache-control': 'no-cache' };
  const withToken = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
  jest.mocked(prepareResponse).mockClear();
  for (const round of [1, 2, 3]) {
    expect(await headers(`/late-${round}`)).toMatchObject(open);
    expect(await headers(`/resetPassword/${round}?token=x`)).toMatchObject(withToken);
  }
  expect(jest.mocked(prepareResponse).mock.calls.length).toBeLessThanOrEqual(2);
  await finishAll(requests);
});

it.each([
  ['/resetPassword?token=secret', '/resetPassword'],
  ['/RESETPASSWORD/?token=secret', '/resetPassword'],
  ['/resetPassword/x?token=secret', '/resetPassword/x'],
  ['/resetPassword;x?token=secret', '/resetPassword;x'],
  ['/reset%50assword/x?token=secret#token=secret', '/reset%50assword/x'],
  ['//verifyEmails?token=secret', '//verifyEmails'],
])('renders %s without its token, and forbids caching', async (url, shown) => {
  const requests = app.inject(url);
  await untilRendering(1);
  expect([...rendering.keys()]).toEqual([shown]);
  rendering.get(shown)?.();
  const { headers, body } = await requests;
  expect(body).toBe(`page ${shown}`);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
});
