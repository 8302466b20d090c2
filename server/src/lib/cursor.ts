import { z } from 'zod';

/** Encodes an item's sort key as an opaque cursor. */
export const encodeCursor = (sortKey: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(sortKey)).toString('base64url');

const sortKey = z.array(z.union([z.string(), z.number()]));

/** As `encodeCursor`, of a list whose cursors no other list takes. @param list its name, with what it is sorted by if that can be chosen */
export const encodeListCursor = (list: string, sortKey: readonly (string | number)[]): string =>
  encodeCursor([list, ...sortKey]);

/** The sort key in a cursor of this list; null if it is no such cursor. */
export function decodeListCursor(list: string, cursor: string): (string | number)[] | null {
  const [listOfCursor, ...key] = decodeCursor(cursor) ?? [];
  return listOfCursor === list ? key : null;
}

/** The sort key in a cursor; null if the cursor is invalid. */
export function decodeCursor(cursor: string): (string | number)[] | null {
  try {
    return sortKey.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    return null;
  }
}
