import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EntityManager, In, IsNull, LessThan, Not } from 'typeorm';
import type { Context } from '../../context.ts';
import { isDuplicate } from '../../db/dialects.ts';
import { newId } from '../../lib/ids.ts';
import { toRupees } from '../../lib/money.ts';
import { parseInput } from '../../lib/parseInput.ts';
import {
  answered,
  type InvalidInput,
  invalidInput,
  type NotSignedIn,
  notSignedIn,
  type OutOfStock,
  outOfStock,
  type Problem,
  refuse,
} from '../../lib/problems.ts';
import type { Shop } from '../../shop.ts';
import { type Cart, getCart } from '../cart/cart.service.ts';
import { leadImage } from '../catalog/catalog.service.ts';
import { releaseStock, reserveStock, sellStock } from '../catalog/stock.service.ts';
import { billingInput } from './billing.input.ts';
import { statesBefore } from './checkoutStates.ts';
import {
  type Billing,
  Checkout,
  CheckoutLine,
  type CheckoutState,
  Payment,
  Refund,
  WebhookEvent,
} from './payments.entity.ts';
import { ProviderDown, type ProviderPayment } from './provider.ts';

export type { Checkout, CheckoutLine, ProviderPayment };
export { ProviderDown };
export type CartEmpty = Problem<'CartEmpty'>;
export type PaymentUnavailable = Problem<'PaymentUnavailable'>;

export const paymentUnavailable = (): PaymentUnavailable => ({
  __typename: 'PaymentUnavailable',
  message:
    'The payment service cannot be reached right now. Nothing was charged; please try again in a moment.',
});

/** Paise. What Razorpay takes in one payment unless it was asked for more. */
const MAX_AMOUNT = 50_000_000;

/** How long one request may talk to the provider before another takes over, in ms. */
const CLAIM_MS = 15_000;
const POLL_MS = 50;

/** A checkout that the provider knows. */
export type ReadyCheckout = Checkout & { providerOrderId: string };

export interface CheckoutBegun {
  __typename: 'CheckoutBegun';
  checkout: ReadyCheckout;
}

/**
 * Begins to pay for the viewer's cart: reserves its stock and opens an order at the provider for what it costs. The same
 * cart again, a double click or a second tab, gets the same checkout.
 */
export async function beginCheckout(
  ctx: Context,
  given: unknown,
): Promise<CheckoutBegun | CartEmpty | OutOfStock | PaymentUnavailable | NotSignedIn | InvalidInput> {
  const { viewer } = ctx;
  if (!viewer) return notSignedIn();
  const parsed = parseInput(billingInput, given);
  if ('message' in parsed) return parsed;
  const cart = await getCart(ctx, viewer.id);
  if (cart.lines.length === 0) return { __typename: 'CartEmpty', message: 'Your Cart is currently empty' };

  if (cart.total > MAX_AMOUNT) {
    return invalidInput(
      `One order can cost at most Rs ${toRupees(MAX_AMOUNT)}. Please split it into several.`,
    );
  }

  const opened = await answered<Checkout, OutOfStock>(() => openCheckout(ctx, cart, parsed.input));
  if ('message' in opened) return opened;
  try {
    return { __typename: 'CheckoutBegun', checkout: await withProviderOrder(ctx, opened) };
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    ctx.log.error({ err: error, checkoutId: opened.id }, 'no order could be opened at the payment provider');
    await endCheckout(ctx, opened.id, 'cancelled');
    return paymentUnavailable();
  }
}

/** The open checkout of this cart, or a new one; an open one of another cart is given up. */
function openCheckout(ctx: Context, cart: Cart, billing: Billing): Promise<Checkout> {
  const activeKey = fingerprint(cart);
  return ctx.db.write(async (tx) => {
    const now = Date.now();
    const same = await tx.findOneBy(Checkout, { userId: cart.id, activeKey });
    if (same && same.expiresAt > now) {
      await tx.update(Checkout, { id: same.id }, { billing });
      return { ...same, billing };
    }
    if (same) await releaseIn(tx, same.id, 'expired');
    // Not those of the same key: one may have been committed since the look above.
    const others = await tx.findBy(Checkout, { userId: cart.id, activeKey: Not(activeKey) });
    for (const other of others)
      await releaseIn(tx, other.id, other.expiresAt > now ? 'cancelled' : 'expired');
    const checkout: Checkout = {
      id: newId(),
      userId: cart.id,
      state: 'open',
      activeKey,
      amount: cart.total,
      billing,
      claimedAt: 0,
      providerOrderId: null,
      createdAt: now,
      expiresAt: now + ctx.env.reservationMs,
    };
    try {
      await tx.insert(Checkout, checkout);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      // Another request of the same shopper opened it a moment ago.
      return tx.findOneByOrFail(Checkout, { userId: cart.id, activeKey });
    }
    await reserve(ctx, tx, checkout.id, cart);
    return checkout;
  });
}

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
  const short = await reserveStock(tx, { checkoutId, userId: cart.id }, lines);
  if (short) refuse(outOfStock(short, short.name));
  await tx.insert(CheckoutLine, lines);
}

/**
 * Opens the order at the provider, once: of many requests for one checkout the one that has the claim asks, the others wait
 * for its answer.
 * @throws ProviderDown
 */
async function withProviderOrder(ctx: Context, checkout: Checkout): Promise<ReadyCheckout> {
  const { id, amount } = checkout;
  const deadline = Date.now() + CLAIM_MS;
  for (let fresh: Checkout | null = checkout; fresh?.state === 'open'; ) {
    if (fresh.providerOrderId) return { ...fresh, providerOrderId: fresh.providerOrderId };
    if (await claim(ctx, id)) {
      const providerOrderId = await ctx.provider.createOrder({ amount, receipt: id });
      await ctx.db.write((tx) => tx.update(Checkout, { id }, { providerOrderId }));
      return { ...fresh, providerOrderId };
    }
    if (Date.now() > deadline) break;
    await sleep(POLL_MS);
    fresh = await ctx.db.read.findOneBy(Checkout, { id });
  }
  throw new ProviderDown('Another request was to open the order at the provider, and has not');
}

/** Whether the caller is the one to talk to the provider now: nobody else has begun to within the last seconds. */
async function claim(ctx: Context, id: string): Promise<boolean> {
  const now = Date.now();
  const { affected } = await ctx.db.write((tx) =>
    tx.update(
      Checkout,
      { id, providerOrderId: IsNull(), claimedAt: LessThan(now - CLAIM_MS) },
      { claimedAt: now },
    ),
  );
  return affected === 1;
}

/** Gives one of the viewer's checkouts up; one that has ended, or somebody else's, stays as it is. */
export async function cancelCheckout(
  ctx: Context,
  id: string,
): Promise<{ __typename: 'CheckoutCancelled'; id: string } | NotSignedIn> {
  const { viewer } = ctx;
  if (!viewer) return notSignedIn();
  if (await ctx.db.read.existsBy(Checkout, { id, userId: viewer.id }))
    await endCheckout(ctx, id, 'cancelled');
  return { __typename: 'CheckoutCancelled', id };
}

/** Ends an open checkout without a payment; its stock is free again. */
export const endCheckout = (
  shop: Pick<Shop, 'db'>,
  id: string,
  state: 'cancelled' | 'expired',
): Promise<void> => shop.db.write((tx) => releaseIn(tx, id, state));

async function releaseIn(tx: EntityManager, id: string, state: 'cancelled' | 'expired'): Promise<void> {
  if (await advance(tx, id, state)) await releaseStock(tx, id);
}

/** Moves a checkout on, if it is where it may go on from. Exactly one of several callers succeeds. */
async function advance(
  tx: EntityManager,
  id: string,
  next: CheckoutState,
  from: readonly CheckoutState[] = statesBefore(next),
): Promise<boolean> {
  const { affected } = await tx.update(Checkout, { id, state: In(from) }, { state: next, activeKey: null });
  return affected === 1;
}

/** What was to be bought. */
export const linesOf = (manager: EntityManager, checkoutId: string): Promise<CheckoutLine[]> =>
  manager.find(CheckoutLine, { where: { checkoutId }, order: { id: 'ASC' } });

/** A checkout that is known to be there. */
export const getCheckout = (shop: Pick<Shop, 'db'>, id: string): Promise<Checkout> =>
  shop.db.read.findOneByOrFail(Checkout, { id });

/** The checkout that a provider's order was opened for. */
export const findCheckout = (shop: Pick<Shop, 'db'>, providerOrderId: string): Promise<Checkout | null> =>
  shop.db.read.findOneBy(Checkout, { providerOrderId });

/** The stock of a given-up checkout is gone, so its late payment cannot become an order. */
export class TooLate extends Error {}

/**
 * Books a captured payment that pays for a checkout. The caller's transaction must place the order when it says yes; no
 * means that this checkout was paid before. The stock of a checkout that had been given up is taken again.
 * @throws TooLate
 */
export async function bookPayment(
  tx: EntityManager,
  checkout: Checkout,
  paymentId: string,
): Promise<boolean> {
  if (!(await advance(tx, checkout.id, 'paid', ['open']))) {
    if (!(await advance(tx, checkout.id, 'paid'))) return false;
    const holder = { checkoutId: checkout.id, userId: checkout.userId };
    if (await reserveStock(tx, holder, await linesOf(tx, checkout.id))) throw new TooLate();
  }
  await sellStock(tx, checkout.id);
  await tx.insert(Payment, {
    id: paymentId,
    checkoutId: checkout.id,
    amount: checkout.amount,
    createdAt: Date.now(),
  });
  return true;
}

/**
 * Decides to give a captured payment back, whole, and does it; when the provider is away, `sendRefunds` does it later.
 * A second call for the same payment changes nothing.
 */
export async function refundPayment(
  shop: Shop,
  checkout: Checkout,
  payment: ProviderPayment,
  reason: string,
): Promise<void> {
  const { id, amount } = payment;
  const createdAt = Date.now();
  await once(() =>
    shop.db.write(async (tx) => {
      await tx.insert(Payment, { id, checkoutId: checkout.id, amount, createdAt });
      await tx.insert(Refund, {
        paymentId: id,
        amount,
        reason,
        state: 'requested',
        providerRefundId: null,
        createdAt,
      });
      await advance(tx, checkout.id, 'refunded');
    }),
  );
  shop.log.warn({ paymentId: id, checkoutId: checkout.id, reason }, 'a payment is given back');
  await sendRefunds(shop);
}

/** Asks the provider for the refunds that it has not confirmed yet. */
export async function sendRefunds(shop: Shop): Promise<void> {
  const open = await shop.db.read.find(Refund, {
    where: { state: 'requested' },
    order: { createdAt: 'ASC' },
    take: 50,
  });
  for (const { paymentId, amount } of open) {
    try {
      const providerRefundId = await shop.provider.refund(paymentId, amount);
      await shop.db.write((tx) => tx.update(Refund, { paymentId }, { state: 'done', providerRefundId }));
    } catch (error) {
      shop.log.error({ err: error, paymentId }, 'a refund is not confirmed; it is asked for again');
    }
  }
}

/** Open checkouts that the provider has known for a while, the oldest first: their news may have been lost. */
export const stalledCheckouts = (shop: Pick<Shop, 'db'>, since: number): Promise<Checkout[]> =>
  shop.db.read.find(Checkout, {
    where: { state: 'open', createdAt: LessThan(since) },
    order: { createdAt: 'ASC' },
    take: 100,
  });

/** Stores an event that the provider sent; the same one again changes nothing. */
export async function storeEvent(
  shop: Pick<Shop, 'db'>,
  event: Pick<WebhookEvent, 'id' | 'event' | 'body'>,
): Promise<void> {
  await once(() =>
    shop.db.write((tx) => tx.insert(WebhookEvent, { ...event, receivedAt: Date.now(), processedAt: null })),
  );
}

/** Lets the unique keys decide: what was done before, perhaps by another process a moment ago, is not done again. */
async function once(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}

/** Events that wait to be processed, the oldest first. */
export const pendingEvents = (shop: Pick<Shop, 'db'>): Promise<WebhookEvent[]> =>
  shop.db.read.find(WebhookEvent, {
    where: { processedAt: IsNull() },
    order: { receivedAt: 'ASC' },
    take: 100,
  });

export async function eventProcessed(shop: Pick<Shop, 'db'>, id: string): Promise<void> {
  await shop.db.write((tx) => tx.update(WebhookEvent, { id }, { processedAt: Date.now() }));
}
