import type { Db } from '../../../database/database.ts';
import { insertRows } from '../../../database/insertRows.ts';
import { type ShopDay, shopDayOf, startOfShopDay } from '../../../lib/time/shopDay.ts';
import { DailySales, type SalesKind } from './dailySales.entity.ts';
import {
  findFirstOrderTime,
  findNewestDay,
  type SubjectSales,
  sumByDay,
  sumSpan,
} from './salesFigures.queries.ts';

/** An order that was placed before midnight is stored by then, and the clocks of two processes differ by less. */
const DAY_END_MARGIN_MS = 10 * 60 * 1000;

/**
 * Adds the days that are over to `daily_sales`, each in one transaction. If another process adds the same day, one of the two fails.
 * @param shouldContinue called before each day
 */
export async function addDailySales({ db }: { db: Db }, shouldContinue: () => boolean): Promise<void> {
  const newest = await findNewestDay(db.read);
  const firstOrderTime = newest === null ? await findFirstOrderTime(db.read) : null;
  if (newest === null && firstOrderTime === null) return;
  const first = newest === null ? shopDayOf(firstOrderTime ?? 0) : newest + 1;
  const last = shopDayOf(Date.now() - DAY_END_MARGIN_MS) - 1;
  for (let day = first; day <= last && shouldContinue(); day++) await addDay(db, day);
}

async function addDay(db: Db, day: ShopDay): Promise<void> {
  const span = { from: startOfShopDay(day), until: startOfShopDay(day + 1) };
  const toRows = (kind: SalesKind, sales: readonly SubjectSales[]): DailySales[] =>
    sales.map((row) => ({ ...row, kind, day }));
  const [[total] = []] = await sumByDay(db.read, db.dialect, [{ days: { first: 0, last: -1 }, span }]);
  const rows = [
    ...toRows('total', [{ subject: '', quantity: total?.quantity ?? 0, amount: total?.amount ?? 0 }]),
    ...toRows('category', total ? await sumSpan(db.read, 'category', span) : []),
    ...toRows('product', total ? await sumSpan(db.read, 'product', span) : []),
  ];
  await db.write((tx) => insertRows(tx, DailySales, rows));
}
