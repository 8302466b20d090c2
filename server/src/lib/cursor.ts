import { z } from 'zod';

/** Makes an opaque cursor of the values that a list is sorted by. */
export const encodeCursor = (position: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

const position = z.array(z.union([z.string(), z.number()]));

/** The position behind a cursor, or null when it is not one of ours. */
export function decodeCursor(cursor: string): (string | number)[] | null {
  try {
    return position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    return null;
  }
}
