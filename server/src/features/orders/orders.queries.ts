import type { EntityManager } from 'typeorm';
import { type Dialect, forUpdate } from '../../database/dialects.ts';
import { toEntity } from '../../database/toEntity.ts';
import { Order } from './orders.entity.ts';

/** An order, which other transactions cannot change until this one ends; null if there is none. */
export async function lockOrder(tx: EntityManager, dialect: Dialect, id: string): Promise<Order | null> {
  const [row] = await tx.query(`SELECT * FROM orders WHERE id = ? ${forUpdate(dialect)}`, [id]);
  return row ? toEntity(tx, Order, row) : null;
}
