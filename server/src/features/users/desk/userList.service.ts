import type { Db } from '../../../database/database.ts';
import type { KeysetPosition } from '../../../database/keysetList.ts';
import { decodeListCursor, encodeListCursor } from '../../../lib/cursor.ts';
import { type InvalidInput, invalidInput } from '../../../lib/problems.ts';
import type { User } from '../users.entity.ts';
import { searchTooLong } from '../users.problems.ts';
import { findUsers, type UserFilter } from './userList.queries.ts';

export type { UserFilter };

const MAX_PAGE = 100;
const MAX_SEARCH_LENGTH = 254;

/** A part of a list of accounts, newest first. */
export interface UserPage {
  users: User[];
  endCursor: string | null;
  hasNextPage: boolean;
}

/** A page of the accounts that a filter lets pass. @param page.after cursor of the last account of the page before */
export async function findUserPage(
  { dialect, read }: Pick<Db, 'dialect' | 'read'>,
  filter: UserFilter,
  { first, after }: { first: number; after: string | null },
): Promise<UserPage | InvalidInput> {
  if (first < 1 || first > MAX_PAGE) return invalidInput(`first must be from 1 to ${MAX_PAGE}`, 'first');
  if (filter.search.length > MAX_SEARCH_LENGTH) return searchTooLong(MAX_SEARCH_LENGTH);
  const position = after ? toPosition(after) : null;
  if (after && !position) return invalidInput('after is not one of our cursors', 'after');
  const usersAndNext = await findUsers(read, dialect, { filter, after: position, limit: first + 1 });
  const users = usersAndNext.slice(0, first);
  const last = users.at(-1);
  return {
    users,
    endCursor: last ? encodeListCursor('users', [last.createdAt, last.id]) : null,
    hasNextPage: usersAndNext.length > first,
  };
}

function toPosition(cursor: string): KeysetPosition | null {
  const [createdAt, id] = decodeListCursor('users', cursor) ?? [];
  return typeof createdAt === 'number' && typeof id === 'string' ? { value: createdAt, id } : null;
}
