import { type CheckoutShop, startCheckoutShop } from '../../../../../test/checkoutShop.ts';
import { expectTypename } from '../../../../../test/expectTypename.ts';
import {
  CancelOrder,
  type CancelOrderInput,
  DeskOrder,
  DeskOrdersById,
  DeskPackList,
  MoveOrders,
  OrderPayment,
  RefundOrder,
  type RefundOrderInput,
  RefundsInTrouble,
  StockedProducts,
} from '../../../../../test/generated/documents.ts';
import { scansOf } from '../../../../../test/scansOf.ts';
import type { Shopper } from '../../../../../test/testkit.ts';
import { newId } from '../../../../lib/ids.ts';
import { listAuditEventsAbout } from '../../../users/audit.service.ts';
import { ProviderUnavailableError } from '../../provider/provider.ts';
import { reconcile } from '../../reconciliation/reconciliation.service.ts';
import { handleRefundEvent } from '../followRefund.service.ts';

let kit: CheckoutShop;
let support: Shopper;
beforeAll(async () => {
  kit = await startCheckoutShop();
  support = await kit.newStaff('support');
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => kit.close());

/** An order of `quantity` units of one product, of which five stay in stock. */
async function placeOrder(quantity = 5) {
  const { shopper, product, checkout } = await kit.startCheckout({ quantity });
  const answer = await kit.payInPopup(checkout.providerOrderId);
  const { order } = expectTypename(await kit.complete(shopper, answer), 'OrderPlaced');
  await kit.setStock(product.id, 5);
  const [line] = await kit.shop.db.read.query(
    `SELECT id FROM checkout_lines WHERE checkoutId = '${checkout.id}'`,
  );
  await kit.mailsTo(shopper.email);
  kit.mailServer.mails.length = 0;
  return {
    shopper,
    product,
    orderId: order.id,
    amount: order.amount,
    price: order.amount / quantity,
    lineId: String(line.id),
    paymentId: answer.razorpay_payment_id,
  };
}
type Placed = Awaited<ReturnType<typeof placeOrder>>;

type Part = Partial<Omit<RefundOrderInput, 'orderId'>>;
const refund = async ({ orderId }: Pick<Placed, 'orderId'>, part: Part, actor = support) => {
  const input = { orderId, idempotencyKey: newId(), reason: 'One packet was torn.', ...part };
  return (await kit.gql(RefundOrder, { input }, actor.token)).refundOrder;
};
/** Refunds a part, which must be possible. */
const refunded = async (placed: Placed, part: Part) =>
  expectTypename(await refund(placed, part), 'DeskOrderRefunded');
const cancel = async ({ orderId }: Placed, part: Partial<CancelOrderInput> = {}) => {
  const input = { orderId, idempotencyKey: newId(), reason: 'You asked us to cancel it.', ...part };
  return (await kit.gql(CancelOrder, { input }, support.token)).cancelOrder;
};
const paymentOf = async ({ orderId }: Placed) =>
  (await kit.gql(OrderPayment, { orderId }, support.token)).desk?.orderPayment;
const linesOf = ({ lineId }: Placed, quantity: number) => [{ orderLineId: lineId, quantity }];
/** Amounts in rupees of the refunds at the provider that have not failed. */
const atProvider = async ({ paymentId }: Placed) =>
  (await kit.ledger()).refunds
    .filter((entry) => entry.payment_id === paymentId && entry.status !== 'failed')
    .map(({ amount }) => amount / 100);
const statusOf = async ({ shopper }: Placed) => (await kit.accountOf(shopper)).orders[0]?.status;
const movementsOf = ({ orderId }: Placed) =>
  kit.shop.db.read.query(
    `SELECT kind, quantity, actorId FROM stock_movements WHERE reference = '${orderId}' AND kind <> 'order'`,
  );
const makeDue = () => kit.sql('UPDATE refunds SET nextTryAt = 1 WHERE nextTryAt IS NOT NULL');
const refuse = () =>
  jest.spyOn(kit.shop.provider, 'refund').mockResolvedValueOnce({ refusal: 'Your account has no balance' });

describe('refundOrder', () => {
  it('refunds units of a line, returns them to the stock, and tells the shopper', async () => {
    const placed = await placeOrder();
    const { refund: made, payment } = await refunded(placed, { lines: linesOf(placed, 2), restock: true });
    expect(made).toMatchObject({
      amount: 2 * placed.price,
      state: 'done',
      restock: true,
      requestedBy: support.name,
      lines: [{ orderLine: { id: placed.lineId }, quantity: 2, returned: 2 }],
    });
    expect(payment.left).toBe(3 * placed.price);
    expect(await atProvider(placed)).toEqual([2 * placed.price]);
    expect(await kit.stockOf(placed.product.id)).toBe(7);
    expect(await movementsOf(placed)).toEqual([{ kind: 'refund', quantity: 2, actorId: support.id }]);
    expect(await statusOf(placed)).toBe('paid');
    const mails = await kit.mailsTo(placed.shopper.email);
    expect(mails).toMatchObject([{ subject: `Rs ${2 * placed.price} of your order is refunded` }]);
    expect(mails[0]?.text).toContain('One packet was torn.');
    expect(mails[0]?.text).toContain(`  2 x ${placed.product.name}`);
    const [event] = await kit.shop.db.read.query(
      `SELECT action, actorId, userId FROM audit_events WHERE subject = 'order:${placed.orderId}'`,
    );
    expect(event).toEqual({ action: 'paymentRefunded', actorId: support.id, userId: placed.shopper.id });
  });

  it('refunds no more units of a line than were bought', async () => {
    const placed = await placeOrder(3);
    await refunded(placed, { lines: linesOf(placed, 2) });
    expect(await refund(placed, { lines: linesOf(placed, 2) })).toEqual({
      __typename: 'InvalidInput',
      message: `Only 1 of ${placed.product.name} can still be refunded`,
    });
    expect(await kit.stockOf(placed.product.id)).toBe(5);
    expect(await paymentOf(placed)).toMatchObject({ lines: [{ orderLine: { quantity: 3 }, left: 1 }] });
    refuse();
    await refund(placed, { lines: linesOf(placed, 1) });
    const { desk } = await kit.gql(DeskOrdersById, { ids: [placed.orderId] }, support.token);
    expect(desk?.ordersById[0]?.lines).toMatchObject([{ refundedUnits: 2 }]);
  });

  it('refunds amounts up to what was captured, less what was refunded by hand at the provider', async () => {
    const placed = await placeOrder();
    await refunded(placed, { amount: 100.5 });
    await kit.refundByHand(placed.paymentId, 5000);
    const left = placed.amount - 150.5;
    expect(await paymentOf(placed)).toMatchObject({
      left: placed.amount - 100.5,
      atProvider: { status: 'captured', left, refundsByHand: [{ amount: 50, state: 'done' }] },
    });
    expect(await refund(placed, { amount: left + 1 })).toMatchObject({ __typename: 'RefundTooLarge', left });
    expect(await refunded(placed, { amount: left })).toMatchObject({ refund: { state: 'done', lines: [] } });
    expect(await refund(placed, { amount: 1 })).toMatchObject({ __typename: 'RefundTooLarge', left: 0 });
    expect((await atProvider(placed)).sort((a, b) => a - b)).toEqual([50, 100.5, left]);
  });

  it('refuses a rest that the provider does not refund', async () => {
    const placed = await placeOrder(1);
    await refunded(placed, { amount: placed.amount - 0.5 });
    const message = 'The payment service refunds at least Rs 1, not Rs 0.50';
    expect(await refund(placed, { whole: true })).toEqual({ __typename: 'InvalidInput', message });
    expect(await statusOf(placed)).toBe('paid');
  });

  it('refunds all that is left, and then the order is refunded', async () => {
    const placed = await placeOrder();
    await refunded(placed, { lines: linesOf(placed, 1) });
    const { refund: rest, payment } = await refunded(placed, { whole: true, restock: true });
    expect(payment.order).toEqual({ status: 'refunded', refundedAmount: placed.amount });
    expect(rest).toMatchObject({ amount: 4 * placed.price, lines: [{ quantity: 4, returned: 4 }] });
    expect(await kit.stockOf(placed.product.id)).toBe(9);
    expect(await statusOf(placed)).toBe('refunded');
    expect(await refund(placed, { whole: true })).toMatchObject({ __typename: 'RefundTooLarge', left: 0 });
  });

  it.each<[string, Part, string]>([
    ['nothing', {}, 'Please choose lines, an amount, or the whole order'],
    ['two parts', { amount: 5, whole: true }, 'Please choose lines, an amount, or the whole order'],
    ['no lines', { lines: [] }, 'Please choose at least one line'],
    ['less than a rupee', { amount: 0.5 }, 'A refund is at least Rs 1'],
    ['no reason', { amount: 5, reason: ' ' }, 'Please give a reason'],
    ['an amount with units', { amount: 5, restock: true }, 'Only units of lines can return to the stock'],
    [
      'a line of another order',
      { lines: [{ orderLineId: 'other', quantity: 1 }] },
      'The order has no such line',
    ],
    ['a short key', { amount: 5, idempotencyKey: 'short' }, expect.stringMatching(/idempotency key/)],
  ])('refuses %s', async (_, part, message) => {
    const placed = await placeOrder(1);
    expect(await refund(placed, part)).toEqual({ __typename: 'InvalidInput', message });
    expect(await atProvider(placed)).toEqual([]);
  });

  it('finds no unknown order', async () => {
    expect(await refund({ orderId: 'unknown' }, { whole: true })).toMatchObject({ __typename: 'NotFound' });
  });

  it('lets packers refund missing lines of an order that is being packed, and nothing else', async () => {
    const packer = await kit.newStaff('packer');
    const placed = await placeOrder();
    const lines = linesOf(placed, 1);
    expect(await refund(placed, { lines }, packer)).toMatchObject({ __typename: 'NotAllowed' });
    await kit.sql(`UPDATE orders SET status = 'packing' WHERE id = '${placed.orderId}'`);
    for (const part of [{ lines, restock: true }, { amount: 5 }, { whole: true }])
      expect(await refund(placed, part, packer)).toMatchObject({ __typename: 'NotAllowed' });
    expect(await refund(placed, { lines }, packer)).toMatchObject({ __typename: 'DeskOrderRefunded' });
    expect(await kit.stockOf(placed.product.id)).toBe(5);
  });
});

describe('a packer who refunds a missing line while somebody else moves the order', () => {
  it('is refused when the order is packed meanwhile', async () => {
    const [packer, manager] = [await kit.newStaff('packer'), await kit.newStaff('manager')];
    const placed = await placeOrder();
    await kit.gql(MoveOrders, { orderIds: [placed.orderId], to: 'packing' }, manager.token);
    const { refundsOfPayment } = kit.shop.provider;
    jest.spyOn(kit.shop.provider, 'refundsOfPayment').mockImplementationOnce(async (paymentId) => {
      await kit.gql(MoveOrders, { orderIds: [placed.orderId], to: 'packed' }, manager.token);
      return refundsOfPayment(paymentId);
    });
    const part = { lines: linesOf(placed, 1) };
    expect(await refund(placed, part, packer)).toMatchObject({ __typename: 'NotAllowed' });
    expect(await atProvider(placed)).toEqual([]);
    expect(await statusOf(placed)).toBe('packed');
  });

  it('has refunded before the order was packed, or not at all', async () => {
    const [packer, manager] = [await kit.newStaff('packer'), await kit.newStaff('manager')];
    for (let round = 0; round < 5; round++) {
      const placed = await placeOrder();
      await kit.gql(MoveOrders, { orderIds: [placed.orderId], to: 'packing' }, manager.token);
      const [result] = await Promise.all([
        refund(placed, { lines: linesOf(placed, 1) }, packer),
        kit.gql(MoveOrders, { orderIds: [placed.orderId], to: 'packed' }, manager.token),
      ]);
      const events = await listAuditEventsAbout(kit.shop.db.read, [`order:${placed.orderId}`]);
      const later = events.filter(({ action }) => action !== 'refundFailed').map(({ action }) => action);
      expect(later).toEqual(
        result.__typename === 'DeskOrderRefunded'
          ? ['orderMoved', 'paymentRefunded', 'orderMoved']
          : ['orderMoved', 'orderMoved'],
      );
      expect(await statusOf(placed)).toBe('packed');
    }
  });
});

describe('an idempotency key', () => {
  it('stands for one refund, however often and concurrently it is sent', async () => {
    const placed = await placeOrder();
    const part = { lines: linesOf(placed, 1), restock: true, idempotencyKey: newId() };
    const results = await Promise.all(Array.from({ length: 5 }, () => refunded(placed, part)));
    results.push(await refunded(placed, part));
    expect(new Set(results.map(({ refund: { id } }) => id)).size).toBe(1);
    expect(await atProvider(placed)).toEqual([placed.price]);
    expect(await kit.stockOf(placed.product.id)).toBe(6);
    expect(await kit.subjectsTo(placed.shopper)).toHaveLength(1);
  });

  it('stands for one request: other values are refused, and refund nothing', async () => {
    const placed = await placeOrder();
    const idempotencyKey = newId();
    const first = { lines: linesOf(placed, 2), restock: true, idempotencyKey };
    await refunded(placed, first);
    for (const other of [
      { ...first, lines: linesOf(placed, 1) },
      { ...first, restock: false },
      { ...first, reason: 'It was not fresh.' },
      { amount: 2 * placed.price, idempotencyKey },
      { whole: true, restock: true, idempotencyKey },
    ])
      expect(await refund(placed, other)).toEqual({
        __typename: 'InvalidInput',
        message: expect.stringMatching(/^This idempotency key belongs to a refund with other values/),
      });
    expect(await cancel(placed, { idempotencyKey })).toMatchObject({ __typename: 'InvalidInput' });
    expect(await refunded(placed, { ...first, whole: false })).toMatchObject({ refund: { restock: true } });
    expect(await atProvider(placed)).toEqual([2 * placed.price]);
    expect(await kit.stockOf(placed.product.id)).toBe(7);
    expect(await statusOf(placed)).toBe('paid');
  });

  it('is given to one of two requests with other values at the same time', async () => {
    const placed = await placeOrder();
    const idempotencyKey = newId();
    const results = await Promise.all([10, 20].map((amount) => refund(placed, { amount, idempotencyKey })));
    expect(results.map(({ __typename }) => __typename).sort()).toEqual(['DeskOrderRefunded', 'InvalidInput']);
    expect(await atProvider(placed)).toHaveLength(1);
  });

  it('is refused for another order, also at the same time', async () => {
    const [one, other] = [await placeOrder(), await placeOrder()];
    const part = { amount: 10, idempotencyKey: newId() };
    const results = await Promise.all([refund(one, part), refund(other, part)]);
    expect(results.map(({ __typename }) => __typename).sort()).toEqual(['DeskOrderRefunded', 'InvalidInput']);
    expect([...(await atProvider(one)), ...(await atProvider(other))]).toEqual([10]);
  });
});

describe('concurrent refunds of one order', () => {
  it('never exceed what was captured: one wins, or both fit', async () => {
    const placed = await placeOrder();
    const amount = 2 * placed.price;
    const results = await Promise.all(Array.from({ length: 6 }, () => refund(placed, { amount })));
    expect(results.map(({ __typename }) => __typename).sort()).toEqual([
      'DeskOrderRefunded',
      'DeskOrderRefunded',
      ...Array(4).fill('RefundTooLarge'),
    ]);
    expect(await atProvider(placed)).toEqual([amount, amount]);
    expect(await paymentOf(placed)).toMatchObject({ left: placed.price, atProvider: { left: placed.price } });
  });

  it('never exceed the units of a line', async () => {
    const placed = await placeOrder(3);
    const part = () => ({ lines: linesOf(placed, 2), restock: true });
    const results = await Promise.all([refund(placed, part()), refund(placed, part())]);
    expect(results.map(({ __typename }) => __typename).sort()).toEqual(['DeskOrderRefunded', 'InvalidInput']);
    expect(await kit.stockOf(placed.product.id)).toBe(7);
  });
});

describe('a refund that the provider refuses', () => {
  it('is shown as failed with the reason, sends no mail, and does not count', async () => {
    const placed = await placeOrder();
    refuse();
    const { refund: failed, payment } = await refunded(placed, { whole: true, restock: true });
    expect(failed).toMatchObject({
      state: 'failed',
      failure: 'Your account has no balance',
      nextTryAt: null,
    });
    expect(payment.left).toBe(placed.amount);
    expect(await kit.subjectsTo(placed.shopper)).toEqual([]);
    expect(await statusOf(placed)).toBe('paid');
    const inTrouble = async () =>
      (await kit.gql(RefundsInTrouble, {}, support.token)).desk?.refundsInTrouble.map(({ id }) => id);
    expect(await inTrouble()).toContain(failed.id);

    // Its units are in the stock already.
    expect(await kit.stockOf(placed.product.id)).toBe(10);
    const again = await refunded(placed, { whole: true, restock: true });
    expect(again.refund).toMatchObject({ state: 'done', lines: [{ quantity: 5, returned: 0 }] });
    expect(await kit.stockOf(placed.product.id)).toBe(10);
    expect(await inTrouble()).not.toContain(failed.id);
    expect(await statusOf(placed)).toBe('refunded');
  });

  it('keeps an order that is refunded in full from being packed, also while the refund is on its way', async () => {
    const placed = await placeOrder();
    await kit.holdRefunds(true);
    const { refund: made } = await refunded(placed, { whole: true, restock: true });
    expect(made.state).toBe('pending');
    const packer = await kit.newStaff('packer');
    const move = { orderIds: [placed.orderId], to: 'packing' as const };
    const { moveOrders } = await kit.gql(MoveOrders, move, packer.token);
    expect(moveOrders).toMatchObject({
      moves: [{ problem: { message: 'The order is refunded in full, so it cannot become packing' } }],
    });
    const { desk } = await kit.gql(DeskPackList, { orderIds: [placed.orderId] }, support.token);
    expect(desk?.packList.sections).toEqual([]);
    await kit.holdRefunds(false);
  });

  it('takes refunded units off the pack list and off what is to be packed', async () => {
    const placed = await placeOrder();
    const packer = await kit.newStaff('packer');
    const toPack = async () => {
      const list = { text: placed.product.name, first: 100 };
      const { desk } = await kit.gql(StockedProducts, list, packer.token);
      return desk?.stockedProducts.nodes.find(({ id }) => id === placed.product.id)?.toPack;
    };
    const before = Number(await toPack());
    await refunded(placed, { lines: linesOf(placed, 2) });
    expect(await toPack()).toBe(before - 2);
    const { desk } = await kit.gql(DeskPackList, { orderIds: [placed.orderId] }, support.token);
    expect(desk?.packList.sections[0]?.items).toMatchObject([{ quantity: 3, orders: [{ quantity: 3 }] }]);
  });

  it('marks the order when the last two refunds end at the same time', async () => {
    const placed = await placeOrder();
    const parts = [{ lines: linesOf(placed, 2) }, { lines: linesOf(placed, 3) }];
    const outcomes = await Promise.all(parts.map((part) => refund(placed, part)));
    expect(outcomes.map(({ __typename }) => __typename)).toEqual(['DeskOrderRefunded', 'DeskOrderRefunded']);
    expect(await statusOf(placed)).toBe('refunded');
  });

  it('is in trouble again when the provider accepts it first; the shopper gets a correction', async () => {
    const placed = await placeOrder();
    await kit.holdRefunds(true);
    const { refund: made } = await refunded(placed, { amount: 100 });
    // Another refund, made before the first one fails, does not settle it.
    await refunded(placed, { amount: 20 });
    await kit.holdRefunds(false);
    expect(await kit.subjectsTo(placed.shopper)).toHaveLength(2);
    await kit.answerLate(placed.paymentId, 'failRefund');
    await makeDue();
    jest.spyOn(kit.shop.provider, 'refund').mockResolvedValue({ refusal: 'The account is closed' });
    await reconcile(kit.shop);
    jest.restoreAllMocks();
    expect(await paymentOf(placed)).toMatchObject({
      refunds: [{ id: made.id, state: 'failed', failure: 'The account is closed' }, {}],
    });
    const inTrouble = async () =>
      (await kit.gql(RefundsInTrouble, {}, support.token)).desk?.refundsInTrouble.map(({ id }) => id);
    expect(await inTrouble()).toContain(made.id);
    const mails = await kit.mailsTo(placed.shopper.email);
    expect(mails.map(({ subject }) => subject)).toContain('Your refund of Rs 100 is delayed');
    const correction = mails.find(({ subject }) => subject.endsWith('delayed'))!;
    expect(correction.text).toContain('The payment service has not carried this out');
    expect(correction.text).toContain('1800 000 0000 (24/7)');
    const { desk } = await kit.gql(DeskOrder, { id: placed.orderId }, support.token);
    expect(desk?.order?.timeline).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ title: 'Refund failed' }),
        expect.objectContaining({ kind: 'MAIL', title: 'Rs 100 of your order is refunded', detail: 'sent' }),
        expect.objectContaining({ kind: 'MAIL', title: correction.subject, detail: 'sent' }),
      ]),
    );
    await refunded(placed, { amount: 100 });
    expect(await inTrouble()).not.toContain(made.id);
  });

  it('counts when the provider has accepted it after all', async () => {
    const placed = await placeOrder();
    const { refund: real } = kit.shop.provider;
    jest.spyOn(kit.shop.provider, 'refund').mockImplementationOnce(async (request) => {
      await real(request);
      return { refusal: 'The idempotency key is unknown' };
    });
    expect(await refunded(placed, { amount: 100 })).toMatchObject({ refund: { state: 'done' } });
    expect(await atProvider(placed)).toEqual([100]);
  });
});

describe('a refund whose request is lost', () => {
  it('is made once, when the provider answers again', async () => {
    const placed = await placeOrder();
    const { refund: real } = kit.shop.provider;
    jest.spyOn(kit.shop.provider, 'refund').mockImplementationOnce(async (request) => {
      await real(request);
      throw new ProviderUnavailableError('the answer is lost');
    });
    const { refund: made } = await refunded(placed, { lines: linesOf(placed, 2), restock: true });
    expect(made).toMatchObject({ state: 'pending', attempts: 1, providerRefundId: null });
    await makeDue();
    await reconcile(kit.shop);
    expect(await paymentOf(placed)).toMatchObject({
      refunds: [{ id: made.id, state: 'done', attempts: 2 }],
      atProvider: { left: 3 * placed.price, refundsByHand: [] },
    });
    expect(await atProvider(placed)).toEqual([2 * placed.price]);
    expect(await kit.stockOf(placed.product.id)).toBe(7);
  });

  it('is recognised by the event that comes before the answer is stored, not taken for one by hand', async () => {
    const placed = await placeOrder();
    const { refund: real } = kit.shop.provider;
    jest.spyOn(kit.shop.provider, 'refund').mockImplementationOnce(async (request) => {
      const answer = await real(request);
      if ('id' in answer) await handleRefundEvent(kit.shop, placed.paymentId, answer.id);
      throw new ProviderUnavailableError('the answer is lost');
    });
    expect(await refunded(placed, { amount: 100 })).toMatchObject({ refund: { state: 'done' } });
    expect(await kit.subjectsTo(placed.shopper)).toEqual(['Rs 100 of your order is refunded']);
  });

  it('is not decided while the provider is away', async () => {
    const placed = await placeOrder();
    const away = () => Promise.reject(new ProviderUnavailableError('away'));
    jest.spyOn(kit.shop.provider, 'refundsOfPayment').mockImplementation(away);
    expect(await refund(placed, { whole: true })).toMatchObject({ __typename: 'PaymentUnavailable' });
    expect(await paymentOf(placed)).toMatchObject({ left: placed.amount, refunds: [], atProvider: null });
  });

  it('is in trouble after some attempts', async () => {
    const placed = await placeOrder();
    await kit.holdRefunds(true);
    const { refund: made } = await refunded(placed, { amount: 100 });
    await kit.holdRefunds(false);
    const inTrouble = async () =>
      (await kit.gql(RefundsInTrouble, {}, support.token)).desk?.refundsInTrouble.map(({ id }) => id);
    expect(await inTrouble()).not.toContain(made.id);
    await kit.sql(`UPDATE refunds SET attempts = 4 WHERE id = '${made.id}'`);
    expect(await inTrouble()).toContain(made.id);
    await kit.answerLate(placed.paymentId, 'failRefund');
    await makeDue();
    await reconcile(kit.shop);
    expect(await atProvider(placed)).toEqual([100]);
    expect(await inTrouble()).not.toContain(made.id);
  });
});

describe('cancelOrder', () => {
  it('gives back units and money that are not refunded yet, with one mail', async () => {
    const placed = await placeOrder();
    await refunded(placed, { lines: linesOf(placed, 1) });
    const mailCount = (await kit.subjectsTo(placed.shopper)).length;
    expect(await cancel(placed)).toMatchObject({
      refund: {
        amount: 4 * placed.price,
        state: 'done',
        restock: true,
        lines: [{ quantity: 4, returned: 4 }],
      },
      payment: { left: 0 },
    });
    expect(await kit.stockOf(placed.product.id)).toBe(9);
    expect(await movementsOf(placed)).toEqual([{ kind: 'cancel', quantity: 4, actorId: support.id }]);
    expect(await statusOf(placed)).toBe('cancelled');
    expect((await kit.subjectsTo(placed.shopper)).slice(mailCount)).toEqual([
      `Your order is cancelled, and Rs ${4 * placed.price} is refunded`,
    ]);
  });

  it.each([
    [0.5, 'except for Rs 0.50'],
    [0, 'Your payment was refunded before, as we wrote to you.'],
  ])('moves no money when Rs %d is left, which the mail says', async (left, text) => {
    const placed = await placeOrder(2);
    // A refund that is not done yet leaves the order as it is.
    await kit.holdRefunds(true);
    await refunded(placed, { amount: placed.amount - left });
    await kit.holdRefunds(false);
    const idempotencyKey = newId();
    const { refund: made, payment } = expectTypename(
      await cancel(placed, { idempotencyKey }),
      'DeskOrderRefunded',
    );
    expect(made).toMatchObject({ amount: 0, state: 'done', lines: [{ quantity: 2, returned: 2 }] });
    expect(payment.left).toBe(left);
    expect(await cancel(placed, { idempotencyKey })).toMatchObject({ refund: { id: made.id } });
    expect(await cancel(placed)).toMatchObject({ __typename: 'OrderStatusConflict', status: 'cancelled' });
    expect(await atProvider(placed)).toEqual([placed.amount - left]);
    expect(await kit.stockOf(placed.product.id)).toBe(7);
    expect(await statusOf(placed)).toBe('cancelled');
    const mail = (await kit.mailsTo(placed.shopper.email)).at(-1);
    expect(mail).toMatchObject({ subject: 'Your order is cancelled', text: expect.stringContaining(text) });
  });

  it('happens once, however often and concurrently it is asked for', async () => {
    const placed = await placeOrder();
    const idempotencyKey = newId();
    const results = await Promise.all([
      cancel(placed),
      cancel(placed, { idempotencyKey }),
      cancel(placed, { idempotencyKey }),
    ]);
    const names = results.map(({ __typename }) => __typename);
    expect(names).toContain('DeskOrderRefunded');
    expect(await atProvider(placed)).toEqual([placed.amount]);
    expect(await kit.stockOf(placed.product.id)).toBe(10);
    expect(await kit.subjectsTo(placed.shopper)).toHaveLength(1);
  });

  it('does nothing once the order is packed', async () => {
    const placed = await placeOrder();
    await kit.sql(`UPDATE orders SET status = 'packed' WHERE id = '${placed.orderId}'`);
    expect(await cancel(placed)).toMatchObject({ __typename: 'OrderStatusConflict', status: 'packed' });
    expect(await atProvider(placed)).toEqual([]);
    expect(await kit.stockOf(placed.product.id)).toBe(5);
  });

  it('gives everything back once when somebody refunds at the same time', async () => {
    const placed = await placeOrder();
    await Promise.all([cancel(placed), refund(placed, { lines: linesOf(placed, 2), restock: true })]);
    expect((await atProvider(placed)).reduce((sum, amount) => sum + amount, 0)).toBe(placed.amount);
    expect(await kit.stockOf(placed.product.id)).toBe(10);
    expect(await statusOf(placed)).toBe('cancelled');
  });

  it('can be refunded again when the provider refuses the refund; units return once', async () => {
    const placed = await placeOrder();
    refuse();
    expect(await cancel(placed)).toMatchObject({
      refund: { state: 'failed' },
      payment: { left: placed.amount },
    });
    await refunded(placed, { whole: true, restock: true });
    expect(await atProvider(placed)).toEqual([placed.amount]);
    expect(await kit.stockOf(placed.product.id)).toBe(10);
    expect(await statusOf(placed)).toBe('cancelled');
  });
});

test('refunding and reading refunds find their rows by an index', async () => {
  const placed = await placeOrder();
  const statements = await kit.statements(async () => {
    refuse();
    await refunded(placed, { lines: linesOf(placed, 1), restock: true });
    await refunded(placed, { amount: 10 });
    await paymentOf(placed);
    await kit.gql(RefundsInTrouble, {}, support.token);
  });
  // TypeORM's condition for an empty list of ids is 0=1.
  const selects = statements.filter(({ sql }) => /^\s*SELECT/.test(sql) && !sql.includes('0=1'));
  expect(selects.length).toBeGreaterThan(20);
  for (const { sql, parameters } of selects)
    expect({ sql, scans: await scansOf(kit.shop.db, sql, parameters) }).toEqual({ sql, scans: [] });
});
