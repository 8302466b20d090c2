import type { EntityManager } from 'typeorm';
import { countUpTo } from '../../../database/countUpTo.ts';
import type { Dialect } from '../../../database/dialects.ts';
import { shopDaySql } from '../../../database/shopDaySql.ts';
import { groupBy } from '../../../lib/groupBy.ts';
import type { ShopDay } from '../../../lib/time/shopDay.ts';
import type { OrderStatus } from '../orderStates.ts';
import type { SalesKind } from './dailySales.entity.ts';

/** A period in two parts: days that `daily_sales` has, and a span of time whose orders are read. */
export interface SplitPeriod {
  /** Both included; empty when the last one is before the first one. */
  days: { first: ShopDay; last: ShopDay };
  /** In ms; `until` excluded. */
  span: { from: number; until: number };
}

/** Sales of a subject; what `quantity` counts depends on the kind. */
export interface SubjectSales {
  subject: string;
  quantity: number;
  amount: number;
}

/** The newest day that `daily_sales` has; null: none. */
export async function findNewestDay(manager: EntityManager): Promise<ShopDay | null> {
  const [row] = await manager.query(`SELECT MAX(day) AS day FROM daily_sales WHERE kind = 'total'`);
  return row.day === null ? null : Number(row.day);
}

/** When the first order was placed; null: there is none. */
export async function findFirstOrderTime(manager: EntityManager): Promise<number | null> {
  const [row] = await manager.query('SELECT MIN(createdAt) AS time FROM orders');
  return row.time === null ? null : Number(row.time);
}

// CROSS JOINs: SQLite would begin with the largest table.
const SPAN_BY_SUBJECT = {
  product: `SELECT l.productId AS subject, SUM(l.quantity) AS quantity, SUM(l.quantity * l.price - l.discount) AS amount
    FROM orders o CROSS JOIN checkout_lines l ON l.checkoutId = o.checkoutId
    WHERE o.createdAt >= ? AND o.createdAt < ? GROUP BY l.productId`,
  category: `SELECT p.catId AS subject, SUM(l.quantity) AS quantity, SUM(l.quantity * l.price - l.discount) AS amount
    FROM orders o CROSS JOIN checkout_lines l ON l.checkoutId = o.checkoutId CROSS JOIN products p ON p.id = l.productId
    WHERE o.createdAt >= ? AND o.createdAt < ? GROUP BY p.catId`,
} satisfies Partial<Record<SalesKind, string>>;

interface DayTotal {
  day: ShopDay;
  /** Number of orders. */
  quantity: number;
  amount: number;
}

/** Orders and their amounts by day, for each of several periods; days without orders may be absent. One statement. */
export async function sumByDay(
  manager: EntityManager,
  dialect: Dialect,
  periods: readonly SplitPeriod[],
): Promise<DayTotal[][]> {
  const day = shopDaySql(dialect, 'createdAt');
  const selects = periods.map(
    (_, at) => `SELECT ${at} AS period, day, quantity, amount FROM daily_sales
        WHERE kind = 'total' AND day BETWEEN ? AND ?
      UNION ALL SELECT ${at}, ${day}, COUNT(*), SUM(amount) FROM orders
        WHERE createdAt >= ? AND createdAt < ? GROUP BY ${day}`,
  );
  const rows: Record<'period' | keyof DayTotal, string>[] = await manager.query(
    selects.join(' UNION ALL '),
    periods.flatMap(({ days, span }) => [days.first, days.last, span.from, span.until]),
  );
  const totals = groupBy(rows, ({ period }) => Number(period));
  return periods.map((_, at) =>
    (totals.get(at) ?? []).map((row) => ({
      day: Number(row.day),
      quantity: Number(row.quantity),
      amount: Number(row.amount),
    })),
  );
}

/** What was sold of all subjects in a span of time, from the orders themselves. */
export async function sumSpan(
  manager: EntityManager,
  kind: keyof typeof SPAN_BY_SUBJECT,
  { from, until }: SplitPeriod['span'],
): Promise<SubjectSales[]> {
  return toNumbers(await manager.query(SPAN_BY_SUBJECT[kind], [from, until]));
}

/** Sales of a subject that still exists. */
export interface NamedSales extends SubjectSales {
  name: string;
}

/** The subjects of which most was sold, the best first. */
export async function findBestSelling(
  manager: EntityManager,
  kind: keyof typeof SPAN_BY_SUBJECT,
  { days, span }: SplitPeriod,
  { by, limit }: { by: 'quantity' | 'amount'; limit: number },
): Promise<NamedSales[]> {
  const table = kind === 'product' ? 'products' : 'categories';
  const rows: NamedSales[] = await manager.query(
    `SELECT best.subject, best.quantity, best.amount, named.name FROM (
       SELECT subject, SUM(quantity) AS quantity, SUM(amount) AS amount FROM (
         SELECT subject, quantity, amount FROM daily_sales WHERE kind = ? AND day BETWEEN ? AND ?
         UNION ALL ${SPAN_BY_SUBJECT[kind]}
       ) sold GROUP BY subject ORDER BY ${by} DESC, subject LIMIT ${limit}
     ) best CROSS JOIN ${table} named ON named.id = best.subject ORDER BY best.${by} DESC, best.subject`,
    [kind, days.first, days.last, span.from, span.until],
  );
  return toNumbers(rows);
}

/** The numbers of orders with these statuses, each at most `limit`. A count of `limit` may be a minute old; smaller ones are current. */
export async function countOrdersWith(
  manager: EntityManager,
  statuses: readonly OrderStatus[],
  limit: number,
): Promise<Map<string, number>> {
  const sql = `SELECT id FROM orders WHERE status = ? LIMIT ${limit}`;
  const counts = await countUpTo(
    manager,
    statuses.map((status) => ({ sql, parameters: [status], limit })),
  );
  return new Map(statuses.map((status, at) => [status, counts[at] ?? 0]));
}

// MySQL returns sums as text.
const toNumbers = <Row extends SubjectSales>(rows: Row[]): Row[] =>
  rows.map((row) => ({ ...row, quantity: Number(row.quantity), amount: Number(row.amount) }));
