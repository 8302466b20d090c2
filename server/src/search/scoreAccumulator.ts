import { documentOf, type PostingList, weightOf } from './postingList.ts';

/** Each query term is one bit of a 16-bit mask. */
export const MAX_QUERY_TERMS = 8;

/** A posting list and the factor of its weights. */
export interface ScoredPostings {
  list: PostingList;
  factor: number;
}

/** Numbers of the matching documents and, at the same index, their scores. */
export interface ScoredDocuments {
  documents: Int32Array;
  scores: Float32Array;
}

/** Adds up the scores of documents, term by term. Its arrays are reused from query to query. */
export interface ScoreAccumulator {
  /** Makes room for document numbers below `documents`. */
  grow(documents: number): void;
  /** Removes a document from all future results. */
  exclude(document: number): void;
  /** The documents that match all query terms or, if there are none, those that match any. */
  score(queryTerms: readonly (readonly ScoredPostings[])[]): ScoredDocuments;
}

/** The bit of no query term: a document with it is never new to a query. */
const EXCLUDED = 1 << MAX_QUERY_TERMS;

export function createScoreAccumulator(): ScoreAccumulator {
  let scores = new Float32Array(0);
  /** By document: the query terms that it matches, as bits. */
  let matchedTerms = new Uint16Array(0);
  /** The first `touchedCount` are the documents that match at least one term. */
  let touched = new Int32Array(0);
  let touchedCount = 0;

  function addTerm({ list, factor }: ScoredPostings, termBit: number): void {
    const { postings, length } = list;
    for (let n = 0; n < length; n++) {
      const posting = postings[n] as number;
      const document = documentOf(posting);
      const matched = matchedTerms[document] as number;
      if (matched === 0) touched[touchedCount++] = document;
      matchedTerms[document] = matched | termBit;
      scores[document] = (scores[document] as number) + weightOf(posting) * factor;
    }
  }

  /** The documents that match at least these terms. Resets the accumulator. */
  function collect(requiredTerms: number): ScoredDocuments {
    const documents = new Int32Array(touchedCount);
    const documentScores = new Float32Array(touchedCount);
    let length = 0;
    for (let n = 0; n < touchedCount; n++) {
      const document = touched[n] as number;
      if (((matchedTerms[document] as number) & requiredTerms) === requiredTerms) {
        documents[length] = document;
        documentScores[length++] = scores[document] as number;
      }
      matchedTerms[document] = 0;
      scores[document] = 0;
    }
    touchedCount = 0;
    return { documents: documents.slice(0, length), scores: documentScores.slice(0, length) };
  }

  function isAnyMatching(terms: number): boolean {
    for (let n = 0; n < touchedCount; n++) if (matchedTerms[touched[n] as number] === terms) return true;
    return false;
  }

  return {
    grow(documents) {
      if (documents <= matchedTerms.length) return;
      const former = matchedTerms;
      scores = new Float32Array(2 * documents);
      touched = new Int32Array(2 * documents);
      matchedTerms = new Uint16Array(2 * documents);
      matchedTerms.set(former);
    },
    exclude(document) {
      matchedTerms[document] = EXCLUDED;
    },
    score(queryTerms) {
      for (const [n, postings] of queryTerms.entries())
        for (const scored of postings) addTerm(scored, 1 << n);
      const allTerms = 2 ** queryTerms.length - 1;
      return collect(isAnyMatching(allTerms) ? allTerms : 0);
    },
  };
}
