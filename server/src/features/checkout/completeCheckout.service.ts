import { z } from 'zod';
import { type NotSignedIn, notSignedIn } from '../../lib/problems.ts';
import { type Cart, getCart } from '../cart/pricedCart.service.ts';
import type { OrderWithLines } from '../orders/orders.service.ts';
import { paymentPending } from './checkout.problems.ts';
import type { ShopperContext } from './checkoutContext.ts';
import { findCheckoutByOrder } from './findCheckout.service.ts';
import { markPaymentPending } from './payments/paymentNotices.service.ts';
import {
  type PaymentPending,
  type PaymentRefunded,
  type PaymentRefused,
  refusePayment,
  settlePayment,
} from './payments/settlement.service.ts';

const popupAnswer = z.object({
  razorpay_payment_id: z.string().max(40),
  razorpay_order_id: z.string().max(40),
  razorpay_signature: z.string().max(200),
});

export interface OrderPlaced {
  __typename: 'OrderPlaced';
  order: OrderWithLines;
  cart: Cart;
}

/** Settles the payment of one of the viewer's checkouts, with the signed answer of the provider's popup. */
export async function completeCheckout(
  ctx: ShopperContext,
  input: unknown,
): Promise<OrderPlaced | PaymentRefused | PaymentPending | PaymentRefunded | NotSignedIn> {
  const { viewer } = ctx;
  if (!viewer) return notSignedIn();
  const { success, data } = popupAnswer.safeParse(input);
  if (!success) return refusePayment(ctx, '', 'the answer of the popup has another format');
  const { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature: signature } = data;
  const checkout = await findCheckoutByOrder(ctx, orderId);
  if (checkout?.userId !== viewer.id)
    return refusePayment(ctx, paymentId, 'it belongs to the checkout of another shopper');
  if (!ctx.provider.isSigned({ orderId, paymentId, signature }))
    return refusePayment(ctx, paymentId, 'its signature is wrong');
  try {
    const settlement = await settlePayment(ctx, paymentId, { checkout });
    if ('message' in settlement) return settlement;
    if (settlement.checkoutId !== checkout.id)
      return refusePayment(ctx, paymentId, 'it belongs to another checkout');
    return { __typename: 'OrderPlaced', order: settlement, cart: await getCart(ctx, viewer.id) };
  } catch (error) {
    ctx.log.error({ err: error, paymentId }, 'a payment could not be settled; the reconciler will retry');
    await markPaymentPending(ctx, checkout.id);
    return paymentPending();
  }
}
