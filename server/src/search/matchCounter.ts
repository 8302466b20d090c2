import type { Entries } from './postings.ts';

/** So many words a search may have: each is a bit of what is noted of a product. */
export const MOST_WORDS = 8;

/** A word of a search, with where all stand that it may mean, and what it counts there. */
export interface Searched {
  entries: { of: Entries; worth: number }[];
  /** How many products those have in all. */
  frequent: number;
}

/** Where the products stand that were found, and how well each matches. */
export interface Matches {
  places: Int32Array;
  scores: Float32Array;
}

/** Counts what words are worth in each product that has them. */
export interface MatchCounter {
  /** For products at so many places. */
  makeRoom(places: number): void;
  /** The product at this place is never found again. */
  leaveOut(place: number): void;
  /** The products that have all the words; when there is none, those that have any. */
  count(words: readonly Searched[]): Matches;
}

/** What a search notes while it counts, by place. */
interface Notes {
  scores: Float32Array;
  /** Which of the searched words a product has, as bits; GONE: it was removed or replaced. */
  having: Uint16Array;
  /** The places of the products that have any of them. */
  touched: Int32Array;
}

/** No word's bit. It keeps a place from ever being found untouched. */
const GONE = 1 << MOST_WORDS;

const notesFor = (places: number): Notes => ({
  scores: new Float32Array(places),
  having: new Uint16Array(places),
  touched: new Int32Array(places),
});

/** One for all searches of an index, one after the other. */
export function createMatchCounter(): MatchCounter {
  let notes = notesFor(0);

  /** Notes that products have a word, and what it counts. @returns how many are touched now */
  function touch({ packed, length }: Entries, word: number, worth: number, before: number): number {
    const { scores, having, touched } = notes;
    let count = before;
    for (let n = 0; n < length; n++) {
      const entry = packed[n] as number;
      const place = entry >>> 8;
      const had = having[place] as number;
      if (had === 0) touched[count++] = place;
      having[place] = had | word;
      scores[place] = (scores[place] as number) + (entry & 255) * worth;
    }
    return count;
  }

  /** The same for those alone that have been noted with all the words `before`. */
  function touchAgain({ packed, length }: Entries, before: number, word: number, worth: number): void {
    const { scores, having } = notes;
    for (let n = 0; n < length; n++) {
      const entry = packed[n] as number;
      const place = entry >>> 8;
      const had = having[place] as number;
      if ((had & before) !== before) continue;
      having[place] = had | word;
      scores[place] = (scores[place] as number) + (entry & 255) * worth;
    }
  }

  /** Forgets those of the first `count` that are touched that have not all of these words. @returns how many are left */
  function leaveOnly(words: number, count: number): number {
    const { scores, having, touched } = notes;
    let left = 0;
    for (let n = 0; n < count; n++) {
      const place = touched[n] as number;
      if (having[place] === words) {
        touched[left++] = place;
        continue;
      }
      having[place] = 0;
      scores[place] = 0;
    }
    return left;
  }

  /** The first `count` that are touched, of which nothing stays noted. */
  function gather(count: number): Matches {
    const { scores, having, touched } = notes;
    const places = touched.slice(0, count);
    const found = new Float32Array(count);
    for (let n = 0; n < count; n++) {
      const place = places[n] as number;
      found[n] = scores[place] as number;
      having[place] = 0;
      scores[place] = 0;
    }
    return { places, scores: found };
  }

  /** Counts the products that have all words: those of the rarest, of which each other word leaves fewer. */
  function countAll(words: readonly Searched[]): Matches {
    let found = 0;
    let before = 0;
    const rarestFirst = [...words].sort((a, b) => a.frequent - b.frequent);
    for (const [at, { entries }] of rarestFirst.entries()) {
      const bit = 1 << at;
      for (const { of, worth } of entries) {
        if (before === 0) found = touch(of, bit, worth, found);
        else touchAgain(of, before, bit, worth);
      }
      before |= bit;
    }
    return gather(leaveOnly(before, found));
  }

  function countAny(words: readonly Searched[]): Matches {
    let found = 0;
    for (const [at, { entries }] of words.entries())
      for (const { of, worth } of entries) found = touch(of, 1 << at, worth, found);
    return gather(found);
  }

  return {
    makeRoom(places) {
      if (places <= notes.having.length) return;
      const { having } = notes;
      notes = notesFor(2 * places);
      notes.having.set(having);
    },
    leaveOut(place) {
      notes.having[place] = GONE;
    },
    count(words) {
      // Of one word, or with one that means nothing, there is nothing to leave out.
      const all = words.length > 1 && words.every(({ entries }) => entries.length > 0) && countAll(words);
      return all && all.places.length > 0 ? all : countAny(words);
    },
  };
}
