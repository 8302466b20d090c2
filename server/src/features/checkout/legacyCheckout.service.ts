import { z } from 'zod';
import { parseFromViewer } from '../../lib/input/parseInput.ts';
import { rule } from '../../lib/input/rule.ts';
import { isLine } from '../../lib/input/textInput.ts';
import type { InvalidInput, NotSignedIn, OutOfStock, Problem, TooManyRequests } from '../../lib/problems.ts';
import { type Cart, withoutDiscounts } from '../cart/pricedCart.service.ts';
import { changeDelivery } from '../orders/orders.service.ts';
import type { Viewer } from '../users/users.service.ts';
import type { PaymentUnavailable } from './beginCheckout.service.ts';
import { type Billing, deliveryOf, emptyBilling } from './billing.ts';
import {
  detailMissing,
  paymentNotAuthorizedYet,
  paymentNotForCart,
  paymentNotLookedUp,
  paymentNotTaken,
} from './checkout.problems.ts';
import type { ShopperContext } from './checkoutContext.ts';
import { findCheckoutByPayment, getCheckout } from './findCheckout.service.ts';
import { type CartEmpty, openCheckout } from './openCheckout.service.ts';
import { consumePaymentLimit } from './paymentLimit.service.ts';
import {
  isAbandoned,
  type PaymentPending,
  type PaymentRefused,
  refusePayment,
  type Settlement,
  settlePayment,
} from './payments/settlement.service.ts';
import { type ProviderPayment, ProviderUnavailableError } from './provider/provider.ts';

// The checkout of clients that send only the id of a payment. Clients of the old API pay before there is a checkout, so this file
// opens one for their payment.

export type PaymentNotTaken = Problem<'PaymentNotTaken'>;

const FILL = {
  name: 'Please fill full name',
  phoneNumber: 'Please fill phone Number',
  address: 'Please fill Street address',
  pincode: 'Please fill zipCode',
};

const detail = (name: string, maximum: number, messageIfNotLine: string) =>
  z
    .string()
    .trim()
    .max(maximum, `This ${name} is too long`)
    .refine((text) => text === '' || isLine(text), rule('NOT_ONE_LINE', messageIfNotLine))
    .optional()
    .transform((text) => text || undefined);

const paidOrderInput = z.object({
  // It becomes a part of a URL at the provider.
  paymentId: z.string().regex(/^\w{1,40}$/, 'Please send the id of the payment'),
  name: detail('name', 100, FILL.name),
  phoneNumber: detail('phone number', 20, FILL.phoneNumber),
  address: detail('address', 600, FILL.address),
  pincode: detail('pincode', 20, FILL.pincode),
});
type PaidOrder = z.output<typeof paidOrderInput>;

/**
 * Places the order of a payment by its id. The provider is asked about the payment; the client is not trusted. The delivery is that
 * of the checkout, or of the first of these calls. A payment without a checkout gets one if it is for exactly the cart's total.
 */
export async function placeOrderForPayment(
  ctx: ShopperContext,
  input: unknown,
): Promise<Settlement | Refusal | PaymentUnavailable | TooManyRequests> {
  const parsed = parseFromViewer(ctx, paidOrderInput, input);
  if ('message' in parsed) return parsed;
  const { viewer, input: paidOrder } = parsed;
  const { paymentId, ...delivery } = paidOrder;
  const tooMany = await consumePaymentLimit(ctx, viewer);
  if (tooMany) return tooMany;
  try {
    const problem = await ensureCheckout(ctx, viewer, paidOrder);
    if (problem) return problem;
    const settlement = await settlePayment(ctx, paymentId, { userId: viewer.id });
    // Another payment of the shopper may have ended its checkout in the meantime, which explains more.
    if ('message' in settlement && settlement.__typename === 'PaymentRefused')
      return (await ensureCheckout(ctx, viewer, paidOrder)) ?? settlement;
    const changes = Object.fromEntries(Object.entries(delivery).filter(([, text]) => text !== undefined));
    if ('message' in settlement || Object.keys(changes).length === 0) return settlement;
    const { billing } = await getCheckout(ctx, settlement.checkoutId);
    return changeDelivery(ctx, settlement, deliveryOf(billing), changes);
  } catch (error) {
    ctx.log.error(
      { err: error, paymentId },
      'the payment of a client of the old API could not be settled; the client must send it again',
    );
    if (!(error instanceof ProviderUnavailableError)) throw error;
    return paymentNotLookedUp();
  }
}

type Refusal =
  | PaymentRefused
  | PaymentPending
  | PaymentNotTaken
  | OutOfStock
  | CartEmpty
  | NotSignedIn
  | InvalidInput;

/** Opens a checkout for a payment that was made without an order at the provider. @returns why it cannot; null: there is one, or none is needed */
async function ensureCheckout(
  ctx: ShopperContext,
  viewer: Viewer,
  paidOrder: PaidOrder,
): Promise<Refusal | null> {
  const { paymentId } = paidOrder;
  const payment = await ctx.provider.findPayment(paymentId);
  if (!payment || payment.orderId) return null;
  const checkout = await findCheckoutByPayment(ctx, paymentId);
  if (checkout) {
    const hasEnded = checkout.userId === viewer.id && isAbandoned(checkout, payment);
    return hasEnded ? paymentNotTaken('The checkout of this payment has ended.') : null;
  }
  if (payment.status === 'created') return paymentNotAuthorizedYet();
  const billing = billingOf(paidOrder, viewer.email);
  if ('message' in billing) return billing;
  const result = await openCheckout(ctx, viewer.id, {
    billing,
    providerPaymentId: paymentId,
    // Clients of the old API add up the lines: such a payment is for the cart without its discounts.
    selectPrices: (cart) => (isPaymentFor(cart, payment) ? cart : withoutDiscounts(cart)),
    validate: (cart) => (isPaymentFor(cart, payment) ? null : paymentNotForCart()),
  });
  if (!('message' in result)) return null;
  // Another request for the same payment may have been faster, and have emptied the cart.
  if (await findCheckoutByPayment(ctx, paymentId)) return null;
  return refusalFor(ctx, payment, result);
}

/** The billing form of a client that sends the delivery alone. */
function billingOf(
  { name, phoneNumber, address, pincode }: PaidOrder,
  email: string,
): Billing | InvalidInput {
  if (!name) return detailMissing(FILL.name, 'name');
  if (!phoneNumber) return detailMissing(FILL.phoneNumber, 'phoneNumber');
  if (!address) return detailMissing(FILL.address, 'address');
  if (!pincode) return detailMissing(FILL.pincode, 'pincode');
  return {
    ...emptyBilling,
    fullName: name,
    streetAddressLine1: address,
    zipCode: pincode,
    phoneNumber,
    email,
  };
}

const isPaymentFor = ({ total }: Cart, { status, currency, amount }: ProviderPayment): boolean =>
  status === 'authorized' && currency === 'INR' && amount === total;

type WrongPayment = Problem<'WrongPayment'>;

/** The answer when no checkout could be opened for a payment. The bank releases a payment only if it is authorised. */
function refusalFor(
  ctx: ShopperContext,
  { id, status, currency }: ProviderPayment,
  problem: OutOfStock | CartEmpty | NotSignedIn | WrongPayment,
): Refusal {
  const isAuthorized = status === 'authorized';
  switch (problem.__typename) {
    case 'OutOfStock':
    case 'CartEmpty':
      return isAuthorized ? paymentNotTaken(problem.message.replace(/\.?$/, '.')) : problem;
    case 'NotSignedIn':
      return problem;
    case 'WrongPayment': {
      const refused = refusePayment(ctx, id, 'it is not authorised for the total of the cart');
      // Also after another payment has bought a part of the cart.
      return isAuthorized && currency === 'INR'
        ? paymentNotTaken('Your cart does not cost what this payment is for.')
        : refused;
    }
  }
}
