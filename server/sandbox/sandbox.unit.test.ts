import Fastify, { type FastifyInstance } from 'fastify';
import Razorpay from 'razorpay';
import { validatePaymentVerification } from 'razorpay/dist/utils/razorpay-utils.js';
import { sandboxPlugin } from './sandbox.ts';

const keyId = 'rzp_test_sandbox';
const keySecret = 'a secret of the tests';

/** The fields of responses that the tests read. */
interface Answer {
  razorpay_payment_id: string;
  razorpay_signature: string;
  pending: true;
  id: string;
  error: { reason: string; metadata: { payment_id: string } };
}

let app: FastifyInstance;
let base: string;
let razorpay: Razorpay;

function client(secret: string): Razorpay {
  const instance = new Razorpay({ key_id: keyId, key_secret: secret });
  // The SDK has no other way to another host, and its types do not know this one.
  const { rq } = instance.api as unknown as { rq: { defaults: object } };
  Object.assign(rq.defaults, { baseURL: base, timeout: 5_000 });
  return instance;
}

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}

const basic = { authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}` };

const LATE_MS = 20;

const attempt = (orderId: string, outcome = 'success', more: object = {}) =>
  post('/checkout/payments', { key: keyId, order_id: orderId, outcome, ...more });

beforeEach(async () => {
  app = Fastify();
  await app.register(sandboxPlugin, {
    prefix: '/sandbox',
    keyId,
    keySecret,
    webhookSecret: 'unused',
    webhookUrl: null,
    journalFile: null,
    lateMs: LATE_MS,
  });
  base = `${await app.listen({ port: 0, host: '127.0.0.1' })}/sandbox`;
  razorpay = client(keySecret);
});

afterEach(async () => {
  jest.useRealTimers();
  await app.close();
});

test('an order has the documented shape and can be fetched and listed', async () => {
  const order = await razorpay.orders.create({
    amount: 123_450,
    currency: 'INR',
    receipt: 'cart-7',
    notes: { cart: '7' },
  });
  expect(order).toEqual({
    id: expect.stringMatching(/^order_[A-Za-z0-9]{14}$/),
    entity: 'order',
    amount: 123_450,
    amount_paid: 0,
    amount_due: 123_450,
    currency: 'INR',
    receipt: 'cart-7',
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes: { cart: '7' },
    created_at: expect.any(Number),
  });
  expect(await razorpay.orders.fetch(order.id)).toEqual(order);
  expect(await razorpay.orders.all({ receipt: 'cart-7' })).toMatchObject({ count: 1, items: [order] });
  expect(await razorpay.orders.all({ receipt: 'cart-8' })).toMatchObject({ count: 0, items: [] });
});

test.each([
  ['no amount', {}, 'amount'],
  ['less than a rupee', { amount: 99 }, 'amount'],
  ['a fraction of a paisa', { amount: 100.5 }, 'amount'],
  ['a foreign currency', { amount: 100, currency: 'USD' }, 'currency'],
  ['a receipt of 41 characters', { amount: 100, receipt: 'x'.repeat(41) }, 'receipt'],
  [
    '16 notes',
    { amount: 100, notes: Object.fromEntries([...'abcdefghijklmnop'].map((k) => [k, k])) },
    'notes',
  ],
])('an order with %s is refused', async (_case, input, field) => {
  const { status, body } = await post('/v1/orders', { currency: 'INR', ...input }, basic);
  expect(status).toBe(400);
  expect(body.error).toMatchObject({ code: 'BAD_REQUEST_ERROR', reason: 'input_validation_failed', field });
});

test('the API requires the secret, the checkout the key', async () => {
  const failure = {
    statusCode: 401,
    error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' },
  };
  await expect(client('wrong').orders.all()).rejects.toMatchObject(failure);
  expect((await fetch(`${base}/v1/orders`)).status).toBe(401);
  expect((await fetch(`${base}/control/ledger`)).status).toBe(401);
  expect((await post('/checkout/payments', { key: 'other', order_id: 'order_1' })).status).toBe(401);
});

test('unknown ids, unknown paths and invalid JSON are refused in the documented shape', async () => {
  await expect(razorpay.orders.fetch('order_unknown')).rejects.toMatchObject({
    statusCode: 400,
    error: { description: 'The id provided does not exist' },
  });
  expect(await post('/v1/nothing', {}, basic)).toMatchObject({
    status: 400,
    body: { error: { source: 'NA' } },
  });
  const headers = { 'content-type': 'application/json', ...basic };
  const broken = await fetch(`${base}/v1/orders`, { method: 'POST', headers, body: '{' });
  expect(broken.status).toBe(400);
  expect(await broken.json()).toMatchObject({ error: { code: 'BAD_REQUEST_ERROR' } });
});

test('a payment is signed, captured, and pays its order', async () => {
  const order = await razorpay.orders.create({ amount: 50_000, currency: 'INR' });
  const { body } = await attempt(order.id, 'success', {
    email: 'asha@example.com',
    contact: '+919000090000',
  });
  const ids = { order_id: order.id, payment_id: body.razorpay_payment_id };
  expect(validatePaymentVerification(ids, body.razorpay_signature, keySecret)).toBe(true);
  expect(await razorpay.payments.fetch(ids.payment_id)).toMatchObject({
    id: expect.stringMatching(/^pay_[A-Za-z0-9]{14}$/),
    order_id: order.id,
    amount: 50_000,
    status: 'captured',
    captured: true,
    email: 'asha@example.com',
  });
  const paid = { status: 'paid', amount_paid: 50_000, amount_due: 0, attempts: 1 };
  expect(await razorpay.orders.fetch(order.id)).toMatchObject(paid);
  expect(await razorpay.orders.fetchPayments(order.id)).toMatchObject({ count: 1 });
});

test('a payment without an order returns only its id and is not captured automatically', async () => {
  const pay = (more: object) => post('/checkout/payments', { key: keyId, currency: 'INR', ...more });
  const { body } = await pay({ amount: 50_000 });
  expect(body).toEqual({ razorpay_payment_id: expect.stringMatching(/^pay_/) });
  const id = body.razorpay_payment_id;
  const payment = { amount: 50_000, order_id: null, status: 'authorized', captured: false };
  expect(await razorpay.payments.fetch(id)).toMatchObject(payment);
  await expect(razorpay.payments.capture(id, 49_999, 'INR')).rejects.toMatchObject({ statusCode: 400 });
  expect(await razorpay.payments.capture(id, 50_000, 'INR')).toMatchObject({ status: 'captured' });
  await expect(razorpay.payments.capture(id, 50_000, 'INR')).rejects.toMatchObject({ statusCode: 400 });
  const declined = (await pay({ amount: 50_000, outcome: 'failure' })).body.error;
  expect(declined.metadata).toEqual({ payment_id: expect.stringMatching(/^pay_/) });
  for (const wrong of [{}, { amount: 99 }, { amount: 500, currency: 'USD' }, { amount: 500, order_id: 7 }]) {
    expect((await pay(wrong)).status).toBe(400);
  }
});

test('one of twenty concurrent attempts pays the order', async () => {
  const order = await razorpay.orders.create({ amount: 50_000, currency: 'INR' });
  const results = await Promise.all(Array.from({ length: 20 }, () => attempt(order.id)));
  expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(results.find(({ status }) => status === 400)?.body.error.reason).toBe('order_already_paid');
  expect((await razorpay.payments.all()).count).toBe(1);
});

test('a declined payment can be tried again; another amount cannot be paid', async () => {
  const order = await razorpay.orders.create({ amount: 50_000, currency: 'INR' });
  const { body } = await attempt(order.id, 'failure');
  expect(body.error).toMatchObject({ reason: 'payment_failed', metadata: { order_id: order.id } });
  expect(await razorpay.payments.fetch(body.error.metadata.payment_id)).toMatchObject({ status: 'failed' });
  expect((await attempt(order.id, 'success', { amount: 100 })).status).toBe(400);
  expect((await attempt(order.id)).status).toBe(200);
  expect(await razorpay.orders.fetch(order.id)).toMatchObject({ status: 'paid', attempts: 2 });
});

test('an uncaptured payment can be captured once, with its own amount and currency', async () => {
  const order = await razorpay.orders.create({ amount: 50_000, currency: 'INR', payment_capture: false });
  const { body } = await attempt(order.id);
  const id = body.razorpay_payment_id;
  expect(await razorpay.orders.fetch(order.id)).toMatchObject({ status: 'attempted', amount_paid: 0 });
  await expect(razorpay.payments.capture(id, 49_999, 'INR')).rejects.toMatchObject({ statusCode: 400 });
  await expect(razorpay.payments.capture(id, 50_000, 'USD')).rejects.toMatchObject({ statusCode: 400 });
  expect(await razorpay.payments.capture(id, 50_000, 'INR')).toMatchObject({ status: 'captured' });
  await expect(razorpay.payments.capture(id, 50_000, 'INR')).rejects.toMatchObject({
    statusCode: 400,
    error: { code: 'BAD_REQUEST_ERROR', description: 'This payment has already been captured' },
  });
});

test('refunds cannot exceed the payment; a repeated idempotency key repeats the response', async () => {
  const order = await razorpay.orders.create({ amount: 50_000, currency: 'INR' });
  const paymentId = (await attempt(order.id)).body.razorpay_payment_id;
  const headers = { ...basic, 'x-refund-idempotency': 'refund-of-cart-7' };
  const refund = (body: object) => post(`/v1/payments/${paymentId}/refund`, body, headers);
  const first = await refund({ amount: 20_000 });
  expect(first.body).toMatchObject({ entity: 'refund', amount: 20_000, status: 'processed' });
  expect(await refund({ amount: 20_000 })).toEqual(first);
  expect((await refund({ amount: 100 })).status).toBe(400);

  await expect(razorpay.payments.refund(paymentId, { amount: 30_001 })).rejects.toMatchObject({
    statusCode: 400,
  });
  expect(await razorpay.payments.refund(paymentId, {})).toMatchObject({ amount: 30_000 });
  await expect(razorpay.payments.refund(paymentId, {})).rejects.toMatchObject({ statusCode: 400 });

  const payment = { status: 'refunded', refund_status: 'full', amount_refunded: 50_000 };
  expect(await razorpay.payments.fetch(paymentId)).toMatchObject(payment);
  expect(await razorpay.payments.fetchMultipleRefund(paymentId, {})).toMatchObject({ count: 2 });
  expect(await razorpay.refunds.fetch(first.body.id)).toEqual(first.body);
});

test('refunds can be fetched and listed', async () => {
  const order = await razorpay.orders.create({ amount: 50_000, currency: 'INR' });
  const paymentId = (await attempt(order.id)).body.razorpay_payment_id;
  const refund = await razorpay.payments.refund(paymentId, { amount: 100 });
  expect(await razorpay.payments.fetchRefund(paymentId, refund.id)).toEqual(refund);
  expect(await razorpay.refunds.all()).toMatchObject({ count: 1, items: [refund] });
  await expect(razorpay.payments.fetchRefund('pay_of_another', refund.id)).rejects.toMatchObject({
    statusCode: 400,
  });
});

test.each(['late', 'timeout'])(
  'the bank authorises an attempt that ends %s after a delay',
  async (outcome) => {
    const order = await razorpay.orders.create({ amount: 50_000, currency: 'INR' });
    // Fake timers make the bank's delay independent of the duration of the requests.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
    const { body } = await attempt(order.id, outcome);
    const find = async () => (await razorpay.orders.fetchPayments(order.id)).items[0];
    const pending = await find();
    expect(pending).toMatchObject({ status: 'created', captured: false });
    if (!pending) throw new Error('There is no payment');
    if (outcome === 'timeout') expect(body).toEqual({ pending: true });
    else expect(body).toMatchObject({ razorpay_payment_id: pending.id, razorpay_order_id: order.id });
    await expect(razorpay.payments.capture(pending.id, 50_000, 'INR')).rejects.toMatchObject({
      statusCode: 400,
    });

    jest.advanceTimersByTime(LATE_MS);
    jest.useRealTimers();
    expect(await find()).toMatchObject({ status: 'authorized', captured: false });
    expect(await razorpay.payments.capture(pending.id, 50_000, 'INR')).toMatchObject({ status: 'captured' });
  },
);

test('the popup’s script must be revalidated by caches', async () => {
  const response = await fetch(`${base}/checkout.js`);
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.text()).toContain('window.Razorpay');
});
