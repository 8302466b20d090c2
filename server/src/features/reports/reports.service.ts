import type { Db } from '../../database/database.ts';
import { formatShopDay, startOfShopDay } from '../../lib/shopDay.ts';
import {
  type CheckoutFiguresContext,
  getCheckoutFigures,
  getRefundFigures,
} from '../checkout/figures/checkoutFigures.service.ts';
import {
  type DaySales,
  findNewestSummedDay,
  type Period,
  type StatusCounter,
  sumSalesByDay,
} from '../orders/figures/salesFigures.service.ts';
import { type Days, periodBefore } from './period.ts';

interface FiguresContext extends CheckoutFiguresContext {
  db: Db;
}

/** What a report is about; its parts are read on demand. */
export interface Report {
  period: Period;
  /** As many days directly before it. */
  before: Period;
}

/** A report about some days. */
export async function getReport(ctx: { db: Db }, days: Days): Promise<Report> {
  const newestSummed = await findNewestSummedDay(ctx);
  return { period: { ...days, newestSummed }, before: { ...periodBefore(days), newestSummed } };
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
  refunds: { count: number; amount: number };
  checkouts: { begun: number; paid: number };
  days: DaySales[];
}

/** The figures of a period. `sales` is the sum of its days. */
export async function getFigures(ctx: FiguresContext, period: Period): Promise<Figures> {
  const span = { from: startOfShopDay(period.first), until: period.until };
  const [days, refunds, checkouts] = await Promise.all([
    sumSalesByDay(ctx, period),
    getRefundFigures(ctx, span),
    getCheckoutFigures(ctx, span),
  ]);
  const orders = days.reduce((sum, day) => sum + day.orders, 0);
  const sales = days.reduce((sum, day) => sum + day.amount, 0);
  return {
    from: formatShopDay(period.first),
    to: formatShopDay(period.last),
    sales,
    orders,
    averageBasket: orders === 0 ? null : Math.round(sales / orders),
    refunds,
    checkouts,
    days,
  };
}
