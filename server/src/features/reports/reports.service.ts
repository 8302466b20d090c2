import type { Db } from '../../database/database.ts';
import { memoizeAsync } from '../../lib/limits/memoizeAsync.ts';
import { formatShopDay, startOfShopDay } from '../../lib/time/shopDay.ts';
import {
  type CheckoutFiguresContext,
  type DayCheckouts,
  getCheckoutFigures,
  getRefundFigures,
  type RefundSum,
} from '../checkout/figures/checkoutFigures.service.ts';
import {
  type DaySales,
  type Period,
  type StatusCounter,
  sumSalesByDay,
} from '../orders/figures/salesFigures.service.ts';
import { periodBefore, periodOfToday } from './period.ts';

interface FiguresContext extends CheckoutFiguresContext {
  db: Db;
}

/** What a report is about; its parts are read on demand. */
export interface Report {
  period: Period;
  /** The figures of all its periods, read together. */
  loadFigures(): Promise<ReportFigures>;
}

interface ReportFigures {
  current: Figures;
  /** As many days directly before it. */
  previous: Figures;
  /** Whatever the period. */
  today: Figures;
  /** Up to the same time of day. */
  yesterday: Figures;
}

/** A report about some days, as of `now`. */
export function getReport(ctx: FiguresContext, period: Period, now: number): Report {
  const today = periodOfToday(now);
  const periods = [period, periodBefore(period), today, periodBefore(today)];
  return {
    period,
    loadFigures: memoizeAsync(async () => {
      const [current, previous, today, yesterday] = await getFigures(ctx, periods);
      return { current, previous, today, yesterday } as ReportFigures;
    }),
  };
}

/** What somebody has to do; counted on demand. */
export interface OpenTasks {
  /** Numbers of orders by status. */
  orders: StatusCounter;
}

/** The shop's figures of a period; amounts in paise. */
export interface Figures {
  /** First and last day, as `2026-11-23`. */
  from: string;
  to: string;
  sales: number;
  orders: number;
  /** Null without orders. */
  averageBasket: number | null;
  refunds: RefundSum;
  /** Numbers of checkouts. */
  begun: number;
  paid: number;
  days: DayFigures[];
}

/** What was sold on a day, and the checkouts that began on it. */
export type DayFigures = DaySales & DayCheckouts;

/** The figures of each of several periods. Those of a period are the sums of its days. */
async function getFigures(ctx: FiguresContext, periods: readonly Period[]): Promise<Figures[]> {
  const spans = periods.map(({ first, until }) => ({ from: startOfShopDay(first), until }));
  const [sales, refunds, checkouts] = await Promise.all([
    sumSalesByDay(ctx, periods),
    getRefundFigures(ctx, spans),
    getCheckoutFigures(ctx, spans),
  ]);
  return periods.map((period, at) => {
    const checkoutsOf = new Map(checkouts[at]?.map((row) => [row.day, row]));
    const days = (sales[at] ?? []).map((day) => ({ begun: 0, paid: 0, ...checkoutsOf.get(day.day), ...day }));
    return toFigures(period, days, refunds[at] ?? { count: 0, amount: 0 });
  });
}

function toFigures({ first, last }: Period, days: DayFigures[], refunds: RefundSum): Figures {
  const sumOf = (figureOf: (day: DayFigures) => number) => days.reduce((sum, day) => sum + figureOf(day), 0);
  const orders = sumOf((day) => day.orders);
  const sales = sumOf((day) => day.amount);
  return {
    from: formatShopDay(first),
    to: formatShopDay(last),
    sales,
    orders,
    averageBasket: orders === 0 ? null : Math.round(sales / orders),
    refunds,
    begun: sumOf((day) => day.begun),
    paid: sumOf((day) => day.paid),
    days,
  };
}
