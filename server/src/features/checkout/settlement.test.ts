import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { In, IsNull, Not } from 'typeorm';
import { type PopupAnswer, type Shopper, startShop, type TestShop } from '../../../test/testkit.ts';
import { billing } from '../../../tools/billing.mjs';
import type { Db } from '../../database/database.ts';
import { WebhookEvent } from './checkout.entity.ts';
import { type ProviderPayment, type ProviderRefund, ProviderUnavailableError } from './provider.ts';
import { reconcile } from './reconciliation.service.ts';
import { settlePayment } from './settlement.service.ts';
import { processEvents } from './webhookProcessing.service.ts';

const ADD = `mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename } }`;
const BEGIN = `mutation ($billing: BillingInput!) { beginCheckout(billing: $billing) {
  __typename ... on CheckoutBegun { checkout { id amountInPaise providerOrderId expiresAt } } ... on Problem { message }
} }`;
const COMPLETE = `mutation ($input: CompleteCheckoutInput!) { completeCheckout(input: $input) {
  __typename ... on Problem { message }
} }`;
const CANCEL = 'mutation ($id: ID!) { cancelCheckout(id: $id) { __typename } }';
const MINE = '{ me { cart { count } orders { id paymentId status } } }';

let kit: TestShop;
beforeAll(async () => {
  kit = await startShop();
  // Each test decides how the shop learns about a payment.
  await kit.controlWebhooks({ dropRate: 1 });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => kit.close());

const begin = async (shopper: Shopper, form = billing) =>
  (await kit.gql(BEGIN, { billing: form }, shopper.token)).beginCheckout;
const complete = async (shopper: Shopper, input: PopupAnswer) =>
  (await kit.gql(COMPLETE, { input }, shopper.token)).completeCheckout;
const mine = async (shopper: Shopper) => (await kit.gql(MINE, {}, shopper.token)).me;
const sql = (statement: string) => kit.shop.db.write((tx) => tx.query(statement));
/** Makes the next check of a checkout due. @param more further assignments in SQL */
const age = (id: string, more = '') => sql(`UPDATE checkouts SET nextCheckAt = 1${more} WHERE id = '${id}'`);
const refundsOf = (paymentId: string) =>
  kit.shop.db.read.query(`SELECT amount, nextTryAt FROM refunds WHERE paymentId = '${paymentId}'`);

/** A shopper whose checkout of one paneer has begun. */
async function atThePopup(form = billing) {
  const shopper = await kit.newShopper();
  const product = await kit.product('paneer');
  await kit.setStock(product.id, 10);
  await kit.gql(ADD, { input: { productId: product.id, option: product.options[0] } }, shopper.token);
  const { checkout } = await begin(shopper, form);
  return { shopper, product, checkout };
}

/** Replaces the provider’s answer about a payment. */
const mockPayment = (payment: ProviderPayment) =>
  jest.spyOn(kit.shop.provider, 'findPayment').mockResolvedValue(payment);

/** A refund as the provider returns it. */
const refundNamed = (id: string): ProviderRefund => ({
  id,
  paymentId: 'pay_any',
  amount: 1,
  status: 'processed',
});
/** The shopkeeper’s refund at the provider. */
const refundByHand = (paymentId: string, amount: number) =>
  kit.shop.provider.refund(paymentId, amount, `by-hand-${paymentId}`);

describe('reconcile, without a webhook and without the answer of the popup', () => {
  it('places the order of a paid checkout', async () => {
    const { shopper, product, checkout } = await atThePopup();
    await kit.payInPopup(checkout.providerOrderId);
    await reconcile(kit.shop);
    expect((await mine(shopper)).orders).toEqual([]);
    await age(checkout.id);
    await reconcile(kit.shop);
    expect(await mine(shopper)).toMatchObject({ cart: { count: 0 }, orders: [{}] });
    expect(await kit.stockOf(product.id)).toBe(9);
  });

  it.each(['cancelled', 'expired'])(
    'places the order of a checkout that was %s before it was paid',
    async (how) => {
      const { shopper, product, checkout } = await atThePopup();
      if (how === 'cancelled') await kit.gql(CANCEL, { id: checkout.id }, shopper.token);
      else {
        await age(checkout.id, ', expiresAt = 1');
        await reconcile(kit.shop);
      }
      expect(await kit.stockOf(product.id)).toBe(10);
      await kit.payInPopup(checkout.providerOrderId);
      await age(checkout.id);
      await reconcile(kit.shop);
      expect((await mine(shopper)).orders).toHaveLength(1);
      expect(await kit.stockOf(product.id)).toBe(9);
    },
  );

  it('releases the stock of an expired checkout, even if the provider does not know it', async () => {
    const { product, checkout } = await atThePopup();
    await age(checkout.id, ", expiresAt = 1, providerOrderId = 'order_of_nobody0'");
    await reconcile(kit.shop);
    expect(await kit.stockOf(product.id)).toBe(10);
  });

  it('retries after a failure of the provider', async () => {
    const { shopper, checkout } = await atThePopup();
    await kit.payInPopup(checkout.providerOrderId);
    jest.spyOn(kit.shop.provider, 'paymentsOfOrder').mockRejectedValueOnce(new Error('away'));
    await age(checkout.id);
    await reconcile(kit.shop);
    expect((await mine(shopper)).orders).toEqual([]);
    await age(checkout.id);
    await reconcile(kit.shop);
    expect((await mine(shopper)).orders).toHaveLength(1);
  });
});

describe('settlePayment', () => {
  it.each([
    ['a smaller amount', { amount: 1 }],
    ['another currency', { currency: 'USD' }],
  ])('refunds a payment with %s and places no order', async (_, fault) => {
    const { shopper, checkout } = await atThePopup();
    const answer = await kit.payInPopup(checkout.providerOrderId);
    const refund = jest.spyOn(kit.shop.provider, 'refund').mockResolvedValue(refundNamed('rfnd_1'));
    const payment = {
      id: answer.razorpay_payment_id,
      orderId: checkout.providerOrderId,
      amount: checkout.amountInPaise,
      currency: 'INR',
      status: 'captured' as const,
      ...fault,
    };
    mockPayment(payment);
    expect(await complete(shopper, answer)).toMatchObject({ __typename: 'PaymentRefused' });
    expect(refund).toHaveBeenCalledWith(payment.id, payment.amount, `refund-${payment.id}`);
    expect((await mine(shopper)).orders).toEqual([]);
  });

  it('refunds a second payment of a checkout; the order stays', async () => {
    const { shopper, checkout } = await atThePopup();
    await complete(shopper, await kit.payInPopup(checkout.providerOrderId));
    const [order] = (await mine(shopper)).orders;
    jest.spyOn(kit.shop.provider, 'refund').mockResolvedValue(refundNamed('rfnd_2'));
    mockPayment({
      id: 'pay_second00000',
      orderId: checkout.providerOrderId,
      amount: checkout.amountInPaise,
      currency: 'INR',
      status: 'captured',
    });
    for (let turn = 0; turn < 3; turn++) {
      expect(await settlePayment(kit.shop, 'pay_second00000')).toMatchObject({
        __typename: 'PaymentRefunded',
      });
    }
    expect(await refundsOf('pay_second00000')).toEqual([{ amount: checkout.amountInPaise, nextTryAt: null }]);
    expect((await mine(shopper)).orders).toEqual([order]);
  });

  it('marks an order as refunded when the shopkeeper refunds it at the provider', async () => {
    const { shopper, checkout } = await atThePopup();
    const answer = await kit.payInPopup(checkout.providerOrderId);
    await complete(shopper, answer);
    await refundByHand(answer.razorpay_payment_id, checkout.amountInPaise);
    for (let turn = 0; turn < 2; turn++) {
      expect(await settlePayment(kit.shop, answer.razorpay_payment_id)).toMatchObject({ status: 'refunded' });
    }
    expect((await mine(shopper)).orders).toMatchObject([{ status: 'refunded' }]);
    expect(await refundsOf(answer.razorpay_payment_id)).toEqual([]);
  });

  it('requests no refund that the shopkeeper has made by hand', async () => {
    const { shopper, product, checkout } = await atThePopup();
    await kit.gql(CANCEL, { id: checkout.id }, shopper.token);
    await kit.setStock(product.id, 0);
    const answer = await kit.payInPopup(checkout.providerOrderId);
    const refund = jest.spyOn(kit.shop.provider, 'refund').mockResolvedValueOnce(null);
    await complete(shopper, answer);
    expect(await refundsOf(answer.razorpay_payment_id)).toMatchObject([{ nextTryAt: expect.anything() }]);
    refund.mockRestore();
    await refundByHand(answer.razorpay_payment_id, checkout.amountInPaise);
    jest.spyOn(kit.shop.provider, 'refund').mockResolvedValueOnce(null);
    await sql('UPDATE refunds SET nextTryAt = 1 WHERE nextTryAt IS NOT NULL');
    await reconcile(kit.shop);
    expect(await refundsOf(answer.razorpay_payment_id)).toEqual([
      { amount: checkout.amountInPaise, nextTryAt: null },
    ]);
  });

  describe('for goods that were bought in another checkout in the meantime', () => {
    const PAID_BEFORE = 'This cart was paid before. Your payment is refunded in full.';

    /** A shopper who has closed one popup and opened another one for the same goods. */
    async function atTheSecondPopup() {
      const { shopper, product, checkout: first } = await atThePopup();
      await kit.gql(CANCEL, { id: first.id }, shopper.token);
      const { checkout: second } = await begin(shopper);
      return { shopper, product, first, second };
    }

    it.each(['first', 'second'] as const)(
      'refunds the second payment, when the %s popup is paid first',
      async (earlier) => {
        const { shopper, product, ...popups } = await atTheSecondPopup();
        const later = earlier === 'first' ? 'second' : 'first';
        const paid = await kit.payInPopup(popups[earlier].providerOrderId);
        const again = await kit.payInPopup(popups[later].providerOrderId);
        expect(await complete(shopper, paid)).toMatchObject({ __typename: 'OrderPlaced' });
        const refused = { __typename: 'PaymentRefunded', message: PAID_BEFORE };
        expect(await complete(shopper, again)).toMatchObject(refused);
        expect(await complete(shopper, again)).toMatchObject(refused);
        expect(await mine(shopper)).toMatchObject({
          cart: { count: 0 },
          orders: [{ paymentId: paid.razorpay_payment_id }],
        });
        expect(await refundsOf(again.razorpay_payment_id)).toHaveLength(1);
        expect(await kit.stockOf(product.id)).toBe(9);
      },
    );

    it.each(['open', 'closed, too'])(
      'refunds one of two payments that are settled concurrently, the second popup %s',
      async (isIt) => {
        const { shopper, product, first, second } = await atTheSecondPopup();
        if (isIt !== 'open') await kit.gql(CANCEL, { id: second.id }, shopper.token);
        const paid = await Promise.all(
          [first, second].map(
            async (popup) => (await kit.payInPopup(popup.providerOrderId)).razorpay_payment_id,
          ),
        );
        await Promise.all(paid.map((id) => settlePayment(kit.shop, id)));
        const { orders } = await mine(shopper);
        expect(orders).toHaveLength(1);
        const [again] = paid.filter((id) => id !== orders[0].paymentId) as [string];
        expect(await refundsOf(again)).toHaveLength(1);
        expect(await kit.stockOf(product.id)).toBe(9);
      },
    );

    it('keeps a payment when the other one is dated in the future', async () => {
      const { shopper, product, second } = await atTheSecondPopup();
      const { razorpay_payment_id: id, ...answer } = await kit.payInPopup(second.providerOrderId);
      await complete(shopper, { razorpay_payment_id: id, ...answer });
      await sql(`UPDATE checkouts SET paidAt = paidAt + 2 * 24 * 3600000 WHERE id = '${second.id}'`);
      await kit.gql(ADD, { input: { productId: product.id, option: product.options[0] } }, shopper.token);
      const { checkout } = await begin(shopper);
      expect(await complete(shopper, await kit.payInPopup(checkout.providerOrderId))).toMatchObject({
        __typename: 'OrderPlaced',
      });
    });

    it('keeps a payment for other goods, or for the same goods bought again', async () => {
      const { shopper, product, first, second } = await atTheSecondPopup();
      await complete(shopper, await kit.payInPopup(second.providerOrderId));
      const input = { productId: product.id, option: product.options[0], quantity: 2 };
      for (const _ of ['other goods', 'the same once more']) {
        await kit.gql(ADD, { input }, shopper.token);
        const { checkout } = await begin(shopper);
        const answer = await kit.payInPopup(checkout.providerOrderId);
        expect(await complete(shopper, answer)).toMatchObject({ __typename: 'OrderPlaced' });
      }
      expect((await mine(shopper)).orders).toHaveLength(3);
      expect(await complete(shopper, await kit.payInPopup(first.providerOrderId))).toMatchObject({
        message: PAID_BEFORE,
      });
    });
  });

  it('returns the same answer for sold-out goods, however often it is called', async () => {
    const { shopper, product, checkout } = await atThePopup();
    await kit.gql(CANCEL, { id: checkout.id }, shopper.token);
    await kit.setStock(product.id, 0);
    const answer = await kit.payInPopup(checkout.providerOrderId);
    const answers = await Promise.all(Array.from({ length: 5 }, () => complete(shopper, answer)));
    for (const { message } of [...answers, await complete(shopper, answer)]) {
      expect(message).toBe(
        'The goods were sold out before the payment came. Your payment is refunded in full.',
      );
    }
  });

  it('limits how long a checkout that is begun again and again reserves its stock', async () => {
    const { shopper, checkout } = await atThePopup();
    const { reservationMs } = kit.shop.env;
    const createdAt = Date.now() - 1.5 * reservationMs;
    await sql(`UPDATE checkouts SET createdAt = ${Math.round(createdAt)} WHERE id = '${checkout.id}'`);
    const again = (await begin(shopper)).checkout;
    expect(again.id).toBe(checkout.id);
    expect(Date.parse(again.expiresAt)).toBe(Math.round(createdAt) + 2 * reservationMs);
  });

  it('keeps the refund that another process has made in the meantime', async () => {
    const { shopper, product, checkout } = await atThePopup();
    await kit.gql(CANCEL, { id: checkout.id }, shopper.token);
    await kit.setStock(product.id, 0);
    const answer = await kit.payInPopup(checkout.providerOrderId);
    jest.spyOn(kit.shop.provider, 'refund').mockImplementationOnce(async (id) => {
      await sql(
        `UPDATE refunds SET providerRefundId = 'rfnd_3', nextTryAt = NULL, attempts = 1 WHERE paymentId = '${id}'`,
      );
      throw new ProviderUnavailableError('away');
    });
    await complete(shopper, answer);
    expect(await refundsOf(answer.razorpay_payment_id)).toMatchObject([{ nextTryAt: null }]);
  });

  it('retries a refund that the provider has not confirmed', async () => {
    const { shopper, product, checkout } = await atThePopup();
    await kit.gql(CANCEL, { id: checkout.id }, shopper.token);
    await kit.setStock(product.id, 0);
    const answer = await kit.payInPopup(checkout.providerOrderId);
    jest.spyOn(kit.shop.provider, 'refund').mockRejectedValueOnce(new Error('away'));
    expect(await complete(shopper, answer)).toMatchObject({
      __typename: 'PaymentRefunded',
      message: 'The goods were sold out before the payment came. Your payment is refunded in full.',
    });
    expect(await refundsOf(answer.razorpay_payment_id)).toEqual([
      expect.objectContaining({ nextTryAt: expect.anything() }),
    ]);
    await sql('UPDATE refunds SET nextTryAt = 1 WHERE nextTryAt IS NOT NULL');
    await reconcile(kit.shop);
    expect(await refundsOf(answer.razorpay_payment_id)).toEqual([
      expect.objectContaining({ nextTryAt: null }),
    ]);
    expect(await kit.shop.provider.findPayment(answer.razorpay_payment_id)).toMatchObject({
      status: 'refunded',
    });
  });
});

describe('failures between a payment and its order', () => {
  const stored = async (id: string) =>
    (
      await kit.shop.db.read.query(
        `SELECT state, nextCheckAt, paymentPendingSince FROM checkouts WHERE id = '${id}'`,
      )
    )[0];
  const inSeconds = async (id: string) => (Number((await stored(id)).nextCheckAt) - Date.now()) / 1000;
  const week = 7 * 24 * 60 * 60_000;

  it('places an order with the longest valid billing form', async () => {
    const { shopper, checkout } = await atThePopup({
      ...billing,
      fullName: 'न'.repeat(100),
      streetAddressLine1: 'न'.repeat(150),
      streetAddressLine2: 'न'.repeat(150),
      city: 'न'.repeat(100),
      state: 'न'.repeat(100),
      country: 'न'.repeat(100),
    });
    const answer = await kit.payInPopup(checkout.providerOrderId);
    expect(await complete(shopper, answer)).toMatchObject({ __typename: 'OrderPlaced' });
  });

  it('shows a captured payment that cannot be settled as being confirmed, and does not let its checkout expire', async () => {
    const { shopper, product, checkout } = await atThePopup();
    const answer = await kit.payInPopup(checkout.providerOrderId);
    const { write } = kit.shop.db;
    const failing = jest
      .spyOn(kit.shop.db, 'write')
      .mockImplementation((work) =>
        /placeOrder/.test(String(work)) ? Promise.reject(new Error('too long')) : write(work),
      );
    expect(await complete(shopper, answer)).toMatchObject({ __typename: 'PaymentPending' });
    expect(await stored(checkout.id)).toMatchObject({ paymentPendingSince: expect.anything() });
    await age(checkout.id, ', expiresAt = 1');
    await reconcile(kit.shop);
    expect(await stored(checkout.id)).toMatchObject({ state: 'open' });
    expect(await kit.stockOf(product.id)).toBe(9);
    failing.mockRestore();
    await age(checkout.id);
    await reconcile(kit.shop);
    expect((await mine(shopper)).orders).toHaveLength(1);
  });

  it('checks a checkout until the provider answers, however old it is', async () => {
    const { product, checkout } = await atThePopup();
    const ago = Date.now() - week - 1000;
    await age(checkout.id, `, createdAt = ${ago}, expiresAt = ${ago}`);
    jest
      .spyOn(kit.shop.provider, 'paymentsOfOrder')
      .mockRejectedValueOnce(new ProviderUnavailableError('away'));
    await reconcile(kit.shop);
    expect(await inSeconds(checkout.id)).toBeGreaterThan(0);
    expect(await inSeconds(checkout.id)).toBeLessThanOrEqual(3600);
    await age(checkout.id);
    await reconcile(kit.shop);
    expect(await stored(checkout.id)).toMatchObject({ state: 'expired', nextCheckAt: null });
    expect(await kit.stockOf(product.id)).toBe(10);
  });

  it('releases the claim to a checkout soon after a process has died or lost the lease', async () => {
    const { checkout } = await atThePopup();
    const ago = Date.now() - 6 * 24 * 60 * 60_000;
    await age(checkout.id, `, state = 'expired', activeKey = NULL, createdAt = ${ago}, expiresAt = ${ago}`);
    await reconcile(kit.shop, () => false);
    expect(await inSeconds(checkout.id)).toBeLessThan(0);
    let during = Number.NaN;
    jest.spyOn(kit.shop.provider, 'paymentsOfOrder').mockImplementationOnce(async () => {
      during = await inSeconds(checkout.id);
      return [];
    });
    await reconcile(kit.shop);
    expect(during).toBeGreaterThan(0);
    expect(during).toBeLessThanOrEqual(30);
    expect(await inSeconds(checkout.id)).toBeGreaterThan(3600);
  });

  it('checks an ended checkout every minute while its popup may be open', async () => {
    const { shopper, checkout } = await atThePopup();
    await kit.gql(CANCEL, { id: checkout.id }, shopper.token);
    const ago = Date.now() - 50 * 60_000;
    await age(checkout.id, `, createdAt = ${ago}, expiresAt = ${ago + 15 * 60_000}`);
    await reconcile(kit.shop);
    expect(await inSeconds(checkout.id)).toBeLessThanOrEqual(60);
  });

  it('checks all due checkouts in one run, however many', async () => {
    const { checkout } = await atThePopup();
    await sql(`UPDATE checkouts SET nextCheckAt = NULL WHERE id <> '${checkout.id}'`);
    const columns = 'userId, state, amount, billing, claimedAt, createdAt, expiresAt';
    for (let turn = 0; turn < 120; turn++) {
      await sql(
        `INSERT INTO checkouts (id, ${columns}, nextCheckAt) SELECT 'due ${turn}', userId, 'cancelled', amount, billing, claimedAt, createdAt, expiresAt, 1 FROM checkouts WHERE id = '${checkout.id}'`,
      );
    }
    await reconcile(kit.shop);
    const [left] = await kit.shop.db.read.query(
      'SELECT COUNT(*) AS count FROM checkouts WHERE nextCheckAt = 1',
    );
    expect(Number(left.count)).toBe(0);
  });

  it('processes all due events in one run, however many, unless it is stopped', async () => {
    const event = { event: 'payment.captured', body: '', receivedAt: 1, attempts: 0, nextTryAt: 1 };
    const many = Array.from({ length: 120 }, (_, turn) => ({ ...event, id: `due ${turn}` }));
    await kit.shop.db.write((tx) => tx.insert(WebhookEvent, many));
    const left = () => kit.shop.db.read.countBy(WebhookEvent, { nextTryAt: 1 });
    let turns = 0;
    await processEvents(kit.shop, () => turns++ < 2);
    expect(await left()).toBe(110);
    await processEvents(kit.shop);
    expect(await left()).toBe(0);
  });

  it('leaves events that become due during a run to the next run', async () => {
    const event = { event: 'payment.captured', body: '', receivedAt: 1, attempts: 0 };
    let now = Date.now();
    const rows = [
      { ...event, id: 'due now', nextTryAt: now },
      { ...event, id: 'due meanwhile', nextTryAt: now + 1000 },
    ];
    await kit.shop.db.write((tx) => tx.insert(WebhookEvent, rows));
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    await processEvents(kit.shop, () => {
      now += 1000;
      return true;
    });
    const left = () =>
      kit.shop.db.read.find(WebhookEvent, { select: { id: true }, where: { nextTryAt: Not(IsNull()) } });
    expect(await left()).toEqual([{ id: 'due meanwhile' }]);
    await processEvents(kit.shop);
    expect(await left()).toEqual([]);
  });

  it('continues after an event that cannot be parsed', async () => {
    const { shopper, checkout } = await atThePopup();
    const event = { event: 'payment.captured', receivedAt: 1, attempts: 1, nextTryAt: 1 };
    await kit.shop.db.write((tx) =>
      tx.insert(WebhookEvent, [
        { ...event, id: 'done before', body: '' },
        { ...event, id: 'damaged', body: '{' },
      ]),
    );
    await kit.payInPopup(checkout.providerOrderId);
    await age(checkout.id);
    await reconcile(kit.shop);
    expect((await mine(shopper)).orders).toHaveLength(1);
    const due = await kit.shop.db.read.findOneByOrFail(WebhookEvent, { id: 'damaged' });
    expect(due).toMatchObject({ attempts: 2 });
    expect(due.nextTryAt).toBeGreaterThan(Date.now());
    expect(await kit.shop.db.read.findOneByOrFail(WebhookEvent, { id: 'done before' })).toMatchObject({
      nextTryAt: null,
    });
    await sql("DELETE FROM webhook_events WHERE id = 'damaged'");
  });

  it('distinguishes events without an id', async () => {
    jest.spyOn(kit.shop.provider, 'isWebhookSigned').mockReturnValue(true);
    const bodies = ['pay_first', 'pay_second'].map((id) =>
      JSON.stringify({ event: 'payment.captured', payload: { payment: { entity: { id } } } }),
    );
    for (const body of bodies) {
      const headers = { 'x-razorpay-signature': 'good', 'x-razorpay-event-id': '' };
      const { status } = await fetch(`${kit.url}/webhooks/razorpay`, { method: 'POST', headers, body });
      expect(status).toBe(200);
    }
    const ids = bodies.map((body) => createHash('sha256').update(body).digest('hex'));
    const events = (more: object) => kit.shop.db.read.countBy(WebhookEvent, { id: In(ids), ...more });
    expect(await events({})).toBe(2);
    // They are processed after the answer, and must not disturb the next test.
    while ((await events({ nextTryAt: Not(IsNull()) })) > 0) await sleep(5);
  });

  it('keeps a payment pending when the provider does not know its order', async () => {
    const { shopper, checkout } = await atThePopup({ ...billing, email: 'unknown@example.com' });
    const answer = await kit.payInPopup(checkout.providerOrderId);
    jest.spyOn(kit.shop.provider, 'findPayment').mockRejectedValueOnce(new ProviderUnavailableError('away'));
    await complete(shopper, answer);
    jest.spyOn(kit.shop.provider, 'paymentsOfOrder').mockResolvedValueOnce([]);
    await age(checkout.id);
    await reconcile(kit.shop);
    expect(await stored(checkout.id)).toMatchObject({ paymentPendingSince: expect.anything() });
    expect(await kit.mailsTo('unknown@example.com')).toEqual([]);
  });
});

describe('a checkout that cannot begin', () => {
  it('reports an amount below the minimum and reserves no stock', async () => {
    const shopper = await kit.newShopper();
    const product = await kit.product('paneer');
    await kit.setStock(product.id, 10);
    await kit.gql(ADD, { input: { productId: product.id, option: product.options[0] } }, shopper.token);
    await sql(`UPDATE products SET price = 50 WHERE id = '${product.id}'`);
    expect(await begin(shopper)).toMatchObject({
      __typename: 'InvalidInput',
      message: 'An order has to cost at least Rs 1.',
    });
    expect(await kit.stockOf(product.id)).toBe(10);
    await sql(`UPDATE products SET price = 8800 WHERE id = '${product.id}'`);
  });

  it('releases its stock after an error of the provider; the next attempt succeeds', async () => {
    const shopper = await kit.newShopper();
    const product = await kit.product('paneer');
    await kit.setStock(product.id, 10);
    await kit.gql(ADD, { input: { productId: product.id, option: product.options[0] } }, shopper.token);
    jest.spyOn(kit.shop.provider, 'createOrder').mockRejectedValueOnce(new Error('refused'));
    const { body } = await kit.gqlRaw(BEGIN, { billing }, shopper.token);
    expect(body.errors[0]).toMatchObject({
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: expect.any(String) },
    });
    expect(JSON.stringify(body)).not.toMatch('refused');
    expect(await kit.stockOf(product.id)).toBe(10);
    expect(await begin(shopper)).toMatchObject({ __typename: 'CheckoutBegun' });
  });

  it('reports that it was cancelled in the meantime', async () => {
    const shopper = await kit.newShopper();
    const product = await kit.product('paneer');
    await kit.setStock(product.id, 10);
    await kit.gql(ADD, { input: { productId: product.id, option: product.options[0] } }, shopper.token);
    const { createOrder } = kit.shop.provider;
    jest.spyOn(kit.shop.provider, 'createOrder').mockImplementationOnce(async (order) => {
      await kit.gql(CANCEL, { id: order.receipt }, shopper.token);
      return createOrder(order);
    });
    expect(await begin(shopper)).toMatchObject({
      __typename: 'PaymentUnavailable',
      message: expect.stringMatching(/paying in another tab/),
    });
    expect(await kit.stockOf(product.id)).toBe(10);
    expect(await begin(shopper)).toMatchObject({ __typename: 'CheckoutBegun' });
  });
});

it('order, payment, stock and cart are committed together: an error at any statement rolls all of them back', async () => {
  const { shopper, product, checkout } = await atThePopup();
  const answer = await kit.payInPopup(checkout.providerOrderId);
  let crashes = 0;
  for (let statements = 0; ; statements++) {
    const restore = crashAfter(kit.shop.db, statements);
    const settled = await settlePayment(kit.shop, answer.razorpay_payment_id).catch(() => null);
    restore();
    if (settled) break;
    crashes++;
    expect(await mine(shopper)).toEqual({ cart: { count: 1 }, orders: [] });
    const [row] = await kit.shop.db.read.query(`SELECT state FROM checkouts WHERE id = '${checkout.id}'`);
    expect(row.state).toBe('open');
  }
  // At least at the payment, the checkout, the order and the cart.
  expect(crashes).toBeGreaterThan(3);
  expect(await mine(shopper)).toMatchObject({ cart: { count: 0 }, orders: [{}] });
  expect(await kit.stockOf(product.id)).toBe(9);
});

/** Makes transactions fail after so many statements. @returns a function that restores the database */
function crashAfter(db: Db, statements: number): () => void {
  const { write, source } = db;
  const { logger } = source;
  let left = statements;
  let isInside = false;
  source.logger = Object.assign(Object.create(logger), {
    logQuery() {
      if (isInside && left-- <= 0) throw new Error('crash');
    },
  });
  db.write = (work) =>
    write(async (tx) => {
      isInside = true;
      return work(tx).finally(() => {
        isInside = false;
      });
    });
  return () => {
    db.write = write;
    source.logger = logger;
  };
}

/**
 * Holds a row until it is let go.
 * @returns what lets it go
 */
async function hold(statement: string): Promise<() => Promise<void>> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let over: Promise<unknown> = Promise.resolve();
  await new Promise<void>((held) => {
    over = kit.shop.db.write(async (tx) => {
      await tx.query(statement);
      held();
      await released;
    });
  });
  return async () => {
    letGo();
    await over;
  };
}

/** Waits until so many statements wait for locks. */
async function waiting(count: number): Promise<void> {
  const stuck = `SELECT COUNT(*) AS count FROM information_schema.innodb_trx t
    JOIN information_schema.processlist p ON p.id = t.trx_mysql_thread_id
    WHERE t.trx_state = 'LOCK WAIT' AND p.db = DATABASE()`;
  // MariaDB caches this table for 100 ms.
  do await sleep(150);
  while (Number((await kit.shop.db.read.query(stuck))[0].count) < count);
}

// The embedded database has one writer at a time.
if (process.env.TEST_DATABASE === 'mysql')
  describe('the account is locked while a checkout begins or ends', () => {
    /** Two shoppers whose rows are neighbours in every index, with a checkout of one product each. */
    async function neighbours() {
      const shoppers = [await kit.newShopper(), await kit.newShopper()] as const;
      const products = [await kit.product('paneer'), await kit.product('ghee')] as const;
      const checkouts = [];
      for (const at of [0, 1] as const) {
        const { id: productId, options } = products[at];
        await kit.setStock(productId, 10);
        await kit.gql(ADD, { input: { productId, option: options[0] } }, shoppers[at].token);
        checkouts.push((await begin(shoppers[at])).checkout);
      }
      const more = async (at: 0 | 1) => {
        const { id: productId, options } = products[at];
        await kit.gql(ADD, { input: { productId, option: options[0] } }, shoppers[at].token);
      };
      return { shoppers, products, checkouts, more };
    }

    it('another shopper can begin a checkout at the same time', async () => {
      const { shoppers, products, more } = await neighbours();
      await more(0);
      await more(1);
      const letGo = await hold(`UPDATE products SET position = position WHERE id = '${products[0].id}'`);
      const first = begin(shoppers[0]);
      await waiting(1);
      expect(await begin(shoppers[1])).toMatchObject({ __typename: 'CheckoutBegun' });
      await letGo();
      expect(await first).toMatchObject({ __typename: 'CheckoutBegun' });
    });

    it('another shopper’s payment can be settled at the same time', async () => {
      const { shoppers, checkouts } = await neighbours();
      const answers = [];
      for (const { providerOrderId } of checkouts) answers.push(await kit.payInPopup(providerOrderId));
      const letGo = await hold(
        `UPDATE cart_lines SET createdAt = createdAt WHERE userId = '${shoppers[0].id}'`,
      );
      const first = complete(shoppers[0], answers[0]!);
      await waiting(1);
      expect(await complete(shoppers[1], answers[1]!)).toMatchObject({ __typename: 'OrderPlaced' });
      await letGo();
      expect(await first).toMatchObject({ __typename: 'OrderPlaced' });
    });

    it('the second of two payments for the same goods sees the first one', async () => {
      const { shopper, product, checkout } = await atThePopup();
      await kit.gql(CANCEL, { id: checkout.id }, shopper.token);
      const { checkout: second } = await begin(shopper);
      const [early, late] = [
        await kit.payInPopup(checkout.providerOrderId),
        await kit.payInPopup(second.providerOrderId),
      ];
      const letGo = await hold(`UPDATE cart_lines SET createdAt = createdAt WHERE userId = '${shopper.id}'`);
      const first = complete(shopper, early);
      await waiting(1);
      const other = complete(shopper, late);
      await waiting(2);
      await letGo();
      expect(await first).toMatchObject({ __typename: 'OrderPlaced' });
      expect(await other).toMatchObject({ __typename: 'PaymentRefunded' });
      expect((await mine(shopper)).orders).toEqual([
        expect.objectContaining({ paymentId: early.razorpay_payment_id }),
      ]);
      expect(await kit.stockOf(product.id)).toBe(9);
    });
  });
