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

/** Pages that are being rendered: by URL, the function that finishes it. */
const rendering = new Map<string, () => void>();
/** URLs of all pages whose rendering has started. */
const started: string[] = [];
let app: FastifyInstance;
const catalogue = { revision: 1 };
beforeAll(async () => {
  for (const folder of ['assets', 'files'])
    mkdirSync(path.join(clientDir, 'client', folder), { recursive: true });
  jest.mocked(loadClientBuild).mockResolvedValue({
    emptyPage: { status: 503, html: 'empty page' },
    isPersonal: () => false,
    render({ url }) {
      started.push(url);
      return new Promise((resolve) =>
        rendering.set(url, () => {
          rendering.delete(url);
          resolve({ status: url === '/webhook' ? 404 : 200, html: `page ${url}` });
        }),
      );
    },
  });
  const limits: Pick<Shop['limits'], 'consume'> = { consume: async () => null };
  const shop = {
    env: { publicUrl: null },
    limits,
    catalog: { snapshot: catalogue, ensureFresh: () => null },
  } as unknown as Shop;
  app = fastify();
  app.decorateRequest('cookies', { getter: () => ({}) });
  const createExecutor = () => ({
    execute: jest.fn(),
    dependencies: { revision: 1, stock: new Map(), soldOutIds: null },
  });
  const methodsOf = (url: string) => (['/webhook', '/unsubscribe'].includes(url) ? ['POST'] : []);
  const cache = { find: () => undefined, store: () => {} };
  await app.register(pages, { shop, createExecutor, cache, preload: false, methodsOf });
});
afterAll(async () => {
  await app.close();
  rmSync(clientDir, { recursive: true });
});

const request = async (url: string) => {
  const { statusCode, body, headers } = await app.inject(url);
  return { status: statusCode, body, retryAfter: headers['retry-after'], allow: headers.allow };
};
/** Finishes all rendering until these requests are answered. */
async function finishAll(requests: ReturnType<typeof request>[]) {
  let answered = false;
  const responses = Promise.all(requests).finally(() => {
    answered = true;
  });
  while (!answered) {
    for (const finish of rendering.values()) finish();
    await new Promise(setImmediate);
  }
  return responses;
}
const untilRendering = async (count: number) => {
  // Jest's timeout could not end the loop.
  for (let turn = 0; rendering.size < count; turn++) {
    if (turn > 10_000_000) throw new Error(`Only ${rendering.size} of ${count} pages are rendered`);
    await new Promise(setImmediate);
  }
};
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

it('renders a page again when the catalogue has changed since the running request', async () => {
  const before = request('/changed');
  await untilRendering(1);
  catalogue.revision++;
  const since = [request('/changed'), request('/changed')];
  await finishAll([before, ...since]);
  expect(started.filter((url) => url === '/changed')).toHaveLength(2);
});

it('answers 405 at the path of another method that is no page', async () => {
  const [missing, page] = await finishAll([request('/webhook'), request('/unsubscribe')]);
  expect(missing).toMatchObject({ status: 405, allow: 'POST', body: expect.stringContaining('nothing') });
  expect(page).toMatchObject({ status: 200, body: 'page /unsubscribe' });
});

it('renders other pages while some wait for their data', async () => {
  const slow = Array.from({ length: 5 }, (_, number) => request(`/slow-${number}`));
  const page = request('/about');
  await untilRendering(6);
  rendering.get('/about')?.();
  expect(await page).toMatchObject({ status: 200, body: 'page /about' });
  expect((await finishAll(slow)).map(({ status }) => status)).toEqual(slow.map(() => 200));
});

it('answers with an empty page and Retry-After when too many pages are pending', async () => {
  const requests = Array.from({ length: 102 }, (_, number) => request(`/${number}`));
  await untilRendering(1);
  expect(await request('/late')).toEqual(emptyPage);
  expect((await finishAll(requests)).map(({ status }) => status)).toEqual(requests.map(() => 200));
  expect(await finishAll([request('/late')])).toMatchObject([{ status: 200 }]);
});

describe('a page that has waited longer than the deadline', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  it('is empty, and not rendered when it has not begun', async () => {
    const urls = ['/long', '/waiting-1', '/waiting-2'];
    const requests = urls.map(request);
    await untilRendering(1);
    while (jest.getTimerCount() < urls.length) await new Promise(setImmediate);
    jest.setSystemTime(Date.now() + 3000);
    jest.advanceTimersByTime(3000);
    expect(await Promise.all(requests)).toEqual(urls.map(() => emptyPage));
    expect(await finishAll([request('/next')])).toMatchObject([{ status: 200 }]);
    expect(started.filter((url) => urls.includes(url))).toEqual(['/long']);
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
