import type { EntityManager } from 'typeorm';
import type { Db } from '../../../database/database.ts';
import { insertRows } from '../../../database/insertRows.ts';
import { groupBy } from '../../../lib/groupBy.ts';
import { findOrderLines } from '../../orders/orders.service.ts';
import { takeStock } from '../../stock/stock.service.ts';
import { lockAccount } from '../../users/users.service.ts';
import type { Checkout } from '../checkout.entity.ts';
import { type CheckoutWithLines, insertPaymentOfOpenCheckout } from '../checkout.queries.ts';
import { advanceCheckout, endCheckoutIn } from '../checkoutLifecycle.service.ts';
import { Payment } from './payments.entity.ts';
import { findLinesPaidSince, type PurchasedLine } from './payments.queries.ts';

/** More than the clocks of two processes differ. */
const CLOCK_SKEW_MS = 60_000;

/** The stock of an ended checkout is gone, so its late payment cannot become an order. */
export class SoldOutError extends Error {}

/**
 * Records the captured payment of a checkout and marks the checkout as paid. When this returns true, the caller must place the
 * order in the same transaction. Takes the stock of an ended checkout again.
 * @returns false when the checkout was paid before, or the same goods were bought in another checkout (this one is cancelled then)
 * @throws SoldOutError
 */
export async function recordPayment(
  db: Db,
  tx: EntityManager,
  checkout: CheckoutWithLines,
  paymentId: string,
): Promise<boolean> {
  const { id: checkoutId, userId, amount, lines } = checkout;
  // First, as when a checkout begins.
  await lockAccount(tx, userId);
  // The usual case in two statements more.
  if (await insertPaymentOfOpenCheckout(tx, db, checkout, paymentId))
    return advanceCheckout(tx, checkoutId, 'paid', ['open']);

  if (await hasBoughtSameGoods(tx, checkout)) {
    await endCheckoutIn(tx, checkoutId, 'cancelled');
    return false;
  }
  if (!(await advanceCheckout(tx, checkoutId, 'paid', ['open']))) {
    if (!(await advanceCheckout(tx, checkoutId, 'paid'))) return false;
    if (await takeStock(tx, lines)) throw new SoldOutError();
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
