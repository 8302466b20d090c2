import { setTimeout as sleep } from 'node:timers/promises';
import { type CheckoutShop, startCheckoutShop } from '../../../test/checkoutShop.ts';
import { BeginCheckout } from '../../../test/generated/documents.ts';
import { billing } from '../../../tools/billing.mjs';
import { UnavailableError } from '../../lib/unavailableError.ts';
import { OfferUsedUpError } from '../offers/offerUses.service.ts';
import type { ShopperContext } from './checkoutContext.ts';
import { openCheckout } from './openCheckout.service.ts';

let kit: CheckoutShop;
beforeAll(async () => {
  kit = await startCheckoutShop();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => kit.close());

describe('a checkout that cannot begin', () => {
  it('reports an amount below the minimum and reserves no stock', async () => {
    const { shopper, product } = await kit.fillCart();
    await kit.setPrice(product.id, 50);
    expect(await kit.begin(shopper)).toMatchObject({
      __typename: 'InvalidInput',
      message: 'An order has to cost at least Rs 1.',
    });
    expect(await kit.stockOf(product.id)).toBe(10);
    await kit.setPrice(product.id, 8800);
  });

  it('releases its stock after an error of the provider; the next attempt succeeds', async () => {
    const { shopper, product } = await kit.fillCart();
    jest.spyOn(kit.shop.provider, 'createOrder').mockRejectedValueOnce(new Error('refused'));
    const { body } = await kit.gqlRaw(BeginCheckout, { billing }, { token: shopper.token });
    expect(body.errors?.[0]).toMatchObject({
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: expect.any(String) },
    });
    expect(JSON.stringify(body)).not.toMatch('refused');
    expect(await kit.stockOf(product.id)).toBe(10);
    expect(await kit.begin(shopper)).toMatchObject({ __typename: 'CheckoutBegun' });
  });

  it('reports that it was cancelled in the meantime', async () => {
    const { shopper, product } = await kit.fillCart();
    const { createOrder } = kit.shop.provider;
    jest.spyOn(kit.shop.provider, 'createOrder').mockImplementationOnce(async (order) => {
      await kit.cancel(shopper, order.receipt);
      return createOrder(order);
    });
    expect(await kit.begin(shopper)).toMatchObject({
      __typename: 'PaymentUnavailable',
      message: expect.stringMatching(/paying in another tab/),
    });
    expect(await kit.stockOf(product.id)).toBe(10);
    expect(await kit.begin(shopper)).toMatchObject({ __typename: 'CheckoutBegun' });
  });
});

describe('an offer that others use up', () => {
  it('ends the checkout if it is used up at each attempt', async () => {
    const write = jest.fn().mockRejectedValue(new OfferUsedUpError());
    const opening = openCheckout({ db: { write } } as unknown as ShopperContext, 'shopper', {
      ...{ billing, providerPaymentId: null },
      validate: () => null,
    });
    await expect(opening).rejects.toBeInstanceOf(UnavailableError);
    expect(write).toHaveBeenCalledTimes(10);
  });
});

/** Locks the rows that a statement changes. @returns a function that releases them */
async function lockRows(statement: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let transaction: Promise<unknown> = Promise.resolve();
  await new Promise<void>((hasLocks) => {
    transaction = kit.shop.db.write(async (tx) => {
      await tx.query(statement);
      hasLocks();
      await released;
    });
  });
  return async () => {
    release();
    await transaction;
  };
}

/** Waits until `count` statements wait for locks. */
async function waitForBlocked(count: number): Promise<void> {
  const blocked = `SELECT COUNT(*) AS count FROM information_schema.innodb_trx t
    JOIN information_schema.processlist p ON p.id = t.trx_mysql_thread_id
    WHERE t.trx_state = 'LOCK WAIT' AND p.db = DATABASE()`;
  // MariaDB caches this table for 100 ms.
  do await sleep(150);
  while (Number((await kit.shop.db.read.query(blocked))[0].count) < count);
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
        await kit.addToCart(shoppers[at], { productId, option: options[0] });
        checkouts.push(await kit.openCheckout(shoppers[at]));
      }
      const more = async (at: 0 | 1) => {
        const { id: productId, options } = products[at];
        await kit.addToCart(shoppers[at], { productId, option: options[0] });
      };
      return { shoppers, products, checkouts, more };
    }

    it('another shopper can begin a checkout at the same time', async () => {
      const { shoppers, products, more } = await neighbours();
      await more(0);
      await more(1);
      const release = await lockRows(
        `UPDATE products SET position = position WHERE id = '${products[0].id}'`,
      );
      const first = kit.begin(shoppers[0]);
      await waitForBlocked(1);
      expect(await kit.begin(shoppers[1])).toMatchObject({ __typename: 'CheckoutBegun' });
      await release();
      expect(await first).toMatchObject({ __typename: 'CheckoutBegun' });
    });

    it('another shopper’s payment can be settled at the same time', async () => {
      const { shoppers, checkouts } = await neighbours();
      const answers = [];
      for (const { providerOrderId } of checkouts) answers.push(await kit.payInPopup(providerOrderId));
      const release = await lockRows(
        `UPDATE cart_lines SET createdAt = createdAt WHERE userId = '${shoppers[0].id}'`,
      );
      const first = kit.complete(shoppers[0], answers[0]!);
      await waitForBlocked(1);
      expect(await kit.complete(shoppers[1], answers[1]!)).toMatchObject({ __typename: 'OrderPlaced' });
      await release();
      expect(await first).toMatchObject({ __typename: 'OrderPlaced' });
    });

    it('the second of two payments for the same goods sees the first one', async () => {
      const { shopper, product, checkout } = await kit.startCheckout();
      await kit.cancel(shopper, checkout.id);
      const second = await kit.openCheckout(shopper);
      const [early, late] = [
        await kit.payInPopup(checkout.providerOrderId),
        await kit.payInPopup(second.providerOrderId),
      ];
      const release = await lockRows(
        `UPDATE cart_lines SET createdAt = createdAt WHERE userId = '${shopper.id}'`,
      );
      const first = kit.complete(shopper, early);
      await waitForBlocked(1);
      const other = kit.complete(shopper, late);
      await waitForBlocked(2);
      await release();
      expect(await first).toMatchObject({ __typename: 'OrderPlaced' });
      expect(await other).toMatchObject({ __typename: 'PaymentRefunded' });
      expect((await kit.accountOf(shopper)).orders).toEqual([
        expect.objectContaining({ paymentId: early.razorpay_payment_id }),
      ]);
      expect(await kit.stockOf(product.id)).toBe(9);
    });
  });
