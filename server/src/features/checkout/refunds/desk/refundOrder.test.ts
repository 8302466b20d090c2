import {
  AdjustStock,
  DeskOrdersById,
  MoveOrders,
  StockMovements,
} from '../../../../../test/generated/documents.ts';
import {
  linesOf,
  type RefundPart,
  type RefundShop,
  startRefundShop,
} from '../../../../../test/refundShop.ts';
import { scansOf } from '../../../../../test/scansOf.ts';
import { newId } from '../../../../lib/ids.ts';
import { listAuditEventsAbout } from '../../../users/audit.service.ts';

let kit: RefundShop;
beforeAll(async () => {
  kit = await startRefundShop();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => kit.close());

describe('refundOrder', () => {
  it('refunds units of a line, returns them to the stock, and tells the shopper', async () => {
    const placed = await kit.placeOrder();
    expect(await kit.refundedOf(placed)).toBe(0);
    const { refund: made, payment } = await kit.refundPart(placed, {
      lines: linesOf(placed, 2),
      restock: true,
    });
    expect(made).toMatchObject({
      amount: 2 * placed.price,
      state: 'done',
      restock: true,
      requestedBy: kit.support.name,
      lines: [{ orderLine: { id: placed.lineId }, quantity: 2, returned: 2 }],
    });
    expect(payment.left).toBe(3 * placed.price);
    expect(await kit.refundedOf(placed)).toBe(2 * placed.price);
    expect(await kit.refundsAtProvider(placed)).toEqual([2 * placed.price]);
    expect(await kit.stockOf(placed.product.id)).toBe(7);
    expect(await kit.movementsOf(placed)).toEqual([{ kind: 'refund', quantity: 2, actorId: kit.support.id }]);
    expect(await kit.statusOf(placed)).toBe('paid');
    const mails = await kit.mailsTo(placed.shopper.email);
    expect(mails).toMatchObject([{ subject: `Rs ${2 * placed.price} of your order is refunded` }]);
    expect(mails[0]?.text).toContain('One packet was torn.');
    expect(mails[0]?.text).toContain(`  2 x ${placed.product.name}`);
    const [event] = await kit.shop.db.read.query(
      `SELECT action, actorId, userId FROM audit_events WHERE subject = 'order:${placed.orderId}'`,
    );
    expect(event).toEqual({ action: 'paymentRefunded', actorId: kit.support.id, userId: placed.shopper.id });
  });

  it('refunds no more units of a line than were bought', async () => {
    const placed = await kit.placeOrder(3);
    await kit.refundPart(placed, { lines: linesOf(placed, 2) });
    expect(await kit.refund(placed, { lines: linesOf(placed, 2) })).toEqual({
      __typename: 'InvalidInput',
      message: `Only 1 of ${placed.product.name} can still be refunded`,
    });
    expect(await kit.stockOf(placed.product.id)).toBe(5);
    expect(await kit.paymentOf(placed)).toMatchObject({
      lines: [{ orderLine: { quantity: 3 }, itemId: placed.product.id, left: 1 }],
    });
    kit.refuseRefund();
    await kit.refund(placed, { lines: linesOf(placed, 1) });
    const { desk } = await kit.gql(DeskOrdersById, { ids: [placed.orderId] }, kit.support.token);
    expect(desk?.ordersById[0]?.lines).toMatchObject([{ refundedUnits: 2 }]);
  });

  it('refunds amounts up to what was captured, less what was refunded by hand at the provider', async () => {
    const placed = await kit.placeOrder();
    await kit.refundPart(placed, { amount: 100.5 });
    await kit.refundByHand(placed.paymentId, 5000);
    const left = placed.amount - 150.5;
    expect(await kit.paymentOf(placed)).toMatchObject({
      left: placed.amount - 100.5,
      atProvider: {
        status: 'captured',
        left,
        refundsByHand: [{ amount: 50, state: 'done', date: expect.stringMatching(/^20.*\+05:30$/) }],
      },
    });
    expect(await kit.refund(placed, { amount: left + 1 })).toMatchObject({
      __typename: 'RefundTooLarge',
      left,
    });
    expect(await kit.refundPart(placed, { amount: left })).toMatchObject({
      refund: { state: 'done', lines: [] },
    });
    expect(await kit.refund(placed, { amount: 1 })).toMatchObject({ __typename: 'RefundTooLarge', left: 0 });
    expect((await kit.refundsAtProvider(placed)).sort((a, b) => a - b)).toEqual([50, 100.5, left]);
  });

  it('refuses a rest that the provider does not refund', async () => {
    const placed = await kit.placeOrder(1);
    await kit.refundPart(placed, { amount: placed.amount - 0.5 });
    const message = 'The payment provider refunds at least Rs 1, not Rs 0.50';
    expect(await kit.refund(placed, { whole: true })).toEqual({ __typename: 'InvalidInput', message });
    expect(await kit.statusOf(placed)).toBe('paid');
  });

  it('refunds all that is left, and then the order is refunded', async () => {
    const placed = await kit.placeOrder();
    await kit.refundPart(placed, { lines: linesOf(placed, 1) });
    const { refund: rest, payment } = await kit.refundPart(placed, { whole: true, restock: true });
    expect(payment.order).toEqual({ status: 'refunded', refundedAmount: placed.amount });
    expect(rest).toMatchObject({ amount: 4 * placed.price, lines: [{ quantity: 4, returned: 4 }] });
    expect(await kit.stockOf(placed.product.id)).toBe(9);
    expect(await kit.statusOf(placed)).toBe('refunded');
    const events = await listAuditEventsAbout(kit.shop.db.read, [`order:${placed.orderId}`]);
    expect(events.filter(({ action }) => action === 'orderMoved')).toMatchObject([
      { detail: 'paid → refunded', actorId: kit.support.id },
    ]);
    expect(await kit.refund(placed, { whole: true })).toMatchObject({
      __typename: 'RefundTooLarge',
      left: 0,
    });
  });

  it.each<[string, RefundPart, string]>([
    ['nothing', {}, 'Please choose lines, an amount, or the whole order'],
    ['two parts', { amount: 5, whole: true }, 'Please choose lines, an amount, or the whole order'],
    ['no lines', { lines: [] }, 'Please choose at least one line'],
    ['less than a rupee', { amount: 0.5 }, 'A refund is at least Rs 1'],
    ['a part of a paisa', { amount: 1.005 }, 'Please enter an amount in rupees with at most two decimals'],
    ['no reason', { amount: 5, reason: ' ' }, 'Please give a reason, in one line'],
    ['an amount with units', { amount: 5, restock: true }, 'Only units of lines can return to the stock'],
    [
      'a line of another order',
      { lines: [{ orderLineId: 'other', quantity: 1 }] },
      'The order has no such line',
    ],
    ['a short key', { amount: 5, idempotencyKey: 'short' }, expect.stringMatching(/idempotency key/)],
  ])('refuses %s', async (_, part, message) => {
    const placed = await kit.placeOrder(1);
    expect(await kit.refund(placed, part)).toEqual({ __typename: 'InvalidInput', message });
    expect(await kit.refundsAtProvider(placed)).toEqual([]);
  });

  it('finds no unknown order', async () => {
    expect(await kit.refund({ orderId: 'unknown' }, { whole: true })).toMatchObject({
      __typename: 'NotFound',
    });
  });

  it('lets packers refund missing lines of an order that is being packed, and nothing else', async () => {
    const packer = await kit.newStaff('packer');
    const placed = await kit.placeOrder();
    const lines = linesOf(placed, 1);
    expect(await kit.refund(placed, { lines }, packer)).toMatchObject({ __typename: 'NotAllowed' });
    await kit.sql(`UPDATE orders SET status = 'packing' WHERE id = '${placed.orderId}'`);
    for (const part of [{ lines, restock: true }, { amount: 5 }, { whole: true }])
      expect(await kit.refund(placed, part, packer)).toMatchObject({ __typename: 'NotAllowed' });
    expect(await kit.refund(placed, { lines }, packer)).toMatchObject({ __typename: 'DeskOrderRefunded' });
    expect(await kit.stockOf(placed.product.id)).toBe(5);
  });
});

describe('a packer who finds a product missing', () => {
  it('refunds the line, and takes the rest off sale with the reason in the ledger and the audit log', async () => {
    const packer = await kit.newStaff('packer');
    const placed = await kit.placeOrder();
    await kit.gql(MoveOrders, { orderIds: [placed.orderId], to: 'packing' }, packer.token);
    await kit.refund(placed, { lines: linesOf(placed, 1) }, packer);
    const productId = placed.product.id;
    // The units that were not sold are still on sale.
    expect(await kit.stockOf(productId)).toBe(5);
    const reason = 'Missing while an order was packed';
    const count = { productId, kind: 'count' as const, countedUnits: 0, expectedOnHand: 5, reason };
    const { adjustStock } = await kit.gql(AdjustStock, { adjustments: [count] }, packer.token);
    expect(adjustStock.__typename).toBe('DeskStockAdjusted');
    const { addToCart } = await kit.addToCart(await kit.newShopper(), {
      ...{ productId, option: placed.product.options[0], quantity: 1 },
    });
    expect(addToCart.__typename).toBe('OutOfStock');
    const { desk } = await kit.gql(StockMovements, { productId, first: 1 }, packer.token);
    expect(desk?.stockMovements.nodes).toMatchObject([
      { kind: 'count', quantity: -5, after: 0, reason, actorName: packer.name },
    ]);
    const events = await listAuditEventsAbout(kit.shop.db.read, [`product:${productId}`]);
    expect(events.at(-1)).toMatchObject({ actorId: packer.id, detail: `count: 5 → 0, ${reason}` });
  });
});

describe('a packer who refunds a missing line while somebody else moves the order', () => {
  it('is refused when the order is packed meanwhile', async () => {
    const [packer, manager] = [await kit.newStaff('packer'), await kit.newStaff('manager')];
    const placed = await kit.placeOrder();
    await kit.gql(MoveOrders, { orderIds: [placed.orderId], to: 'packing' }, manager.token);
    const { refundsOfPayment } = kit.shop.provider;
    jest.spyOn(kit.shop.provider, 'refundsOfPayment').mockImplementationOnce(async (paymentId) => {
      await kit.gql(MoveOrders, { orderIds: [placed.orderId], to: 'packed' }, manager.token);
      return refundsOfPayment(paymentId);
    });
    const part = { lines: linesOf(placed, 1) };
    expect(await kit.refund(placed, part, packer)).toMatchObject({ __typename: 'NotAllowed' });
    expect(await kit.refundsAtProvider(placed)).toEqual([]);
    expect(await kit.statusOf(placed)).toBe('packed');
  });

  it('has refunded before the order was packed, or not at all', async () => {
    const [packer, manager] = [await kit.newStaff('packer'), await kit.newStaff('manager')];
    for (let round = 0; round < 5; round++) {
      const placed = await kit.placeOrder();
      await kit.gql(MoveOrders, { orderIds: [placed.orderId], to: 'packing' }, manager.token);
      const [result] = await Promise.all([
        kit.refund(placed, { lines: linesOf(placed, 1) }, packer),
        kit.gql(MoveOrders, { orderIds: [placed.orderId], to: 'packed' }, manager.token),
      ]);
      const events = await listAuditEventsAbout(kit.shop.db.read, [`order:${placed.orderId}`]);
      const later = events
        .filter(({ action }) => !['refundFailed', 'invoiceIssued'].includes(action))
        .map(({ action }) => action);
      expect(later).toEqual(
        result.__typename === 'DeskOrderRefunded'
          ? ['orderMoved', 'paymentRefunded', 'orderMoved']
          : ['orderMoved', 'orderMoved'],
      );
      expect(await kit.statusOf(placed)).toBe('packed');
    }
  });
});

describe('an idempotency key', () => {
  it('stands for one refund, however often and concurrently it is sent', async () => {
    const placed = await kit.placeOrder();
    const part = { lines: linesOf(placed, 1), restock: true, idempotencyKey: newId() };
    const request = jest.spyOn(kit.shop.provider, 'refund');
    const results = await Promise.all(Array.from({ length: 5 }, () => kit.refundPart(placed, part)));
    results.push(await kit.refundPart(placed, part));
    expect(new Set(results.map(({ refund: { id } }) => id)).size).toBe(1);
    expect(request).toHaveBeenCalledTimes(1);
    expect(await kit.refundsAtProvider(placed)).toEqual([placed.price]);
    expect(await kit.stockOf(placed.product.id)).toBe(6);
    expect(await kit.subjectsTo(placed.shopper)).toHaveLength(1);
  });

  it('stands for one request: other values are refused, and refund nothing', async () => {
    const placed = await kit.placeOrder();
    const idempotencyKey = newId();
    const first = { lines: linesOf(placed, 2), restock: true, idempotencyKey };
    await kit.refundPart(placed, first);
    for (const other of [
      { ...first, lines: linesOf(placed, 1) },
      { ...first, restock: false },
      { ...first, reason: 'It was not fresh.' },
      { amount: 2 * placed.price, idempotencyKey },
      { whole: true, restock: true, idempotencyKey },
    ])
      expect(await kit.refund(placed, other)).toEqual({
        __typename: 'InvalidInput',
        message: expect.stringMatching(/^This idempotency key belongs to a refund with other values/),
      });
    expect(await kit.cancelOrder(placed, { idempotencyKey })).toMatchObject({ __typename: 'InvalidInput' });
    expect(await kit.refundPart(placed, { ...first, whole: false })).toMatchObject({
      refund: { restock: true },
    });
    expect(await kit.refundsAtProvider(placed)).toEqual([2 * placed.price]);
    expect(await kit.stockOf(placed.product.id)).toBe(7);
    expect(await kit.statusOf(placed)).toBe('paid');
  });

  it('is given to one of two requests with other values at the same time', async () => {
    const placed = await kit.placeOrder();
    const idempotencyKey = newId();
    const results = await Promise.all(
      [10, 20].map((amount) => kit.refund(placed, { amount, idempotencyKey })),
    );
    expect(results.map(({ __typename }) => __typename).sort()).toEqual(['DeskOrderRefunded', 'InvalidInput']);
    expect(await kit.refundsAtProvider(placed)).toHaveLength(1);
  });

  it('is refused for another order, also at the same time', async () => {
    const [one, other] = [await kit.placeOrder(), await kit.placeOrder()];
    const part = { amount: 10, idempotencyKey: newId() };
    const results = await Promise.all([kit.refund(one, part), kit.refund(other, part)]);
    expect(results.map(({ __typename }) => __typename).sort()).toEqual(['DeskOrderRefunded', 'InvalidInput']);
    expect([...(await kit.refundsAtProvider(one)), ...(await kit.refundsAtProvider(other))]).toEqual([10]);
  });
});

describe('concurrent refunds of one order', () => {
  it('never exceed what was captured: one wins, or both fit', async () => {
    const placed = await kit.placeOrder();
    const amount = 2 * placed.price;
    const results = await Promise.all(Array.from({ length: 6 }, () => kit.refund(placed, { amount })));
    expect(results.map(({ __typename }) => __typename).sort()).toEqual([
      'DeskOrderRefunded',
      'DeskOrderRefunded',
      ...Array(4).fill('RefundTooLarge'),
    ]);
    expect(await kit.refundsAtProvider(placed)).toEqual([amount, amount]);
    expect(await kit.paymentOf(placed)).toMatchObject({
      left: placed.price,
      atProvider: { left: placed.price },
    });
  });

  it('never exceed the units of a line', async () => {
    const placed = await kit.placeOrder(3);
    const part = () => ({ lines: linesOf(placed, 2), restock: true });
    const results = await Promise.all([kit.refund(placed, part()), kit.refund(placed, part())]);
    expect(results.map(({ __typename }) => __typename).sort()).toEqual(['DeskOrderRefunded', 'InvalidInput']);
    expect(await kit.stockOf(placed.product.id)).toBe(7);
  });
});
test('the shopper reads which units are refunded, in as many statements as before', async () => {
  const placed = await kit.placeOrder(3);
  const read = () => kit.statements(() => kit.accountOf(placed.shopper));
  const before = await read();
  await kit.refundPart(placed, { lines: linesOf(placed, 1) });
  await kit.refundPart(placed, { amount: 10 });
  kit.refuseRefund();
  await kit.refundPart(placed, { lines: linesOf(placed, 1) });
  expect((await read()).length).toBe(before.length);
  expect((await kit.accountOf(placed.shopper)).orders).toMatchObject([
    { products: [{ quantity: 3, refundedUnits: 1 }] },
  ]);
});

test('the payment of an order reads its refunds once, and once more behind the provider’s', async () => {
  const placed = await kit.placeOrder();
  await kit.refundPart(placed, { amount: 10 });
  const statements = await kit.statements(() => kit.paymentOf(placed));
  for (const table of ['refunds', 'refund_lines'])
    expect(statements.filter(({ sql }) => new RegExp(`FROM [\`"]${table}[\`"]`).test(sql))).toHaveLength(2);
});

test('refunding and reading refunds find their rows by an index', async () => {
  const placed = await kit.placeOrder();
  const statements = await kit.statements(async () => {
    kit.refuseRefund();
    await kit.refundPart(placed, { lines: linesOf(placed, 1), restock: true });
    await kit.refundPart(placed, { amount: 10 });
    await kit.paymentOf(placed);
    await kit.unresolvedRefundIds();
  });
  // TypeORM's condition for an empty list of ids is 0=1.
  const selects = statements.filter(({ sql }) => /^\s*SELECT/.test(sql) && !sql.includes('0=1'));
  expect(selects.length).toBeGreaterThan(20);
  for (const { sql, parameters } of selects)
    expect({ sql, scans: await scansOf(kit.shop.db, sql, parameters) }).toEqual({ sql, scans: [] });
});
