import { z } from 'zod';

/** Encodes an item's sort key as an opaque cursor. */
export const encodeCursor = (sortKey: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(sortKey)).toString('base64url');

const sortKey = z.array(z.union([z.string(), z.number()]));

/** The sort key in a cursor; null if the cursor is invalid. */
export function decodeCursor(cursor: string): (string | number)[] | null {
  try {
    return sortKey.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    return null;
  }
}
