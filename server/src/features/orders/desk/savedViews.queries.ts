import type { EntityManager } from 'typeorm';
import { type Dialect, forUpdate } from '../../../database/dialects.ts';

/** Makes other transactions that lock this account wait. On SQLite, transactions that write wait for each other anyway. */
export const lockAccount = (tx: EntityManager, dialect: Dialect, userId: string): Promise<unknown> =>
  tx.query(`SELECT id FROM users WHERE id = ? ${forUpdate(dialect)}`, [userId]);
