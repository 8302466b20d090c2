import fc from 'fast-check';
import { type CheckoutShop, startCheckoutShop } from '../../../test/checkoutShop.ts';
import { expectTypename } from '../../../test/expectTypename.ts';
import { DeleteAccount } from '../../../test/generated/documents.ts';
import type { RestOrder } from '../../../test/restTypes.ts';
import type { Shopper } from '../../../test/testkit.ts';
import { AuditEvent } from '../users/audit.entity.ts';
import { shopSource } from '../users/audit.service.ts';
import { advanceOrder, markOrderRefunded } from './orderLifecycle.service.ts';
import { type OrderStatus, orderStatuses, statusesBefore } from './orderStates.ts';

let kit: CheckoutShop;
beforeAll(async () => {
  kit = await startCheckoutShop();
});
afterAll(() => kit.close());

const actor = { id: '0199a1b2-0000-7000-8000-000000000001' };
const move = (orderId: string, to: OrderStatus) =>
  kit.shop.db.write((tx) => advanceOrder(tx, { ...kit.shop, source: shopSource }, { orderId, to, actor }));
const eventsOf = ({ id: userId }: Shopper) =>
  kit.shop.db.read.find(AuditEvent, { where: { userId, action: 'orderMoved' }, order: { id: 'ASC' } });

/** A new shopper's paid order. */
async function placeOrder() {
  const { shopper, checkout } = await kit.startCheckout();
  await kit.complete(shopper, await kit.payInPopup(checkout.providerOrderId));
  const { orders } = await kit.accountOf(shopper);
  return { shopper, checkout, order: orders[0]! };
}

describe('an order on its way', () => {
  it('tells the shopper each step by mail and on the orders page, and records who did it', async () => {
    const { shopper, order } = await placeOrder();
    for (const to of ['packing', 'packed', 'outForDelivery', 'delivered'] as const) {
      expect(await move(order.id, to)).toMatchObject({ id: order.id, status: to });
      expect((await kit.accountOf(shopper)).orders).toMatchObject([{ id: order.id, status: to }]);
    }
    expect(await kit.subjectsTo(shopper)).toEqual([
      expect.stringMatching(/is paid$/),
      'We are packing your order',
      'Your order is packed',
      'Your order is out for delivery',
      'Your order is delivered',
    ]);
    const { text } = (await kit.mailsTo(shopper.email))[1]!;
    expect(text).toContain(order.id);
    expect(await eventsOf(shopper)).toMatchObject(
      ['paid → packing', 'packing → packed', 'packed → outForDelivery', 'outForDelivery → delivered'].map(
        (detail) => ({ detail, actorId: actor.id, subject: `order:${order.id}` }),
      ),
    );
  });

  it('has a status that existing REST clients know', async () => {
    const { shopper, order } = await placeOrder();
    const status = async () =>
      (await kit.rest<RestOrder>('GET', `/orders/${order.id}`, { token: shopper.token })).body.status;
    const seen = [];
    for (const to of ['packing', 'packed', 'outForDelivery', 'delivered'] as const) {
      await move(order.id, to);
      seen.push(await status());
    }
    expect(seen).toEqual(['paid', 'packed', 'packed', 'delivered']);
  });

  it('is moved once by two staff at the same time', async () => {
    const { shopper, order } = await placeOrder();
    const results = await Promise.all([1, 2, 3, 4].map(() => move(order.id, 'packing')));
    const conflict = {
      __typename: 'OrderStatusConflict',
      code: 'ORDER_STATUS_CONFLICT',
      message: 'The order is being packed already',
      orderId: order.id,
      status: 'packing',
    };
    expect(results.filter((result) => !('__typename' in result))).toHaveLength(1);
    expect(results.filter((result) => '__typename' in result)).toEqual([conflict, conflict, conflict]);
    expect(await eventsOf(shopper)).toHaveLength(1);
  });

  it('is either cancelled or packed when both happen at the same time', async () => {
    const { shopper, order } = await placeOrder();
    await move(order.id, 'packing');
    const [cancelled, packed] = await Promise.all([move(order.id, 'cancelled'), move(order.id, 'packed')]);
    const winners = [cancelled, packed].flatMap((result) => ('__typename' in result ? [] : [result.status]));
    expect((await kit.accountOf(shopper)).orders).toMatchObject(winners.map((status) => ({ status })));
    expect(winners).toHaveLength(1);
  });

  it('never moves backward, whatever is tried', async () => {
    const { order } = await placeOrder();
    const statusOf = async () =>
      (await kit.shop.db.read.query(`SELECT status FROM orders WHERE id = '${order.id}'`))[0].status;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...orderStatuses), { maxLength: 12 }), async (targets) => {
        await kit.sql(`DELETE FROM mails WHERE dedupeKey LIKE 'order-${order.id}%'`);
        await kit.sql(`UPDATE orders SET status = 'paid' WHERE id = '${order.id}'`);
        let status: OrderStatus = 'paid';
        for (const to of targets) {
          const isAllowed = statusesBefore(to).includes(status);
          const result = await move(order.id, to);
          expect(result).toMatchObject(
            isAllowed ? { status: to } : { __typename: 'OrderStatusConflict', status },
          );
          if (isAllowed) status = to;
          expect(await statusOf()).toBe(status);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('must exist', async () => {
    expect(await move('nothing', 'packing')).toMatchObject({ __typename: 'NotFound' });
  });

  it('is not moved when the caller’s transaction is rolled back', async () => {
    const { shopper, order } = await placeOrder();
    const rolledBack = kit.shop.db.write(async (tx) => {
      await advanceOrder(
        tx,
        { ...kit.shop, source: shopSource },
        { orderId: order.id, to: 'cancelled', actor },
      );
      throw new Error('the refund cannot be stored');
    });
    await expect(rolledBack).rejects.toThrow('the refund cannot be stored');
    expect((await kit.accountOf(shopper)).orders).toMatchObject([{ status: 'paid' }]);
    expect(await kit.subjectsTo(shopper)).toHaveLength(1);
    expect(await eventsOf(shopper)).toEqual([]);
  });
});

describe('the order of a payment that was refunded at the provider', () => {
  const refund = ({ checkout, order }: Awaited<ReturnType<typeof placeOrder>>, paymentId = order.paymentId) =>
    markOrderRefunded(kit.shop, { checkoutId: checkout.id, paymentId });

  it('becomes refunded once, from each paid status', async () => {
    const placed = await placeOrder();
    await move(placed.order.id, 'packing');
    expect(await refund(placed)).toMatchObject({ status: 'refunded' });
    expect(await refund(placed)).toMatchObject({ status: 'refunded' });
    expect(await eventsOf(placed.shopper)).toHaveLength(2);
  });

  it('stays cancelled', async () => {
    const placed = await placeOrder();
    await move(placed.order.id, 'cancelled');
    expect(await refund(placed)).toMatchObject({ status: 'cancelled' });
  });

  it('is not the order of another payment', async () => {
    const placed = await placeOrder();
    expect(await refund(placed, 'pay_other')).toBeNull();
    expect((await kit.accountOf(placed.shopper)).orders).toMatchObject([{ status: 'paid' }]);
  });
});

describe('a shopper who deletes the account', () => {
  it('gets no more mails about orders, and none remains in the outbox', async () => {
    const { shopper, order } = await placeOrder();
    await move(order.id, 'packing');
    const { deleteAccount } = await kit.gql(DeleteAccount, { password: shopper.password }, shopper.token);
    expectTypename(deleteAccount, 'AccountDeleted');
    await move(order.id, 'packed');
    const mails = await kit.shop.db.read.query(
      `SELECT id FROM mails WHERE dedupeKey LIKE 'order-${order.id}%'`,
    );
    expect(mails).toEqual([]);
  });
});
