import { type CheckoutShop, startCheckoutShop } from '../../../../test/checkoutShop.ts';
import { ProviderUnavailableError } from '../provider/provider.ts';
import { reconcile } from './reconciliation.service.ts';

let kit: CheckoutShop;
beforeAll(async () => {
  kit = await startCheckoutShop();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => kit.close());

describe('reconcile, without a webhook and without the answer of the popup', () => {
  it('places the order of a paid checkout', async () => {
    const { shopper, product, checkout } = await kit.startCheckout();
    await kit.payInPopup(checkout.providerOrderId);
    await reconcile(kit.shop);
    expect((await kit.accountOf(shopper)).orders).toEqual([]);
    await kit.makeCheckDue(checkout.id);
    await reconcile(kit.shop);
    expect(await kit.accountOf(shopper)).toMatchObject({ cart: { count: 0 }, orders: [{}] });
    expect(await kit.stockOf(product.id)).toBe(9);
  });

  it.each(['cancelled', 'expired'])(
    'places the order of a checkout that was %s before it was paid',
    async (how) => {
      const { shopper, product, checkout } = await kit.startCheckout();
      if (how === 'cancelled') await kit.cancel(shopper, checkout.id);
      else {
        await kit.makeCheckDue(checkout.id, ', expiresAt = 1');
        await reconcile(kit.shop);
      }
      expect(await kit.stockOf(product.id)).toBe(10);
      await kit.payInPopup(checkout.providerOrderId);
      await kit.makeCheckDue(checkout.id);
      await reconcile(kit.shop);
      expect((await kit.accountOf(shopper)).orders).toHaveLength(1);
      expect(await kit.stockOf(product.id)).toBe(9);
    },
  );

  it('releases the stock of an expired checkout, even if the provider does not know it', async () => {
    const { product, checkout } = await kit.startCheckout();
    await kit.makeCheckDue(checkout.id, ", expiresAt = 1, providerOrderId = 'order_of_nobody0'");
    await reconcile(kit.shop);
    expect(await kit.stockOf(product.id)).toBe(10);
  });

  it('retries after a failure of the provider', async () => {
    const { shopper, checkout } = await kit.startCheckout();
    await kit.payInPopup(checkout.providerOrderId);
    jest.spyOn(kit.shop.provider, 'paymentsOfOrder').mockRejectedValueOnce(new Error('away'));
    await kit.makeCheckDue(checkout.id);
    await reconcile(kit.shop);
    expect((await kit.accountOf(shopper)).orders).toEqual([]);
    await kit.makeCheckDue(checkout.id);
    await reconcile(kit.shop);
    expect((await kit.accountOf(shopper)).orders).toHaveLength(1);
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
  const day = 24 * 60 * 60 * 1000;
  const week = 7 * day;

  it('places an order with the longest valid billing form', async () => {
    const { shopper, checkout } = await kit.startCheckout({
      form: {
        fullName: 'न'.repeat(100),
        streetAddressLine1: 'न'.repeat(150),
        streetAddressLine2: 'न'.repeat(150),
        city: 'न'.repeat(100),
        state: 'न'.repeat(100),
        country: 'न'.repeat(100),
      },
    });
    const answer = await kit.payInPopup(checkout.providerOrderId);
    expect(await kit.complete(shopper, answer)).toMatchObject({ __typename: 'OrderPlaced' });
  });

  it('shows a captured payment that cannot be settled as being confirmed, and does not let its checkout expire', async () => {
    const { shopper, product, checkout } = await kit.startCheckout();
    const answer = await kit.payInPopup(checkout.providerOrderId);
    const { write } = kit.shop.db;
    const failing = jest
      .spyOn(kit.shop.db, 'write')
      .mockImplementation((work) =>
        /placeOrder/.test(String(work)) ? Promise.reject(new Error('too long')) : write(work),
      );
    expect(await kit.complete(shopper, answer)).toMatchObject({ __typename: 'PaymentPending' });
    expect(await stored(checkout.id)).toMatchObject({ paymentPendingSince: expect.anything() });
    await kit.makeCheckDue(checkout.id, ', expiresAt = 1');
    await reconcile(kit.shop);
    expect(await stored(checkout.id)).toMatchObject({ state: 'open' });
    expect(await kit.stockOf(product.id)).toBe(9);
    failing.mockRestore();
    await kit.makeCheckDue(checkout.id);
    await reconcile(kit.shop);
    expect((await kit.accountOf(shopper)).orders).toHaveLength(1);
  });

  it('checks a checkout until the provider answers, however old it is', async () => {
    const { product, checkout } = await kit.startCheckout();
    const ago = Date.now() - week - 1000;
    await kit.makeCheckDue(checkout.id, `, createdAt = ${ago}, expiresAt = ${ago}`);
    jest
      .spyOn(kit.shop.provider, 'paymentsOfOrder')
      .mockRejectedValueOnce(new ProviderUnavailableError('away'));
    await reconcile(kit.shop);
    expect(await inSeconds(checkout.id)).toBeGreaterThan(0);
    expect(await inSeconds(checkout.id)).toBeLessThanOrEqual(3600);
    await kit.makeCheckDue(checkout.id);
    await reconcile(kit.shop);
    expect(await stored(checkout.id)).toMatchObject({ state: 'expired', nextCheckAt: null });
    expect(await kit.stockOf(product.id)).toBe(10);
  });

  it('releases the claim to a checkout soon after a process has died or lost the lease', async () => {
    const { checkout } = await kit.startCheckout();
    const ago = Date.now() - 6 * 24 * 60 * 60_000;
    await kit.makeCheckDue(
      checkout.id,
      `, state = 'expired', activeKey = NULL, createdAt = ${ago}, expiresAt = ${ago}`,
    );
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
    const { shopper, checkout } = await kit.startCheckout();
    await kit.cancel(shopper, checkout.id);
    const ago = Date.now() - 50 * 60_000;
    await kit.makeCheckDue(checkout.id, `, createdAt = ${ago}, expiresAt = ${ago + 15 * 60_000}`);
    await reconcile(kit.shop);
    expect(await inSeconds(checkout.id)).toBeLessThanOrEqual(60);
  });

  it('checks all due checkouts in one run, however many', async () => {
    const { checkout } = await kit.startCheckout();
    await kit.sql(`UPDATE checkouts SET nextCheckAt = NULL WHERE id <> '${checkout.id}'`);
    const columns = 'userId, state, amount, billing, claimedAt, createdAt, expiresAt';
    for (let turn = 0; turn < 120; turn++) {
      await kit.sql(
        `INSERT INTO checkouts (id, ${columns}, nextCheckAt) SELECT 'due ${turn}', userId, 'cancelled', amount, billing, claimedAt, createdAt, expiresAt, 1 FROM checkouts WHERE id = '${checkout.id}'`,
      );
    }
    await reconcile(kit.shop);
    const [left] = await kit.shop.db.read.query(
      'SELECT COUNT(*) AS count FROM checkouts WHERE nextCheckAt = 1',
    );
    expect(Number(left.count)).toBe(0);
  });

  it('ends a payment that the bank has not answered for a day, and checks it for a week', async () => {
    const { shopper, checkout } = await kit.startCheckout({ form: { email: 'unconfirmed@example.com' } });
    const payment = { id: 'pay_unconfirmed', orderId: checkout.providerOrderId, amount: 1, currency: 'INR' };
    jest
      .spyOn(kit.shop.provider, 'paymentsOfOrder')
      .mockResolvedValue([{ ...payment, status: 'created' as const }]);
    const pendingFor = (ms: number) => {
      const since = Date.now() - ms;
      return kit.makeCheckDue(checkout.id, `, createdAt = ${since}, paymentPendingSince = ${since}`);
    };
    await pendingFor(day - 60_000);
    await reconcile(kit.shop);
    expect((await kit.accountOf(shopper)).paymentNotices).toHaveLength(1);
    await pendingFor(day + 60_000);
    await reconcile(kit.shop);
    expect((await kit.accountOf(shopper)).paymentNotices).toEqual([]);
    const subjects = (await kit.mailsTo('unconfirmed@example.com')).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringMatching(/did not go through/));
    expect(await inSeconds(checkout.id)).toBeGreaterThan(0);
    await kit.makeCheckDue(checkout.id, `, createdAt = ${Date.now() - week - 60_000}`);
    await reconcile(kit.shop);
    expect(await stored(checkout.id)).toMatchObject({ nextCheckAt: null });
    expect((await kit.accountOf(shopper)).paymentNotices).toEqual([]);
  });

  it('continues to check a pending payment whose order the provider does not know', async () => {
    const { checkout } = await kit.startCheckout();
    const ago = Date.now() - week - 60_000;
    jest.spyOn(kit.shop.provider, 'paymentsOfOrder').mockResolvedValue([]);
    await kit.makeCheckDue(checkout.id, `, createdAt = ${ago}, paymentPendingSince = ${ago}`);
    await reconcile(kit.shop);
    expect(await stored(checkout.id)).toMatchObject({ paymentPendingSince: expect.anything() });
    expect(await inSeconds(checkout.id)).toBeGreaterThan(0);
  });

  it('keeps a payment pending when the provider does not know its order', async () => {
    const { shopper, checkout } = await kit.startCheckout({ form: { email: 'unknown@example.com' } });
    const answer = await kit.payInPopup(checkout.providerOrderId);
    jest.spyOn(kit.shop.provider, 'findPayment').mockRejectedValueOnce(new ProviderUnavailableError('away'));
    await kit.complete(shopper, answer);
    jest.spyOn(kit.shop.provider, 'paymentsOfOrder').mockResolvedValueOnce([]);
    await kit.makeCheckDue(checkout.id);
    await reconcile(kit.shop);
    expect(await stored(checkout.id)).toMatchObject({ paymentPendingSince: expect.anything() });
    expect(await kit.mailsTo('unknown@example.com')).toEqual([]);
  });
});
