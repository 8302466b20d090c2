import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** What the items of a list are sorted by; the last value is unique. */
export type SortKey = readonly (string | number)[];

// A process serves one shop. So the functions need no parameter that every caller would have to pass on.
let signingKey: Buffer = randomBytes(32);

/** Sets what this process signs its cursors with; until then it is random. @param secret the same for all processes of the shop */
export function setCursorSecret(secret: string): void {
  signingKey = createHmac('sha256', secret).update('cursors').digest();
}

/** An item's place as a signed, opaque cursor that no other list takes. @param list its name, with what it is sorted by if that can be chosen */
export function encodeListCursor(list: string, sortKey: SortKey): string {
  const content = [list, ...sortKey];
  return Buffer.from(JSON.stringify([...content, sign(content)])).toString('base64url');
}

const signedContent = z.array(z.union([z.string(), z.number()]));

/** The sort key in a cursor of this list; null if the shop has made no such cursor. */
export function decodeListCursor(list: string, cursor: string): (string | number)[] | null {
  try {
    const content = signedContent.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    const signature = Buffer.from(String(content.pop()));
    const expected = Buffer.from(sign(content));
    if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null;
    const [listOfCursor, ...sortKey] = content;
    return listOfCursor === list ? sortKey : null;
  } catch {
    return null;
  }
}

/** Half of the hash is enough, and keeps the cursors short. */
const sign = (content: SortKey): string =>
  createHmac('sha256', signingKey)
    .update(JSON.stringify(content))
    .digest()
    .subarray(0, 16)
    .toString('base64url');
