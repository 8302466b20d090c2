import { expectTypename } from '../../../../../test/expectTypename.ts';
import { linesOf, type RefundShop, startRefundShop } from '../../../../../test/refundShop.ts';
import { newId } from '../../../../lib/ids.ts';

let kit: RefundShop;
beforeAll(async () => {
  kit = await startRefundShop();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => kit.close());

describe('cancelOrder', () => {
  it('gives back units and money that are not refunded yet, with one mail', async () => {
    const placed = await kit.placeOrder();
    await kit.refundPart(placed, { lines: linesOf(placed, 1) });
    const mailCount = (await kit.subjectsTo(placed.shopper)).length;
    expect(await kit.cancelOrder(placed)).toMatchObject({
      refund: {
        amount: 4 * placed.price,
        state: 'done',
        restock: true,
        lines: [{ quantity: 4, returned: 4 }],
      },
      payment: { left: 0 },
    });
    expect(await kit.stockOf(placed.product.id)).toBe(9);
    expect(await kit.movementsOf(placed)).toEqual([{ kind: 'cancel', quantity: 4, actorId: kit.support.id }]);
    expect(await kit.statusOf(placed)).toBe('cancelled');
    expect((await kit.subjectsTo(placed.shopper)).slice(mailCount)).toEqual([
      `Your order is cancelled, and Rs ${4 * placed.price} is refunded`,
    ]);
  });

  it.each([
    [0.5, 'except for Rs 0.50'],
    [0, 'Your payment was refunded before, as we wrote to you.'],
  ])('moves no money when Rs %d is left, which the mail says', async (left, text) => {
    const placed = await kit.placeOrder(2);
    // A refund that is not done yet leaves the order as it is.
    await kit.holdRefunds(true);
    await kit.refundPart(placed, { amount: placed.amount - left });
    await kit.holdRefunds(false);
    const idempotencyKey = newId();
    const { refund: made, payment } = expectTypename(
      await kit.cancelOrder(placed, { idempotencyKey }),
      'DeskOrderRefunded',
    );
    expect(made).toMatchObject({ amount: 0, state: 'done', lines: [{ quantity: 2, returned: 2 }] });
    expect(payment.left).toBe(left);
    expect(await kit.cancelOrder(placed, { idempotencyKey })).toMatchObject({ refund: { id: made.id } });
    expect(await kit.cancelOrder(placed)).toMatchObject({
      __typename: 'OrderStatusConflict',
      status: 'cancelled',
    });
    expect(await kit.refundsAtProvider(placed)).toEqual([placed.amount - left]);
    expect(await kit.stockOf(placed.product.id)).toBe(7);
    expect(await kit.statusOf(placed)).toBe('cancelled');
    const mail = (await kit.mailsTo(placed.shopper.email)).at(-1);
    expect(mail).toMatchObject({ subject: 'Your order is cancelled', text: expect.stringContaining(text) });
  });

  it('happens once, however often and concurrently it is asked for', async () => {
    const placed = await kit.placeOrder();
    const idempotencyKey = newId();
    const results = await Promise.all([
      kit.cancelOrder(placed),
      kit.cancelOrder(placed, { idempotencyKey }),
      kit.cancelOrder(placed, { idempotencyKey }),
    ]);
    const names = results.map(({ __typename }) => __typename);
    expect(names).toContain('DeskOrderRefunded');
    expect(await kit.refundsAtProvider(placed)).toEqual([placed.amount]);
    expect(await kit.stockOf(placed.product.id)).toBe(10);
    expect(await kit.subjectsTo(placed.shopper)).toHaveLength(1);
  });

  it('does nothing once the order is packed', async () => {
    const placed = await kit.placeOrder();
    await kit.sql(`UPDATE orders SET status = 'packed' WHERE id = '${placed.orderId}'`);
    expect(await kit.cancelOrder(placed)).toMatchObject({
      __typename: 'OrderStatusConflict',
      status: 'packed',
    });
    expect(await kit.refundsAtProvider(placed)).toEqual([]);
    expect(await kit.stockOf(placed.product.id)).toBe(5);
  });

  it('gives everything back once when somebody refunds at the same time', async () => {
    const placed = await kit.placeOrder();
    await Promise.all([
      kit.cancelOrder(placed),
      kit.refund(placed, { lines: linesOf(placed, 2), restock: true }),
    ]);
    expect((await kit.refundsAtProvider(placed)).reduce((sum, amount) => sum + amount, 0)).toBe(
      placed.amount,
    );
    expect(await kit.stockOf(placed.product.id)).toBe(10);
    expect(await kit.statusOf(placed)).toBe('cancelled');
  });

  it('can be refunded again when the provider refuses the refund; units return once', async () => {
    const placed = await kit.placeOrder();
    kit.refuseRefund();
    expect(await kit.cancelOrder(placed)).toMatchObject({
      refund: { state: 'failed' },
      payment: { left: placed.amount },
    });
    await kit.refundPart(placed, { whole: true, restock: true });
    expect(await kit.refundsAtProvider(placed)).toEqual([placed.amount]);
    expect(await kit.stockOf(placed.product.id)).toBe(10);
    expect(await kit.statusOf(placed)).toBe('cancelled');
  });
});
