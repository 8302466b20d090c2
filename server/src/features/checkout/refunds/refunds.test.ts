import { type CheckoutShop, startCheckoutShop } from '../../../../test/checkoutShop.ts';
import { eventually } from '../../../../test/eventually.ts';
import { ProviderUnavailableError } from '../provider/provider.ts';
import { reconcile } from '../reconciliation/reconciliation.service.ts';
import { parseEvent, storeEvents } from '../webhooks/webhookEvents.service.ts';
import { processEvents } from '../webhooks/webhookProcessing.service.ts';
import { handleRefundEvent } from './followRefund.service.ts';

let kit: CheckoutShop;
beforeAll(async () => {
  kit = await startCheckoutShop();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => kit.close());

/** Stores an event as the webhook does. */
async function store(id: string, body: string): Promise<void> {
  const event = parseEvent(id, body);
  await storeEvents(kit.shop, event ? [event] : []);
}

describe('the refund of a payment for sold-out goods', () => {
  it('shows a refund on the orders page and by mail, until the money is back and after', async () => {
    const { shopper, product, checkout } = await kit.startCheckout({ quantity: 2 });
    await kit.cancel(shopper, checkout.id);
    await kit.setStock(product.id, 0);
    const answer = await kit.payInPopup(checkout.providerOrderId);
    jest.spyOn(kit.shop.provider, 'refund').mockRejectedValueOnce(new ProviderUnavailableError('away'));
    expect(await kit.complete(shopper, answer)).toMatchObject({ __typename: 'PaymentRefunded' });
    const notice = {
      state: 'refunding',
      message: expect.stringMatching(/sold out .* is being refunded in full/),
      amount: checkout.amount,
      paymentId: answer.razorpay_payment_id,
    };
    expect(await kit.accountOf(shopper)).toMatchObject({ orders: [], paymentNotices: [notice] });

    await kit.sql('UPDATE refunds SET nextTryAt = 1 WHERE nextTryAt IS NOT NULL');
    await reconcile(kit.shop);
    expect(await kit.accountOf(shopper)).toMatchObject({
      paymentNotices: [{ state: 'refunded', message: expect.stringMatching(/was refunded in full/) }],
    });
    const mails = await kit.mailsTo(shopper.email);
    expect(mails).toMatchObject([{ subject: `Your payment of Rs ${checkout.amount} is refunded` }]);
    expect(mails[0]?.text).toMatch(
      /sold out before the payment came\. So we give your payment .* back in full/,
    );

    await kit.sql(`UPDATE refunds SET createdAt = 1 WHERE paymentId = '${answer.razorpay_payment_id}'`);
    expect((await kit.accountOf(shopper)).paymentNotices).toEqual([]);
  });
});

describe('a pending refund that fails at the provider', () => {
  it.each(['its webhooks', 'the reconciler'])(
    'is requested again by %s; the shopper sees the true state',
    async (source) => {
      const { shopper, product, checkout } = await kit.startCheckout({ quantity: 2 });
      await kit.cancel(shopper, checkout.id);
      await kit.setStock(product.id, 0);
      const { razorpay_payment_id: paymentId, ...answer } = await kit.payInPopup(checkout.providerOrderId);
      await kit.holdRefunds(true);
      if (source === 'its webhooks') await kit.controlWebhooks({ dropRate: 0 });
      expect(await kit.complete(shopper, { razorpay_payment_id: paymentId, ...answer })).toMatchObject({
        __typename: 'PaymentRefunded',
      });
      const state = async () => (await kit.accountOf(shopper)).paymentNotices[0]?.state;
      const refundStates = async () =>
        (await kit.ledger()).refunds
          .filter((refund) => refund.payment_id === paymentId)
          .map(({ status }) => status);
      const awaitUpdate = async (read: () => Promise<unknown>, expected: unknown) => {
        if (source === 'the reconciler') {
          await kit.sql(`UPDATE refunds SET nextTryAt = 1 WHERE paymentId = '${paymentId}'`);
          await reconcile(kit.shop);
        } else await eventually(read, expected);
      };
      expect(await state()).toBe('refunding');

      await kit.answerLate(paymentId, 'failRefund');
      await awaitUpdate(refundStates, ['failed', 'pending']);
      expect([await refundStates(), await state()]).toEqual([['failed', 'pending'], 'refunding']);

      await kit.answerLate(paymentId, 'finishRefund');
      await awaitUpdate(state, 'refunded');
      expect([await refundStates(), await state()]).toEqual([['failed', 'processed'], 'refunded']);
      const failures = await kit.shop.db.read.query(
        `SELECT detail FROM audit_events WHERE action = 'refundFailed' AND detail LIKE '${paymentId}%'`,
      );
      expect(failures).toHaveLength(1);
      await kit.holdRefunds(false);
      await kit.controlWebhooks({ dropRate: 1 });
    },
  );

  it.each([
    ['does not answer', () => Promise.reject(new ProviderUnavailableError('away')), 'refunded'],
    ['refuses it', () => Promise.resolve({ refusal: 'no' }), 'refunding'],
  ])(
    'is requested again after a refund by hand has failed and the provider %s the new one',
    async (_, reply, stateAfterEvent) => {
      const { shopper, product, checkout } = await kit.startCheckout({ quantity: 2 });
      await kit.cancel(shopper, checkout.id);
      await kit.setStock(product.id, 0);
      const answer = await kit.payInPopup(checkout.providerOrderId);
      const id = answer.razorpay_payment_id;
      const refund = jest.spyOn(kit.shop.provider, 'refund');
      await kit.holdRefunds(true);
      refund.mockImplementationOnce(async () => {
        await kit.answerLate(id, 'refund');
        return { refusal: 'The payment has been fully refunded already' };
      });
      expect(await kit.complete(shopper, answer)).toMatchObject({ __typename: 'PaymentRefunded' });
      const state = async () => (await kit.accountOf(shopper)).paymentNotices[0]?.state;
      expect(await state()).toBe('refunded');

      await kit.answerLate(id, 'failRefund');
      await kit.holdRefunds(false);
      const [first] = (await kit.ledger()).refunds.filter((refund) => refund.payment_id === id);
      refund.mockImplementationOnce(reply);
      const payload = { payment: { entity: { id } }, refund: { entity: { id: first?.id } } };
      await store(`failed ${id}`, JSON.stringify({ event: 'refund.failed', payload }));
      await processEvents(kit.shop);
      expect(await state()).toBe(stateAfterEvent);

      await kit.sql(
        `UPDATE webhook_events SET nextTryAt = 1 WHERE id = 'failed ${id}' AND nextTryAt IS NOT NULL`,
      );
      await kit.sql(`UPDATE refunds SET nextTryAt = 1 WHERE paymentId = '${id}' AND nextTryAt IS NOT NULL`);
      await reconcile(kit.shop);
      expect(refund).toHaveBeenCalledTimes(3);
      expect(await state()).toBe('refunded');
      expect(await kit.shop.provider.findPayment(id)).toMatchObject({ status: 'refunded' });
    },
  );

  it('does not reopen when an outdated status arrives after it is done', async () => {
    const { shopper, product, checkout } = await kit.startCheckout({ quantity: 2 });
    await kit.cancel(shopper, checkout.id);
    await kit.setStock(product.id, 0);
    const answer = await kit.payInPopup(checkout.providerOrderId);
    const id = answer.razorpay_payment_id;
    await kit.holdRefunds(true);
    expect(await kit.complete(shopper, answer)).toMatchObject({ __typename: 'PaymentRefunded' });
    await kit.holdRefunds(false);
    const { findRefund } = kit.shop.provider;
    jest.spyOn(kit.shop.provider, 'findRefund').mockImplementationOnce(async (refundId) => {
      const pendingRefund = await findRefund(refundId);
      await kit.answerLate(id, 'finishRefund');
      await handleRefundEvent(kit.shop, id, refundId);
      return pendingRefund;
    });
    await kit.sql(`UPDATE refunds SET nextTryAt = 1 WHERE paymentId = '${id}'`);
    await reconcile(kit.shop);
    expect((await kit.accountOf(shopper)).paymentNotices).toMatchObject([{ state: 'refunded' }]);
  });

  it('is recorded for the shopkeeper if it was made by hand', async () => {
    const { shopper, checkout } = await kit.startCheckout({ quantity: 2 });
    const answer = await kit.payInPopup(checkout.providerOrderId);
    expect(await kit.complete(shopper, answer)).toMatchObject({ __typename: 'OrderPlaced' });
    await kit.holdRefunds(true);
    await kit.answerLate(answer.razorpay_payment_id, 'refund');
    await kit.holdRefunds(false);
    await kit.controlWebhooks({ dropRate: 0 });
    await kit.answerLate(answer.razorpay_payment_id, 'failRefund');
    const failures = () =>
      kit.shop.db.read.query(
        `SELECT detail FROM audit_events WHERE action = 'refundFailed' AND detail LIKE '${answer.razorpay_payment_id}%'`,
      );
    await eventually(failures, [{ detail: expect.stringMatching(/by hand/) }]);
    expect(await kit.subjectsTo(shopper)).toEqual([expect.stringMatching(/is paid/)]);
    await kit.controlWebhooks({ dropRate: 1 });
  });
});

describe('refunds by hand', () => {
  it('reports each partial refund by hand once, by mail', async () => {
    const { shopper, checkout } = await kit.startCheckout({ quantity: 2 });
    const answer = await kit.payInPopup(checkout.providerOrderId);
    expect(await kit.complete(shopper, answer)).toMatchObject({ __typename: 'OrderPlaced' });
    expect(await kit.subjectsTo(shopper)).toEqual([expect.stringMatching(/is paid/)]);
    await kit.controlWebhooks({ dropRate: 0, duplicate: true });
    for (const amount of [4000, 2500]) {
      await kit.refundByHand(answer.razorpay_payment_id, amount);
    }
    await eventually(async () => (await kit.subjectsTo(shopper)).length, 3);
    await kit.controlWebhooks({ dropRate: 1, duplicate: false });
    await reconcile(kit.shop);
    expect((await kit.subjectsTo(shopper)).slice(1).sort()).toEqual([
      'Rs 25 of your payment was refunded',
      'Rs 40 of your payment was refunded',
    ]);
    expect((await kit.accountOf(shopper)).orders).toMatchObject([{ status: 'paid' }]);
  });
});
