import type { EntityManager } from 'typeorm';
import { allOf, containsAll, type Sql } from '../../../database/conditions.ts';
import type { Dialect } from '../../../database/dialects.ts';
import { type IndexRange, type KeysetList, readKeysetPage } from '../../../database/keysetPage.ts';
import type { RowRange } from '../../../lib/page.ts';
import type { PersonFilter } from '../../../search/personKeys.ts';
import { userSearchConditions } from '../userSearch.ts';
import { User } from '../users.entity.ts';

/** All accounts. */
export const newestUsers: KeysetList<User> = { name: 'users', order: ['createdAt', 'id'], direction: 'DESC' };

/** Which accounts a list shows; deleted ones never. */
export interface UserFilter extends PersonFilter {
  /** Beginning of words of a name, of the e-mail address or the id; beginning or end of the phone number. Empty: any. */
  search: string;
  /** Null: any. */
  blocked: boolean | null;
}

/** The accounts of a range that a filter lets pass, newest first. */
export const findUsers = (
  db: { dialect: Dialect; read: EntityManager },
  filter: UserFilter,
  range: RowRange,
): Promise<User[]> => readKeysetPage(db, User, newestUsers, rangesOf(db.dialect, filter), range);

function rangesOf(dialect: Dialect, { search, nameParts, blocked }: UserFilter): IndexRange[] {
  const isNotErased = { sql: 'erasedAt IS NULL', parameters: [] };
  const searchConditions = userSearchConditions(search);
  if (searchConditions.length > 0) {
    // No deleted account satisfies one; with this MySQL can read many matches in the order of `users_date`, as SQLite would read few.
    const inOrder = dialect === 'mysql' ? [isNotErased] : [];
    return searchConditions.map((condition) => ({
      conditions: [condition, ...inOrder, ...blockedIs(blocked)],
      isCovering: true,
    }));
  }
  // SQLite finds few blocked accounts by no other index.
  const index = blocked ? 'users_blocked' : null;
  const names = nameParts ? [containsAll('searchName', nameParts)] : [];
  return [{ index, conditions: [allOf([isNotErased, ...blockedIs(blocked), ...names])], isCovering: true }];
}

const blockedIs = (blocked: boolean | null): Sql[] =>
  blocked === null ? [] : [{ sql: blocked ? 'blockedAt > 0' : 'blockedAt IS NULL', parameters: [] }];
