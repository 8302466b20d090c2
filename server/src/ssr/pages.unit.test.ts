import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { prepareResponse } from '../http/responseCache/preparedResponse.ts';
import type { Shop } from '../shop.ts';
import { pages } from './pages.ts';
import { loadSite } from './site.ts';

// How pages are rendered when many are asked for at once.

jest.mock('./site.ts');
jest.mock('../http/responseCache/preparedResponse.ts', () => {
  const actual = jest.requireActual('../http/responseCache/preparedResponse.ts');
  return { ...actual, prepareResponse: jest.fn(actual.prepareResponse) };
});
jest.mock('../config/paths.ts', () => ({ clientDir: mkdtempSync(path.join(tmpdir(), 'kirana-pages-')) }));
const { clientDir } = jest.requireMock<{ clientDir: string }>('../config/paths.ts');

/** Pages whose data is being read, and pages that are being rendered, each by its address, with what finishes that. */
const reading = new Map<string, () => void>();
const rendering = new Map<string, () => void>();
/** All whose data has begun to be read. */
const begun: string[] = [];
const untilFinished = (urls: Map<string, () => void>, url: string) =>
  new Promise<void>((resolve) =>
    urls.set(url, () => {
      urls.delete(url);
      resolve();
    }),
  );
/** These are rendered at once. */
const isFast = (url: string) => url.startsWith('/fast');
/** Their data hangs until it is finished; that of others is there at once. */
const isSlow = (url: string) => url.startsWith('/slow');
let app: FastifyInstance;
const catalogue = { revision: 1 };
beforeAll(async () => {
  for (const folder of ['assets', 'files'])
    mkdirSync(path.join(clientDir, 'client', folder), { recursive: true });
  jest.mocked(loadSite).mockResolvedValue({
    unrendered: { status: 503, html: 'for the browser' },
    renderOwn: async () => null,
    async render({ url, inTurn }) {
      begun.push(url);
      if (isSlow(url)) await untilFinished(reading, url);
      return inTurn(async () => {
        if (!isFast(url)) await untilFinished(rendering, url);
        return { status: 200, html: `page ${url}` };
      });
    },
  });
  const shop = {
    env: { publicUrl: null },
    limits: { take: async () => null },
    catalog: { snapshot: catalogue, ensureFresh: () => null },
  } as unknown as Shop;
  app = fastify();
  app.decorateRequest('cookies', { getter: () => ({}) });
  const openVisit = () => ({ execute: jest.fn(), dependencies: { revision: 1, stock: new Map() } });
  const cache = { find: () => undefined, store: () => {} };
  await app.register(pages, { shop, openVisit, cache, preload: false });
});
afterAll(async () => {
  await app.close();
  rmSync(clientDir, { recursive: true });
});

const ask = async (url: string) => {
  const { statusCode, body, headers } = await app.inject(url);
  return { status: statusCode, body, retryAfter: headers['retry-after'] };
};
/** Finishes whatever has begun until all of these are answered. */
async function finishAll(asked: ReturnType<typeof ask>[]) {
  let answered = false;
  const answers = Promise.all(asked).finally(() => {
    answered = true;
  });
  while (!answered) {
    for (const finish of [...reading.values(), ...rendering.values()]) finish();
    await new Promise(setImmediate);
  }
  return answers;
}
const until = async (urls: Map<string, unknown>, count: number) => {
  while (urls.size < count) await new Promise(setImmediate);
};
const untilRendering = (count: number) => until(rendering, count);
const forTheBrowser = { status: 503, body: 'for the browser', retryAfter: '5' };

test('two pages are rendered at a time, each once for all who ask for it, and all in the end', async () => {
  const urls = ['/a', '/b', '/a', '/c', '/d', '/c'];
  const asked = urls.map(ask);
  await untilRendering(2);
  expect([...rendering.keys()]).toEqual(['/a', '/b']);
  rendering.get('/a')?.();
  await untilRendering(2);
  expect([...rendering.keys()]).toEqual(['/b', '/c']);
  expect((await finishAll(asked)).map(({ body }) => body)).toEqual(urls.map((url) => `page ${url}`));
});

test('who asks once the catalogue has changed is not given what was read before', async () => {
  const before = ask('/slow-a');
  await until(reading, 1);
  catalogue.revision++;
  const since = [ask('/slow-a'), ask('/slow-a')];
  await finishAll([before, ...since]);
  expect(begun.filter((url) => url === '/slow-a')).toHaveLength(2);
});

test('where too many wait already, the browser is to make the page, and search engines are to come again', async () => {
  const asked = Array.from({ length: 102 }, (_, number) => ask(`/${number}`));
  await untilRendering(2);
  expect(await ask('/late')).toEqual(forTheBrowser);
  expect((await finishAll(asked)).map(({ status }) => status)).toEqual(asked.map(() => 200));
  expect(await finishAll([ask('/late')])).toMatchObject([{ status: 200 }]);
});

test('between two pages others are heard', async () => {
  let turns = 0;
  let counting = true;
  const count = () => {
    turns++;
    if (counting) setImmediate(count);
  };
  count();
  const asked = await Promise.all(Array.from({ length: 40 }, (_, number) => ask(`/fast-${number}`)));
  counting = false;
  expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 200));
  expect(turns).toBeGreaterThan(200);
});

test('while the data of some pages hangs, all others are answered; so many may wait for it', async () => {
  const slow = Array.from({ length: 100 }, (_, number) => ask(`/slow-${number}`));
  await until(reading, 100);
  const others = ['/about', '/terms'].map(ask);
  await untilRendering(2);
  expect(await ask('/late')).toEqual(forTheBrowser);
  for (const finish of rendering.values()) finish();
  expect((await Promise.all(others)).map(({ body }) => body)).toEqual(['page /about', 'page /terms']);
  expect((await finishAll(slow)).map(({ status }) => status)).toEqual(slow.map(() => 200));
});

test('between the beginnings of two readings others are heard, too', async () => {
  let turns = 0;
  let counting = true;
  const count = () => {
    turns++;
    if (counting) setImmediate(count);
  };
  count();
  const slow = Array.from({ length: 40 }, (_, number) => ask(`/slow-${number}`));
  await until(reading, 40);
  counting = false;
  expect(turns).toBeGreaterThan(600);
  expect((await finishAll(slow)).map(({ status }) => status)).toEqual(slow.map(() => 200));
});

describe('whoever has waited too long', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  test('for a turn has the page made by the browser; whose turn it is already has it rendered', async () => {
    const asked = ['/long-1', '/long-2'].map(ask);
    await untilRendering(2);
    const waiting = ask('/waiting');
    while (jest.getTimerCount() === 0) await new Promise(setImmediate);
    jest.advanceTimersByTime(3000);
    expect(await waiting).toEqual(forTheBrowser);
    expect((await finishAll(asked)).map(({ status }) => status)).toEqual([200, 200]);
  });

  test('since the page was asked for: what it reads counts, and is not rendered any more', async () => {
    const long = ['/long-1', '/long-2'].map(ask);
    await untilRendering(2);
    const [hanging, read] = [ask('/slow-hanging'), ask('/slow-read')];
    await until(reading, 2);
    jest.advanceTimersByTime(2000);
    reading.get('/slow-read')?.();
    await new Promise(setImmediate);
    jest.advanceTimersByTime(1000);
    expect([await hanging, await read]).toEqual([forTheBrowser, forTheBrowser]);
    reading.get('/slow-hanging')?.();
    await finishAll(long);
    expect((await finishAll([ask('/next')])).map(({ body }) => body)).toEqual(['page /next']);
    expect([...rendering.keys()]).toEqual([]);
  });

  test('is not read for either where that had not begun', async () => {
    const urls = Array.from({ length: 90 }, (_, number) => `/slow-many-${number}`);
    const asked = urls.map(ask);
    await until(reading, 3);
    jest.advanceTimersByTime(3000);
    expect(await Promise.all(asked)).toEqual(asked.map(() => forTheBrowser));
    await finishAll([ask('/next')]);
    expect(reading.size).toBe(0);
    expect(begun.filter((url) => urls.includes(url)).length).toBeLessThan(50);
  });
});

test('what is sent when none can be rendered is made once, and once for addresses that hold a secret', async () => {
  const asked = Array.from({ length: 102 }, (_, number) => ask(`/${number}`));
  await untilRendering(2);
  const headers = async (url: string) => (await app.inject(url)).headers;
  const open = { 'cache-control': 'no-cache' };
  const secretive = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
  jest.mocked(prepareResponse).mockClear();
  for (const round of [1, 2, 3]) {
    expect(await headers(`/late-${round}`)).toMatchObject(open);
    expect(await headers(`/resetPassword/${round}?token=x`)).toMatchObject(secretive);
  }
  expect(jest.mocked(prepareResponse).mock.calls.length).toBeLessThanOrEqual(2);
  await finishAll(asked);
});

test.each([
  ['/resetPassword?token=secret', '/resetPassword'],
  ['/RESETPASSWORD/?token=secret', '/resetPassword'],
  ['/resetPassword/x?token=secret', '/resetPassword/x'],
  ['/resetPassword;x?token=secret', '/resetPassword;x'],
  ['/reset%50assword/x?token=secret#token=secret', '/reset%50assword/x'],
  ['//verifyEmails?token=secret', '//verifyEmails'],
])('%s is rendered without its secret, and kept by nobody', async (url, shown) => {
  const asked = app.inject(url);
  await untilRendering(1);
  expect([...rendering.keys()]).toEqual([shown]);
  rendering.get(shown)?.();
  const { headers, body } = await asked;
  expect(body).toBe(`page ${shown}`);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
});
