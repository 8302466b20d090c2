import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { sandboxPlugin } from './sandbox.ts';

const keyId = 'rzp_test_sandbox';
const keySecret = 'a secret of the tests';

interface ShownPayment {
  id: string;
  amount: number;
  status: string;
  refunds: { amount: number }[];
  webhooks: { id: string; event: string; delivery: string }[];
  actions: string[];
}

let app: FastifyInstance;
let base: string;
let hook: Server;
/** The ids of the webhooks that came. */
let received: string[];

beforeAll(async () => {
  hook = createServer((request, response) => {
    received.push(String(request.headers['x-razorpay-event-id']));
    request.resume().on('end', () => response.end());
  }).listen(0, '127.0.0.1');
  await once(hook, 'listening');
});
afterAll(() => {
  hook.close();
  hook.closeAllConnections();
});

beforeEach(async () => {
  received = [];
  app = Fastify();
  await app.register(sandboxPlugin, {
    prefix: '/sandbox',
    keyId,
    keySecret,
    webhookSecret: 'unused',
    webhookUrl: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`,
    journalFile: null,
  });
  base = `${await app.listen({ port: 0, host: '127.0.0.1' })}/sandbox`;
});
afterEach(() => app.close());

async function attempt(outcome: string): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
  };
  const order = { amount: 50_000, currency: 'INR' };
  const made = await fetch(`${base}/v1/orders`, { method: 'POST', headers, body: JSON.stringify(order) });
  const { id: order_id } = (await made.json()) as { id: string };
  const body = JSON.stringify({ key: keyId, order_id, outcome, email: 'asha@example.com' });
  await fetch(`${base}/checkout/payments`, { method: 'POST', headers, body });
}

/** What the page's buttons do. */
async function press(path: string, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) {
  const response = await fetch(`${base}/page/${path}`, { method: 'POST', headers });
  await response.arrayBuffer();
  return response.status;
}

async function shown(): Promise<ShownPayment[]> {
  const response = await fetch(`${base}/page/payments`);
  return ((await response.json()) as { payments: ShownPayment[] }).payments;
}

async function payment(): Promise<ShownPayment> {
  const [newest] = await shown();
  if (!newest) throw new Error('No payment is shown');
  return newest;
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((done) => setTimeout(done, 5));
}
const settled = () =>
  until(async () => (await payment()).webhooks.every(({ delivery }) => delivery !== 'pending'));

test('a late payment can be authorised, captured and refunded by hand', async () => {
  await attempt('timeout');
  const { id, actions } = await payment();
  expect(actions).toEqual(['authorize', 'fail']);
  for (const [action, status, next] of [
    ['authorize', 'authorized', ['capture']],
    ['capture', 'captured', ['refund']],
    ['refund', 'refunded', []],
  ] as const) {
    expect(await press(`payments/${id}/${action}`)).toBe(200);
    expect(await payment()).toMatchObject({ status, actions: next });
    expect(await press(`payments/${id}/${action}`)).toBe(400);
  }
  await settled();
  const { webhooks, refunds } = await payment();
  expect(refunds).toMatchObject([{ amount: 50_000 }]);
  expect(webhooks.map(({ event, delivery }) => [event, delivery])).toEqual([
    ['payment.authorized', 'delivered'],
    ['payment.captured', 'delivered'],
    ['order.paid', 'delivered'],
    ['refund.created', 'delivered'],
    ['refund.processed', 'delivered'],
  ]);
});

test('held refunds can be finished or failed by hand; a failed refund restores the payment', async () => {
  await attempt('success');
  const { id } = await payment();
  expect(await press('hold-refunds')).toBe(200);
  for (const [action, end, status] of [
    ['failRefund', 'failed', 'captured'],
    ['finishRefund', 'processed', 'refunded'],
  ] as const) {
    expect(await press(`payments/${id}/${action}`)).toBe(400);
    expect(await press(`payments/${id}/refund`)).toBe(200);
    expect(await payment()).toMatchObject({ status: 'refunded', actions: ['finishRefund', 'failRefund'] });
    expect(await press(`payments/${id}/${action}`)).toBe(200);
    const { refunds, status: now } = await payment();
    expect([refunds.at(-1), now]).toEqual([expect.objectContaining({ status: end }), status]);
  }
  expect((await payment()).webhooks.map(({ event }) => event).slice(3)).toEqual([
    'refund.created',
    'refund.failed',
    'refund.created',
    'refund.processed',
  ]);
});

test('a payment that fails late may still be authorised', async () => {
  await attempt('late');
  const { id } = await payment();
  expect(await press(`payments/${id}/fail`)).toBe(200);
  expect(await payment()).toMatchObject({ status: 'failed', actions: ['authorize'] });
  expect(await press(`payments/${id}/fail`)).toBe(400);
  expect(await press(`payments/${id}/authorize`)).toBe(200);
  expect(await payment()).toMatchObject({ status: 'authorized' });
});

test('a webhook can be lost, repeated, doubled and delayed by hand', async () => {
  expect(await press('lose-next')).toBe(200);
  await attempt('authorized');
  await settled();
  const [lost] = (await payment()).webhooks;
  expect(lost).toMatchObject({ event: 'payment.authorized', delivery: 'undelivered' });
  expect(received).toEqual([]);

  expect(await press(`webhooks/${lost?.id}/again`)).toBe(200);
  await until(() => received.length === 1);
  expect(await press(`webhooks/${lost?.id}/twice`)).toBe(200);
  await until(() => received.length === 3);
  expect(new Set(received)).toEqual(new Set([lost?.id]));
  await settled();
  expect((await payment()).webhooks).toMatchObject([{ delivery: 'delivered' }]);

  expect(await press(`webhooks/${lost?.id}/late`)).toBe(200);
  expect((await payment()).webhooks).toMatchObject([{ delivery: 'pending' }]);
  expect(received).toHaveLength(3);
});

test('changes from pages of other sites, or without an origin, are refused', async () => {
  await attempt('timeout');
  const { id } = await payment();
  const { origin } = new URL(base);
  for (const headers of [
    { 'sec-fetch-site': 'cross-site', origin },
    { 'sec-fetch-site': 'same-site', origin },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    {},
  ] as Record<string, string>[]) {
    for (const path of [`payments/${id}/authorize`, 'webhooks/x/again', 'lose-next', 'hold-refunds']) {
      expect([headers, path, await press(path, headers)]).toEqual([headers, path, 403]);
    }
  }
  expect(await payment()).toMatchObject({ status: 'created' });
  expect(await press(`payments/${id}/authorize`, { origin })).toBe(200);
});

test('unknown payments, webhooks and actions are refused', async () => {
  await attempt('timeout');
  const { id } = await payment();
  for (const path of [
    'payments/pay_unknown/authorize',
    `payments/${id}/toString`,
    'webhooks/unknown/again',
    'webhooks/unknown/toString',
  ])
    expect([path, await press(path)]).toEqual([path, 400]);
});

test('the page loads script and style as files under a strict policy and shows no e-mail addresses', async () => {
  await attempt('success');
  const response = await fetch(base);
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'; /);
  const html = await response.text();
  const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => String(file));
  expect(files).toHaveLength(2);
  for (const file of files) {
    const { status, headers } = await fetch(new URL(file, base));
    expect([file, status, headers.get('content-type')]).toEqual([
      file,
      200,
      expect.stringMatching(/^text\/(css|javascript);/),
    ]);
  }
  expect(html).not.toMatch(/<style|<script>| style=| on\w+=/);
  expect(JSON.stringify(await shown())).not.toContain('asha@example.com');
});
