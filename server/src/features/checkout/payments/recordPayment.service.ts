import type { EntityManager } from 'typeorm';
import type { Db } from '../../../database/database.ts';
import { insertRows } from '../../../database/insertRows.ts';
import { groupBy } from '../../../lib/groupBy.ts';
import { takeStock } from '../../catalog/stock.service.ts';
import { findLines } from '../../orders/orders.service.ts';
import { lockIfUnchanged } from '../../users/users.service.ts';
import type { Checkout } from '../checkout.entity.ts';
import { type CheckoutWithLines, updateState } from '../checkout.queries.ts';
import { advanceCheckout, endCheckoutIn } from '../checkouts.service.ts';
import { Payment } from './payments.entity.ts';
import { findLinesPaidSince, insertPaymentOfOpenCheckout, type PurchasedLine } from './payments.queries.ts';

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
  // The usual case in two statements.
  if (await insertPaymentOfOpenCheckout(tx, db, checkout, paymentId))
    return updateState(tx, checkout.id, 'paid', ['open']);

  // The account is locked first, as when a checkout begins.
  await lockIfUnchanged(tx, { id: checkout.userId });
  if (await hasBoughtSameGoods(tx, checkout)) {
    await endCheckoutIn(tx, checkout.id, 'cancelled');
    return false;
  }
  if (!(await updateState(tx, checkout.id, 'paid', ['open']))) {
    if (!(await advanceCheckout(tx, checkout.id, 'paid'))) return false;
    if (await takeStock(tx, checkout.lines)) throw new SoldOutError();
  }
  const { id: checkoutId, amount } = checkout;
  await insertRows(tx, Payment, [{ id: paymentId, checkoutId, amount, createdAt: Date.now() }]);
  return true;
}

/**
 * Whether the shopper has paid for the same goods in another checkout since this one began: a shopper who closes the popup while
 * the bank is slow, and pays again, wants them once. Payments dated in the future are ignored: they were made while a clock was
 * ahead, so their order in time is unknown.
 */
export async function hasBoughtSameGoods(
  manager: EntityManager,
  checkout: CheckoutWithLines,
): Promise<boolean> {
  const purchased = await findLinesPaidSince(manager, checkout, Date.now() + CLOCK_SKEW_MS);
  const goods = goodsKey(checkout.lines);
  const others = groupBy(purchased, ({ checkoutId }) => checkoutId);
  return [...others.values()].some((lines) => goodsKey(lines) === goods);
}

/** As `hasBoughtSameGoods`, for a checkout whose lines are not loaded. */
export const isBoughtElsewhere = async (manager: EntityManager, checkout: Checkout): Promise<boolean> =>
  hasBoughtSameGoods(manager, { ...checkout, lines: await findLines(manager, [checkout.id]) });

/** Equal for the same products, options and quantities. */
const goodsKey = (lines: Omit<PurchasedLine, 'checkoutId'>[]): string =>
  lines
    .map(({ productId, option, quantity }) => `${productId} ${quantity} ${option}`)
    .sort()
    .join('\n');
