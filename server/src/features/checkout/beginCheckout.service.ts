import { crashPoint } from '../../lib/crashPoint.ts';
import { formatRupees, toPaise } from '../../lib/money.ts';
import { parseFromViewer } from '../../lib/parseInput.ts';
import {
  type InvalidInput,
  invalidInput,
  type NotSignedIn,
  type OutOfStock,
  type Problem,
} from '../../lib/problems.ts';
import type { Cart } from '../cart/cart.service.ts';
import { billingInput } from './billing.ts';
import type { ShopperContext } from './checkoutContext.ts';
import { endCheckout } from './checkouts.service.ts';
import { type CartEmpty, openCheckout } from './openCheckout.service.ts';
import { ProviderUnavailableError } from './provider/provider.ts';
import { type ReadyCheckout, withProviderOrder } from './provider/providerOrder.service.ts';

export type TotalChanged = Problem<'TotalChanged'> & { readonly cart: Cart };
export type PaymentUnavailable = Problem<'PaymentUnavailable'>;

const paymentUnavailable = (reason: string): PaymentUnavailable => ({
  __typename: 'PaymentUnavailable',
  message: `${reason} Nothing was charged; please try again in a moment.`,
});
const providerUnavailable = paymentUnavailable('The payment service cannot be reached right now.');
const checkoutReplaced = paymentUnavailable(
  'This payment could not begin, perhaps because you are paying in another tab.',
);

/** @param expected paise */
const totalChanged = (cart: Cart, expected: number): TotalChanged => ({
  __typename: 'TotalChanged',
  message: `Your cart costs ${formatRupees(cart.total)} now, not ${formatRupees(expected)} as before. Please look at it once more; nothing was charged.`,
  cart,
});

/** Paise: Razorpay's limits for one payment, as long as the account has no others. */
const MIN_AMOUNT = 100;
const MAX_AMOUNT = 50_000_000;

export interface CheckoutBegun {
  __typename: 'CheckoutBegun';
  checkout: ReadyCheckout;
}

/**
 * Begins the payment of the viewer's cart: reserves the stock and creates an order at the provider. The same cart again (a double
 * click, a second tab) returns the same checkout.
 * @param expectedTotal rupees that the shopper was shown, compared to the paisa because clients add in binary fractions; null:
 * whatever the cart costs
 */
export async function beginCheckout(
  ctx: ShopperContext,
  input: unknown,
  expectedTotal?: number | null,
): Promise<
  CheckoutBegun | CartEmpty | TotalChanged | OutOfStock | PaymentUnavailable | NotSignedIn | InvalidInput
> {
  const parsed = parseFromViewer(ctx, billingInput, input);
  if ('message' in parsed) return parsed;
  const expected = expectedTotal == null ? null : toPaise(expectedTotal);
  if (expected !== null && !Number.isSafeInteger(expected))
    return invalidInput('The total is not an amount in rupees', 'total');

  const opened = await openCheckout<InvalidInput | TotalChanged>(ctx, parsed.viewer.id, {
    billing: parsed.input,
    providerPaymentId: null,
    validate: (cart) =>
      expected === null || expected === cart.total
        ? validateAmount(cart.total)
        : totalChanged(cart, expected),
  });
  if ('message' in opened) return opened;
  try {
    crashPoint('after the reservation');
    const checkout = await withProviderOrder(ctx, opened);
    return checkout ? { __typename: 'CheckoutBegun', checkout } : checkoutReplaced;
  } catch (error) {
    const { id: checkoutId } = opened.checkout;
    await endCheckout(ctx, checkoutId, 'cancelled');
    if (!(error instanceof ProviderUnavailableError)) throw error;
    ctx.log.error({ err: error, checkoutId }, 'no order could be created at the payment provider');
    return providerUnavailable;
  }
}

function validateAmount(paise: number): InvalidInput | null {
  if (paise < MIN_AMOUNT) return invalidInput(`An order has to cost at least ${formatRupees(MIN_AMOUNT)}.`);
  if (paise <= MAX_AMOUNT) return null;
  return invalidInput(
    `One order can cost at most ${formatRupees(MAX_AMOUNT)}. Please split it into several.`,
  );
}
