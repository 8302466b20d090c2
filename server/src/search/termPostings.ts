import type { Zone } from './bm25.ts';
import { emptyPostingList, type PostingList, renumberPostings } from './postingList.ts';
import { createTermDictionary } from './termDictionary.ts';
import { expandTerm } from './termExpansion.ts';

/** The terms that a query's term was expanded to, by term id, with their factors. */
export type ExpandedTerm = ReadonlyMap<number, number>;

/** The posting lists of an index by term. */
export interface TermPostings {
  /** The posting lists of a term, which is added to the dictionary if it is new. */
  findOrAdd(term: string): Record<Zone, PostingList>;
  get(termId: number): Record<Zone, PostingList>;
  /** Number of postings of a term in all zones. */
  count(termId: number): number;
  expand(term: string, minPrefixLength: number): ExpandedTerm;
  /** @param newNumbers by old document number; -1 removes the postings */
  renumber(newNumbers: Int32Array): void;
}

export function createTermPostings(): TermPostings {
  const dictionary = createTermDictionary();
  /** By term id. */
  const postings: Record<Zone, PostingList>[] = [];
  const get = (termId: number) => postings[termId] as Record<Zone, PostingList>;
  const count = (termId: number) => get(termId).title.length + get(termId).body.length;
  return {
    findOrAdd(term) {
      const id = dictionary.findOrAdd(term);
      postings[id] ??= { title: emptyPostingList(), body: emptyPostingList() };
      return postings[id];
    },
    get,
    count,
    expand: (term, minPrefixLength) => expandTerm(dictionary, count, term, minPrefixLength),
    renumber(newNumbers) {
      for (const { title, body } of postings)
        for (const list of [title, body]) renumberPostings(list, newNumbers);
    },
  };
}
