import { groupBy } from '../src/lib/groupBy.ts';
import type { Books } from './books.ts';
import type { StockedProduct } from './products.ts';
import type { RunRecord } from './record.ts';

// Checks that the shop's refusals were true. A refusal counts as true when the times are too uncertain to disprove it.

/** A refusal because these units were sold out; at least one of the products must have had too few left. */
export interface SoldOut {
  demands: { productId: string; quantity: number }[];
  until: number;
}

/** A refusal because the cart was bought before; one of the shopper's payments must have bought it. */
export interface BoughtCart {
  userId: string;
  from: number;
  until: number;
}

/** Maximum time between an order's `createdAt` and the commit that removes its lines from the cart. */
const COMMIT_MS = 60_000;

type ReportViolation = (
  invariant: 'sold-out refusals are true' | 'no valid checkout is refused',
  detail: string,
) => void;

export function checkRefusals(
  books: Books,
  stockedProducts: readonly StockedProduct[],
  record: RunRecord,
  report: ReportViolation,
): void {
  const minimumStockAt = minimumStock(books, stockedProducts, record.begin);
  const wereInStock = (demands: SoldOut['demands'], at: number) =>
    demands.every(({ productId, quantity }) => minimumStockAt(productId, at) >= quantity);

  for (const { demands, until } of record.soldOut) {
    if (wereInStock(demands, until)) report('sold-out refusals are true', JSON.stringify({ demands, until }));
  }
  const linesOf = groupBy(books.checkoutLines, ({ checkoutId }) => String(checkoutId));
  const checkoutOf = new Map(books.payments.map(({ id, checkoutId }) => [id, String(checkoutId)]));
  for (const { paymentId, reason, createdAt } of books.refunds) {
    if (!/sold out/.test(reason)) continue;
    const lines = linesOf.get(checkoutOf.get(paymentId) ?? '') ?? [];
    const demands = lines.map(({ productId, quantity }) => ({ productId, quantity: Number(quantity) }));
    const at = Number(createdAt);
    const atTheLatest = isOfSkewedClock(at, record.begin) ? Number.POSITIVE_INFINITY : at;
    if (wereInStock(demands, atTheLatest))
      report('sold-out refusals are true', `refund of ${paymentId} at ${at}`);
  }
  const ordersOf = groupBy(books.orders, ({ userId }) => String(userId));
  for (const { userId, from, until } of record.boughtCarts) {
    const bought = ordersOf.get(userId)?.some(({ createdAt }) => {
      const at = Number(createdAt);
      return isOfSkewedClock(at, record.begin) || (at > from - COMMIT_MS && at <= until);
    });
    if (!bought) report('no valid checkout is refused', `the cart of ${userId} was refused as bought`);
  }
}

/** A lower bound of the units in stock at a time: released reservations are not added back. */
function minimumStock(
  { checkouts, checkoutLines }: Books,
  stockedProducts: readonly StockedProduct[],
  begin: number,
) {
  const createdAt = new Map(checkouts.map((checkout) => [checkout.id, Number(checkout.createdAt)]));
  const units = new Map(stockedProducts.map((product) => [product.id, product.units]));
  const linesOf = groupBy(checkoutLines, ({ productId }) => String(productId));
  return (productId: string, at: number): number => {
    const reserved = (linesOf.get(productId) ?? [])
      .filter(({ checkoutId }) => {
        const reservedAt = createdAt.get(checkoutId) ?? 0;
        return reservedAt <= at || isOfSkewedClock(reservedAt, begin);
      })
      .reduce((sum, { quantity }) => sum + Number(quantity), 0);
    return (units.get(productId) ?? 0) - reserved;
  };
}

/** Whether a server with a wrong clock wrote this time, so that the real time is unknown. */
const isOfSkewedClock = (at: number, begin: number): boolean => at < begin || at > Date.now();
