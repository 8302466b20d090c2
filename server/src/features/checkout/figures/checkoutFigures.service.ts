import type { Db } from '../../../database/database.ts';
import { createMinuteCache, type MinuteCache } from '../../../lib/limits/minuteCache.ts';
import { shopDayOf, startOfShopDay } from '../../../lib/time/shopDay.ts';
import {
  countCheckouts,
  type DayCheckouts,
  type RefundSum,
  type Span,
  sumOrderRefunds,
} from './checkoutFigures.queries.ts';

export type { DayCheckouts, RefundSum };

interface FiguresContext {
  db: Pick<Db, 'replicas' | 'dialect'>;
}

/** What figures of checkouts need. */
export interface CheckoutFiguresContext extends FiguresContext {
  checkoutCounts: MinuteCache<Span, DayCheckouts[]>;
}

/** Checkouts of days that are over: only a late payment changes them, so they may be a minute old. */
export const createCheckoutCountsCache = ({
  replicas,
  dialect,
}: FiguresContext['db']): MinuteCache<Span, DayCheckouts[]> =>
  createMinuteCache(
    ({ from, until }: Span) => `${from} ${until}`,
    async (span) => (await replicas.read((manager) => countCheckouts(manager, dialect, [span]))).flat(),
  );

/**
 * Checkouts that began in each of several spans of time from midnight on, and those of them that are paid, by day; days without any are
 * absent.
 */
export async function getCheckoutFigures(
  { db, checkoutCounts }: CheckoutFiguresContext,
  spans: readonly Span[],
): Promise<DayCheckouts[][]> {
  const parts = spans.map(({ from, until }) => {
    const midnight = startOfShopDay(shopDayOf(until));
    return { wholeDays: { from, until: midnight }, lastDay: { from: midnight, until } };
  });
  const [wholeDays, lastDays] = await Promise.all([
    Promise.all(
      parts.map(({ wholeDays: span }) => (span.from < span.until ? checkoutCounts.load(span) : [])),
    ),
    db.replicas.read((manager) =>
      countCheckouts(
        manager,
        db.dialect,
        parts.map(({ lastDay }) => lastDay),
      ),
    ),
  ]);
  return spans.map((_, at) => [...(wholeDays[at] ?? []), ...(lastDays[at] ?? [])]);
}

/** Number and amount (paise) of the refunds of orders by staff in each of several spans of time. */
export const getRefundFigures = ({ db }: FiguresContext, spans: readonly Span[]): Promise<RefundSum[]> =>
  db.replicas.read((manager) => sumOrderRefunds(manager, spans));
