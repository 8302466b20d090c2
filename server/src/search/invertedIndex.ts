import { type FieldOptions, termWeights, type Zone } from './bm25.ts';
import { createDocumentNumbers } from './documentNumbers.ts';
import { appendPosting } from './postingList.ts';
import { expandQuery } from './queryExpansion.ts';
import { createScoreAccumulator, demotedScore } from './scoreAccumulator.ts';
import type { Synonyms } from './synonyms.ts';
import { createTermPostings } from './termPostings.ts';
import { isAmount, normalize, tokenize } from './tokenizer.ts';
import { topK } from './topK.ts';

/** A value to be found by the texts of its fields. */
export interface SearchDocument<Value, Field extends string> {
  value: Value;
  fields: Readonly<Record<Field, string>>;
}

/** The documents that match a query, in any order. Numbered, because callers read few of many. */
export interface SearchMatches<Value> {
  length: number;
  valueAt(index: number): Value;
  /** By index; higher is better. */
  scores: Float32Array;
}

/** How an index reads its documents. */
export interface IndexOptions<Value, Field extends string> {
  fields: Readonly<Record<Field, FieldOptions>>;
  /** The title of a document. It tells whether words stand side by side, and is not stored again. */
  titleOf(value: Value): string;
}

export interface Query {
  terms: readonly string[];
  /** By term: shorter ones match no longer terms. */
  minPrefixLengths: readonly number[];
  zones: readonly Zone[];
  synonyms: Synonyms;
}

/** For each term the documents that contain it. */
export interface InvertedIndex<Value, Field extends string> {
  /** Adds a document, or replaces the one with the same id. */
  set(id: string, document: SearchDocument<Value, Field>): void;
  delete(id: string): void;
  /** See `SearchIndex.setDemoted`. */
  setDemoted(ids: ReadonlySet<string>): void;
  /** The documents that match a query; see `ScoreAccumulator.score`. */
  match(query: Query): SearchMatches<Value>;
}

/** More than most differences of weight, less than a word more or less. */
const PHRASE_SCORE = 50;
const MAX_PHRASE_CHECKS = 100;

export function createInvertedIndex<Value, Field extends string>({
  fields: fieldOptions,
  titleOf,
}: IndexOptions<Value, Field>): InvertedIndex<Value, Field> {
  const terms = createTermPostings();
  const documents = createDocumentNumbers<Value>();
  let accumulator = createScoreAccumulator();
  let demotedIds: ReadonlySet<string> = new Set();
  /** By document number: 1 if the document is demoted. */
  let demoted = new Uint8Array(0);

  function markDemoted(): void {
    demoted = new Uint8Array(2 * documents.values.length);
    for (const id of demotedIds) {
      const number = documents.find(id);
      if (number !== undefined) demoted[number] = 1;
    }
  }

  function hasPhrase(document: number, phrase: readonly string[]): boolean {
    const value = documents.values[document];
    return value != null && ` ${tokenize(titleOf(value)).join(' ')} `.includes(` ${phrase.join(' ')} `);
  }

  /** Of the best matches, those that have the query's words side by side come first. */
  function preferPhrases(numbers: Int32Array, scores: Float32Array, phrase: string): void {
    for (const index of topK(
      numbers.map((_, n) => n),
      scores,
      MAX_PHRASE_CHECKS,
    ).slice(0, MAX_PHRASE_CHECKS)) {
      const value = documents.values[numbers[index] as number];
      if (value != null && normalize(titleOf(value)).includes(phrase))
        scores[index] = (scores[index] as number) + PHRASE_SCORE;
    }
  }

  function remove(id: string): void {
    const number = documents.remove(id);
    if (number !== undefined) accumulator.exclude(number);
  }

  function compact(): void {
    const newNumbers = documents.compact();
    if (!newNumbers) return;
    terms.renumber(newNumbers);
    accumulator = createScoreAccumulator();
    accumulator.grow(documents.count);
    markDemoted();
  }

  return {
    set(id, { value, fields }) {
      remove(id);
      const number = documents.add(id, value);
      accumulator.grow(number + 1);
      if (number >= demoted.length) markDemoted();
      else if (demotedIds.has(id)) demoted[number] = 1;
      const zones = termWeights(fields, fieldOptions);
      for (const zone of ['title', 'body'] as const) {
        const { weights, kinds } = zones[zone];
        for (const [term, weight] of weights)
          appendPosting(terms.findOrAdd(term)[zone], number, weight, kinds.has(term));
      }
      compact();
    },
    delete(id) {
      remove(id);
      compact();
    },
    setDemoted(ids) {
      demotedIds = ids;
      markDemoted();
    },
    match({ terms: queryTerms, minPrefixLengths, zones, synonyms }) {
      const source = { terms, synonyms, documentCount: documents.count, hasPhrase };
      const postings = expandQuery(source, queryTerms, minPrefixLengths, zones);
      const { documents: numbers, scores } = accumulator.score(postings, requiredTerms(queryTerms));
      const { values } = documents;
      if (queryTerms.length > 1) preferPhrases(numbers, scores, queryTerms.join(' '));
      if (demotedIds.size > 0)
        for (let n = 0; n < numbers.length; n++)
          if (demoted[numbers[n] as number] === 1) scores[n] = demotedScore(scores[n] as number);
      return {
        length: numbers.length,
        valueAt: (index) => values[numbers[index] as number] as Value,
        scores,
      };
    },
  };
}

/** The terms that are no amounts, as bits. */
const requiredTerms = (terms: readonly string[]): number =>
  terms.reduce((bits, term, n) => (isAmount(term) ? bits : bits | (1 << n)), 0);
