import { createHmac } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { sandboxPlugin } from '../../../sandbox/sandbox.ts';
import { type PaymentProvider, ProviderUnavailableError } from './provider.ts';
import { createRazorpay } from './razorpay.ts';

// What can be asked of a provider without a person in its popup: of the sandbox, and by `npm run test:razorpay` of Razorpay itself.

const { RAZORPAY_TEST_KEY_ID, RAZORPAY_TEST_KEY_SECRET } = process.env;
const isReal = Boolean(RAZORPAY_TEST_KEY_ID && RAZORPAY_TEST_KEY_SECRET);
const keyId = RAZORPAY_TEST_KEY_ID || 'rzp_test_of_the_sandbox';
const keySecret = RAZORPAY_TEST_KEY_SECRET || 'a-secret-of-the-sandbox';
const NOBODYS_PAYMENT = 'pay_AAAAAAAAAAAAAA';

let sandbox: FastifyInstance | null = null;
let apiUrl = 'https://api.razorpay.com';
let provider: PaymentProvider;
const providerWith = (secret: string, url = apiUrl) =>
  createRazorpay({
    keyId,
    keySecret: secret,
    webhookSecrets: ['a-webhook-secret-of-tests'],
    apiUrl: url,
    checkoutScriptUrl: '/checkout.js',
  });

beforeAll(async () => {
  if (!isReal) {
    sandbox = fastify();
    const options = { keyId, keySecret, webhookSecret: 'unused-here', webhookUrl: null, journalFile: null };
    await sandbox.register(sandboxPlugin, options);
    apiUrl = await sandbox.listen({ host: '127.0.0.1', port: 0 });
  }
  provider = providerWith(keySecret);
});
afterAll(() => sandbox?.close());

test('an order is opened, and nobody has paid it', async () => {
  const id = await provider.createOrder({ amount: 10_050, receipt: 'receipt of a test' });
  expect(id).toMatch(/^order_\w+$/);
  expect(await provider.paymentsOfOrder(id)).toEqual([]);
});

test('what it does not know is not there, and is no outage', async () => {
  expect(await provider.paymentsOfOrder('order_AAAAAAAAAAAAAA')).toEqual([]);
  expect(await provider.findPayment(NOBODYS_PAYMENT)).toBeNull();
  expect(await provider.capture(NOBODYS_PAYMENT, 10_050)).toBeNull();
  expect(await provider.refund(NOBODYS_PAYMENT, 10_050, 'refund-of-nobody')).toBeNull();
  expect(await provider.findRefund('rfnd_AAAAAAAAAAAAAA')).toBeNull();
});

test('an order below the least amount is refused with a reason, and is no outage', async () => {
  const error = await provider.createOrder({ amount: 1, receipt: 'too small' }).catch((refusal) => refusal);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(ProviderUnavailableError);
  expect(error.message).toMatch(/\w+ \w+/);
});

test('with a wrong secret nothing is to be had', async () => {
  const other = providerWith('not-the-secret-of-this-key');
  await expect(other.createOrder({ amount: 10_050, receipt: 'x' })).rejects.toThrow(ProviderUnavailableError);
});

test('the popup’s answer is believed with the signature of our secret alone', async () => {
  const orderId = await provider.createOrder({ amount: 10_050, receipt: 'to be signed' });
  const signed = (secret: string) => ({
    orderId,
    paymentId: NOBODYS_PAYMENT,
    signature: createHmac('sha256', secret).update(`${orderId}|${NOBODYS_PAYMENT}`).digest('hex'),
  });
  expect(provider.isSigned(signed(keySecret))).toBe(true);
  expect(provider.isSigned(signed('another secret'))).toBe(false);
  expect(provider.isSigned({ ...signed(keySecret), orderId: `${orderId}0` })).toBe(false);
});

test('an answer in another format is an outage', async () => {
  const proxy = fastify();
  proxy.all('/*', (_, reply) => reply.type('text/html').send('<h1>Sign in to the network</h1>'));
  const url = await proxy.listen({ host: '127.0.0.1', port: 0 });
  const behindProxy = providerWith(keySecret, url);
  const requests = [
    behindProxy.createOrder({ amount: 10_050, receipt: 'x' }),
    behindProxy.findPayment('pay_A'),
  ];
  for (const request of requests) await expect(request).rejects.toThrow(ProviderUnavailableError);
  await proxy.close();
});
