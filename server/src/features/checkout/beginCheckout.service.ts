import { createHash } from 'node:crypto';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { isDuplicate, lockingRead } from '../../database/dialects.ts';
import { insertRows } from '../../database/insertRows.ts';
import type { Context } from '../../graphql/context.ts';
import { crashPoint } from '../../lib/crashPoint.ts';
import { newId } from '../../lib/ids.ts';
import { formatRupees, toPaise } from '../../lib/money.ts';
import { parseFromViewer } from '../../lib/parseInput.ts';
import {
  catchProblem,
  type InvalidInput,
  invalidInput,
  type NotSignedIn,
  notSignedIn,
  type OutOfStock,
  outOfStockNamed,
  type Problem,
  throwProblem,
} from '../../lib/problems.ts';
import { type Cart, getCart } from '../cart/cart.service.ts';
import { leadImage } from '../catalog/catalog.service.ts';
import { isReserved, takeStock } from '../catalog/stock.service.ts';
import { billingInput } from './billing.input.ts';
import { type Billing, Checkout, CheckoutLine } from './checkout.entity.ts';
import {
  endCheckout,
  endCheckoutIn,
  isPaidOtherwise,
  linesOfCheckouts,
  PATIENCE_MS,
} from './checkouts.service.ts';
import { ProviderDown, type ProviderPayment } from './provider.service.ts';
import { type Opened, type ReadyCheckout, withProviderOrder } from './providerOrder.service.ts';

export type CartEmpty = Problem<'CartEmpty'>;
export type TotalChanged = Problem<'TotalChanged'> & { readonly cart: Cart };
export type PaymentUnavailable = Problem<'PaymentUnavailable'>;

const emptyCart: CartEmpty = { __typename: 'CartEmpty', message: 'Your Cart is currently empty' };
const paidBefore: CartEmpty = { __typename: 'CartEmpty', message: 'This cart was paid a moment ago' };

const paymentUnavailable: PaymentUnavailable = {
  __typename: 'PaymentUnavailable',
  message:
    'The payment service cannot be reached right now. Nothing was charged; please try again in a moment.',
};
const overtaken: PaymentUnavailable = {
  __typename: 'PaymentUnavailable',
  message:
    'This payment could not begin, perhaps because you are paying in another tab. Nothing was charged; please try again in a moment.',
};

/** @param shown paise */
const totalChanged = (cart: Cart, shown: number): TotalChanged => ({
  __typename: 'TotalChanged',
  message: `Your cart costs ${formatRupees(cart.total)} now, not ${formatRupees(shown)} as before. Please look at it once more; nothing was charged.`,
  cart,
});

/** Paise. Razorpay takes no less in one payment … */
const MIN_AMOUNT = 100;
/** … and no more unless it was asked to. */
const MAX_AMOUNT = 50_000_000;

/** How often over a checkout may be begun again before its stock is free, at the latest: in reservation times. */
const LONGEST = 2;

export interface CheckoutBegun {
  __typename: 'CheckoutBegun';
  checkout: ReadyCheckout;
}

/**
 * Begins to pay for the viewer's cart: reserves its stock and opens an order at the provider for what it costs. The same
 * cart again, a double click or a second tab, gets the same checkout.
 * @param shown rupees that the shopper has been shown as what it costs; left out or null: whatever it costs. As
 * clients add up rupees in binary fractions, it counts to the paisa
 */
export async function beginCheckout(
  ctx: Context,
  given: unknown,
  shown?: number | null,
): Promise<
  CheckoutBegun | CartEmpty | TotalChanged | OutOfStock | PaymentUnavailable | NotSignedIn | InvalidInput
> {
  const asked = parseFromViewer(ctx, billingInput, given);
  if ('message' in asked) return asked;

  const shownPaise = shown == null ? null : toPaise(shown);
  const opened = await openCheckout<InvalidInput | TotalChanged>(ctx, asked.viewer.id, {
    billing: asked.input,
    providerPaymentId: null,
    judge: (cart) =>
      shownPaise === null || shownPaise === cart.total
        ? amountProblem(cart.total)
        : totalChanged(cart, shownPaise),
  });
  if ('message' in opened) return opened;
  try {
    crashPoint('after the reservation');
    const checkout = await withProviderOrder(ctx, opened);
    return checkout ? { __typename: 'CheckoutBegun', checkout } : overtaken;
  } catch (error) {
    const { id: checkoutId } = opened.checkout;
    await endCheckout(ctx, checkoutId, 'cancelled');
    if (!(error instanceof ProviderDown)) throw error;
    ctx.log.error({ err: error, checkoutId }, 'no order could be opened at the payment provider');
    return paymentUnavailable;
  }
}

/**
 * Opens a checkout of the viewer's cart for a payment that was made without an order of the provider's, as the clients of the
 * old API pay: only for exactly what the cart costs, and while nothing of it has been taken.
 * @returns null when the payment is not for this cart
 */
export async function openCheckoutForPayment(
  ctx: Context,
  userId: string,
  payment: ProviderPayment,
  billing: Billing,
): Promise<Opened | OutOfStock | CartEmpty | NotSignedIn | null> {
  const { id, status, currency, amount } = payment;
  const isFor = ({ total }: Cart) => status === 'authorized' && currency === 'INR' && amount === total;
  const opened = await openCheckout<InvalidInput>(ctx, userId, {
    billing,
    providerPaymentId: id,
    judge: (cart) => (isFor(cart) ? null : notForThis),
  });
  return 'message' in opened && opened.__typename === 'InvalidInput' ? null : opened;
}

const notForThis = invalidInput('This payment is not over what the cart costs');

function amountProblem(paise: number): InvalidInput | null {
  if (paise < MIN_AMOUNT) return invalidInput(`An order has to cost at least ${formatRupees(MIN_AMOUNT)}.`);
  if (paise > MAX_AMOUNT) {
    return invalidInput(
      `One order can cost at most ${formatRupees(MAX_AMOUNT)}. Please split it into several.`,
    );
  }
  return null;
}

/** What somebody wants to pay, or has paid. */
interface Wanted<Objection extends Problem> extends Pick<Checkout, 'billing' | 'providerPaymentId'> {
  /** Why a cart cannot be paid so. */
  judge(cart: Cart): Objection | null;
}

/** The open checkout of the shopper's cart, or of the payment, or a new one; any other open one is ended. */
function openCheckout<Objection extends Problem>(
  ctx: Context,
  userId: string,
  { billing, providerPaymentId, judge }: Wanted<Objection>,
): Promise<Opened | OutOfStock | CartEmpty | NotSignedIn | Objection> {
  const open = async (tx: EntityManager): Promise<Opened> => {
    const hasOpen = await holdAccount(ctx, tx, userId);
    const cart = await getCart(ctx, userId, tx);
    if (cart.lines.length === 0) throwProblem(emptyCart);
    const problem = judge(cart);
    if (problem) throwProblem(problem);

    const now = Date.now();
    const expiresAt = now + ctx.env.reservationMs;
    const activeKey = providerPaymentId ?? fingerprint(cart);
    const checkout: Checkout = {
      id: newId(),
      userId,
      state: 'open',
      activeKey,
      amount: cart.total,
      billing,
      claimedAt: now,
      providerOrderId: null,
      providerPaymentId,
      createdAt: now,
      expiresAt,
      nextCheckAt: now + PATIENCE_MS,
      paymentSeenAt: null,
      paidAt: null,
      erasedAt: null,
    };
    const others = hasOpen ? await tx.findBy(Checkout, { userId, activeKey: Not(IsNull()) }) : [];
    const same = others.find((other) => other.activeKey === activeKey);
    if (same && same.expiresAt > now && !(await isBought(tx, same))) {
      const prolonged = Math.min(expiresAt, same.createdAt + LONGEST * ctx.env.reservationMs);
      const change = { billing, expiresAt: prolonged };
      const { affected } = await tx.update(Checkout, { id: same.id, state: 'open' }, change);
      if (affected === 0) throwProblem(paidBefore);
      return { checkout: { ...same, ...change }, isNew: false };
    }
    for (const other of others) {
      await endCheckoutIn(tx, other.id, other.expiresAt > now ? 'cancelled' : 'expired');
    }
    await insertRows(tx, Checkout, [checkout]);
    await reserve(ctx, tx, checkout.id, cart);
    return { checkout, isNew: true };
  };
  return catchProblem<Opened, OutOfStock | CartEmpty | NotSignedIn | Objection>(() =>
    ctx.db.write(open).catch((error: unknown) => {
      // Another shopper, or another checkout of the same one, has the payment.
      if (isDuplicate(error)) throwProblem(paidBefore);
      throw error;
    }),
  );
}

/**
 * Holds an account until the transaction ends: of several requests and payments of one shopper, one goes on at a time, and none buys
 * the cart meanwhile. Who has gone is refused, else name and address would be here again after the account was deleted.
 * @returns whether the shopper has an open checkout
 */
async function holdAccount({ db }: Context, tx: EntityManager, userId: string): Promise<boolean> {
  // A subquery locks nothing. Joined, MySQL would lock the next shopper's checkout, too.
  const [account]: { hasOpen: number }[] = await tx.query(
    `SELECT EXISTS (SELECT 1 FROM checkouts c WHERE c.userId = u.id AND c.activeKey IS NOT NULL) AS hasOpen
       FROM users u WHERE u.id = ? AND u.erasedAt IS NULL ${lockingRead(db.dialect)}`,
    [userId],
  );
  if (!account) throwProblem(notSignedIn());
  return Number(account.hasOpen) === 1;
}

/** Whether the goods of a checkout were paid for in another one. */
const isBought = async (tx: EntityManager, checkout: Checkout): Promise<boolean> =>
  isPaidOtherwise(tx, { ...checkout, lines: await linesOfCheckouts(tx, [checkout.id]) });

/** What makes two carts the same: products, options, quantities and prices. */
function fingerprint(cart: Cart): string {
  const lines = cart.lines.map(({ product, option, quantity, price }) => [
    product.id,
    option,
    quantity,
    price,
  ]);
  return createHash('sha256').update(JSON.stringify(lines)).digest('hex');
}

async function reserve(ctx: Context, tx: EntityManager, checkoutId: string, cart: Cart): Promise<void> {
  const lines = cart.lines.map(
    ({ product, option, quantity, price }): CheckoutLine => ({
      id: newId(),
      checkoutId,
      productId: product.id,
      title: product.name,
      image: leadImage(ctx, product).url,
      option: option ?? '',
      quantity,
      price,
    }),
  );
  const short = await takeStock(tx, lines);
  if (short) throwProblem(outOfStockNamed(short, await isReserved(tx, short.id)));
  await insertRows(tx, CheckoutLine, lines);
}
