import type { EntityManager } from 'typeorm';
import { countUpTo } from '../../../database/countUpTo.ts';
import { type Dialect, joinInOrder, unionPart, withIndex } from '../../../database/dialects.ts';
import { toEntity } from '../../../database/toEntity.ts';
import { endOfPrefix } from '../../../lib/text/endOfPrefix.ts';
import { type UserSearchPrefix, userSearchPrefixes } from '../userSearch.ts';
import { User } from '../users.entity.ts';

// How it decides, and why, is in features/orders/desk/README.md.

/** What the list is sorted by: newest first. */
export type UserKey = Pick<User, 'id' | 'createdAt'>;

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

/**
 * Up to so many accounts that a search finds are read and sorted. More are read in the order of the list, by an index that has all that a
 * search looks at, until the page is full: a page of them is near.
 */
const FEW = 1000;

interface Page {
  after: UserKey | null;
  limit: number;
}

/** The first `limit` accounts of a list behind a position. @param after null: from the beginning */
export async function findUsers(
  manager: EntityManager,
  dialect: Dialect,
  { filter, after, limit }: { filter: UserFilter } & Page,
): Promise<User[]> {
  const behind = after ? [isOlderThan(after)] : [];
  const end = `${NEWEST_FIRST} LIMIT ${limit}`;
  const read = (parts: readonly ListPart[], further: Condition[]) =>
    readUsers(manager, dialect, parts, further, end);
  const parts = partsOf(filter);
  if (filter.search.trim() === '') return read(parts, behind);
  const { partsWithMatches, count } = await countParts(manager, dialect, parts);
  if (count <= FEW) return read(partsWithMatches, behind);
  return read([{ index: 'users_date', conditions: [isNotErased, anyOf(partsWithMatches)] }], behind);
}

async function readUsers(
  manager: EntityManager,
  dialect: Dialect,
  parts: readonly ListPart[],
  further: Condition[],
  end: string,
): Promise<User[]> {
  if (parts.length === 0) return [];
  const selects = parts.map(({ index, conditions }) =>
    select(dialect, { index, conditions: [...conditions, ...further] }, end),
  );
  const ids = `${selects.map(({ sql }) => sql).join(' UNION ')} ${selects.length > 1 ? end : ''}`;
  const rows: object[] = await manager.query(
    `SELECT users.* FROM (${ids}) list ${joinInOrder(dialect)} users ON users.id = list.id
       ORDER BY list.createdAt DESC, list.id DESC`,
    selects.flatMap(({ parameters }) => parameters),
  );
  return rows.map((row) => toEntity(manager, User, row));
}

/** How many accounts the parts find, hardly further than `FEW`, and those of them that find any. */
async function countParts(
  manager: EntityManager,
  dialect: Dialect,
  parts: readonly ListPart[],
): Promise<{ partsWithMatches: ListPart[]; count: number }> {
  const limit = FEW + 1;
  const counts = await countUpTo(
    manager,
    parts.map((part) => ({ ...select(dialect, part, `LIMIT ${limit}`), limit })),
  );
  return {
    partsWithMatches: parts.filter((_, at) => counts[at]),
    count: counts.reduce((sum, count) => sum + count, 0),
  };
}

const anyOf = (parts: readonly ListPart[]): Condition => ({
  sql: `(${parts.map(({ conditions }) => conditions.map(({ sql }) => sql).join(' AND ')).join(' OR ')})`,
  parameters: parts.flatMap(({ conditions }) => conditions.flatMap(({ parameters }) => parameters)),
});

function select(dialect: Dialect, { index, conditions }: ListPart, end: string): Condition {
  const table = index === null ? 'users' : `users ${withIndex(dialect, index)}`;
  const where = conditions.map(({ sql }) => sql).join(' AND ');
  return {
    sql: unionPart(dialect, `SELECT id, createdAt FROM ${table} WHERE ${where} ${end}`),
    parameters: conditions.flatMap(({ parameters }) => parameters),
  };
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
  parameters: [prefix, endOfPrefix(prefix)],
});

/** MySQL finds no range by comparing rows, so the first column is compared alone, too. */
const isOlderThan = ({ createdAt, id }: UserKey): Condition => ({
  sql: 'createdAt <= ? AND (createdAt < ? OR id < ?)',
  parameters: [createdAt, createdAt, id],
});
