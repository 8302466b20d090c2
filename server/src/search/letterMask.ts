import { bitCount } from './bitCount.ts';

/** Which letters a term has, as bits. Letters that are the same modulo 32 share a bit. */
export function letterMask(term: string): number {
  let mask = 0;
  for (let n = 0; n < term.length; n++) mask |= 1 << (term.charCodeAt(n) & 31);
  return mask;
}

/** Whether terms with these letters may be so few edits apart: one edit removes one letter at most and adds one at most. */
export const mayBeSimilar = (mask: number, other: number, maxEdits: number): boolean =>
  bitCount(mask & ~other) <= maxEdits && bitCount(other & ~mask) <= maxEdits;
