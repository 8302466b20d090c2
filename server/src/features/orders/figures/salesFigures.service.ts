import { type BatchLoader, createBatchLoader } from '../../../database/batchLoader.ts';
import type { Db } from '../../../database/database.ts';
import type { ShopDay } from '../../../lib/time/shopDay.ts';
import type { OrderStatus } from '../orderStates.ts';
import type { BestSellersCache } from './bestSellersCache.ts';
import { countOrdersWith, type NamedSales, sumByDay } from './salesFigures.queries.ts';
import { type Period, splitPeriods } from './salesPeriod.ts';

export type { Period };

interface FiguresContext {
  db: Pick<Db, 'replicas' | 'dialect'>;
}

interface BestSellersContext {
  bestSellers: BestSellersCache;
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

/**
 * The orders that were placed in each of several periods and their amounts, for each day. Includes orders that were cancelled or
 * refunded later.
 */
export async function sumSalesByDay(
  { db }: FiguresContext,
  periods: readonly Period[],
): Promise<DaySales[][]> {
  const totals = await db.replicas.read(async (manager) =>
    sumByDay(manager, db.dialect, await splitPeriods(manager, periods)),
  );
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
  toSubjectSales(await bestSellers.load({ ...period, ...order, kind: 'product' }));

const toSubjectSales = (rows: readonly NamedSales[]): SubjectSales[] =>
  rows.map(({ subject, name, quantity, amount }) => ({ id: subject, name, units: quantity, amount }));

/** Loads numbers of orders by their status. */
export type StatusCounter = BatchLoader<OrderStatus, number>;

/** Counts orders by their status, at most `limit`; all that are asked for at once are counted in one statement. */
export const createStatusCounter = ({ db }: { db: Pick<Db, 'read'> }, limit: number): StatusCounter =>
  createBatchLoader((statuses: OrderStatus[]) => countOrdersWith(db.read, statuses, limit));
