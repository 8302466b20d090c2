import { type FieldOptions, inverseDocumentFrequency, termWeights, type Zone } from './bm25.ts';
import { appendPosting, emptyPostingList, type PostingList, renumberPostings } from './postingList.ts';
import { createScoreAccumulator, type ScoredPostings } from './scoreAccumulator.ts';
import { createTermDictionary } from './termDictionary.ts';
import { expandTerm } from './termExpansion.ts';

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

/** The terms that a query's term was expanded to, by term id, with their factors. */
export type ExpandedTerm = ReadonlyMap<number, number>;

/** For each term the documents that contain it. Removed documents keep their numbers until `compact`. */
export interface InvertedIndex<Value, Field extends string> {
  /** Adds a document, or replaces the one with the same id. */
  set(id: string, document: SearchDocument<Value, Field>): void;
  delete(id: string): void;
  expand(term: string, minPrefixLength: number): ExpandedTerm;
  /** The documents that match all query terms or, if there are none, those that match any. */
  match(queryTerms: readonly ExpandedTerm[], zones: readonly Zone[]): SearchMatches<Value>;
}

/** The document numbers of removed documents are freed when they outnumber the others by so many. */
const MAX_UNUSED_NUMBERS = 1000;

export function createInvertedIndex<Value, Field extends string>(
  options: Readonly<Record<Field, FieldOptions>>,
): InvertedIndex<Value, Field> {
  const dictionary = createTermDictionary();
  /** By term id. */
  const postings: Record<Zone, PostingList>[] = [];
  const numberById = new Map<string, number>();
  /** By document number; null: removed. */
  let values: (Value | null)[] = [];
  let accumulator = createScoreAccumulator();

  function postingsOf(term: string): Record<Zone, PostingList> {
    const id = dictionary.findOrAdd(term);
    postings[id] ??= { title: emptyPostingList(), body: emptyPostingList() };
    return postings[id];
  }

  function postingCount(termId: number): number {
    const { title, body } = postings[termId] as Record<Zone, PostingList>;
    return title.length + body.length;
  }

  function remove(id: string): void {
    const number = numberById.get(id);
    if (number === undefined) return;
    numberById.delete(id);
    values[number] = null;
    accumulator.exclude(number);
  }

  function compactIfSparse(): void {
    if (values.length <= 2 * numberById.size + MAX_UNUSED_NUMBERS) return;
    const newNumbers = new Int32Array(values.length).fill(-1);
    let next = 0;
    values.forEach((value, number) => {
      if (value !== null) newNumbers[number] = next++;
    });
    for (const { title, body } of postings)
      for (const list of [title, body]) renumberPostings(list, newNumbers);
    for (const [id, number] of numberById) numberById.set(id, newNumbers[number] as number);
    // Matches of earlier queries go on reading the old array.
    values = values.filter((value) => value !== null);
    accumulator = createScoreAccumulator();
    accumulator.grow(values.length);
  }

  /** A tenth, the unit of posting weights, is part of the factor. */
  const scoredPostings = (term: ExpandedTerm, zones: readonly Zone[]): ScoredPostings[] =>
    [...term].flatMap(([termId, factor]) => {
      const rarity = inverseDocumentFrequency(numberById.size, postingCount(termId));
      const lists = postings[termId] as Record<Zone, PostingList>;
      return zones.map((zone) => ({ list: lists[zone], factor: (rarity * factor) / 10 }));
    });

  return {
    set(id, { value, fields }) {
      remove(id);
      const number = values.push(value) - 1;
      numberById.set(id, number);
      accumulator.grow(values.length);
      const weights = termWeights(fields, options);
      for (const zone of ['title', 'body'] as const)
        for (const [term, weight] of weights[zone]) appendPosting(postingsOf(term)[zone], number, weight);
      compactIfSparse();
    },
    delete(id) {
      remove(id);
      compactIfSparse();
    },
    expand: (term, minPrefixLength) => expandTerm(dictionary, postingCount, term, minPrefixLength),
    match(queryTerms, zones) {
      const { documents, scores } = accumulator.score(queryTerms.map((term) => scoredPostings(term, zones)));
      const currentValues = values;
      return {
        length: documents.length,
        valueAt: (index) => currentValues[documents[index] as number] as Value,
        scores,
      };
    },
  };
}
