import type { Db } from '../../../database/database.ts';
import { createMinuteCache, type MinuteCache } from '../../../lib/minuteCache.ts';
import { shopDayOf, startOfShopDay } from '../../../lib/shopDay.ts';
import {
  type CheckoutCounts,
  countCheckouts,
  type Span,
  sumOrderRefunds,
} from './checkoutFigures.queries.ts';

interface FiguresContext {
  db: Pick<Db, 'read'>;
}

/** What figures of checkouts need. */
export interface CheckoutFiguresContext extends FiguresContext {
  checkoutCounts: MinuteCache<Span, CheckoutCounts>;
}

/** Checkouts of days that are over: only a late payment changes them, so they may be a minute old. */
export const createCheckoutCountsCache = ({ read }: Pick<Db, 'read'>): MinuteCache<Span, CheckoutCounts> =>
  createMinuteCache(
    ({ from, until }: Span) => `${from} ${until}`,
    (span) => countCheckouts(read, span),
  );

const NONE: CheckoutCounts = { begun: 0, paid: 0 };

/** Checkouts that began in a span of time from midnight on, and those of them that are paid. */
export async function getCheckoutFigures(
  { db, checkoutCounts }: CheckoutFiguresContext,
  { from, until }: Span,
): Promise<CheckoutCounts> {
  const lastMidnight = startOfShopDay(shopDayOf(until));
  const [wholeDays, lastDay] = await Promise.all([
    from < lastMidnight ? checkoutCounts.load({ from, until: lastMidnight }) : NONE,
    lastMidnight < until ? countCheckouts(db.read, { from: lastMidnight, until }) : NONE,
  ]);
  return { begun: wholeDays.begun + lastDay.begun, paid: wholeDays.paid + lastDay.paid };
}

/** Number and amount (paise) of the refunds of orders by staff in a span of time. */
export const getRefundFigures = ({ db }: FiguresContext, span: Span) => sumOrderRefunds(db.read, span);
