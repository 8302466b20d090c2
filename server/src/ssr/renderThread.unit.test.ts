import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { eventually } from '../../test/eventually.ts';
import { createRenderThread, type RenderThread } from './renderThread.ts';
import type { Execute } from './ssrExecutor.ts';

// The shop's thread runs the built client (see personalPages.sqlite.test.ts); this one speaks the same messages, and can be told to fail.

const SCRIPT = `
import { parentPort, threadId } from 'node:worker_threads';
import { createBirpc } from '${pathToFileURL(require.resolve('birpc'))}';

const server = createBirpc(
  {
    personalPaths: () => ['/cart'],
    async render(page, { url }) {
      if (url === '/exits') process.exit(3);
      if (url === '/loops') for (;;);
      if (url === '/throws') setImmediate(() => { throw new Error('out of order'); });
      if (url === '/never' || url === '/throws') await new Promise(() => {});
      if (url === '/crashes') throw new TypeError('no such product');
      const { data } = await server.execute(page, { query: url });
      return { status: 200, head: '', body: data, state: '', page: String(threadId) };
    },
  },
  { post: (message) => parentPort.postMessage(message), on: (listener) => parentPort.on('message', listener) },
);
`;

let folder: string;
let thread: RenderThread;
const log = { error: jest.fn() };
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kirana-render-thread-'));
  writeFileSync(path.join(folder, 'thread.mjs'), SCRIPT);
});
beforeEach(() => {
  log.error.mockClear();
  thread = createRenderThread(path.join(folder, 'thread.mjs'), log);
});
afterEach(() => thread.close());
afterAll(() => rmSync(folder, { recursive: true }));

const render = (url: string, execute: Execute = async () => ({ data: { of: url } })) =>
  thread.render(
    { url, origin: 'http://shop.test', location: null, isSignedIn: false, expiresAt: Infinity },
    execute,
  );

it('runs the operations of each page in the context of its request', async () => {
  const requests = new AsyncLocalStorage<string>();
  const execute = async ({ query }: { query: string }) => ({ data: { query, request: requests.getStore() } });
  const pages = await Promise.all(
    ['/a', '/b'].map((url) => requests.run(`request ${url}`, () => render(url, execute))),
  );
  expect(pages.map(({ body }) => body)).toEqual([
    { query: '/a', request: 'request /a' },
    { query: '/b', request: 'request /b' },
  ]);
});

it('keeps other requests going while a page is rendered', async () => {
  const page = render('/never');
  expect(await thread.personalPaths()).toEqual(['/cart']);
  expect(await render('/other')).toMatchObject({ body: { of: '/other' } });
  await thread.close();
  await expect(page).rejects.toThrow('has ended');
});

it('passes on why a page could not be rendered, and renders the next', async () => {
  await expect(render('/crashes')).rejects.toThrow('no such product');
  expect(await render('/next')).toMatchObject({ status: 200 });
});

it.each([
  ['/exits', 0],
  ['/throws', 1],
])(
  'starts another thread after one has ended (%s), and loses only the pages that it rendered',
  async (url, logged) => {
    const { page: first } = await render('/before');
    await expect(Promise.all([render('/never'), render(url)])).rejects.toThrow('has ended');
    const { page: second } = await render('/after');
    expect(second).not.toBe(first);
    expect(log.error).toHaveBeenCalledTimes(logged);
  },
);

it('replaces a thread that hangs, but not one whose page waits for data', async () => {
  thread = createRenderThread(path.join(folder, 'thread.mjs'), log, 1000);
  const { page: first } = await render('/before');
  await expect(render('/never')).rejects.toThrow('timeout');
  expect(await thread.personalPaths()).toEqual(['/cart']);
  expect(await render('/meanwhile')).toMatchObject({ page: first });
  expect(log.error).not.toHaveBeenCalled();
  await expect(render('/loops')).rejects.toThrow('timeout');
  await eventually(() => log.error.mock.calls.length, 1);
  expect((await render('/after')).page).not.toBe(first);
});
