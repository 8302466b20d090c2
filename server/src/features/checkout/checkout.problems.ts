import { formatRupees, toRupees } from '../../lib/money.ts';
import { invalidInput, type OutOfStock, problem } from '../../lib/problems.ts';

// What a checkout and its payment can be refused, to shoppers. Amounts are paise.

export const cartEmpty = () => problem('CartEmpty', 'CART_EMPTY', 'Your Cart is currently empty');

/** Also for a concurrent request for the same cart. */
export const cartPaid = () => problem('CartEmpty', 'CART_PAID', 'This cart was paid a moment ago');

type Goods = { id: string; name: string; countInStock: number };
/**
 * For one of the cart's products.
 * @param isReserved whether other shoppers' unpaid checkouts hold units that may become available again
 */
export function goodsUnavailable({ id, name, countInStock }: Goods, isReserved: boolean): OutOfStock {
  const goods = { productId: id, available: countInStock, productName: name };
  if (countInStock > 0)
    return { ...problem('OutOfStock', 'ONLY_SOME_LEFT', `Only ${countInStock} left of ${name}`), ...goods };
  if (!isReserved) return { ...problem('OutOfStock', 'SOLD_OUT', `${name} is sold out`), ...goods };
  const message = `Only what somebody else is paying for right now is left of ${name}. Please try again in a few minutes.`;
  return { ...problem('OutOfStock', 'ALL_RESERVED', message), ...goods };
}

/** For lines of the cart that draw on one inventory item, each of which could be bought alone. */
export const tooLittleForAllLines = ({ id, name, countInStock }: Goods): OutOfStock => ({
  ...problem(
    'OutOfStock',
    'ONLY_SOME_LEFT',
    `Too little of ${name} is left for all that your cart has of it. Please take less of one size.`,
  ),
  productId: id,
  available: countInStock,
  productName: name,
});

export const totalInvalid = () =>
  invalidInput('INPUT_INVALID', 'The total is not an amount in rupees', 'total');

/** @param expected that the shopper has seen */
export const totalChanged = <Cart extends { total: number }>(cart: Cart, expected: number) => ({
  ...problem(
    'TotalChanged',
    'TOTAL_CHANGED',
    `Your cart costs ${formatRupees(cart.total)} now, not ${formatRupees(expected)} as before. Please look at it once more; nothing was charged.`,
  ),
  cart,
});

export const orderTooCheap = (min: number) =>
  invalidInput('AMOUNT_TOO_SMALL', `An order has to cost at least ${formatRupees(min)}.`, null, {
    min: toRupees(min),
  });

export const orderTooExpensive = (max: number) =>
  invalidInput(
    'AMOUNT_TOO_LARGE',
    `One order can cost at most ${formatRupees(max)}. Please split it into several.`,
    null,
    { max: toRupees(max) },
  );

const NOTHING_CHARGED = 'Nothing was charged; please try again in a moment.';

export const providerUnavailable = () =>
  problem(
    'PaymentUnavailable',
    'PROVIDER_UNAVAILABLE',
    `The payment provider cannot be reached right now. ${NOTHING_CHARGED}`,
  );

export const checkoutReplaced = () =>
  problem(
    'PaymentUnavailable',
    'CHECKOUT_REPLACED',
    `This payment could not begin, perhaps because you are paying in another tab. ${NOTHING_CHARGED}`,
  );

export const paymentRefused = () =>
  problem('PaymentRefused', 'PAYMENT_REFUSED', 'This payment could not be verified, so no order was placed');

export const paymentPending = () =>
  problem(
    'PaymentPending',
    'PAYMENT_PENDING',
    'Your payment is being confirmed. The order will appear under Orders in a moment.',
  );

/** @param notice what happens to a second payment */
export const secondPaymentPending = (notice: string) =>
  problem('PaymentPending', 'SECOND_PAYMENT_PENDING', `Your payment is being confirmed. ${notice}`);

export const paymentRefunded = (reason: string) =>
  problem('PaymentRefunded', 'PAYMENT_REFUNDED', `${reason} Your payment is refunded in full.`);

/** For an account that is to be deleted. */
export const paymentOpen = () =>
  problem(
    'PaymentPending',
    'PAYMENT_OPEN',
    'A payment of yours is open or being confirmed. Please finish it, or try again in a quarter of an hour.',
  );

// Events of the payment provider.

export const eventNotSigned = () =>
  invalidInput('REQUEST_FORBIDDEN', 'The signature of this event is missing or wrong');

export const notAnEvent = () => invalidInput('REQUEST_INVALID', 'This is not an event');

// Clients of the old API, which pay before there is a checkout.

const NOT_TWICE = 'Please try again in a moment: it is not charged twice.';

export const paymentNotLookedUp = () =>
  problem(
    'PaymentUnavailable',
    'PROVIDER_UNAVAILABLE',
    `Your payment cannot be looked up right now. ${NOT_TWICE}`,
  );

export const paymentNotAuthorizedYet = () =>
  problem('PaymentPending', 'PAYMENT_PENDING', `Your payment is being confirmed. ${NOT_TWICE}`);

export const paymentNotTaken = (reason: string) =>
  problem(
    'PaymentNotTaken',
    'PAYMENT_NOT_TAKEN',
    `${reason} So no order was placed, and nothing was taken: what your bank has set aside for this payment, it frees by itself, ` +
      'usually within 5 to 7 working days.',
  );

export const paymentNotForCart = () =>
  problem('WrongPayment', 'PAYMENT_NOT_FOR_CART', 'This payment is not for the total of the cart');

/** @param message that asks for it */
export const detailMissing = (message: string, field: string) => invalidInput('REQUIRED', message, field);
