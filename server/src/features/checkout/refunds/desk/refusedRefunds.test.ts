import {
  DeskOrder,
  DeskPackList,
  MoveOrders,
  StockedProducts,
} from '../../../../../test/generated/documents.ts';
import { linesOf, type RefundShop, startRefundShop } from '../../../../../test/refundShop.ts';
import { ProviderUnavailableError } from '../../provider/provider.ts';
import { reconcile } from '../../reconciliation/reconciliation.service.ts';
import { handleRefundEvent } from '../followRefund.service.ts';

let kit: RefundShop;
beforeAll(async () => {
  kit = await startRefundShop();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => kit.close());

describe('a refund that the provider refuses', () => {
  it('is shown as failed with the reason, sends no mail, and does not count', async () => {
    const placed = await kit.placeOrder();
    kit.refuseRefund();
    const { refund: failed, payment } = await kit.refundPart(placed, { whole: true, restock: true });
    expect(failed).toMatchObject({
      state: 'failed',
      failure: 'Your account has no balance',
      nextTryAt: null,
    });
    expect(payment.left).toBe(placed.amount);
    expect(await kit.refundedOf(placed)).toBe(0);
    expect(await kit.subjectsTo(placed.shopper)).toEqual([]);
    expect(await kit.statusOf(placed)).toBe('paid');
    expect(await kit.unresolvedRefundIds()).toContain(failed.id);

    // Its units are in the stock already.
    expect(await kit.stockOf(placed.product.id)).toBe(10);
    const again = await kit.refundPart(placed, { whole: true, restock: true });
    expect(again.refund).toMatchObject({ state: 'done', lines: [{ quantity: 5, returned: 0 }] });
    expect(await kit.stockOf(placed.product.id)).toBe(10);
    expect(await kit.unresolvedRefundIds()).not.toContain(failed.id);
    expect(await kit.statusOf(placed)).toBe('refunded');
  });

  it('keeps an order that is refunded in full from being packed, also while the refund is on its way', async () => {
    const placed = await kit.placeOrder();
    await kit.holdRefunds(true);
    const { refund: made } = await kit.refundPart(placed, { whole: true, restock: true });
    expect(made.state).toBe('pending');
    expect(await kit.refundedOf(placed)).toBe(placed.amount);
    const packer = await kit.newStaff('packer');
    const move = { orderIds: [placed.orderId], to: 'packing' as const };
    const { moveOrders } = await kit.gql(MoveOrders, move, packer.token);
    expect(moveOrders).toMatchObject({
      moves: [{ problem: { message: 'The order is refunded in full and cannot be packed' } }],
    });
    const { desk } = await kit.gql(DeskPackList, { orderIds: [placed.orderId] }, kit.support.token);
    expect(desk?.packList.sections).toEqual([]);
    await kit.holdRefunds(false);
  });

  it('takes refunded units off the pack list and off what is to be packed', async () => {
    const placed = await kit.placeOrder();
    const packer = await kit.newStaff('packer');
    const toPack = async () => {
      const list = { text: placed.product.name, first: 100 };
      const { desk } = await kit.gql(StockedProducts, list, packer.token);
      return desk?.stockedProducts.nodes.find(({ id }) => id === placed.product.id)?.toPack;
    };
    const before = Number(await toPack());
    await kit.refundPart(placed, { lines: linesOf(placed, 2) });
    expect(await toPack()).toBe(before - 2);
    const { desk } = await kit.gql(DeskPackList, { orderIds: [placed.orderId] }, kit.support.token);
    expect(desk?.packList.sections[0]?.items).toMatchObject([{ quantity: 3, orders: [{ quantity: 3 }] }]);
  });

  it('marks the order when the last two refunds end at the same time', async () => {
    const placed = await kit.placeOrder();
    const parts = [{ lines: linesOf(placed, 2) }, { lines: linesOf(placed, 3) }];
    const outcomes = await Promise.all(parts.map((part) => kit.refund(placed, part)));
    expect(outcomes.map(({ __typename }) => __typename)).toEqual(['DeskOrderRefunded', 'DeskOrderRefunded']);
    expect(await kit.statusOf(placed)).toBe('refunded');
  });

  it('is unresolved again when the provider accepts it first; the shopper gets a correction', async () => {
    const placed = await kit.placeOrder();
    await kit.holdRefunds(true);
    const { refund: made } = await kit.refundPart(placed, { amount: 100 });
    // Another refund, made before the first one fails, does not settle it.
    await kit.refundPart(placed, { amount: 20 });
    await kit.holdRefunds(false);
    expect(await kit.subjectsTo(placed.shopper)).toHaveLength(2);
    await kit.answerLate(placed.paymentId, 'failRefund');
    await kit.makeRefundsDue();
    jest.spyOn(kit.shop.provider, 'refund').mockResolvedValue({ refusal: 'The account is closed' });
    await reconcile(kit.shop);
    jest.restoreAllMocks();
    expect(await kit.paymentOf(placed)).toMatchObject({
      refunds: [{ id: made.id, state: 'failed', failure: 'The account is closed' }, {}],
    });
    expect(await kit.unresolvedRefundIds()).toContain(made.id);
    const mails = await kit.mailsTo(placed.shopper.email);
    expect(mails.map(({ subject }) => subject)).toContain('Your refund of Rs 100 is delayed');
    const correction = mails.find(({ subject }) => subject.endsWith('delayed'))!;
    expect(correction.text).toContain('The payment provider has not carried this out');
    expect(correction.text).toContain('1800 000 0000 (24/7)');
    const { desk } = await kit.gql(DeskOrder, { id: placed.orderId }, kit.support.token);
    expect(desk?.order?.timeline).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ title: 'Refund failed' }),
        expect.objectContaining({ kind: 'MAIL', title: 'Rs 100 of your order is refunded', detail: 'Sent' }),
        expect.objectContaining({ kind: 'MAIL', title: correction.subject, detail: 'Sent' }),
      ]),
    );
    await kit.refundPart(placed, { amount: 100 });
    expect(await kit.unresolvedRefundIds()).not.toContain(made.id);
  });

  it('counts when the provider has accepted it after all', async () => {
    const placed = await kit.placeOrder();
    const { refund: real } = kit.shop.provider;
    jest.spyOn(kit.shop.provider, 'refund').mockImplementationOnce(async (request) => {
      await real(request);
      return { refusal: 'The idempotency key is unknown' };
    });
    expect(await kit.refundPart(placed, { amount: 100 })).toMatchObject({ refund: { state: 'done' } });
    expect(await kit.refundsAtProvider(placed)).toEqual([100]);
  });
});

describe('a refund whose request is lost', () => {
  it('is made once, when the provider answers again', async () => {
    const placed = await kit.placeOrder();
    const { refund: real } = kit.shop.provider;
    jest.spyOn(kit.shop.provider, 'refund').mockImplementationOnce(async (request) => {
      await real(request);
      throw new ProviderUnavailableError('the answer is lost');
    });
    const { refund: made } = await kit.refundPart(placed, { lines: linesOf(placed, 2), restock: true });
    expect(made).toMatchObject({ state: 'pending', attempts: 1, providerRefundId: null });
    await kit.makeRefundsDue();
    await reconcile(kit.shop);
    expect(await kit.paymentOf(placed)).toMatchObject({
      refunds: [{ id: made.id, state: 'done', attempts: 2 }],
      atProvider: { left: 3 * placed.price, refundsByHand: [] },
    });
    expect(await kit.refundsAtProvider(placed)).toEqual([2 * placed.price]);
    expect(await kit.stockOf(placed.product.id)).toBe(7);
  });

  it('is recognised by the event that comes before the answer is stored, not taken for one by hand', async () => {
    const placed = await kit.placeOrder();
    const { refund: real } = kit.shop.provider;
    jest.spyOn(kit.shop.provider, 'refund').mockImplementationOnce(async (request) => {
      const answer = await real(request);
      if ('id' in answer) await handleRefundEvent(kit.shop, placed.paymentId, answer.id);
      throw new ProviderUnavailableError('the answer is lost');
    });
    expect(await kit.refundPart(placed, { amount: 100 })).toMatchObject({ refund: { state: 'done' } });
    expect(await kit.subjectsTo(placed.shopper)).toEqual(['Rs 100 of your order is refunded']);
  });

  it('is not decided while the provider is away', async () => {
    const placed = await kit.placeOrder();
    const away = () => Promise.reject(new ProviderUnavailableError('away'));
    jest.spyOn(kit.shop.provider, 'refundsOfPayment').mockImplementation(away);
    expect(await kit.refund(placed, { whole: true })).toMatchObject({ __typename: 'PaymentUnavailable' });
    expect(await kit.paymentOf(placed)).toMatchObject({ left: placed.amount, refunds: [], atProvider: null });
  });

  it('is unresolved after some attempts', async () => {
    const placed = await kit.placeOrder();
    await kit.holdRefunds(true);
    const { refund: made } = await kit.refundPart(placed, { amount: 100 });
    await kit.holdRefunds(false);
    expect(await kit.unresolvedRefundIds()).not.toContain(made.id);
    await kit.sql(`UPDATE refunds SET attempts = 4 WHERE id = '${made.id}'`);
    expect(await kit.unresolvedRefundIds()).toContain(made.id);
    await kit.answerLate(placed.paymentId, 'failRefund');
    await kit.makeRefundsDue();
    await reconcile(kit.shop);
    expect(await kit.refundsAtProvider(placed)).toEqual([100]);
    expect(await kit.unresolvedRefundIds()).not.toContain(made.id);
  });
});
