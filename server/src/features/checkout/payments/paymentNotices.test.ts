import { type CheckoutShop, startCheckoutShop } from '../../../../test/checkoutShop.ts';
import { eventually } from '../../../../test/eventually.ts';
import { refuseChanges } from '../../../../test/refuseChanges.ts';
import { ProviderUnavailableError } from '../provider/provider.ts';
import { reconcile } from '../reconciliation/reconciliation.service.ts';
import { settlePayment } from './settlement.service.ts';

let kit: CheckoutShop;
beforeAll(async () => {
  kit = await startCheckoutShop();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => kit.close());

const down = () =>
  jest.spyOn(kit.shop.provider, 'findPayment').mockRejectedValue(new ProviderUnavailableError('away'));

describe('the order confirmation', () => {
  it('is sent once, however often and by whom the payment is settled', async () => {
    const { shopper, product, checkout } = await kit.startCheckout({ quantity: 2 });
    const answer = await kit.payInPopup(checkout.providerOrderId);
    await Promise.all([
      settlePayment(kit.shop, answer.razorpay_payment_id),
      kit.complete(shopper, answer),
      settlePayment(kit.shop, answer.razorpay_payment_id),
    ]);
    const mails = await kit.mailsTo(shopper.email);
    expect(mails).toHaveLength(1);
    const [{ subject, text }] = mails as [(typeof mails)[0]];
    expect(subject).toBe(`Your order for Rs ${2 * product.price} is paid`);
    expect(text).toContain('Hello Meera Iyer,');
    expect(text).toContain(`2 x ${product.name} (${product.options[0]}): Rs ${2 * product.price}`);
    expect(text).toContain(`Total: Rs ${2 * product.price}`);
    expect(text).toContain('12 Lake Road, Flat 3, Pune, Maharashtra 411001');
    expect(text).toContain(`${kit.shop.env.shopUrl}/orders`);
    const { orders, paymentNotices } = await kit.accountOf(shopper);
    expect(text).toContain(orders[0]?.id);
    expect(paymentNotices).toEqual([]);
  });

  it('is enqueued in the transaction of the order: without the mail there is no order', async () => {
    const { shopper, checkout } = await kit.startCheckout({ quantity: 2 });
    const answer = await kit.payInPopup(checkout.providerOrderId);
    const allowMails = await refuseChanges(
      kit.shop.db,
      'INSERT ON mails',
      `NEW.recipient = '${shopper.email}'`,
    );
    expect(await kit.complete(shopper, answer)).toMatchObject({ __typename: 'PaymentPending' });
    await allowMails();
    expect((await kit.accountOf(shopper)).orders).toEqual([]);
    expect(await kit.complete(shopper, answer)).toMatchObject({ __typename: 'OrderPlaced' });
    const enqueued = await kit.sql(`SELECT dedupeKey FROM mails WHERE recipient = '${shopper.email}'`);
    expect(enqueued).toEqual([{ dedupeKey: `paid-${checkout.id}` }]);
  });
});

describe('a pending payment', () => {
  it('shows a payment that cannot be looked up as being confirmed at once, and reports it by one mail after a minute', async () => {
    const { shopper, checkout } = await kit.startCheckout({ quantity: 2 });
    const answer = await kit.payInPopup(checkout.providerOrderId);
    const away = down();
    jest.spyOn(kit.shop.provider, 'paymentsOfOrder').mockRejectedValue(new ProviderUnavailableError('away'));
    expect(await kit.complete(shopper, answer)).toMatchObject({ __typename: 'PaymentPending' });
    expect(await kit.accountOf(shopper)).toMatchObject({
      orders: [],
      paymentNotices: [
        {
          state: 'confirming',
          message: expect.stringMatching(/is being confirmed/),
          amount: checkout.amount,
        },
      ],
    });
    expect((await kit.accountOf(await kit.newShopper())).paymentNotices).toEqual([]);

    await kit.sql(`UPDATE checkouts SET nextCheckAt = 1 WHERE id = '${checkout.id}'`);
    await reconcile(kit.shop);
    expect(await kit.subjectsTo(shopper)).toEqual([]);
    for (let turn = 0; turn < 3; turn++) {
      await kit.makeCheckDueAfterAnHour(checkout.id);
      await reconcile(kit.shop);
    }
    const confirming = `Your payment of Rs ${checkout.amount} is being confirmed`;
    expect(await kit.subjectsTo(shopper)).toEqual([confirming]);

    away.mockRestore();
    jest.restoreAllMocks();
    await kit.makeCheckDueAfterAnHour(checkout.id);
    await reconcile(kit.shop);
    expect(await kit.accountOf(shopper)).toMatchObject({ orders: [{ status: 'paid' }], paymentNotices: [] });
    expect(await kit.subjectsTo(shopper)).toEqual([
      confirming,
      `Your order for Rs ${checkout.amount} is paid`,
    ]);
  });

  it('shows the payment of a webhook that cannot be looked up as being confirmed', async () => {
    const { shopper, checkout } = await kit.startCheckout({ quantity: 2 });
    await kit.controlWebhooks({ dropRate: 0 });
    down();
    await kit.payInPopup(checkout.providerOrderId);
    const states = async () => (await kit.accountOf(shopper)).paymentNotices.map(({ state }) => state);
    await eventually(async () => (await states()).length, 1);
    expect(await states()).toEqual(['confirming']);
    await kit.controlWebhooks({ dropRate: 1 });
  });

  it('replaces the notice of a payment that the bank refunds by a mail', async () => {
    const { shopper, checkout } = await kit.startCheckout({ quantity: 2 });
    const answer = await kit.payInPopup(checkout.providerOrderId, 'authorized');
    jest.spyOn(kit.shop.provider, 'capture').mockResolvedValue(null);
    expect(await kit.complete(shopper, answer)).toMatchObject({ __typename: 'PaymentPending' });
    expect((await kit.accountOf(shopper)).paymentNotices).toMatchObject([{ state: 'confirming' }]);

    const payments = await kit.shop.provider.paymentsOfOrder(checkout.providerOrderId);
    jest
      .spyOn(kit.shop.provider, 'paymentsOfOrder')
      .mockResolvedValue(payments.map((payment) => ({ ...payment, status: 'refunded' })));
    for (let turn = 0; turn < 2; turn++) {
      await kit.sql(`UPDATE checkouts SET nextCheckAt = 1 WHERE id = '${checkout.id}'`);
      await reconcile(kit.shop);
    }
    expect(await kit.accountOf(shopper)).toMatchObject({ orders: [], paymentNotices: [] });
    expect(await kit.subjectsTo(shopper)).toEqual([
      `Your payment of Rs ${checkout.amount} did not go through`,
    ]);
  });

  it.each(['its webhook', 'the reconciler'])(
    'shows a payment that the bank authorises late as being confirmed, until it becomes an order by %s',
    async (bringer) => {
      const { shopper, checkout } = await kit.startCheckout({ quantity: 2 });
      const answer = await kit.payInPopup(checkout.providerOrderId, 'late');
      expect(await kit.complete(shopper, answer)).toMatchObject({ __typename: 'PaymentPending' });
      expect(await kit.accountOf(shopper)).toMatchObject({
        orders: [],
        paymentNotices: [{ state: 'confirming' }],
      });

      if (bringer === 'its webhook') await kit.controlWebhooks({ dropRate: 0 });
      await kit.answerLate(answer.razorpay_payment_id, 'authorize');
      if (bringer === 'its webhook') {
        await eventually(async () => (await kit.accountOf(shopper)).orders.length, 1);
        await kit.controlWebhooks({ dropRate: 1 });
      } else {
        await kit.sql(`UPDATE checkouts SET nextCheckAt = 1 WHERE id = '${checkout.id}'`);
        await reconcile(kit.shop);
      }
      expect(await kit.accountOf(shopper)).toMatchObject({
        orders: [{ status: 'paid' }],
        paymentNotices: [],
      });
    },
  );

  it('promises no order, and money back only if some is taken, if the same goods were bought in another checkout', async () => {
    const { shopper, checkout } = await kit.startCheckout({ quantity: 2 });
    const late = await kit.payInPopup(checkout.providerOrderId, 'late');
    await kit.cancel(shopper, checkout.id);
    const second = await kit.openCheckout(shopper);
    expect(await kit.complete(shopper, await kit.payInPopup(second.providerOrderId))).toMatchObject({
      __typename: 'OrderPlaced',
    });

    const goesBack = expect.stringMatching(
      /being confirmed\. This cart was paid before: if money is taken for this payment, you get it back/,
    );
    expect(await settlePayment(kit.shop, late.razorpay_payment_id)).toMatchObject({ message: goesBack });
    expect((await kit.accountOf(shopper)).paymentNotices).toMatchObject([
      { state: 'confirming', message: goesBack },
    ]);
    expect(await kit.subjectsTo(shopper)).toEqual([`Your order for Rs ${second.amount} is paid`]);
    await kit.makeCheckDueAfterAnHour(checkout.id);
    await reconcile(kit.shop);
    const lastMailText = async () => (await kit.mailsTo(shopper.email)).at(-1)?.text;
    expect(await lastMailText()).toMatch(
      /no second order is placed: if money is taken for this payment, you get it back/,
    );

    await kit.answerLate(late.razorpay_payment_id, 'fail');
    await kit.makeCheckDueAfterAnHour(checkout.id);
    await reconcile(kit.shop);
    expect(await lastMailText()).toMatch(/we have taken no money.*The order that you had paid before stays/s);
    expect(await kit.subjectsTo(shopper)).toHaveLength(3);
    expect(await kit.accountOf(shopper)).toMatchObject({ orders: [{ status: 'paid' }], paymentNotices: [] });
  });

  it('removes the notice of a payment that the bank declines late', async () => {
    const { shopper, checkout } = await kit.startCheckout({ quantity: 2 });
    const answer = await kit.payInPopup(checkout.providerOrderId, 'late');
    expect(await kit.complete(shopper, answer)).toMatchObject({ __typename: 'PaymentPending' });
    await kit.answerLate(answer.razorpay_payment_id, 'fail');
    await kit.sql(`UPDATE checkouts SET nextCheckAt = 1 WHERE id = '${checkout.id}'`);
    await reconcile(kit.shop);
    expect(await kit.accountOf(shopper)).toMatchObject({ orders: [], paymentNotices: [] });
    expect(await kit.subjectsTo(shopper)).toEqual([expect.stringMatching(/did not go through/)]);
  });

  it('places the order of a payment without an answer of the popup, though the checkout was cancelled', async () => {
    const { shopper, checkout } = await kit.startCheckout({ quantity: 2 });
    expect(await kit.payInPopup(checkout.providerOrderId, 'timeout')).toEqual({ pending: true });
    await kit.cancel(shopper, checkout.id);
    expect(await kit.accountOf(shopper)).toMatchObject({
      orders: [],
      paymentNotices: [{ state: 'confirming', message: expect.stringMatching(/please do not pay again/) }],
    });
    const [payment] = await kit.shop.provider.paymentsOfOrder(checkout.providerOrderId);
    await kit.answerLate(String(payment?.id), 'authorize');
    await kit.sql(`UPDATE checkouts SET nextCheckAt = 1 WHERE id = '${checkout.id}'`);
    await reconcile(kit.shop);
    expect((await kit.accountOf(shopper)).orders).toHaveLength(1);
  });

  it.each(['cancelled while the provider was away', 'left until it expired'])(
    'is noticed by the reconciler when the bank has not answered and the checkout was %s',
    async (how) => {
      const { shopper, checkout } = await kit.startCheckout({ quantity: 2 });
      await kit.payInPopup(checkout.providerOrderId, 'timeout');
      if (how === 'left until it expired') {
        await kit.makeCheckDue(checkout.id);
        await reconcile(kit.shop);
      } else {
        jest
          .spyOn(kit.shop.provider, 'paymentsOfOrder')
          .mockRejectedValueOnce(new ProviderUnavailableError('away'));
        await kit.cancel(shopper, checkout.id);
      }
      expect((await kit.accountOf(shopper)).paymentNotices).toEqual([]);
      await kit.makeCheckDue(checkout.id, ', expiresAt = 1');
      await reconcile(kit.shop);
      expect((await kit.accountOf(shopper)).paymentNotices).toMatchObject([{ state: 'confirming' }]);
    },
  );

  it('does not follow a window that was closed without a payment', async () => {
    const { shopper, checkout } = await kit.startCheckout();
    await kit.payInPopup(checkout.providerOrderId, 'failure');
    await kit.cancel(shopper, checkout.id);
    expect((await kit.accountOf(shopper)).paymentNotices).toEqual([]);
  });
});
