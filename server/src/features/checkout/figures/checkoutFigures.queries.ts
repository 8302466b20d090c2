import type { EntityManager } from 'typeorm';
import type { Dialect } from '../../../database/dialects.ts';
import { shopDaySql } from '../../../database/shopDaySql.ts';
import { groupBy } from '../../../lib/groupBy.ts';
import type { ShopDay } from '../../../lib/time/shopDay.ts';

/** In ms; `until` excluded. */
export interface Span {
  from: number;
  until: number;
}

/** How many checkouts began on a day, and how many of them are paid. */
export interface DayCheckouts {
  day: ShopDay;
  begun: number;
  paid: number;
}

/** The checkouts that began in each of several spans of time, by day; days without any are absent. One statement. */
export async function countCheckouts(
  manager: EntityManager,
  dialect: Dialect,
  spans: readonly Span[],
): Promise<DayCheckouts[][]> {
  const day = shopDaySql(dialect, 'createdAt');
  const selects = spans.map(
    (_, at) => `SELECT ${at} AS span, ${day} AS day, COUNT(*) AS begun, COUNT(paidAt) AS paid FROM checkouts
      WHERE createdAt >= ? AND createdAt < ? GROUP BY ${day}`,
  );
  const rows: Record<'span' | keyof DayCheckouts, string>[] = await manager.query(
    selects.join(' UNION ALL '),
    toParameters(spans),
  );
  const counts = groupBy(rows, ({ span }) => Number(span));
  return spans.map((_, at) =>
    (counts.get(at) ?? []).map((row) => ({
      day: Number(row.day),
      begun: Number(row.begun),
      paid: Number(row.paid),
    })),
  );
}

/** Refunds: how many, and paise. */
export interface RefundSum {
  count: number;
  amount: number;
}

/** The refunds of orders by staff that were requested in each of several spans of time and have not failed. One statement. */
export async function sumOrderRefunds(manager: EntityManager, spans: readonly Span[]): Promise<RefundSum[]> {
  const selects = spans.map(
    (_, at) => `SELECT ${at} AS span, COUNT(*) AS count, COALESCE(SUM(amount), 0) AS amount FROM refunds
      WHERE createdAt >= ? AND createdAt < ? AND kind = 'byStaff' AND failedAt IS NULL`,
  );
  const rows: Record<'span' | keyof RefundSum, string>[] = await manager.query(
    selects.join(' UNION ALL '),
    toParameters(spans),
  );
  const rowOf = new Map(rows.map((row) => [Number(row.span), row]));
  return spans.map((_, at) => ({
    count: Number(rowOf.get(at)?.count),
    amount: Number(rowOf.get(at)?.amount),
  }));
}

const toParameters = (spans: readonly Span[]): number[] => spans.flatMap(({ from, until }) => [from, until]);
