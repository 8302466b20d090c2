import type { Db } from '../../../database/database.ts';
import { type ShopDay, shopDayOf, startOfShopDay } from '../../../lib/shopDay.ts';
import type { OrderStatus } from '../orderStates.ts';
import type { BestSellersCache } from './bestSellersCache.ts';
import {
  countOrdersWith,
  findBestSelling,
  findNewestDay,
  type SplitPeriod,
  sumByDay,
} from './salesFigures.queries.ts';

interface FiguresContext {
  db: Pick<Db, 'read' | 'dialect'>;
}

/** Days of the shop, both included. */
export interface Period {
  first: ShopDay;
  last: ShopDay;
  /** In ms: what came later on the last day does not count. */
  until: number;
}

/** What was sold on a day. */
export interface DaySales {
  day: ShopDay;
  orders: number;
  /** Paise. */
  amount: number;
}

/** What was sold of a product or category. */
export interface SubjectSales {
  id: string;
  name: string;
  units: number;
  /** Paise. */
  amount: number;
}

/** The orders that were placed in a period and their amounts, for each day. Includes orders that were cancelled or refunded later. */
export async function sumSalesByDay({ db }: FiguresContext, period: Period): Promise<DaySales[]> {
  const rows = await sumByDay(db.read, db.dialect, await split(db, period));
  const rowOf = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: period.last - period.first + 1 }, (_, index) => {
    const day = period.first + index;
    const { quantity = 0, amount = 0 } = rowOf.get(day) ?? {};
    return { day, orders: quantity, amount };
  });
}

/** More than any shop has top categories. */
const MAX_CATEGORIES = 1000;

/** What was sold of each category, the best first. */
export const sumSalesByCategory = async ({ db }: FiguresContext, period: Period): Promise<SubjectSales[]> =>
  toSubjectSales(
    await findBestSelling(db.read, 'category', await split(db, period), {
      by: 'amount',
      limit: MAX_CATEGORIES,
    }),
  );

/** The products of which most was sold in a period, the best first; those of a long period are at most a minute old. */
export const findBestSellers = async (
  { db, bestSellers }: FiguresContext & { bestSellers: BestSellersCache },
  period: Period,
  order: { by: 'quantity' | 'amount'; limit: number },
): Promise<SubjectSales[]> =>
  toSubjectSales(await bestSellers.load({ ...period, ...order, split: await split(db, period) }));

const toSubjectSales = (rows: Awaited<ReturnType<typeof findBestSelling>>): SubjectSales[] =>
  rows.map(({ subject, name, quantity, amount }) => ({ id: subject, name, units: quantity, amount }));

/** Whole days are read from `daily_sales` as far as it goes. */
async function split({ read }: Pick<Db, 'read'>, { first, last, until }: Period): Promise<SplitPeriod> {
  const newest = (await findNewestDay(read)) ?? Number.NEGATIVE_INFINITY;
  const lastWhole = shopDayOf(until) - 1;
  const lastSummed = Math.max(first - 1, Math.min(newest, last, lastWhole));
  return {
    days: { first, last: lastSummed },
    span: { from: startOfShopDay(lastSummed + 1), until },
  };
}

/** The number of orders with a status, at most `limit`. */
export const countOrdersByStatus = ({ db }: FiguresContext, status: OrderStatus, limit: number) =>
  countOrdersWith(db.read, status, limit);
