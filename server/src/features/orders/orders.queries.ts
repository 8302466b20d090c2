import type { EntityManager } from 'typeorm';
import { type Dialect, forUpdate, placeholders } from '../../database/dialects.ts';
import { toEntity } from '../../database/toEntity.ts';
import { Order } from './orders.entity.ts';

/** An order, which other transactions cannot change until this one ends; null if there is none. */
export async function lockOrder(tx: EntityManager, dialect: Dialect, id: string): Promise<Order | null> {
  const [row] = await tx.query(`SELECT * FROM orders WHERE id = ? ${forUpdate(dialect)}`, [id]);
  return row ? toEntity(tx, Order, row) : null;
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
