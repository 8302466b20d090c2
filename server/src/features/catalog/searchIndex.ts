import { LRUCache } from 'lru-cache';
import { createVocabulary } from './vocabulary.ts';
import { stopWords, wordsOf } from './words.ts';

/** What is searched of a product. */
export interface SearchText {
  name: string;
  brand: string;
  /** Names of category and sub-category. */
  category: string;
  description: string;
}

/** Products that were found, in any order. They are numbered, because few of them are looked at. */
export interface Hits<T> {
  length: number;
  itemAt(at: number): T;
  /** By number: more is better. */
  scores: Float32Array;
}

/** A full-text index over the products on sale, in memory. */
export interface SearchIndex<T> {
  /** Adds or replaces a product; null removes it. Takes effect at once, but is worked off when the process has time. */
  put(id: string, product: { item: T; text: SearchText } | null): void;
  /** Whether all that was put is found. */
  isComplete(): boolean;
  /** Waits until it is. */
  completed(): Promise<void>;
  /** The matching products, in any order. */
  find(words: string): Hits<T>;
  /**
   * As `find`, for words whose last one is still being typed: it looks into names, brands and categories alone, because an
   * unfinished word begins some word of almost every description.
   */
  suggest(words: string): Hits<T>;
}

/** Longer questions are cut: no shopper needs them, and each word costs. */
const MAX_WORDS = 8;
const MAX_LETTERS = 40;

/** Products indexed at a stretch: a few milliseconds, so that requests come through between. */
const AT_A_STRETCH = 200;

/** So many may still be indexed before a search is answered; with more to do it finds what is known so far. */
const BEFORE_A_SEARCH = 500;

/** The pages, filters and orders of a search all begin with what its words find, which is kept … */
const BYTES_KEPT = 16 * 1024 * 1024;
/** … together with what lists make of it at most (listing.ts): of each match its columns, of the first their places in each order. */
const bytesOf = ({ length }: { length: number }): number =>
  1000 + 24 * length + 8 * 8 * Math.min(500, length);

/** A word that more products have than that is spelled as it should be. */
const TYPO_AT_MOST = 3;

/** How much a word counts by where it stands, and how many words there usually are. */
const parts = [
  { part: 'name', boost: 4, usual: 5 },
  { part: 'brand', boost: 2, usual: 2 },
  { part: 'category', boost: 1.5, usual: 4 },
  { part: 'description', boost: 0.5, usual: 30 },
] as const;

/** Weights of words that only begin so, or only look alike. */
const BEGINS = 0.4;
const LOOKS_ALIKE = 0.3;

/** Products by their place in the index, each with the weight of a word in it: the place in 24 bits, tenths of weight in 8. */
interface Entries {
  packed: Uint32Array;
  length: number;
}

/** Where a word stands. */
interface Standing {
  /** In names, brands and categories. */
  head: Entries;
  description: Entries;
}

/** A word of a search, with where all stand that it may mean, and what it counts there. */
interface Searched {
  bit: number;
  entries: { of: Entries; worth: number }[];
  /** How many products those have in all. */
  frequent: number;
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
const GONE = 1 << MAX_WORDS;

const notesFor = (places: number): Notes => ({
  scores: new Float32Array(places),
  having: new Uint16Array(places),
  touched: new Int32Array(places),
});

const noEntries = (): Entries => ({ packed: new Uint32Array(0), length: 0 });

/** @typeParam T what is found */
export function createSearchIndex<T>(): SearchIndex<T> {
  const vocabulary = createVocabulary();
  const standings: Standing[] = [];
  const placeOf = new Map<string, number>();
  /** The product at each place; null: it was removed or replaced. */
  let itemAt: (T | null)[] = [];
  const waiting = new Map<string, { item: T; text: SearchText } | null>();
  let scheduled = false;
  let waiters: (() => void)[] = [];
  let notes = notesFor(0);
  /** By what was searched, since the last change. */
  const kept = new LRUCache<string, Hits<T>>({
    maxSize: BYTES_KEPT,
    sizeCalculation: bytesOf,
  });

  function insert(id: string, item: T, text: SearchText): void {
    const place = itemAt.push(item) - 1;
    placeOf.set(id, place);
    if (place >= notes.having.length) {
      const { having } = notes;
      notes = notesFor(2 * itemAt.length);
      notes.having.set(having);
    }
    const head = new Map<string, number>();
    const description = new Map<string, number>();
    for (const { part, boost, usual } of parts) {
      const words = wordsOf(text[part]).filter((word) => !stopWords.has(word));
      const into = part === 'description' ? description : head;
      // The more often a word stands in a part, and the shorter the part, the more it says (BM25+).
      const norm = 1.2 * (0.3 + (0.7 * words.length) / usual);
      for (const [word, times] of countsOf(words))
        into.set(word, (into.get(word) ?? 0) + boost * (0.5 + (times * 2.2) / (times + norm)));
    }
    for (const [word, weight] of head) add(standingOf(word).head, place, weight);
    for (const [word, weight] of description) add(standingOf(word).description, place, weight);
  }

  function standingOf(word: string): Standing {
    const number = vocabulary.number(word);
    standings[number] ??= { head: noEntries(), description: noEntries() };
    return standings[number];
  }

  function remove(id: string): void {
    const place = placeOf.get(id);
    if (place === undefined) return;
    placeOf.delete(id);
    itemAt[place] = null;
    notes.having[place] = GONE;
  }

  function take(count: number): void {
    if (waiting.size > 0) kept.clear();
    for (const [id, product] of waiting) {
      if (count-- === 0) break;
      waiting.delete(id);
      remove(id);
      if (product) insert(id, product.item, product.text);
    }
    if (itemAt.length > 2 * placeOf.size + 1000) closeGaps();
  }

  function closeGaps(): void {
    const places = new Int32Array(itemAt.length).fill(-1);
    let next = 0;
    itemAt.forEach((item, place) => {
      if (item !== null) places[place] = next++;
    });
    for (const { head, description } of standings)
      for (const entries of [head, description]) moveTo(entries, places);
    for (const [id, place] of placeOf) placeOf.set(id, places[place] as number);
    itemAt = itemAt.filter((item) => item !== null);
    notes = notesFor(2 * itemAt.length);
  }

  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    // Not unref'ed: an idle process would sleep over it.
    setImmediate(() => {
      scheduled = false;
      take(AT_A_STRETCH);
      if (waiting.size > 0) return schedule();
      for (const goOn of waiters) goOn();
      waiters = [];
    });
  }

  const frequency = (standing: Standing) => standing.head.length + standing.description.length;

  /** The words of the vocabulary that one may stand for, with how much each counts. */
  function meantBy(word: string, beginsFrom: number): Map<number, number> {
    const weights = new Map<number, number>();
    const own = vocabulary.find(word);
    if (own !== undefined) weights.set(own, 1);
    const note = (other: number, weight: number) =>
      weights.set(other, Math.max(weight, weights.get(other) ?? 0));
    if (word.length >= beginsFrom)
      for (const { word: other, distance } of vocabulary.beginningWith(word))
        note(other, (BEGINS * word.length) / (word.length + 0.3 * distance));
    const known = own === undefined ? 0 : frequency(standings[own] as Standing);
    // Typos, about one in five letters.
    if (word.length > 3 && known <= TYPO_AT_MOST)
      for (const { word: other, distance } of vocabulary.similarTo(word, Math.round(word.length / 5)))
        note(other, (LOOKS_ALIKE * word.length) / (word.length + distance));
    return weights;
  }

  function search(words: readonly string[], where: (keyof Standing)[], beginsFrom: (at: number) => number) {
    take(BEFORE_A_SEARCH);
    const meanings = words.map((word, at) => meantBy(word, beginsFrom(at)));
    // It does not matter which word it is that means nothing.
    const known = words.map((word, at) => (meanings[at]?.size ? `${beginsFrom(at)}${word}` : ''));
    const name = [where.length, ...known].join(' ');
    const hits = kept.get(name) ?? count(meanings, where);
    kept.set(name, hits);
    return hits;
  }

  function count(meanings: readonly Map<number, number>[], where: readonly (keyof Standing)[]): Hits<T> {
    const words = meanings.map((meaning, at) => {
      let frequent = 0;
      const entries = [...meaning].flatMap(([number, weight]) => {
        const standing = standings[number] as Standing;
        frequent += frequency(standing);
        const rarity = Math.log(1 + (placeOf.size + 0.5) / (frequency(standing) + 0.5));
        return where.map((part) => ({ of: standing[part], worth: (rarity * weight) / 10 }));
      });
      return { bit: 1 << at, entries, frequent };
    });
    // Of one word, or with one that means nothing, there is nothing to leave out.
    const whole = words.length > 1 && words.every(({ entries }) => entries.length > 0) && countWhole(words);
    if (whole && whole.length > 0) return whole;
    let found = 0;
    for (const { bit, entries } of words)
      for (const { of, worth } of entries) found = touch(of, bit, worth, found);
    return gather(found);
  }

  /** Counts the products that have all words: those of the rarest, of which each other word leaves fewer. */
  function countWhole(words: readonly Searched[]): Hits<T> {
    let found = 0;
    let before = 0;
    for (const { bit, entries } of [...words].sort((a, b) => a.frequent - b.frequent)) {
      for (const { of, worth } of entries) {
        if (before === 0) found = touch(of, bit, worth, found);
        else touchAgain(of, before, bit, worth);
      }
      before |= bit;
    }
    return gather(leaveOnly(before, found));
  }

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
  function gather(count: number): Hits<T> {
    const { scores, having, touched } = notes;
    const places = touched.slice(0, count);
    const found = new Float32Array(count);
    for (let n = 0; n < count; n++) {
      const place = places[n] as number;
      found[n] = scores[place] as number;
      having[place] = 0;
      scores[place] = 0;
    }
    const items = itemAt;
    return { length: count, scores: found, itemAt: (at) => items[places[at] as number] as T };
  }

  return {
    put(id, product) {
      waiting.set(id, product);
      schedule();
    },
    isComplete: () => waiting.size === 0,
    completed: () =>
      new Promise((resolve) => {
        if (scheduled) waiters.push(resolve);
        else resolve();
      }),
    find: (words) =>
      search(
        asked(words).filter((word) => !stopWords.has(word)),
        ['head', 'description'],
        () => 2,
      ),
    suggest(text) {
      const words = asked(text);
      return search(words, ['head'], (at) => (at === words.length - 1 ? 2 : 3));
    },
  };
}

const asked = (text: string): string[] =>
  wordsOf(text.slice(0, MAX_WORDS * MAX_LETTERS))
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, MAX_LETTERS));

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function add(entries: Entries, place: number, weight: number): void {
  if (entries.length === entries.packed.length) {
    const more = new Uint32Array(Math.max(2, 2 * entries.length));
    more.set(entries.packed);
    entries.packed = more;
  }
  entries.packed[entries.length++] = ((place << 8) | Math.min(255, Math.round(weight * 10))) >>> 0;
}

/** Gives each entry its new place; those without one go. */
function moveTo(entries: Entries, places: Int32Array): void {
  let length = 0;
  for (let n = 0; n < entries.length; n++) {
    const entry = entries.packed[n] as number;
    const place = places[entry >>> 8] as number;
    if (place >= 0) entries.packed[length++] = ((place << 8) | (entry & 255)) >>> 0;
  }
  entries.length = length;
}
