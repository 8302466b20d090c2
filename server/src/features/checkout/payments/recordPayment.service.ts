import type { EntityManager } from 'typeorm';
import type { Db } from '../../../database/database.ts';
import { insertRows } from '../../../database/insertRows.ts';
import { crashPoint } from '../../../lib/crashPoint.ts';
import { groupBy } from '../../../lib/groupBy.ts';
import { takeOffersAgain, usesFirstOrderOfferAgain } from '../../offers/offerUses.service.ts';
import { findOrderLines, type OrderWithLines, placeOrder } from '../../orders/orders.service.ts';
import { demandOf, takeStock } from '../../stock/stock.service.ts';
import { lockAccount } from '../../users/users.service.ts';
import { businessOf, deliveryOf } from '../billing.ts';
import type { Checkout } from '../checkout.entity.ts';
import { type CheckoutWithLines, insertPaymentOfOpenCheckout } from '../checkout.queries.ts';
import type { CheckoutContext } from '../checkoutContext.ts';
import { advanceCheckout, endCheckoutIn } from '../checkoutLifecycle.service.ts';
import { Payment } from './payments.entity.ts';
import { findLinesPaidSince, type PurchasedLine } from './payments.queries.ts';

/** More than the clocks of two processes differ. */
const CLOCK_SKEW_MS = 60_000;

/** What an ended checkout no longer gets, so that its late payment cannot become an order. */
type Gone = 'goods' | 'offer';

class GoneError extends Error {
  constructor(readonly gone: Gone) {
    super(`The ${gone} of an ended checkout is gone`);
  }
}

/**
 * Records the captured payment of a checkout and places its order, in one transaction. `order` is null if it was placed before, or must
 * not or cannot be placed.
 */
export async function recordPayment(
  ctx: CheckoutContext,
  checkout: CheckoutWithLines,
  paymentId: string,
): Promise<{ order: OrderWithLines | null; gone: Gone | null }> {
  if (checkout.state === 'paid') return { order: null, gone: null };
  const { id: checkoutId, userId, amount, billing, lines } = checkout;
  const purchase = { checkoutId, userId, paymentId, amount, email: billing.email, lines };
  try {
    const recorded = await ctx.db.write(async (tx) => {
      // First, as when a checkout begins.
      await lockAccount(tx, userId);
      // Paid after another checkout, which became the first order.
      if (lines.some(({ discount }) => discount > 0) && (await usesFirstOrderOfferAgain(tx, checkout))) {
        await endCheckoutIn(tx, checkoutId, 'cancelled');
        return { order: null, gone: 'offer' as const };
      }
      const isPaid = await markPaid(ctx.db, tx, checkout, paymentId);
      const parties = { ...businessOf(billing), delivery: deliveryOf(billing) };
      return { order: isPaid ? await placeOrder(ctx, tx, { ...purchase, ...parties }) : null, gone: null };
    });
    crashPoint('after the commit');
    ctx.outbox.wake();
    return recorded;
  } catch (error) {
    if (error instanceof GoneError) return { order: null, gone: error.gone };
    throw error;
  }
}

/**
 * Stores the payment of a checkout, whose account is locked, and marks the checkout as paid. Takes stock and offers of an ended checkout
 * again.
 * @returns false when the checkout was paid before, or the same goods were bought in another checkout (this one is cancelled then)
 * @throws GoneError
 */
async function markPaid(
  db: Db,
  tx: EntityManager,
  checkout: CheckoutWithLines,
  paymentId: string,
): Promise<boolean> {
  const { id: checkoutId, amount, lines } = checkout;
  // The usual case in two statements more.
  if (await insertPaymentOfOpenCheckout(tx, db, checkout, paymentId))
    return advanceCheckout(tx, checkoutId, 'paid', ['open']);

  if (await hasBoughtSameGoods(tx, checkout)) {
    await endCheckoutIn(tx, checkoutId, 'cancelled');
    return false;
  }
  if (!(await advanceCheckout(tx, checkoutId, 'paid', ['open']))) {
    if (!(await advanceCheckout(tx, checkoutId, 'paid'))) return false;
    if (
      await takeStock(
        tx,
        lines.map((line) => demandOf(line)),
      )
    )
      throw new GoneError('goods');
    if (!(await takeOffersAgain(tx, checkoutId))) throw new GoneError('offer');
  }
  await insertRows(tx, Payment, [
    { id: paymentId, checkoutId, amount, createdAt: Date.now(), lockVersion: 0 },
  ]);
  return true;
}

/**
 * Whether the shopper has paid for the same goods in another checkout since this one began: a shopper who closes the popup while
 * the bank is slow, and pays again, wants them once. Ignores payments dated in the future: they were made while a clock was ahead,
 * so their order in time is unknown.
 */
export async function hasBoughtSameGoods(manager: EntityManager, checkout: Checkout): Promise<boolean> {
  const otherLines = await findLinesPaidSince(manager, checkout, Date.now() + CLOCK_SKEW_MS);
  if (otherLines.length === 0) return false;
  const goods = goodsKey(await findOrderLines(manager, [checkout.id]));
  const otherCheckouts = groupBy(otherLines, ({ checkoutId }) => checkoutId).values();
  return [...otherCheckouts].some((lines) => goodsKey(lines) === goods);
}

/** Equal for the same products, options and quantities. */
const goodsKey = (lines: Omit<PurchasedLine, 'checkoutId'>[]): string =>
  lines
    .map(({ productId, option, quantity }) => `${productId} ${quantity} ${option}`)
    .sort()
    .join('\n');
