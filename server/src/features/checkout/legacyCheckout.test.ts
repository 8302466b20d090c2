import { CancelCheckout } from '../../../test/generated/documents.ts';
import type { RestCheckout, RestOrder } from '../../../test/restTypes.ts';
import { type Shopper, startShop, type TestShop } from '../../../test/testkit.ts';
import { billing } from '../../../tools/billing.mjs';
import { ProviderUnavailableError } from './provider/provider.ts';
import { reconcile } from './reconciliation/reconciliation.service.ts';
import { processEvents } from './webhooks/webhookProcessing.service.ts';

// Clients of the old API open the popup themselves, so the payment exists before the shop knows about it.

let kit: TestShop;
let shopper: Shopper;
let paneer: { id: string; price: number };

beforeAll(async () => {
  kit = await startShop();
  paneer = await kit.product('paneer');
});
beforeEach(async () => {
  shopper = await kit.newShopper();
  await kit.setStock(paneer.id, 10);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => kit.close());

const problem = {
  status: false,
  error: true,
  msg: expect.any(String),
  code: expect.stringMatching(/^[A-Z_]+$/),
};
const nothingTaken = { ...problem, msg: expect.stringMatching(/nothing was taken/) };
const fill = (owner = shopper, quantity = 2) =>
  kit.rest('POST', '/cart/add', { token: owner.token, body: { productId: paneer.id, quantity } });
const beginByRest = () =>
  kit.rest<RestCheckout>('POST', '/orders/checkout', { token: shopper.token, body: billing });
const toPay = (quantity = 2) => Math.round(paneer.price * quantity * 100);

async function pay(amount: number, more: object = {}): Promise<string> {
  const response = await fetch(`${kit.providerUrl}/checkout/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: kit.shop.env.payments.keyId, amount, currency: 'INR', ...more }),
  });
  const answer = (await response.json()) as { razorpay_payment_id: string };
  return answer.razorpay_payment_id;
}

const create = (paymentId: string, owner = shopper, more: object = {}) =>
  kit.rest<RestOrder>('POST', '/orders/create', {
    token: owner.token,
    body: {
      paymentId,
      name: 'Meera Iyer',
      phoneNumber: '9812345678',
      address: '12 Lake RoadFlat 3',
      pincode: '411001',
      amount: 1,
      email: 'evil@example.com',
      userid: owner.id,
      products: [],
      date: 'Jan 01, 1999',
      ...more,
    },
  });
const ordersOf = async (owner = shopper) =>
  (await kit.rest<RestOrder[]>('GET', '/orders', { token: owner.token })).body;
const cartOf = async (owner = shopper) => (await kit.rest('GET', '/cart', { token: owner.token })).body;
const statusOf = async (paymentId: string) => (await kit.shop.provider.findPayment(paymentId))?.status;

describe('POST /api/orders/create for a payment without a checkout', () => {
  it('captures a payment over exactly the total of the cart and places one order', async () => {
    await fill();
    const paymentId = await pay(toPay());
    expect(await statusOf(paymentId)).toBe('authorized');
    const { status, body } = await create(paymentId);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      paymentId,
      amount: paneer.price * 2,
      name: 'Meera Iyer',
      address: '12 Lake RoadFlat 3',
      pincode: '411001',
      email: shopper.email,
      userid: shopper.id,
      status: 'paid',
      products: [{ productId: paneer.id, quantity: 2 }],
    });
    expect(await statusOf(paymentId)).toBe('captured');
    expect(await cartOf()).toEqual([]);
    expect(await kit.stockOf(paneer.id)).toBe(8);
    expect(await create(paymentId)).toMatchObject({ status: 201, body: { id: body.id } });
    expect(await kit.stockOf(paneer.id)).toBe(8);
  });

  it('places one order for twenty concurrent calls', async () => {
    await fill();
    const paymentId = await pay(toPay());
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(paymentId)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await ordersOf()).toHaveLength(1);
    expect(await kit.stockOf(paneer.id)).toBe(8);
  });

  describe('a payment that cannot buy the cart places no order, captures and reserves nothing', () => {
    it.each([
      ['a paisa less', () => pay(toPay() - 1), 409],
      ['a rupee more', () => pay(toPay() + 100), 409],
      ['a payment that failed', () => failedPayment(), 402],
      ['a payment that nobody made', async () => 'pay_AAAAAAAAAAAAAA', 402],
    ])('for %s', async (_, paying, status) => {
      await fill();
      const paymentId = await paying();
      expect(await create(paymentId)).toMatchObject({ status, body: problem });
      await nothingHappened(paymentId);
    });

    it.each(['name', 'phoneNumber', 'address', 'pincode'])('without %s', async (field) => {
      await fill();
      const paymentId = await pay(toPay());
      expect(await create(paymentId, shopper, { [field]: ' ' })).toMatchObject({
        status: 400,
        body: { ...problem, msg: expect.stringMatching(/^Please fill /) },
      });
      await nothingHappened(paymentId);
    });

    it.each(['name', 'phoneNumber', 'address', 'pincode'])('with a line break in %s', async (field) => {
      await fill();
      const paymentId = await pay(toPay());
      expect(await create(paymentId, shopper, { [field]: 'Pune\nTotal: 0' })).toMatchObject({
        status: 400,
        body: { ...problem, msg: expect.stringMatching(/^Please fill /) },
      });
      await nothingHappened(paymentId);
    });

    it('if the stock of the cart is gone', async () => {
      await fill();
      await kit.setStock(paneer.id, 1);
      const paymentId = await pay(toPay());
      expect(await create(paymentId)).toMatchObject({ status: 409, body: nothingTaken });
      await nothingHappened(paymentId, 1);
    });

    it('if the provider refuses the capture, also later', async () => {
      await fill();
      const paymentId = await pay(toPay());
      const capture = jest.spyOn(kit.shop.provider, 'capture').mockResolvedValue(null);
      expect(await create(paymentId)).toMatchObject({ status: 409, body: nothingTaken });
      await nothingHappened(paymentId);
      capture.mockRestore();
      expect(await create(paymentId)).toMatchObject({ status: 409, body: nothingTaken });
      await processEvents(kit.shop);
      await reconcile(kit.shop);
      await nothingHappened(paymentId);
    });

    it('if its checkout was replaced while the provider was unavailable', async () => {
      await fill();
      // A webhook could capture the payment in between.
      await kit.controlWebhooks({ dropRate: 1 });
      const paymentId = await pay(toPay());
      jest.spyOn(kit.shop.provider, 'capture').mockRejectedValueOnce(new ProviderUnavailableError('away'));
      expect(await create(paymentId)).toMatchObject({
        status: 503,
        body: { msg: expect.stringMatching(/cannot be looked up/) },
      });
      const { body } = await beginByRest();
      expect(await create(paymentId)).toMatchObject({ status: 409, body: nothingTaken });
      await kit.gql(CancelCheckout, { id: body.checkoutId }, shopper.token);
      await reconcile(kit.shop);
      await nothingHappened(paymentId);
      await kit.controlWebhooks({ dropRate: 0 });
    });

    async function failedPayment(): Promise<string> {
      await pay(toPay(), { outcome: 'failure' });
      const { keyId, keySecret } = kit.shop.env.payments;
      const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
      const answer = await fetch(`${kit.providerUrl}/v1/payments?count=1`, { headers: { authorization } });
      return ((await answer.json()) as { items: { id: string }[] }).items[0]!.id;
    }

    async function nothingHappened(paymentId: string, stock = 10): Promise<void> {
      expect(await ordersOf()).toEqual([]);
      expect(await cartOf()).toHaveLength(1);
      expect(await kit.stockOf(paneer.id)).toBe(stock);
      expect(await statusOf(paymentId)).not.toBe('captured');
    }
  });

  it('answers that a payment is being confirmed until the bank authorises it', async () => {
    await fill();
    const paymentId = await pay(toPay(), { outcome: 'late' });
    expect(await statusOf(paymentId)).toBe('created');
    expect(await create(paymentId)).toMatchObject({
      status: 409,
      body: { ...problem, msg: expect.stringMatching(/^Your payment is being confirmed\./) },
    });
    expect(await kit.stockOf(paneer.id)).toBe(10);
    await kit.answerLate(paymentId, 'authorize');
    expect(await create(paymentId)).toMatchObject({ status: 201, body: { paymentId } });
  });

  it.each([
    ['a checkout', () => beginByRest()],
    ['an order', () => create('pay_AAAAAAAAAAAAAA')],
  ])('answers %s with 503 and Retry-After while the provider is unavailable', async (_, request) => {
    await fill();
    const error = new ProviderUnavailableError('away');
    jest.spyOn(kit.shop.provider, 'createOrder').mockRejectedValue(error);
    jest.spyOn(kit.shop.provider, 'findPayment').mockRejectedValue(error);
    const { status, headers, body } = await request();
    expect({ status, body }).toEqual({ status: 503, body: problem });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await kit.stockOf(paneer.id)).toBe(10);
  });

  it('tells the shopper that nothing was taken when another payment has bought a part of the cart', async () => {
    await kit.controlWebhooks({ dropRate: 1 });
    await fill();
    const { body } = await beginByRest();
    const earlier = await kit.payInPopup(body.providerOrderId);
    const milk = await kit.product('milk');
    await kit.rest('POST', '/cart/add', { token: shopper.token, body: { productId: milk.id, quantity: 1 } });
    const paymentId = await pay(toPay() + milk.price * 100);
    expect((await create(earlier.razorpay_payment_id)).status).toBe(201);

    expect(await create(paymentId)).toMatchObject({ status: 409, body: nothingTaken });
    expect(await statusOf(paymentId)).toBe('authorized');
    expect(await ordersOf()).toHaveLength(1);
    expect(await cartOf()).toMatchObject([{ productId: milk.id }]);
  });

  it('refuses a payment for an empty cart', async () => {
    expect(await create(await pay(toPay()))).toMatchObject({ status: 409, body: nothingTaken });
  });

  it('accepts a payment for one order of one shopper', async () => {
    await fill();
    const paymentId = await pay(toPay());
    const { body } = await create(paymentId);
    const mallory = await kit.newShopper();
    await fill(mallory);
    expect(await create(paymentId, mallory)).toMatchObject({ status: 402, body: problem });
    await fill();
    expect(await create(paymentId)).toMatchObject({ status: 201, body: { id: body.id } });
    expect(await ordersOf()).toHaveLength(1);
    expect(await cartOf()).toHaveLength(1);
    expect(await ordersOf(mallory)).toEqual([]);
  });

  it('buys a cart once with three concurrent payments and refunds what the others have captured', async () => {
    for (const round of [1, 2, 3]) {
      await fill();
      const payments = await Promise.all([1, 2, 3].map(() => pay(toPay())));
      const answers = await Promise.all(payments.map((paymentId) => create(paymentId)));
      expect(await ordersOf()).toHaveLength(round);
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      const statuses = await Promise.all(payments.map(statusOf));
      expect(statuses.filter((status) => status === 'captured')).toHaveLength(1);
      expect(await cartOf()).toEqual([]);
      expect(await kit.stockOf(paneer.id)).toBe(10 - 2 * round);
    }
  });

  it('gives the order to one of two shoppers who send the same payment concurrently', async () => {
    const mallory = await kit.newShopper();
    await Promise.all([fill(), fill(mallory)]);
    const paymentId = await pay(toPay());
    const answers = await Promise.all([create(paymentId), create(paymentId, mallory)]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, body } of answers) if (status !== 201) expect(body).toMatchObject(problem);
    expect([...(await ordersOf()), ...(await ordersOf(mallory))]).toHaveLength(1);
    expect(await kit.stockOf(paneer.id)).toBe(8);
  });

  it('places the order of a captured payment after a crash, without a webhook', async () => {
    await kit.controlWebhooks({ dropRate: 1 });
    await fill();
    const paymentId = await pay(toPay());
    const write = jest.spyOn(kit.shop.db, 'write');
    const capture = kit.shop.provider.capture;
    jest.spyOn(kit.shop.provider, 'capture').mockImplementation(async (...payment) => {
      const captured = await capture(...payment);
      write.mockRejectedValueOnce(new Error('gone'));
      return captured;
    });
    expect((await create(paymentId)).status).toBe(500);
    jest.restoreAllMocks();
    await kit.shop.db.write((tx) =>
      tx.query('UPDATE checkouts SET nextCheckAt = 1 WHERE nextCheckAt IS NOT NULL'),
    );
    await reconcile(kit.shop);
    expect(await ordersOf()).toMatchObject([{ paymentId, amount: paneer.price * 2 }]);
  });
});

describe('POST /api/orders/checkout', () => {
  it('lets a client begin a checkout through REST and complete it with the id of the payment [7.payment.1 7.payment.2 9.payment.1]', async () => {
    await fill();
    const { status, body } = await beginByRest();
    expect(status).toBe(201);
    expect(body).toEqual({
      checkoutId: expect.any(String),
      keyId: kit.shop.env.payments.keyId,
      providerOrderId: expect.stringMatching(/^order_/),
      amount: paneer.price * 2,
      currency: 'INR',
      amountInPaise: toPay(),
      scriptUrl: kit.shop.env.payments.checkoutScriptUrl,
      expiresAt: expect.stringMatching(/Z$/),
    });
    const business = { ...billing, gstin: '29AAAAA0000A1ZY', businessName: 'Iyer Stores' };
    expect(
      await kit.rest('POST', '/orders/checkout', { token: shopper.token, body: business }),
    ).toMatchObject({
      status: 201,
    });
    const again = await beginByRest();
    expect(again.body).toMatchObject({ checkoutId: body.checkoutId, providerOrderId: body.providerOrderId });
    const { razorpay_payment_id: paymentId } = await kit.payInPopup(body.providerOrderId);
    const placed = await kit.rest('POST', '/orders/create', { token: shopper.token, body: { paymentId } });
    expect(placed).toMatchObject({ status: 201, body: { paymentId, name: billing.fullName } });
  });

  it.each([
    ['a visitor', null, billing, 401],
    ['an empty cart', 'theirs', billing, 409],
    ['a missing city', 'theirs', { ...billing, city: undefined }, 400],
    ['a city that is no text', 'theirs', { ...billing, city: 7 }, 400],
    ['a wrong GSTIN', 'theirs', { ...billing, gstin: '29AAAAA0000A1Z1', businessName: 'Iyer Stores' }, 400],
    ['a GSTIN without the name of the business', 'theirs', { ...billing, gstin: '29AAAAA0000A1ZY' }, 400],
  ])('begins no checkout for %s', async (_, whose, body, status) => {
    const token = whose && shopper.token;
    expect(await kit.rest('POST', '/orders/checkout', { token, body })).toMatchObject({
      status,
      body: problem,
    });
  });
});
