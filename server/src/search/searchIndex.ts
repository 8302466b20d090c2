import { LRUCache } from 'lru-cache';
import { createMatchCounter, MOST_WORDS } from './matchCounter.ts';
import { add, type Entries, moveTo, noEntries } from './postings.ts';
import { type SearchText, wordWeights } from './termWeights.ts';
import { stopWords, wordsOf } from './tokenize.ts';
import { createVocabulary } from './vocabulary.ts';

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

/** Longer words are cut, and so are questions of many words: no shopper needs them, and each word costs. */
const MAX_LETTERS = 40;

/** Products indexed at a stretch: a few milliseconds, so that requests come through between. */
const AT_A_STRETCH = 200;

/** So many may still be indexed before a search is answered; with more to do it finds what is known so far. */
const BEFORE_A_SEARCH = 500;

/** The pages, filters and orders of a search all begin with what its words find, which is kept … */
const BYTES_KEPT = 16 * 1024 * 1024;
/** … together with what lists make of it at most (listing.ts): of each match its columns, of the first their places in each order. */
const bytesOf = ({ length }: { length: number }): number =>
  1000 + 24 * length + 8 * 4 * Math.min(500, length);

/** A word that more products have than that is spelled as it should be. */
const TYPO_AT_MOST = 3;

/** Weights of words that only begin so, or only look alike. */
const BEGINS = 0.4;
const LOOKS_ALIKE = 0.3;

/** Where a word stands. */
interface Standing {
  /** In names, brands and categories. */
  head: Entries;
  description: Entries;
}

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
  let matches = createMatchCounter();
  /** By what was searched, since the last change. */
  const kept = new LRUCache<string, Hits<T>>({
    maxSize: BYTES_KEPT,
    sizeCalculation: bytesOf,
  });

  function insert(id: string, item: T, text: SearchText): void {
    const place = itemAt.push(item) - 1;
    placeOf.set(id, place);
    matches.makeRoom(itemAt.length);
    const { head, description } = wordWeights(text);
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
    matches.leaveOut(place);
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
    matches = createMatchCounter();
    matches.makeRoom(itemAt.length);
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
    const words = meanings.map((meaning) => {
      let frequent = 0;
      const entries = [...meaning].flatMap(([number, weight]) => {
        const standing = standings[number] as Standing;
        frequent += frequency(standing);
        const rarity = Math.log(1 + (placeOf.size + 0.5) / (frequency(standing) + 0.5));
        return where.map((part) => ({ of: standing[part], worth: (rarity * weight) / 10 }));
      });
      return { entries, frequent };
    });
    const { places, scores } = matches.count(words);
    const items = itemAt;
    return { length: places.length, scores, itemAt: (at) => items[places[at] as number] as T };
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
  wordsOf(text.slice(0, MOST_WORDS * MAX_LETTERS))
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, MAX_LETTERS));
