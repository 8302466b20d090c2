import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { validateWebhookSignature } from 'razorpay/dist/utils/razorpay-utils.js';
import type { Order, Payment, WebhookBody } from './entities.ts';
import type { LedgerEvent } from './ledger.ts';
import { sandboxPlugin } from './sandbox.ts';

const keyId = 'rzp_test_sandbox';
const keySecret = 'a secret of the tests';
const webhookSecret = 'another secret of the tests';
const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
const journalFile = join(folder, 'deep', 'journal.jsonl');

interface Delivery {
  id: string;
  raw: string;
  body: WebhookBody;
  signature: string;
}

interface Books {
  orders: Order[];
  payments: Payment[];
  events: LedgerEvent[];
  totals: { captured: number; refunded: number };
}

let app: FastifyInstance;
let base: string;
let hook: Server;
let deliveries: Delivery[];
/** The statuses that the next webhooks are answered with; 200 once it is empty. */
let answers: number[];

async function startSandbox(lateMs?: number): Promise<void> {
  const { port } = hook.address() as AddressInfo;
  app = Fastify();
  await app.register(sandboxPlugin, {
    keyId,
    keySecret,
    webhookSecret,
    webhookUrl: () => `http://127.0.0.1:${port}/hook`,
    journalFile,
    lateMs,
  });
  base = await app.listen({ port: 0, host: '127.0.0.1' });
}

async function restartSandbox(): Promise<void> {
  await app.close();
  await startSandbox();
}

async function receive(request: IncomingMessage): Promise<Delivery> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const raw = Buffer.concat(chunks).toString();
  const header = (name: string) => String(request.headers[name]);
  return {
    id: header('x-razorpay-event-id'),
    signature: header('x-razorpay-signature'),
    raw,
    body: JSON.parse(raw),
  };
}

const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

async function post<T>(path: string, body: object): Promise<T> {
  const headers = { authorization, 'content-type': 'application/json' };
  const response = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as T;
}

async function books(): Promise<Books> {
  const response = await fetch(`${base}/control/ledger`, { headers: { authorization } });
  return (await response.json()) as Books;
}

/** Pays an order of `amount` paise and answers the payment's id. */
async function pay(amount: number): Promise<string> {
  const order = await post<Order>('/v1/orders', { amount, currency: 'INR' });
  const attempt = { key: keyId, order_id: order.id };
  const paid = await post<{ razorpay_payment_id: string }>('/checkout/payments', attempt);
  return paid.razorpay_payment_id;
}

/** The names of the webhooks once `count` of them have come, in the alphabet's order. */
async function webhookNames(count: number): Promise<string[]> {
  while (deliveries.length < count) await new Promise((done) => setTimeout(done, 5));
  return deliveries.map(({ body }) => body.event).sort();
}

beforeAll(async () => {
  hook = createServer(async (request, response) => {
    deliveries.push(await receive(request));
    response.writeHead(answers.shift() ?? 200).end();
  });
  await new Promise<void>((done) => hook.listen(0, '127.0.0.1', done));
});

afterAll(() => {
  hook.close();
  hook.closeAllConnections();
  rmSync(folder, { recursive: true });
});

beforeEach(async () => {
  deliveries = [];
  answers = [];
  await startSandbox();
});

afterEach(async () => {
  await app.close();
  rmSync(journalFile);
});

const PAID = ['order.paid', 'payment.authorized', 'payment.captured'];

test('webhooks are signed over their raw body and carry the documented payload', async () => {
  await pay(50_000);
  expect(await webhookNames(3)).toEqual(PAID);
  for (const { raw, signature } of deliveries) {
    expect(validateWebhookSignature(raw, signature, webhookSecret)).toBe(true);
  }
  expect(deliveries.find(({ body }) => body.event === 'order.paid')?.body).toMatchObject({
    entity: 'event',
    contains: ['payment', 'order'],
    payload: { payment: { entity: { status: 'captured' } }, order: { entity: { status: 'paid' } } },
  });
});

test('a refused webhook is sent again with the same id', async () => {
  answers = [500];
  await pay(50_000);
  await webhookNames(4);
  expect(deliveries).toHaveLength(4);
  expect(new Set(deliveries.map(({ id }) => id)).size).toBe(3);
});

test('after a crash, a restart sends the pending webhooks once', async () => {
  await post('/control/webhooks', { delayMs: 60_000 });
  await pay(50_000);
  expect(deliveries).toEqual([]);
  await restartSandbox();
  expect(await webhookNames(3)).toEqual(PAID);
  while ((await books()).events.some(({ delivery }) => delivery === 'pending')) await webhookNames(0);
  await restartSandbox();
  expect(await webhookNames(3)).toEqual(PAID);
});

test('webhooks can be late', async () => {
  await post('/control/webhooks', { delayMs: 300 });
  const begun = performance.now();
  await pay(50_000);
  expect(await webhookNames(3)).toEqual(PAID);
  // A timer's milliseconds are rounded.
  expect(performance.now() - begun).toBeGreaterThan(299);
});

test('webhooks can be sent twice with one id', async () => {
  await post('/control/webhooks', { duplicate: true });
  await pay(50_000);
  expect(await webhookNames(6)).toEqual([...PAID, ...PAID].sort());
  expect(new Set(deliveries.map(({ id }) => id)).size).toBe(3);
});

test('webhooks can be sent out of order', async () => {
  // For each of the three: whether it is lost, and how late it is.
  const draws = [0, 0.6, 0, 0.3, 0, 0];
  const random = jest.spyOn(Math, 'random').mockImplementation(() => draws.shift() ?? 0);
  await post('/control/webhooks', { shuffle: true });
  await pay(50_000);
  await webhookNames(3);
  expect(deliveries.map(({ body }) => body.event)).toEqual([
    'order.paid',
    'payment.captured',
    'payment.authorized',
  ]);
  random.mockRestore();
});

test('webhooks can be lost: a share of them, or the next ones', async () => {
  await post('/control/webhooks', { loseNext: 2 });
  const paymentId = await pay(50_000);
  expect(await webhookNames(1)).toEqual(['order.paid']);
  expect((await books()).events.map(({ delivery }) => delivery).slice(0, 2)).toEqual([
    'undelivered',
    'undelivered',
  ]);

  await post('/control/webhooks', { dropRate: 1 });
  await post(`/v1/payments/${paymentId}/refund`, {});
  const { events, totals } = await books();
  expect(totals).toEqual({ captured: 50_000, refunded: 50_000 });
  expect(events.filter(({ delivery }) => delivery === 'undelivered')).toHaveLength(4);
  expect(deliveries).toHaveLength(1);

  expect(await post('/control/webhooks', { dropRate: 2 })).toMatchObject({
    error: { code: 'BAD_REQUEST_ERROR' },
  });
});

test('the bank authorises a pending payment after a restart', async () => {
  const order = await post<Order>('/v1/orders', { amount: 50_000, currency: 'INR' });
  await post('/checkout/payments', { key: keyId, order_id: order.id, outcome: 'timeout' });
  expect((await books()).payments).toMatchObject([{ status: 'created' }]);
  await app.close();
  await startSandbox(10);
  expect(await webhookNames(1)).toEqual(['payment.authorized']);
});

test('the ledger survives a crash in the middle of a journal line', async () => {
  const paymentId = await pay(50_000);
  const before = await books();
  await app.close();
  appendFileSync(journalFile, '{"order":{"entity":{"id":"order_torn');
  await startSandbox();
  const { orders, payments } = await books();
  expect({ orders, payments }).toEqual({ orders: before.orders, payments: before.payments });

  await post(`/v1/payments/${paymentId}/refund`, {});
  await restartSandbox();
  expect((await books()).payments).toMatchObject([{ status: 'refunded' }]);
});

test('a journal that is damaged anywhere else is not opened', async () => {
  await app.close();
  appendFileSync(journalFile, 'not JSON\n');
  await expect(startSandbox()).rejects.toThrow('journal.jsonl:1');
});
