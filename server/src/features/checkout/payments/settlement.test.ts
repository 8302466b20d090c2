import { type CheckoutShop, startCheckoutShop } from '../../../../test/checkoutShop.ts';
import type { Db } from '../../../database/database.ts';
import { type ProviderPayment, type ProviderRefund, ProviderUnavailableError } from '../provider/provider.ts';
import { reconcile } from '../reconciliation/reconciliation.service.ts';
import { settlePayment } from './settlement.service.ts';

let kit: CheckoutShop;
beforeAll(async () => {
  kit = await startCheckoutShop();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => kit.close());

/** Replaces the provider’s answer about a payment. */
const mockPayment = (payment: ProviderPayment) =>
  jest.spyOn(kit.shop.provider, 'findPayment').mockResolvedValue(payment);

/** A refund as the provider returns it. */
const refundNamed = (id: string): ProviderRefund => ({
  id,
  paymentId: 'pay_any',
  amount: 1,
  status: 'processed',
  shopRefundId: null,
  createdAt: null,
});

describe('settlePayment', () => {
  it.each([
    ['a smaller amount', { amount: 1 }],
    ['another currency', { currency: 'USD' }],
  ])('refunds a payment with %s and places no order', async (_, fault) => {
    const { shopper, checkout } = await kit.startCheckout();
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
    expect(await kit.complete(shopper, answer)).toMatchObject({ __typename: 'PaymentRefused' });
    const { id: paymentId, amount } = payment;
    expect(refund).toHaveBeenCalledWith({ paymentId, amount, idempotencyKey: `refund-${paymentId}` });
    expect((await kit.accountOf(shopper)).orders).toEqual([]);
  });

  it('refunds a second payment of a checkout; the order stays', async () => {
    const { shopper, checkout } = await kit.startCheckout();
    await kit.complete(shopper, await kit.payInPopup(checkout.providerOrderId));
    const [order] = (await kit.accountOf(shopper)).orders;
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
    expect(await kit.refundsOf('pay_second00000')).toEqual([
      { amount: checkout.amountInPaise, nextTryAt: null },
    ]);
    expect((await kit.accountOf(shopper)).orders).toEqual([order]);
  });

  it('marks an order as refunded when the shopkeeper refunds it at the provider', async () => {
    const { shopper, checkout } = await kit.startCheckout();
    const answer = await kit.payInPopup(checkout.providerOrderId);
    await kit.complete(shopper, answer);
    await kit.refundByHand(answer.razorpay_payment_id, checkout.amountInPaise);
    for (let turn = 0; turn < 2; turn++) {
      expect(await settlePayment(kit.shop, answer.razorpay_payment_id)).toMatchObject({ status: 'refunded' });
    }
    expect((await kit.accountOf(shopper)).orders).toMatchObject([{ status: 'refunded' }]);
    expect(await kit.refundsOf(answer.razorpay_payment_id)).toEqual([]);
  });

  it('requests no refund that the shopkeeper has made by hand', async () => {
    const { shopper, product, checkout } = await kit.startCheckout();
    await kit.cancel(shopper, checkout.id);
    await kit.setStock(product.id, 0);
    const answer = await kit.payInPopup(checkout.providerOrderId);
    const refund = jest.spyOn(kit.shop.provider, 'refund').mockResolvedValueOnce({ refusal: 'no' });
    await kit.complete(shopper, answer);
    expect(await kit.refundsOf(answer.razorpay_payment_id)).toMatchObject([{ nextTryAt: expect.anything() }]);
    refund.mockRestore();
    await kit.refundByHand(answer.razorpay_payment_id, checkout.amountInPaise);
    jest.spyOn(kit.shop.provider, 'refund').mockResolvedValueOnce({ refusal: 'no' });
    await kit.sql('UPDATE refunds SET nextTryAt = 1 WHERE nextTryAt IS NOT NULL');
    await reconcile(kit.shop);
    expect(await kit.refundsOf(answer.razorpay_payment_id)).toEqual([
      { amount: checkout.amountInPaise, nextTryAt: null },
    ]);
  });

  describe('for goods that were bought in another checkout in the meantime', () => {
    const PAID_BEFORE = 'This cart was paid before. Your payment is refunded in full.';

    /** A shopper who has closed one popup and opened another one for the same goods. */
    async function atTheSecondPopup() {
      const { shopper, product, checkout: first } = await kit.startCheckout();
      await kit.cancel(shopper, first.id);
      const second = await kit.openCheckout(shopper);
      return { shopper, product, first, second };
    }

    it.each(['first', 'second'] as const)(
      'refunds the second payment, when the %s popup is paid first',
      async (earlier) => {
        const { shopper, product, ...popups } = await atTheSecondPopup();
        const later = earlier === 'first' ? 'second' : 'first';
        const paid = await kit.payInPopup(popups[earlier].providerOrderId);
        const again = await kit.payInPopup(popups[later].providerOrderId);
        expect(await kit.complete(shopper, paid)).toMatchObject({ __typename: 'OrderPlaced' });
        const refused = { __typename: 'PaymentRefunded', message: PAID_BEFORE };
        expect(await kit.complete(shopper, again)).toMatchObject(refused);
        expect(await kit.complete(shopper, again)).toMatchObject(refused);
        expect(await kit.accountOf(shopper)).toMatchObject({
          cart: { count: 0 },
          orders: [{ paymentId: paid.razorpay_payment_id }],
        });
        expect(await kit.refundsOf(again.razorpay_payment_id)).toHaveLength(1);
        expect(await kit.stockOf(product.id)).toBe(9);
      },
    );

    it.each(['open', 'closed, too'])(
      'refunds one of two payments that are settled concurrently, the second popup %s',
      async (isIt) => {
        const { shopper, product, first, second } = await atTheSecondPopup();
        if (isIt !== 'open') await kit.cancel(shopper, second.id);
        const paid = await Promise.all(
          [first, second].map(
            async (popup) => (await kit.payInPopup(popup.providerOrderId)).razorpay_payment_id,
          ),
        );
        await Promise.all(paid.map((id) => settlePayment(kit.shop, id)));
        const { orders } = await kit.accountOf(shopper);
        expect(orders).toHaveLength(1);
        const [again] = paid.filter((id) => id !== orders[0]?.paymentId) as [string];
        expect(await kit.refundsOf(again)).toHaveLength(1);
        expect(await kit.stockOf(product.id)).toBe(9);
      },
    );

    it('keeps a payment when the other one is dated in the future', async () => {
      const { shopper, product, second } = await atTheSecondPopup();
      const { razorpay_payment_id: id, ...answer } = await kit.payInPopup(second.providerOrderId);
      await kit.complete(shopper, { razorpay_payment_id: id, ...answer });
      await kit.sql(`UPDATE checkouts SET paidAt = paidAt + 2 * 24 * 3600000 WHERE id = '${second.id}'`);
      await kit.addToCart(shopper, { productId: product.id, option: product.options[0] });
      const checkout = await kit.openCheckout(shopper);
      expect(await kit.complete(shopper, await kit.payInPopup(checkout.providerOrderId))).toMatchObject({
        __typename: 'OrderPlaced',
      });
    });

    it('keeps a payment for other goods, or for the same goods bought again', async () => {
      const { shopper, product, first, second } = await atTheSecondPopup();
      await kit.complete(shopper, await kit.payInPopup(second.providerOrderId));
      const input = { productId: product.id, option: product.options[0], quantity: 2 };
      for (const _ of ['other goods', 'the same once more']) {
        await kit.addToCart(shopper, input);
        const checkout = await kit.openCheckout(shopper);
        const answer = await kit.payInPopup(checkout.providerOrderId);
        expect(await kit.complete(shopper, answer)).toMatchObject({ __typename: 'OrderPlaced' });
      }
      expect((await kit.accountOf(shopper)).orders).toHaveLength(3);
      expect(await kit.complete(shopper, await kit.payInPopup(first.providerOrderId))).toMatchObject({
        message: PAID_BEFORE,
      });
    });
  });

  it('returns the same answer for sold-out goods, however often it is called', async () => {
    const { shopper, product, checkout } = await kit.startCheckout();
    await kit.cancel(shopper, checkout.id);
    await kit.setStock(product.id, 0);
    const answer = await kit.payInPopup(checkout.providerOrderId);
    const answers = await Promise.all(Array.from({ length: 5 }, () => kit.complete(shopper, answer)));
    for (const result of [...answers, await kit.complete(shopper, answer)]) {
      expect(result).toHaveProperty(
        'message',
        'The goods were sold out before the payment came. Your payment is refunded in full.',
      );
    }
  });

  it('limits how long a checkout that is begun again and again reserves its stock', async () => {
    const { shopper, checkout } = await kit.startCheckout();
    const { reservationMs } = kit.shop.env;
    const createdAt = Date.now() - 1.5 * reservationMs;
    await kit.sql(`UPDATE checkouts SET createdAt = ${Math.round(createdAt)} WHERE id = '${checkout.id}'`);
    const again = await kit.openCheckout(shopper);
    expect(again.id).toBe(checkout.id);
    expect(Date.parse(again.expiresAt)).toBe(Math.round(createdAt) + 2 * reservationMs);
  });

  it('keeps the refund that another process has made in the meantime', async () => {
    const { shopper, product, checkout } = await kit.startCheckout();
    await kit.cancel(shopper, checkout.id);
    await kit.setStock(product.id, 0);
    const answer = await kit.payInPopup(checkout.providerOrderId);
    jest.spyOn(kit.shop.provider, 'refund').mockImplementationOnce(async ({ paymentId: id }) => {
      await kit.sql(
        `UPDATE refunds SET providerRefundId = 'rfnd_3', nextTryAt = NULL, attempts = 1 WHERE paymentId = '${id}'`,
      );
      throw new ProviderUnavailableError('away');
    });
    await kit.complete(shopper, answer);
    expect(await kit.refundsOf(answer.razorpay_payment_id)).toMatchObject([{ nextTryAt: null }]);
  });

  it('retries a refund that the provider has not confirmed', async () => {
    const { shopper, product, checkout } = await kit.startCheckout();
    await kit.cancel(shopper, checkout.id);
    await kit.setStock(product.id, 0);
    const answer = await kit.payInPopup(checkout.providerOrderId);
    jest.spyOn(kit.shop.provider, 'refund').mockRejectedValueOnce(new Error('away'));
    expect(await kit.complete(shopper, answer)).toMatchObject({
      __typename: 'PaymentRefunded',
      message: 'The goods were sold out before the payment came. Your payment is refunded in full.',
    });
    expect(await kit.refundsOf(answer.razorpay_payment_id)).toEqual([
      expect.objectContaining({ nextTryAt: expect.anything() }),
    ]);
    await kit.sql('UPDATE refunds SET nextTryAt = 1 WHERE nextTryAt IS NOT NULL');
    await reconcile(kit.shop);
    expect(await kit.refundsOf(answer.razorpay_payment_id)).toEqual([
      expect.objectContaining({ nextTryAt: null }),
    ]);
    expect(await kit.shop.provider.findPayment(answer.razorpay_payment_id)).toMatchObject({
      status: 'refunded',
    });
  });
});

it('order, payment, stock and cart are committed together: an error at any statement rolls all of them back', async () => {
  const { shopper, product, checkout } = await kit.startCheckout();
  const answer = await kit.payInPopup(checkout.providerOrderId);
  let crashes = 0;
  for (let statements = 0; ; statements++) {
    const restore = crashAfter(kit.shop.db, statements);
    const settled = await settlePayment(kit.shop, answer.razorpay_payment_id).catch(() => null);
    restore();
    if (settled) break;
    crashes++;
    expect(await kit.accountOf(shopper)).toMatchObject({ cart: { count: 1 }, orders: [] });
    const [row] = await kit.shop.db.read.query(`SELECT state FROM checkouts WHERE id = '${checkout.id}'`);
    expect(row.state).toBe('open');
  }
  // At least at the payment, the checkout, the order and the cart.
  expect(crashes).toBeGreaterThan(3);
  expect(await kit.accountOf(shopper)).toMatchObject({ cart: { count: 0 }, orders: [{}] });
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
