import { firstIndex } from '../lib/binarySearch.ts';
import { consonantKey, MIN_KEY_LENGTH } from './consonantKey.ts';
import { editDistance } from './editDistance.ts';
import { letterMask, mayBeSimilar } from './letterMask.ts';
import { isPrefix } from './tokenizer.ts';

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
  /** The longer terms that begin with `prefix`; see `isPrefix`. */
  findByPrefix(prefix: string): SimilarTerm[];
  /** The other terms with at most `maxEdits` edits. */
  findByEditDistance(term: string, maxEdits: number): SimilarTerm[];
  /** The ids of the other terms with the same consonants; of very short keys none. */
  findBySound(term: string): number[];
}

export function createTermDictionary(): TermDictionary {
  const ids = new Map<string, number>();
  const terms: string[] = [];
  /** By term id: which letters a term has, as bits. Rules out most terms before their edit distance is calculated. */
  let letterMasks = new Int32Array(1024);
  let sortedTerms: string[] = [];
  const soundIds = new Map<string, number[]>();
  /** The terms in `soundIds`. */
  let soundCount = 0;

  function sortTerms(): string[] {
    // New terms follow the sorted ones, and sorting a nearly sorted array is cheap.
    if (sortedTerms.length < terms.length)
      sortedTerms = [...sortedTerms, ...terms.slice(sortedTerms.length)].sort(byCodeUnits);
    return sortedTerms;
  }

  /** Few queries need it, and each new term is read once. */
  function idsBySound(): ReadonlyMap<string, readonly number[]> {
    for (; soundCount < terms.length; soundCount++) {
      const sound = consonantKey(terms[soundCount] as string);
      const sameSound = soundIds.get(sound);
      if (sameSound) sameSound.push(soundCount);
      else soundIds.set(sound, [soundCount]);
    }
    return soundIds;
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
        const distance = term.length - prefix.length;
        if (distance > 0 && isPrefix(prefix, term))
          matches.push({ termId: ids.get(term) as number, distance });
      }
      return matches;
    },
    findByEditDistance(term, maxEdits) {
      const mask = letterMask(term);
      const matches: SimilarTerm[] = [];
      for (let termId = 0; termId < terms.length; termId++) {
        if (!mayBeSimilar(mask, letterMasks[termId] as number, maxEdits)) continue;
        const other = terms[termId] as string;
        if (Math.abs(other.length - term.length) > maxEdits || other === term) continue;
        const distance = editDistance(term, other, maxEdits);
        if (distance <= maxEdits) matches.push({ termId, distance });
      }
      return matches;
    },
    findBySound(term) {
      const sound = consonantKey(term);
      if (sound.length < MIN_KEY_LENGTH) return [];
      return (idsBySound().get(sound) ?? []).filter((id) => terms[id] !== term);
    },
  };
}

const byCodeUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
