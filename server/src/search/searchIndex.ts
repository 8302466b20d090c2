import { LRUCache } from 'lru-cache';
import type { FieldOptions, Zone } from './bm25.ts';
import { createIndexingQueue } from './indexingQueue.ts';
import {
  createInvertedIndex,
  type IndexOptions,
  type SearchDocument,
  type SearchMatches,
} from './invertedIndex.ts';
import { MAX_QUERY_TERMS } from './scoreAccumulator.ts';
import { createSynonyms, type SynonymGroup } from './synonyms.ts';
import { isStopWord, tokenize } from './tokenizer.ts';

export type { FieldOptions, SearchDocument, SearchMatches, SynonymGroup };

/** A full-text index in memory. Indexes in the background, so that a large catalogue does not block requests. */
export interface SearchIndex<Value, Field extends string> {
  /** Adds or replaces a document. */
  put(id: string, document: SearchDocument<Value, Field>): void;
  remove(id: string): void;
  /** Replaces the synonyms that queries are expanded with. */
  setSynonyms(groups: readonly SynonymGroup[]): void;
  /**
   * Replaces the ids of the documents that rank below others that match a query as well. They stay above those that match it worse.
   */
  setDemoted(ids: ReadonlySet<string>): void;
  /** Whether all changes are indexed. */
  isComplete(): boolean;
  /** Resolves once all changes are indexed. */
  whenComplete(): Promise<void>;
  /** The documents that match a query, in any order. */
  search(query: string): SearchMatches<Value>;
  /**
   * As `search`, for a query whose last term is still being typed. Searches the title zone alone, because an unfinished term
   * is the prefix of some term in almost every body text.
   */
  suggest(query: string): SearchMatches<Value>;
}

/** Longer query terms are cut: every letter costs time in the fuzzy match. */
const MAX_TERM_LENGTH = 40;

/** A query first indexes up to this many pending documents; with more pending, its matches are incomplete. */
const MAX_BEFORE_QUERY = 500;

const MIN_PREFIX_LENGTH = 2;
/** Of the complete terms of a suggestion query. */
const MIN_COMPLETE_TERM_PREFIX_LENGTH = 3;

/** Pages, filters and sort orders of one search share its matches. */
const CACHE_BYTES = 16 * 1024 * 1024;
/** Per match: its number, its score, and what callers derive from it. */
const cacheEntryBytes = ({ length }: { length: number }): number => 1000 + 32 * length;

export function createSearchIndex<Value, Field extends string>(
  options: IndexOptions<Value, Field>,
): SearchIndex<Value, Field> {
  const index = createInvertedIndex(options);
  let synonyms = createSynonyms([]);
  /** Matches since the last change, by normalized query. */
  const cache = new LRUCache<string, SearchMatches<Value>>({
    maxSize: CACHE_BYTES,
    sizeCalculation: cacheEntryBytes,
  });
  const queue = createIndexingQueue(index, () => cache.clear());

  function match(terms: readonly string[], zones: readonly Zone[], minPrefixLengths: readonly number[]) {
    queue.indexPending(MAX_BEFORE_QUERY);
    const cacheKey = [zones, ...terms.map((term, n) => `${minPrefixLengths[n]}${term}`)].join(' ');
    const matches = cache.get(cacheKey) ?? index.match({ terms, minPrefixLengths, zones, synonyms });
    cache.set(cacheKey, matches);
    return matches;
  }

  return {
    put: queue.add,
    remove: (id) => queue.add(id, null),
    setSynonyms(groups) {
      synonyms = createSynonyms(groups);
      cache.clear();
    },
    setDemoted(ids) {
      index.setDemoted(ids);
      cache.clear();
    },
    isComplete: queue.isEmpty,
    whenComplete: queue.whenEmpty,
    search(query) {
      const terms = queryTerms(query).filter((term) => !isStopWord(term));
      const minPrefixLengths = terms.map(() => MIN_PREFIX_LENGTH);
      return match(terms, ['title', 'body'], minPrefixLengths);
    },
    suggest(query) {
      const terms = queryTerms(query);
      const minPrefixLengths = terms.map((_, n) =>
        n === terms.length - 1 ? MIN_PREFIX_LENGTH : MIN_COMPLETE_TERM_PREFIX_LENGTH,
      );
      return match(terms, ['title'], minPrefixLengths);
    },
  };
}

const queryTerms = (query: string): string[] =>
  tokenize(query.slice(0, MAX_QUERY_TERMS * MAX_TERM_LENGTH))
    .slice(0, MAX_QUERY_TERMS)
    .map((term) => term.slice(0, MAX_TERM_LENGTH));
