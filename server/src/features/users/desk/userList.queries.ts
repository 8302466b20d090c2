import type { EntityManager } from 'typeorm';
import { countUpTo } from '../../../database/countUpTo.ts';
import { type Dialect, unionPart, withIndex } from '../../../database/dialects.ts';
import {
  allOf,
  type IndexRange,
  type KeysetList,
  readKeysetPage,
  type Sql,
} from '../../../database/keysetPage.ts';
import type { RowRange } from '../../../lib/page.ts';
import { endOfPrefix } from '../../../lib/text/endOfPrefix.ts';
import { type UserSearchPrefix, userSearchPrefixes } from '../userSearch.ts';
import { User } from '../users.entity.ts';

// How it decides, and why, is in features/orders/desk/README.md.

/** All accounts. */
export const newestUsers: KeysetList<User> = { name: 'users', order: ['createdAt', 'id'], direction: 'DESC' };

/** Which accounts a list shows; deleted ones never. */
export interface UserFilter {
  /** Beginning of a name or one of its words, of the e-mail address or the id; beginning or end of the phone number. Empty: any. */
  search: string;
  /** Null: any. */
  blocked: boolean | null;
}

const isNotErased: Sql = { sql: 'erasedAt IS NULL', parameters: [] };

// Without the sign both databases may read all accounts in the order of `users_date` instead of the range of ids.
const isNotErasedUnindexed: Sql = { sql: '+erasedAt IS NULL', parameters: [] };

const searchIndexes: Record<UserSearchPrefix['column'], string | null> = {
  id: null,
  email: 'users_search_email',
  searchName: 'users_search_name',
  searchSecondName: 'users_search_second_name',
  searchLastName: 'users_search_last_name',
  searchPhone: 'users_search_phone',
  searchPhoneEnd: 'users_search_phone_end',
};

/**
 * Up to so many accounts that a search finds are read and sorted. More are read in the order of the list, by an index that has all that a
 * search looks at, until the page is full: a page of them is near.
 */
const FEW = 1000;

/** Accounts that a filter lets pass, newest first. */
export async function findUsers(
  db: { dialect: Dialect; read: EntityManager },
  filter: UserFilter,
  range: RowRange,
): Promise<User[]> {
  const read = (ranges: readonly IndexRange[]) => readKeysetPage(db, User, newestUsers, ranges, range);
  const ranges = rangesOf(filter);
  if (filter.search.trim() === '') return read(ranges);
  const { rangesWithMatches, count } = await countMatches(db, ranges);
  if (count <= FEW) return read(rangesWithMatches);
  const conditions = [isNotErased, anyOf(rangesWithMatches)];
  return read([{ index: 'users_date', conditions, isCovering: true }]);
}

/** How many accounts the ranges have, hardly further than `FEW`, and those of them that have any. */
async function countMatches(
  { dialect, read }: { dialect: Dialect; read: EntityManager },
  ranges: readonly IndexRange[],
): Promise<{ rangesWithMatches: IndexRange[]; count: number }> {
  const limit = FEW + 1;
  const counts = await countUpTo(
    read,
    ranges.map(({ index, conditions }) => {
      const { sql, parameters } = allOf(conditions);
      const from = index ? `users ${withIndex(dialect, index)}` : 'users';
      const select = `SELECT id, createdAt FROM ${from} WHERE ${sql} LIMIT ${limit}`;
      return { sql: unionPart(dialect, select), parameters: [...parameters], limit };
    }),
  );
  return {
    rangesWithMatches: ranges.filter((_, at) => counts[at]),
    count: counts.reduce((sum, count) => sum + count, 0),
  };
}

const anyOf = (ranges: readonly IndexRange[]): Sql => {
  const conditions = ranges.map((range) => allOf(range.conditions));
  return {
    sql: `(${conditions.map(({ sql }) => sql).join(' OR ')})`,
    parameters: conditions.flatMap(({ parameters }) => parameters),
  };
};

/** Divides a list into ranges of one index; an account may be in several ranges of a search. */
function rangesOf({ search, blocked }: UserFilter): IndexRange[] {
  const blockedIs: Sql[] =
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

const beginsWith = (column: string, prefix: string): Sql => ({
  sql: `${column} >= ? AND ${column} < ?`,
  parameters: [prefix, endOfPrefix(prefix)],
});
