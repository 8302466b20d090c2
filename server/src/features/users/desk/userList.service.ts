import type { Db } from '../../../database/database.ts';
import { type Page, type PageArguments, readPageOrElse } from '../../../lib/page.ts';
import type { InvalidInput } from '../../../lib/problems.ts';
import { byNameParts } from '../../../search/personKeys.ts';
import type { User } from '../users.entity.ts';
import { searchTooLong } from '../users.problems.ts';
import { findUsers, newestUsers, type UserFilter } from './userList.queries.ts';

export type { UserFilter };

const MAX_SEARCH_LENGTH = 254;

/** A page of the accounts that a filter lets pass, newest first. */
export async function findUserPage(
  db: Pick<Db, 'dialect' | 'read'>,
  filter: UserFilter,
  args: PageArguments,
): Promise<Page<User> | InvalidInput> {
  if (filter.search.length > MAX_SEARCH_LENGTH) return searchTooLong(MAX_SEARCH_LENGTH);
  return readPageOrElse(newestUsers, [filter, byNameParts(filter)], args, (filter, range) =>
    findUsers(db, filter, range),
  );
}
