import type { Zone } from './bm25.ts';
import { emptyPostingList, type PostingList, renumberPostings } from './postingList.ts';
import { createTermDictionary, type TermDictionary } from './termDictionary.ts';

/** The posting lists of an index by term. */
export interface TermPostings extends Omit<TermDictionary, 'findOrAdd'> {
  /** The posting lists of a term, which is added to the dictionary if it is new. */
  findOrAdd(term: string): Record<Zone, PostingList>;
  get(termId: number): Record<Zone, PostingList>;
  /** @param newNumbers by old document number; -1 removes the postings */
  renumber(newNumbers: Int32Array): void;
}

export function createTermPostings(): TermPostings {
  const dictionary = createTermDictionary();
  /** By term id. */
  const postings: Record<Zone, PostingList>[] = [];
  return {
    ...dictionary,
    findOrAdd(term) {
      const id = dictionary.findOrAdd(term);
      postings[id] ??= { title: emptyPostingList(), body: emptyPostingList() };
      return postings[id];
    },
    get: (termId) => postings[termId] as Record<Zone, PostingList>,
    renumber(newNumbers) {
      for (const { title, body } of postings)
        for (const list of [title, body]) renumberPostings(list, newNumbers);
    },
  };
}
