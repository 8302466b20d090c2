import { setTimeout as sleep } from 'node:timers/promises';
import { IsNull, LessThan } from 'typeorm';
import { crashPoint } from '../../lib/crashPoint.ts';
import { parseFromViewer } from '../../lib/input/parseInput.ts';
import { toPaise } from '../../lib/money.ts';
import type { InvalidInput, NotSignedIn, OutOfStock, Problem, TooManyRequests } from '../../lib/problems.ts';
import type { Cart } from '../cart/pricedCart.service.ts';
import { MIN_TOTAL } from '../offers/offers.service.ts';
import { billingInput } from './billing.ts';
import { Checkout } from './checkout.entity.ts';
import {
  checkoutReplaced,
  orderTooCheap,
  orderTooExpensive,
  providerUnavailable,
  totalChanged,
  totalInvalid,
} from './checkout.problems.ts';
import type { CheckoutContext, DatabaseContext, ShopperContext } from './checkoutContext.ts';
import { endCheckout } from './checkoutLifecycle.service.ts';
import { type CartEmpty, type OpenedCheckout, openCheckout } from './openCheckout.service.ts';
import { consumePaymentLimit } from './paymentLimit.service.ts';
import { ProviderUnavailableError } from './provider/provider.ts';

export type TotalChanged = Problem<'TotalChanged'> & { readonly cart: Cart };
export type PaymentUnavailable = Problem<'PaymentUnavailable'>;

/** Paise: Razorpay's limit for one payment, as long as the account has no other; the lower one is `MIN_TOTAL`. */
const MAX_AMOUNT = 50_000_000;

/** A request that claimed the creation of the provider's order this long ago is taken for dead. */
const CLAIM_MS = 15_000;
const POLL_MS = 50;

/** A checkout with an order at the provider. */
export type ReadyCheckout = Checkout & { providerOrderId: string };

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
  | CheckoutBegun
  | CartEmpty
  | TotalChanged
  | OutOfStock
  | PaymentUnavailable
  | NotSignedIn
  | InvalidInput
  | TooManyRequests
> {
  const parsed = parseFromViewer(ctx, billingInput, input);
  if ('message' in parsed) return parsed;
  const expected = expectedTotal == null ? null : toPaise(expectedTotal);
  if (expected !== null && !Number.isSafeInteger(expected)) return totalInvalid();
  const tooMany = await consumePaymentLimit(ctx, parsed.viewer);
  if (tooMany) return tooMany;

  const result = await openCheckout<InvalidInput | TotalChanged>(ctx, parsed.viewer.id, {
    billing: parsed.input,
    providerPaymentId: null,
    validate: (cart) =>
      expected === null || expected === cart.total
        ? validateAmount(cart.total)
        : totalChanged(cart, expected),
  });
  if ('message' in result) return result;
  try {
    crashPoint('after the reservation');
    const checkout = await withProviderOrder(ctx, result);
    return checkout ? { __typename: 'CheckoutBegun', checkout } : checkoutReplaced();
  } catch (error) {
    const { id: checkoutId } = result.checkout;
    await endCheckout(ctx, checkoutId, 'cancelled');
    if (!(error instanceof ProviderUnavailableError)) throw error;
    ctx.log.error({ err: error, checkoutId }, 'no order could be created at the payment provider');
    return providerUnavailable();
  }
}

function validateAmount(paise: number): InvalidInput | null {
  if (paise < MIN_TOTAL) return orderTooCheap(MIN_TOTAL);
  if (paise <= MAX_AMOUNT) return null;
  return orderTooExpensive(MAX_AMOUNT);
}

/**
 * Creates the order at the provider, once: of several requests for one checkout, the one with the claim creates it, and the others
 * wait for it.
 * @returns null when another request of the shopper has ended the checkout, or is still waiting for the provider
 * @throws ProviderUnavailableError
 */
async function withProviderOrder(
  ctx: CheckoutContext,
  { checkout, isNew }: OpenedCheckout,
): Promise<ReadyCheckout | null> {
  const { db, provider, log } = ctx;
  const { id, amount } = checkout;
  const deadline = Date.now() + CLAIM_MS;
  let current: Checkout | null = checkout;
  // The request that opened a new checkout has its claim.
  for (let hasClaim = isNew; current?.state === 'open'; hasClaim = false) {
    if (current.providerOrderId) return { ...current, providerOrderId: current.providerOrderId };
    if (hasClaim || (await claimProviderOrder(ctx, id))) {
      const providerOrderId = await provider.createOrder({ amount, receipt: id });
      crashPoint('after the provider order');
      // False after a slow answer: another request has created an order, which the shopper may be paying.
      if (await storeProviderOrder(ctx, id, providerOrderId)) return { ...current, providerOrderId };
    } else {
      if (Date.now() > deadline) break;
      await sleep(POLL_MS);
    }
    current = await db.read.findOneBy(Checkout, { id });
  }
  log.info({ checkoutId: id }, 'another request of the shopper has ended the checkout');
  return null;
}

/** @returns false when the checkout has an order, or another request's claim is still valid */
async function claimProviderOrder({ db }: DatabaseContext, id: string): Promise<boolean> {
  const now = Date.now();
  const claimable = { id, providerOrderId: IsNull(), claimedAt: LessThan(now - CLAIM_MS) };
  const { affected } = await db.autocommit((tx) => tx.update(Checkout, claimable, { claimedAt: now }));
  return affected === 1;
}

/** @returns false when the checkout has ended, or has another order */
async function storeProviderOrder(
  { db }: DatabaseContext,
  id: string,
  providerOrderId: string,
): Promise<boolean> {
  const withoutOrder = { id, providerOrderId: IsNull(), state: 'open' as const };
  const { affected } = await db.autocommit((tx) => tx.update(Checkout, withoutOrder, { providerOrderId }));
  return affected === 1;
}
