import { groupBy } from '../src/lib/groupBy.ts';
import type { Books } from './invariants.ts';
import type { StockedProduct } from './products.ts';
import type { Record } from './record.ts';

// Whether what the shop said when it refused something was true. Every bound is in the shop's favour.

/** What somebody was told is sold out: of these products each at most so many were asked for. */
export interface SoldOut {
  demands: { productId: string; quantity: number }[];
  until: number;
}

/** Somebody was told that the cart is not there any more: a payment of theirs must have bought it. */
export interface CartGone {
  userId: string;
  from: number;
  until: number;
}

/** An order takes the cart's lines out a moment after it was given its time, at most so long. */
const COMMIT_MS = 60_000;

type Say = (invariant: 'sold out means sold out' | 'no honest checkout is refused', detail: string) => void;

export function checkRefusals(
  books: Books,
  goods: readonly StockedProduct[],
  record: Record,
  say: Say,
): void {
  const couldBeLeft = leastLeft(books, goods, record.begin);
  const couldHave = (demands: SoldOut['demands'], at: number) =>
    demands.every(({ productId, quantity }) => couldBeLeft(productId, at) >= quantity);

  for (const { demands, until } of record.soldOut) {
    if (couldHave(demands, until)) say('sold out means sold out', JSON.stringify({ demands, until }));
  }
  const linesOf = groupBy(books.checkoutLines, ({ checkoutId }) => String(checkoutId));
  const checkoutOf = new Map(books.payments.map(({ id, checkoutId }) => [id, String(checkoutId)]));
  for (const { paymentId, reason, createdAt } of books.refunds) {
    if (!/sold out/.test(reason)) continue;
    const lines = linesOf.get(checkoutOf.get(paymentId) ?? '') ?? [];
    const demands = lines.map(({ productId, quantity }) => ({ productId, quantity: Number(quantity) }));
    const at = Number(createdAt);
    const atTheLatest = isOfSkewedClock(at, record.begin) ? Number.POSITIVE_INFINITY : at;
    if (couldHave(demands, atTheLatest)) say('sold out means sold out', `refund of ${paymentId} at ${at}`);
  }
  const ordersOf = groupBy(books.orders, ({ userId }) => String(userId));
  for (const { userId, from, until } of record.cartsGone) {
    const bought = ordersOf.get(userId)?.some(({ createdAt }) => {
      const at = Number(createdAt);
      return isOfSkewedClock(at, record.begin) || (at > from - COMMIT_MS && at <= until);
    });
    if (!bought) say('no honest checkout is refused', `the cart of ${userId} is said to be bought`);
  }
}

/** Units that nobody had ever reserved by then; there may have been more, because reserved ones come back. */
function leastLeft({ checkouts, checkoutLines }: Books, goods: readonly StockedProduct[], begin: number) {
  const createdAt = new Map(checkouts.map((checkout) => [checkout.id, Number(checkout.createdAt)]));
  const units = new Map(goods.map((product) => [product.id, product.units]));
  const linesOf = groupBy(checkoutLines, ({ productId }) => String(productId));
  return (productId: string, at: number): number => {
    const reserved = (linesOf.get(productId) ?? [])
      .filter(({ checkoutId }) => {
        const opened = createdAt.get(checkoutId) ?? 0;
        return opened <= at || isOfSkewedClock(opened, begin);
      })
      .reduce((sum, { quantity }) => sum + Number(quantity), 0);
    return (units.get(productId) ?? 0) - reserved;
  };
}

/** Nobody knows when that was. */
const isOfSkewedClock = (at: number, begin: number): boolean => at < begin || at > Date.now();
