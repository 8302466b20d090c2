import type { EntityManager } from 'typeorm';
import type { Dialect } from '../../../database/dialects.ts';
import { allOf, type Condition, type KeysetPage, readPage } from '../../../database/keysetList.ts';
import { toEntity } from '../../../database/toEntity.ts';
import { userSearchConditions } from '../userSearch.ts';
import { User } from '../users.entity.ts';

/** Which accounts a list shows; deleted ones never. */
export interface UserFilter {
  /** Beginning of words of a name, of the e-mail address or the id; beginning or end of the phone number. Empty: any. */
  search: string;
  /** Null: any. */
  blocked: boolean | null;
}

/** A page of the accounts that a filter lets pass, newest first. */
export async function findUsers(
  manager: EntityManager,
  dialect: Dialect,
  { filter, ...page }: { filter: UserFilter } & KeysetPage,
): Promise<User[]> {
  const list = {
    table: 'users',
    // SQLite finds few of them by no other index.
    index: filter.blocked && filter.search.trim() === '' ? 'users_blocked' : undefined,
    sort: { column: 'createdAt', direction: 'DESC' },
    alternatives: alternativesOf(dialect, filter),
  } as const;
  const rows = await readPage(manager, dialect, list, page);
  return rows.map((row) => toEntity(manager, User, row));
}

function alternativesOf(dialect: Dialect, { search, blocked }: UserFilter): Condition[] {
  const isNotErased = { sql: 'erasedAt IS NULL', parameters: [] };
  const found = userSearchConditions(search);
  if (found.length > 0) {
    // No deleted account is found; with this MySQL can read many matches in the order of `users_date`, as SQLite would read few.
    const inOrder = dialect === 'mysql' ? [isNotErased] : [];
    return found.map((condition) => allOf([condition, ...inOrder, ...blockedIs(blocked)]));
  }
  return [allOf([isNotErased, ...blockedIs(blocked)])];
}

const blockedIs = (blocked: boolean | null): Condition[] =>
  blocked === null ? [] : [{ sql: blocked ? 'blockedAt > 0' : 'blockedAt IS NULL', parameters: [] }];
