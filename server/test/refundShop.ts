import { newId } from '../src/lib/ids.ts';
import { startCheckoutShop } from './checkoutShop.ts';
import { expectTypename } from './expectTypename.ts';
import {
  CancelOrder,
  type CancelOrderInput,
  OrderPayment,
  RefundOrder,
  type RefundOrderInput,
  Refunds,
} from './generated/documents.ts';
import type { Shopper } from './testkit.ts';

export type RefundShop = Awaited<ReturnType<typeof startRefundShop>>;
export type PlacedOrder = Awaited<ReturnType<RefundShop['placeOrder']>>;
export type RefundPart = Partial<Omit<RefundOrderInput, 'orderId'>>;

/** Units of an order's line. */
export const linesOf = ({ lineId }: { lineId: string }, quantity: number) => [
  { orderLineId: lineId, quantity },
];

/** A shop with orders that staff refund. */
export async function startRefundShop() {
  const kit = await startCheckoutShop();
  const support = await kit.newStaff('support');

  async function refund({ orderId }: { orderId: string }, part: RefundPart, actor = support) {
    const input = { orderId, idempotencyKey: newId(), reason: 'One packet was torn.', ...part };
    return (await kit.gql(RefundOrder, { input }, actor.token)).refundOrder;
  }

  return {
    ...kit,
    support,
    /** An order of `quantity` units of one product, of which five stay in stock. */
    async placeOrder(quantity = 5) {
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
    },
    /** Requests a refund. @param actor who does it; by default support */
    refund,
    /** Refunds a part, which must be possible. */
    refundPart: async (order: { orderId: string }, part: RefundPart) =>
      expectTypename(await refund(order, part), 'DeskOrderRefunded'),
    async cancelOrder({ orderId }: { orderId: string }, part: Partial<CancelOrderInput> = {}) {
      const input = { orderId, idempotencyKey: newId(), reason: 'You asked us to cancel it.', ...part };
      return (await kit.gql(CancelOrder, { input }, support.token)).cancelOrder;
    },
    paymentOf: async ({ orderId }: { orderId: string }) =>
      (await kit.gql(OrderPayment, { orderId }, support.token)).desk?.orderPayment,
    unresolvedRefundIds: async () =>
      (await kit.gql(Refunds, { filter: { state: 'unresolved' } }, support.token)).desk?.refunds.nodes.map(
        ({ id }) => id,
      ),
    /** Amounts in rupees of the refunds at the provider that have not failed. */
    refundsAtProvider: async ({ paymentId }: { paymentId: string | undefined }) =>
      (await kit.ledger()).refunds
        .filter((entry) => entry.payment_id === paymentId && entry.status !== 'failed')
        .map(({ amount }) => amount / 100),
    /** Rupees that the shopper reads as refunded. */
    refundedOf: async ({ shopper }: { shopper: Shopper }) =>
      (await kit.accountOf(shopper)).orders[0]?.refunded,
    statusOf: async ({ shopper }: { shopper: Shopper }) => (await kit.accountOf(shopper)).orders[0]?.status,
    movementsOf: ({ orderId }: { orderId: string }) =>
      kit.shop.db.read.query(
        `SELECT kind, quantity, actorId FROM stock_movements WHERE reference = '${orderId}' AND kind <> 'order'`,
      ),
    makeRefundsDue: () => kit.sql('UPDATE refunds SET nextTryAt = 1 WHERE nextTryAt IS NOT NULL'),
    /** Lets the provider refuse the next refund. */
    refuseRefund: () =>
      jest
        .spyOn(kit.shop.provider, 'refund')
        .mockResolvedValueOnce({ refusal: 'Your account has no balance' }),
  };
}
