import { type FieldOptions, inverseDocumentFrequency, termWeights, type Zone } from './bm25.ts';
import { createDocumentNumbers } from './documentNumbers.ts';
import { appendPosting } from './postingList.ts';
import { createScoreAccumulator, type ScoredPostings } from './scoreAccumulator.ts';
import { createTermPostings, type ExpandedTerm, type TermPostings } from './termPostings.ts';

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

/** For each term the documents that contain it. */
export interface InvertedIndex<Value, Field extends string> {
  /** Adds a document, or replaces the one with the same id. */
  set(id: string, document: SearchDocument<Value, Field>): void;
  delete(id: string): void;
  expand(term: string, minPrefixLength: number): ExpandedTerm;
  /** The documents that match all query terms or, if there are none, those that match any. */
  match(queryTerms: readonly ExpandedTerm[], zones: readonly Zone[]): SearchMatches<Value>;
}

export function createInvertedIndex<Value, Field extends string>(
  options: Readonly<Record<Field, FieldOptions>>,
): InvertedIndex<Value, Field> {
  const terms = createTermPostings();
  const documents = createDocumentNumbers<Value>();
  let accumulator = createScoreAccumulator();

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
  }

  return {
    set(id, { value, fields }) {
      remove(id);
      const number = documents.add(id, value);
      accumulator.grow(number + 1);
      const weights = termWeights(fields, options);
      for (const zone of ['title', 'body'] as const)
        for (const [term, weight] of weights[zone])
          appendPosting(terms.findOrAdd(term)[zone], number, weight);
      compact();
    },
    delete(id) {
      remove(id);
      compact();
    },
    expand: terms.expand,
    match(queryTerms, zones) {
      const scored = queryTerms.map((term) => scoredPostings(terms, documents.count, term, zones));
      const { documents: numbers, scores } = accumulator.score(scored);
      const { values } = documents;
      return {
        length: numbers.length,
        valueAt: (index) => values[numbers[index] as number] as Value,
        scores,
      };
    },
  };
}

/** The posting lists of an expanded term in some zones. A tenth, the unit of posting weights, is part of the factor. */
const scoredPostings = (
  terms: TermPostings,
  documentCount: number,
  expandedTerm: ExpandedTerm,
  zones: readonly Zone[],
): ScoredPostings[] =>
  [...expandedTerm].flatMap(([termId, factor]) => {
    const rarity = inverseDocumentFrequency(documentCount, terms.count(termId));
    return zones.map((zone) => ({ list: terms.get(termId)[zone], factor: (rarity * factor) / 10 }));
  });
