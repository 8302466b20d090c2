import MiniSearch, { type SearchOptions } from 'minisearch';

/** What is searched of a product. */
export interface SearchText {
  name: string;
  brand: string;
  /** Names of category and sub-category. */
  category: string;
  description: string;
}

/** A product that was found. */
export interface Match {
  id: string;
  score: number;
}

/** A full-text index over the products on sale, in memory. */
export interface SearchIndex {
  /** Adds or replaces a product; null removes it. Takes effect at once, but is worked off when the process has time. */
  put(id: string, text: SearchText | null): void;
  /** Whether all that was put is found. */
  isComplete(): boolean;
  /** Ids of the matching products with their score; best first. */
  find(words: string): Match[];
  /**
   * As `find`, for words whose last one is still being typed: it looks into names, brands and categories alone, because an
   * unfinished word begins some word of almost every description.
   */
  suggest(words: string): Match[];
}

/** Longer questions are cut: no shopper needs them, and each word costs, a long one many times. */
const MAX_WORDS = 8;
const MAX_LETTERS = 40;

/** Products indexed at a stretch: a few milliseconds, so that requests come through between. */
const AT_A_STRETCH = 50;

/** So many may still be indexed before a search is answered; with more to do it finds what is known so far. */
const BEFORE_A_SEARCH = 200;

/** They stand in every other description and help nobody to find anything. */
const STOP_WORDS = new Set(
  'a an and are as at be by for from in is it its of on or that the this to with you your'.split(' '),
);

/** A word that stands more often than this is spelled as it should be. */
const TYPO_AT_MOST = 3;

export function createSearchIndex(): SearchIndex {
  const occurrences = new Map<string, number>();
  const waiting = new Map<string, SearchText | null>();
  let scheduled = false;
  // The words of a product that is indexed anew have been counted.
  let counting = true;

  const index = new MiniSearch<SearchText & { id: string }>({
    fields: ['name', 'brand', 'category', 'description'],
    processTerm(word) {
      const term = normalised(word);
      if (term && counting) occurrences.set(term, (occurrences.get(term) ?? 0) + 1);
      return term;
    },
    searchOptions: {
      processTerm: normalised,
      boost: { name: 4, brand: 2, category: 1.5, description: 0.5 },
      // Unfinished words match from their second letter on.
      prefix: (term) => term.length > 1,
      // Typos, about one in five letters; to look for them costs more than all the rest.
      fuzzy: (term) => term.length > 3 && (occurrences.get(term) ?? 0) <= TYPO_AT_MOST && 0.2,
      weights: { prefix: 0.4, fuzzy: 0.3 },
    },
  });

  function take(count: number): void {
    for (const [id, text] of waiting) {
      if (count-- === 0) break;
      waiting.delete(id);
      counting = !index.has(id);
      if (!counting) index.discard(id);
      if (text) index.add({ id, ...text });
    }
  }

  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    // Not unref'ed: an idle process would sleep over it.
    setImmediate(() => {
      scheduled = false;
      take(AT_A_STRETCH);
      if (waiting.size > 0) schedule();
    });
  }

  function search(words: string, options: SearchOptions = {}): Match[] {
    take(BEFORE_A_SEARCH);
    const query = wordsOf(words).join(' ');
    const all = index.search(query, { ...options, combineWith: 'AND' });
    // Rather something for a part of the words than nothing at all.
    const found = all.length > 0 ? all : index.search(query, options);
    return found.map(({ id, score }) => ({ id: String(id), score }));
  }

  return {
    put(id, text) {
      waiting.set(id, text);
      schedule();
    },
    isComplete: () => waiting.size === 0,
    find: (words) => search(words),
    suggest: (words) =>
      search(words, {
        fields: ['name', 'brand', 'category'],
        processTerm: unaccented,
        prefix: (term, place, terms) => term.length > (place === terms.length - 1 ? 1 : 2),
      }),
  };
}

const tokenize = MiniSearch.getDefault('tokenize');

/** The words that are looked for, taken apart as the index does it. */
const wordsOf = (text: string): string[] =>
  tokenize(text.slice(0, MAX_WORDS * MAX_LETTERS))
    .slice(0, MAX_WORDS)
    .map((word: string) => word.slice(0, MAX_LETTERS));

/** Lower case without accents. */
export const unaccented = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** The same; null for a word that is not searched. */
function normalised(word: string): string | null {
  const term = unaccented(word);
  return STOP_WORDS.has(term) ? null : term;
}
