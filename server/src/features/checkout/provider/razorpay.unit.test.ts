import { createHmac } from 'node:crypto';
import fastify, { type FastifyInstance, type RouteHandlerMethod } from 'fastify';
import { sandboxPlugin } from '../../../../sandbox/sandbox.ts';
import { type PaymentProvider, ProviderUnavailableError } from './provider.ts';
import { createRazorpay } from './razorpay.ts';

// Runs against the sandbox; `npm run test:razorpay` runs it against Razorpay itself. Nothing here needs a person in the popup.

const { RAZORPAY_TEST_KEY_ID, RAZORPAY_TEST_KEY_SECRET } = process.env;
const isReal = Boolean(RAZORPAY_TEST_KEY_ID && RAZORPAY_TEST_KEY_SECRET);
const keyId = RAZORPAY_TEST_KEY_ID || 'rzp_test_of_the_sandbox';
const keySecret = RAZORPAY_TEST_KEY_SECRET || 'a-secret-of-the-sandbox';
const UNKNOWN_PAYMENT = 'pay_AAAAAAAAAAAAAA';

let sandbox: FastifyInstance | null = null;
let apiUrl = 'https://api.razorpay.com';
let provider: PaymentProvider;
const providerWith = (secret: string, url = apiUrl, timeoutMs?: number) =>
  createRazorpay(
    {
      keyId,
      keySecret: secret,
      webhookSecrets: ['a-webhook-secret-of-tests'],
      apiUrl: url,
      checkoutScriptUrl: '/checkout.js',
    },
    timeoutMs,
  );

/** A server in place of the provider. @returns its URL */
async function startServer(handler: RouteHandlerMethod): Promise<string> {
  const server = fastify({ forceCloseConnections: true });
  servers.push(server);
  server.all('/*', handler);
  return server.listen({ host: '127.0.0.1', port: 0 });
}
const servers: FastifyInstance[] = [];

const expectUnavailable = (requests: Promise<unknown>[]) =>
  Promise.all(requests.map((request) => expect(request).rejects.toThrow(ProviderUnavailableError)));

beforeAll(async () => {
  if (!isReal) {
    sandbox = fastify();
    const options = { keyId, keySecret, webhookSecret: 'unused-here', webhookUrl: null, journalFile: null };
    await sandbox.register(sandboxPlugin, options);
    apiUrl = await sandbox.listen({ host: '127.0.0.1', port: 0 });
  }
  provider = providerWith(keySecret);
});
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));
afterAll(() => sandbox?.close());

describe('createRazorpay', () => {
  it('creates an order without payments', async () => {
    const id = await provider.createOrder({ amount: 10_050, receipt: 'receipt of a test' });
    expect(id).toMatch(/^order_\w+$/);
    expect(await provider.paymentsOfOrder(id)).toEqual([]);
  });

  it('returns nothing for unknown ids', async () => {
    expect(await provider.paymentsOfOrder('order_AAAAAAAAAAAAAA')).toEqual([]);
    expect(await provider.findPayment(UNKNOWN_PAYMENT)).toBeNull();
    expect(await provider.capture(UNKNOWN_PAYMENT, 10_050)).toBeNull();
    expect(await provider.refundsOfPayment(UNKNOWN_PAYMENT)).toEqual([]);
    expect(await provider.findRefund('rfnd_AAAAAAAAAAAAAA')).toBeNull();
  });

  it('throws the reason for which the provider refuses an order', async () => {
    const error = await provider.createOrder({ amount: 1, receipt: 'too small' }).catch((refusal) => refusal);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(ProviderUnavailableError);
    expect(error.message).toMatch(/\w+ \w+/);
  });

  it('returns the reason for which the provider refuses a refund', async () => {
    const request = { paymentId: UNKNOWN_PAYMENT, amount: 10_050, idempotencyKey: 'refund-of-nobody' };
    expect(await provider.refund(request)).toEqual({ refusal: expect.stringMatching(/\w+ \w+/) });
  });

  it('reads all pages of the refunds of a payment, with the shop’s ids', async () => {
    const paths: string[] = [];
    const refundOf = (number: number) => ({
      id: `rfnd_${number}`,
      payment_id: 'pay_A',
      amount: 100,
      status: 'processed',
      notes: number === 0 ? { kirana_refund: 'ours' } : [],
    });
    const url = await startServer(({ url: path }) => {
      paths.push(path);
      const count = paths.length === 1 ? 100 : 3;
      return { items: Array.from({ length: count }, (_, number) => refundOf(number)) };
    });
    const refunds = await providerWith(keySecret, url).refundsOfPayment('pay_A');
    expect(paths.map((path) => path.replace(/.*skip=/, ''))).toEqual(['0', '100']);
    expect(refunds).toHaveLength(103);
    expect(refunds.slice(0, 2)).toMatchObject([{ shopRefundId: 'ours' }, { shopRefundId: null }]);
  });

  it.each([409, 429])('throws ProviderUnavailableError for the temporary refusal %d', async (status) => {
    const url = await startServer((_, reply) => reply.code(status).send({ error: { description: 'wait' } }));
    const request = { paymentId: 'pay_A', amount: 10_050, idempotencyKey: 'refund-of-test' };
    await expectUnavailable([providerWith(keySecret, url).refund(request)]);
  });

  it('throws ProviderUnavailableError for a wrong secret', async () => {
    const other = providerWith('not-the-secret-of-this-key');
    await expect(other.createOrder({ amount: 10_050, receipt: 'x' })).rejects.toThrow(
      ProviderUnavailableError,
    );
  });

  it('accepts the answer of the popup with a signature of the right secret alone', async () => {
    const orderId = await provider.createOrder({ amount: 10_050, receipt: 'to be signed' });
    const signed = (secret: string) => ({
      orderId,
      paymentId: UNKNOWN_PAYMENT,
      signature: createHmac('sha256', secret).update(`${orderId}|${UNKNOWN_PAYMENT}`).digest('hex'),
    });
    expect(provider.isSigned(signed(keySecret))).toBe(true);
    expect(provider.isSigned(signed('another secret'))).toBe(false);
    expect(provider.isSigned({ ...signed(keySecret), orderId: `${orderId}0` })).toBe(false);
    const { signature } = signed(keySecret);
    for (const more of ['zz', '0', ' ', '\n'])
      expect(provider.isSigned({ ...signed(keySecret), signature: signature + more })).toBe(false);
  });

  it('throws ProviderUnavailableError for an answer in another format', async () => {
    const url = await startServer((_, reply) =>
      reply.type('text/html').send('<h1>Sign in to the network</h1>'),
    );
    const behindProxy = providerWith(keySecret, url);
    const requests = [
      behindProxy.createOrder({ amount: 10_050, receipt: 'x' }),
      behindProxy.findPayment('pay_A'),
    ];
    await expectUnavailable(requests);
  });

  describe('settings that the SDK has no option for', () => {
    const request = { paymentId: 'pay_A', amount: 10_050, idempotencyKey: 'refund-of-test' };

    it('throws ProviderUnavailableError when the provider does not answer in time', async () => {
      const url = await startServer(() => new Promise(() => {}));
      const silent = providerWith(keySecret, url, 50);
      await expectUnavailable([silent.findPayment('pay_A'), silent.refund(request)]);
    });

    it('does not follow redirects', async () => {
      const paths: string[] = [];
      const url = await startServer(({ url: path }, reply) => {
        paths.push(path);
        return reply.redirect('/elsewhere');
      });
      await expectUnavailable([providerWith(keySecret, url).findPayment('pay_A')]);
      expect(paths).toEqual(['/v1/payments/pay_A']);
    });

    it.each([undefined, null, 0, 'yesterday'])('follows a refund whose time is %j', async (created_at) => {
      const url = await startServer(() => ({
        id: 'rfnd_A',
        payment_id: 'pay_A',
        amount: 10_050,
        status: 'processed',
        created_at,
      }));
      expect(await providerWith(keySecret, url).refund(request)).toMatchObject({
        status: 'processed',
        createdAt: null,
      });
    });

    it('sends the idempotency key, the credentials and the shop’s id with a refund', async () => {
      const requests: unknown[] = [];
      const url = await startServer(({ url: path, headers, body }) => {
        requests.push({
          path,
          key: headers['x-refund-idempotency'],
          credentials: headers.authorization,
          body,
        });
        return {
          id: 'rfnd_A',
          payment_id: 'pay_A',
          amount: 10_050,
          status: 'pending',
          created_at: 1_795_000_000,
        };
      });
      const answer = {
        id: 'rfnd_A',
        paymentId: 'pay_A',
        amount: 10_050,
        status: 'pending',
        shopRefundId: null,
        createdAt: 1_795_000_000_000,
      };
      expect(await providerWith(keySecret, url).refund(request)).toEqual(answer);
      await providerWith(keySecret, url).refund({ ...request, shopRefundId: 'ours' });
      const credentials = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
      const sent = { path: '/v1/payments/pay_A/refund', key: 'refund-of-test', credentials };
      expect(requests).toEqual([
        { ...sent, body: { amount: 10_050 } },
        { ...sent, body: { amount: 10_050, notes: { kirana_refund: 'ours' } } },
      ]);
    });
  });
});
