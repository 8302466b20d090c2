import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { eventually } from '../../../../../test/eventually.ts';
import { OverloadedError } from '../../../../lib/limits/limiter.ts';
import type { InvoiceDocument } from '../invoiceDocument.ts';
import { createInvoicePdfs, type InvoicePdfs } from './invoicePdfs.ts';

// This thread speaks the messages of the built one, and can be told to fail. Its files have its number.

const SCRIPT = `
import { parentPort, threadId } from 'node:worker_threads';
import { createBirpc } from '${pathToFileURL(require.resolve('birpc'))}';

createBirpc(
  {
    async draw({ number }, timeZone) {
      if (number === 'crash') throw new TypeError('no such font');
      if (number === 'exit') process.exit(3);
      if (number === 'loop') for (;;);
      return new TextEncoder().encode(threadId + ' ' + timeZone);
    },
  },
  { post: (message) => parentPort.postMessage(message), on: (listener) => parentPort.on('message', listener) },
);
`;

let folder: string;
let pdfs: InvoicePdfs;
const log = { error: jest.fn() };
const open = (options: { timeout?: number; idleTime?: number } = {}) =>
  createInvoicePdfs({
    timeZone: 'Asia/Kolkata',
    log,
    script: path.join(folder, 'thread.mjs'),
    ...options,
  });
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kirana-invoice-pdfs-'));
  writeFileSync(path.join(folder, 'thread.mjs'), SCRIPT);
});
beforeEach(() => log.error.mockClear());
afterEach(() => pdfs.close());
afterAll(() => rmSync(folder, { recursive: true }));

const draw = async (number = 'fine') => String(await pdfs.draw({ number } as InvoiceDocument));

it('draws in one thread, which knows the time zone of the shop', async () => {
  pdfs = open();
  const [first, second] = await Promise.all([draw(), draw()]);
  expect(first).toMatch(/^\d+ Asia\/Kolkata$/);
  expect(second).toBe(first);
});

it('passes on why a document could not be drawn, and draws the next', async () => {
  pdfs = open();
  const before = await draw();
  await expect(draw('crash')).rejects.toThrow('no such font');
  expect(await draw()).toBe(before);
  expect(log.error).not.toHaveBeenCalled();
});

it('starts another thread after one has ended, or hangs', async () => {
  pdfs = open({ timeout: 2000 });
  const first = await draw();
  await expect(draw('exit')).rejects.toThrow('has ended');
  const second = await draw();
  expect(second).not.toBe(first);
  await expect(draw('loop')).rejects.toThrow('has ended');
  expect(await draw()).not.toBe(second);
  expect(log.error.mock.calls).toEqual([['the thread that draws invoices hangs, and is replaced']]);
});

it('ends a thread that has nothing to do', async () => {
  pdfs = open({ idleTime: 0 });
  const first = await draw();
  await eventually(async () => (await draw()) === first, false);
});

it('refuses what would wait for too long', async () => {
  pdfs = open();
  const results = await Promise.allSettled(Array.from({ length: 40 }, () => draw()));
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(refusals).toHaveLength(40 - 31);
  for (const refusal of refusals) expect(refusal).toBeInstanceOf(OverloadedError);
});
