import type { EntityManager } from 'typeorm';
import { type Dialect, forUpdate, placeholders } from '../../database/dialects.ts';
import { type KeysetList, readKeysetPage } from '../../database/keysetPage.ts';
import { toEntity } from '../../database/toEntity.ts';
import type { RowRange } from '../../lib/page.ts';
import { REFUNDED_UNITS, WEIGHT_REFUND } from '../checkout/refunds/refundedUnits.sql.ts';
import { Order, OrderLine } from './orders.entity.ts';

/** An order, which other transactions cannot change until this one ends; null if there is none. */
export async function lockOrder(tx: EntityManager, dialect: Dialect, id: string): Promise<Order | null> {
  const [row] = await tx.query(`SELECT * FROM orders WHERE id = ? ${forUpdate(dialect)}`, [id]);
  return row ? toEntity(tx, Order, row) : null;
}

/** A line with what is refunded of it. */
export interface LineWithRefunds extends OrderLine {
  /** Units that are refunded or on their way back. */
  refundedUnits: number;
  /** Paise that are refunded or on their way back because it weighs less than ordered. */
  weightRefund: number;
}

/** Lines in the order of the cart. @param column by which they are found */
export async function findLines(
  manager: EntityManager,
  column: 'id' | 'checkoutId',
  values: readonly string[],
): Promise<LineWithRefunds[]> {
  if (values.length === 0) return [];
  // Not by `find`, which took most of the time of a pack list when that was read so.
  const rows: Record<'refundedUnits' | 'weightRefund', number | string>[] = await manager.query(
    `SELECT l.*, ${REFUNDED_UNITS} AS refundedUnits, ${WEIGHT_REFUND} AS weightRefund FROM checkout_lines l
       WHERE l.${column} IN (${placeholders(values)}) ORDER BY l.id`,
    [...values],
  );
  return rows.map((row) =>
    Object.assign(toEntity(manager, OrderLine, row), {
      refundedUnits: Number(row.refundedUnits),
      weightRefund: Number(row.weightRefund),
    }),
  );
}

/** The number of orders of each of these accounts. */
export async function countOrdersOf(
  manager: EntityManager,
  userIds: readonly string[],
): Promise<Map<string, number>> {
  const rows: { userId: string; count: number | string }[] = await manager.query(
    `SELECT userId, COUNT(*) AS count FROM orders WHERE userId IN (${placeholders(userIds)}) GROUP BY userId`,
    [...userIds],
  );
  return new Map(rows.map(({ userId, count }) => [userId, Number(count)]));
}

/** What an account has ordered. */
export interface OrderTotals {
  /** Number of orders. */
  count: number;
  /** Paise, without what was given back. */
  amount: number;
}

/** What each of these accounts has ordered; accounts without orders are absent. */
export async function findOrderTotals(
  manager: EntityManager,
  userIds: readonly string[],
): Promise<Map<string, OrderTotals>> {
  if (userIds.length === 0) return new Map();
  const rows: { userId: string; count: number | string; amount: number | string }[] = await manager.query(
    `SELECT userId, COUNT(*) AS count, SUM(amount - refundedAmount) AS amount FROM orders
       WHERE userId IN (${placeholders(userIds)}) GROUP BY userId`,
    [...userIds],
  );
  // MySQL's driver returns sums as text.
  return new Map(
    rows.map(({ userId, count, amount }) => [userId, { count: Number(count), amount: Number(amount) }]),
  );
}

/** The orders of an account. */
export const ordersOfAccount: KeysetList<Order> = {
  name: 'customerOrders',
  order: ['createdAt', 'id'],
  direction: 'DESC',
};

/** Orders of an account, newest first. */
export function findOrdersOf(
  db: { dialect: Dialect; read: EntityManager },
  userId: string,
  range: RowRange,
): Promise<Order[]> {
  const conditions = [{ sql: 'userId = ?', parameters: [userId] }];
  return readKeysetPage(db, Order, ordersOfAccount, [{ conditions }], range);
}
