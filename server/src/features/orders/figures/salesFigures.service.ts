import { type BatchLoader, createBatchLoader } from '../../../database/batchLoader.ts';
import type { Db } from '../../../database/database.ts';
import { type ShopDay, shopDayOf, startOfShopDay } from '../../../lib/shopDay.ts';
import type { OrderStatus } from '../orderStates.ts';
import type { BestSellersCache } from './bestSellersCache.ts';
import {
  countOrdersWith,
  findNewestDay,
  type NamedSales,
  type SplitPeriod,
  sumByDay,
} from './salesFigures.queries.ts';

interface FiguresContext {
  db: Pick<Db, 'read' | 'dialect'>;
}

interface BestSellersContext {
  bestSellers: BestSellersCache;
}

/** Days of the shop, both included. */
export interface Period {
  first: ShopDay;
  last: ShopDay;
  /** In ms: what came later on the last day does not count. */
  until: number;
  /** The newest day that `daily_sales` has; null: none. */
  newestSummed: ShopDay | null;
}

/** The newest day that `daily_sales` has, for the periods of a report; null: none. */
export const findNewestSummedDay = ({ db }: FiguresContext): Promise<ShopDay | null> =>
  findNewestDay(db.read);

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

/**
 * The orders that were placed in each of several periods and their amounts, for each day. Includes orders that were cancelled or
 * refunded later.
 */
export async function sumSalesByDay(
  { db }: FiguresContext,
  periods: readonly Period[],
): Promise<DaySales[][]> {
  const totals = await sumByDay(db.read, db.dialect, periods.map(split));
  return periods.map(({ first, last }, at) => {
    const rowOf = new Map(totals[at]?.map((row) => [row.day, row]));
    return Array.from({ length: last - first + 1 }, (_, index) => {
      const { quantity = 0, amount = 0 } = rowOf.get(first + index) ?? {};
      return { day: first + index, orders: quantity, amount };
    });
  });
}

/** More than any shop has top categories. */
const MAX_CATEGORIES = 1000;

/** What was sold of each category, the best first; of several days at most a minute old. */
export const sumSalesByCategory = async (
  { bestSellers }: BestSellersContext,
  period: Period,
): Promise<SubjectSales[]> =>
  toSubjectSales(
    await bestSellers.load({
      ...period,
      kind: 'category',
      split: split(period),
      by: 'amount',
      limit: MAX_CATEGORIES,
    }),
  );

/** The products of which most was sold in a period, the best first; those of several days are at most a minute old. */
export const findBestSellers = async (
  { bestSellers }: BestSellersContext,
  period: Period,
  order: { by: 'quantity' | 'amount'; limit: number },
): Promise<SubjectSales[]> =>
  toSubjectSales(await bestSellers.load({ ...period, ...order, kind: 'product', split: split(period) }));

const toSubjectSales = (rows: readonly NamedSales[]): SubjectSales[] =>
  rows.map(({ subject, name, quantity, amount }) => ({ id: subject, name, units: quantity, amount }));

/** Whole days are read from `daily_sales` as far as it goes. */
function split({ first, last, until, newestSummed }: Period): SplitPeriod {
  const newest = newestSummed ?? Number.NEGATIVE_INFINITY;
  const lastWhole = shopDayOf(until) - 1;
  const lastSummed = Math.max(first - 1, Math.min(newest, last, lastWhole));
  return {
    days: { first, last: lastSummed },
    span: { from: startOfShopDay(lastSummed + 1), until },
  };
}

/** Loads numbers of orders by their status. */
export type StatusCounter = BatchLoader<OrderStatus, number>;

/** Counts orders by their status, at most `limit`; all that are asked for at once are counted in one statement. */
export const createStatusCounter = ({ db }: FiguresContext, limit: number): StatusCounter =>
  createBatchLoader((statuses: OrderStatus[]) => countOrdersWith(db.read, statuses, limit));
