import { groupBy } from '../../src/lib/groupBy.ts';
import type { RunRecord, SoldOutRefusal } from '../environment/record.ts';
import type { StockedProduct } from '../shoppers/products.ts';
import type { Snapshot } from './snapshot.ts';
import { createDemandOf, sumByItem } from './stock.ts';

// Checks that the shop's refusals were true. A refusal counts as true if the recorded times are too inexact to disprove it.

/** Maximum time between an order's `createdAt` and the commit that removes its lines from the cart. */
const COMMIT_MS = 60_000;

type ReportViolation = (
  invariant: 'sold-out refusals are true' | 'no valid checkout is refused',
  detail: string,
) => void;

/** Reports each refusal that the data disproves. */
export function checkRefusals(
  snapshot: Snapshot,
  stockedProducts: readonly StockedProduct[],
  record: RunRecord,
  report: ReportViolation,
): void {
  const demandOf = createDemandOf(snapshot);
  const minimumStockAt = createMinimumStock(snapshot, stockedProducts, record.startTime);
  const wereInStock = (lines: SoldOutRefusal['lines'], at: number) =>
    [...sumByItem(lines.map(demandOf))].every(([itemId, units]) => minimumStockAt(itemId, at) >= units);

  for (const { lines, until } of record.soldOutRefusals) {
    if (wereInStock(lines, until)) report('sold-out refusals are true', JSON.stringify({ lines, until }));
  }
  const linesOf = groupBy(snapshot.checkoutLines, ({ checkoutId }) => String(checkoutId));
  const checkoutOf = new Map(snapshot.payments.map(({ id, checkoutId }) => [id, String(checkoutId)]));
  for (const { paymentId, reason, createdAt } of snapshot.refunds) {
    if (!/sold out/.test(reason)) continue;
    const lines = linesOf.get(checkoutOf.get(paymentId) ?? '') ?? [];
    const at = Number(createdAt);
    const latestTime = isFromWrongClock(at, record.startTime) ? Number.POSITIVE_INFINITY : at;
    if (wereInStock(lines, latestTime))
      report('sold-out refusals are true', `refund of ${paymentId} at ${at}`);
  }
  const ordersOf = groupBy(snapshot.orders, ({ userId }) => String(userId));
  for (const { userId, from, until } of record.boughtCartRefusals) {
    const isBought = ordersOf.get(userId)?.some(({ createdAt }) => {
      const at = Number(createdAt);
      return isFromWrongClock(at, record.startTime) || (at > from - COMMIT_MS && at <= until);
    });
    if (!isBought)
      report(
        'no valid checkout is refused',
        `the cart of ${userId} was refused as bought, but no order has bought it`,
      );
  }
}

/** @returns a function for the lower bound of an inventory item's units in stock at a time: it does not add released reservations back */
function createMinimumStock(
  snapshot: Snapshot,
  stockedProducts: readonly StockedProduct[],
  startTime: number,
) {
  const { checkouts, checkoutLines } = snapshot;
  const demandOf = createDemandOf(snapshot);
  const createdAt = new Map(checkouts.map((checkout) => [checkout.id, Number(checkout.createdAt)]));
  const unitsOf = new Map(stockedProducts.map(({ item }) => [item.id, item.units]));
  const taken = checkoutLines.map((line) => ({ ...demandOf(line), checkoutId: line.checkoutId }));
  const takenOf = groupBy(taken, ({ itemId }) => itemId);
  return (itemId: string, at: number): number => {
    const reserved = (takenOf.get(itemId) ?? [])
      .filter(({ checkoutId }) => {
        const reservedAt = createdAt.get(checkoutId) ?? 0;
        return reservedAt <= at || isFromWrongClock(reservedAt, startTime);
      })
      .reduce((sum, { units }) => sum + units, 0);
    return (unitsOf.get(itemId) ?? 0) - reserved;
  };
}

/** Whether a server with a wrong clock has stored this time. The real time is then unknown. */
const isFromWrongClock = (at: number, startTime: number): boolean => at < startTime || at > Date.now();
