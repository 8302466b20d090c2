import type { EntityManager } from 'typeorm';
import { placeholders } from '../../database/dialects.ts';
import type { User } from './users.entity.ts';

/** What the desk shows of an account beside a list. */
export type UserSummary = Pick<User, 'id' | 'name' | 'email'>;

/** Accounts by id, deleted ones included. */
export async function findUserSummaries(
  manager: EntityManager,
  ids: readonly string[],
): Promise<Map<string, UserSummary>> {
  if (ids.length === 0) return new Map();
  const distinct = [...new Set(ids)];
  const users: UserSummary[] = await manager.query(
    `SELECT id, name, email FROM users WHERE id IN (${placeholders(distinct)})`,
    distinct,
  );
  return new Map(users.map(({ id, name, email }) => [id, { id, name, email }]));
}
