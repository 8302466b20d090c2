import { firstIndex } from '../lib/binarySearch.ts';
import { editDistance } from './editDistance.ts';

/** A term of the dictionary that resembles a query's term. */
export interface SimilarTerm {
  termId: number;
  /** Additional letters of a prefix match, edit distance of a fuzzy match. */
  distance: number;
}

/** All terms of an index, numbered from 0. */
export interface TermDictionary {
  find(term: string): number | undefined;
  findOrAdd(term: string): number;
  /** The longer terms that begin with `prefix`. */
  findByPrefix(prefix: string): SimilarTerm[];
  /** The other terms with at most `maxEdits` edits. */
  findByEditDistance(term: string, maxEdits: number): SimilarTerm[];
}

export function createTermDictionary(): TermDictionary {
  const ids = new Map<string, number>();
  const terms: string[] = [];
  /** By term id: which letters a term has, as bits. Rules out most terms before their edit distance is calculated. */
  let letterMasks = new Int32Array(1024);
  let sortedTerms: string[] = [];

  function sortTerms(): string[] {
    // New terms follow the sorted ones, and sorting a nearly sorted array is cheap.
    if (sortedTerms.length < terms.length)
      sortedTerms = [...sortedTerms, ...terms.slice(sortedTerms.length)].sort(byCodeUnits);
    return sortedTerms;
  }

  return {
    find: (term) => ids.get(term),
    findOrAdd(term) {
      const existing = ids.get(term);
      if (existing !== undefined) return existing;
      const id = terms.push(term) - 1;
      ids.set(term, id);
      if (id >= letterMasks.length) {
        const larger = new Int32Array(2 * letterMasks.length);
        larger.set(letterMasks);
        letterMasks = larger;
      }
      letterMasks[id] = letterMask(term);
      return id;
    },
    findByPrefix(prefix) {
      const sorted = sortTerms();
      const matches: SimilarTerm[] = [];
      for (let n = firstIndex(sorted, (term) => term >= prefix); n < sorted.length; n++) {
        const term = sorted[n] as string;
        if (!term.startsWith(prefix)) break;
        if (term !== prefix)
          matches.push({ termId: ids.get(term) as number, distance: term.length - prefix.length });
      }
      return matches;
    },
    findByEditDistance(term, maxEdits) {
      const mask = letterMask(term);
      const matches: SimilarTerm[] = [];
      for (let termId = 0; termId < terms.length; termId++) {
        const otherMask = letterMasks[termId] as number;
        // One edit removes one letter at most and adds one at most.
        if (bitCount(mask & ~otherMask) > maxEdits || bitCount(otherMask & ~mask) > maxEdits) continue;
        const other = terms[termId] as string;
        if (Math.abs(other.length - term.length) > maxEdits || other === term) continue;
        const distance = editDistance(term, other, maxEdits);
        if (distance <= maxEdits) matches.push({ termId, distance });
      }
      return matches;
    },
  };
}

const byCodeUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Letters that are the same modulo 32 share a bit. */
function letterMask(term: string): number {
  let mask = 0;
  for (let n = 0; n < term.length; n++) mask |= 1 << (term.charCodeAt(n) & 31);
  return mask;
}

/** Number of bits that are set in a 32-bit number. */
function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
