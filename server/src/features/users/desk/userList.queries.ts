import type { EntityManager } from 'typeorm';
import { type Dialect, unionPart, withIndex } from '../../../database/dialects.ts';
import { type UserSearchPrefix, userSearchPrefixes } from '../userSearch.ts';

/** An account's id with what the list is sorted by: newest first. */
export interface UserKey {
  id: string;
  createdAt: number;
}

/** Which accounts a list shows; deleted ones never. */
export interface UserFilter {
  /** Beginning of a name or one of its words, of the e-mail address or the id; beginning or end of the phone number. Empty: any. */
  search: string;
  /** Null: any. */
  blocked: boolean | null;
}

interface Condition {
  sql: string;
  parameters: (string | number)[];
}

/** A part of a list that one index finds. @param index null: the primary key */
interface ListPart {
  index: string | null;
  conditions: Condition[];
}

/** Behind the last text that begins with a prefix, in the binary order of both databases. */
const LAST_CHARACTER = '\u{10FFFF}';

const isNotErased: Condition = { sql: 'erasedAt IS NULL', parameters: [] };

// Without the sign both databases may read all accounts in the order of `users_date` instead of the range of ids.
const isNotErasedUnindexed: Condition = { sql: '+erasedAt IS NULL', parameters: [] };

const searchIndexes: Record<UserSearchPrefix['column'], string | null> = {
  id: null,
  email: 'users_search_email',
  searchName: 'users_search_name',
  searchSecondName: 'users_search_second_name',
  searchLastName: 'users_search_last_name',
  searchPhone: 'users_search_phone',
  searchPhoneEnd: 'users_search_phone_end',
};

const NEWEST_FIRST = 'ORDER BY createdAt DESC, id DESC';

/** The first `limit` accounts of a list behind a position. @param after null: from the beginning */
export async function findUserKeys(
  manager: EntityManager,
  dialect: Dialect,
  { filter, after, limit }: { filter: UserFilter; after: UserKey | null; limit: number },
): Promise<UserKey[]> {
  const end = `${NEWEST_FIRST} LIMIT ${limit}`;
  const behind = after ? [isOlderThan(after)] : [];
  const selects = partsOf(filter).map(({ index, conditions }) => {
    const all = [...conditions, ...behind];
    const table = index === null ? 'users' : `users ${withIndex(dialect, index)}`;
    const where = all.map(({ sql }) => sql).join(' AND ');
    return {
      sql: unionPart(dialect, `SELECT id, createdAt FROM ${table} WHERE ${where} ${end}`),
      parameters: all.flatMap(({ parameters }) => parameters),
    };
  });
  const rows: UserKey[] = await manager.query(
    `${selects.map(({ sql }) => sql).join(' UNION ')} ${selects.length > 1 ? end : ''}`,
    selects.flatMap(({ parameters }) => parameters),
  );
  // MySQL's driver returns a bigint as text.
  return rows.map(({ id, createdAt }) => ({ id, createdAt: Number(createdAt) }));
}

/** Divides a list so that each part is found by one index; an account may be in several parts of a search. */
function partsOf({ search, blocked }: UserFilter): ListPart[] {
  const blockedIs: Condition[] =
    blocked === null ? [] : [{ sql: `blockedAt IS ${blocked ? 'NOT ' : ''}NULL`, parameters: [] }];
  const prefixes = userSearchPrefixes(search);
  if (prefixes.length > 0)
    return prefixes.map(({ column, prefix }) => ({
      index: searchIndexes[column],
      // A deleted account has no search keys.
      conditions: [
        beginsWith(column, prefix),
        ...(column === 'email' || column === 'id' ? [isNotErasedUnindexed] : []),
        ...blockedIs,
      ],
    }));
  // SQLite finds no range of an index by IS NOT NULL.
  if (blocked)
    return [{ index: 'users_blocked', conditions: [{ sql: 'blockedAt > 0', parameters: [] }, isNotErased] }];
  return [{ index: 'users_date', conditions: [isNotErased, ...blockedIs] }];
}

const beginsWith = (column: string, prefix: string): Condition => ({
  sql: `${column} >= ? AND ${column} < ?`,
  parameters: [prefix, prefix + LAST_CHARACTER],
});

/** MySQL finds no range by comparing rows, so the first column is compared alone, too. */
const isOlderThan = ({ createdAt, id }: UserKey): Condition => ({
  sql: 'createdAt <= ? AND (createdAt < ? OR id < ?)',
  parameters: [createdAt, createdAt, id],
});
