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

/** The scores of one query, while they are added up. */
interface Scoring {
  /** By document. */
  scores: Float32Array;
  /** By document: the query terms that it matches, as bits. */
  matchedTerms: Uint16Array;
  /** The first `touchedCount` are the documents that match at least one term. */
  touched: Int32Array;
  touchedCount: number;
}

export function createScoreAccumulator(): ScoreAccumulator {
  const scoring: Scoring = {
    scores: new Float32Array(0),
    matchedTerms: new Uint16Array(0),
    touched: new Int32Array(0),
    touchedCount: 0,
  };
  return {
    grow(documents) {
      const { matchedTerms } = scoring;
      if (documents <= matchedTerms.length) return;
      scoring.scores = new Float32Array(2 * documents);
      scoring.touched = new Int32Array(2 * documents);
      scoring.matchedTerms = new Uint16Array(2 * documents);
      scoring.matchedTerms.set(matchedTerms);
    },
    exclude(document) {
      scoring.matchedTerms[document] = EXCLUDED;
    },
    score(queryTerms) {
      for (const [n, postings] of queryTerms.entries())
        for (const scored of postings) addTerm(scoring, scored, 1 << n);
      const allTerms = 2 ** queryTerms.length - 1;
      return collect(scoring, isAnyMatching(scoring, allTerms) ? allTerms : 0);
    },
  };
}

function addTerm(scoring: Scoring, { list, factor }: ScoredPostings, termBit: number): void {
  const { postings, length } = list;
  const { scores, matchedTerms, touched } = scoring;
  let { touchedCount } = scoring;
  for (let n = 0; n < length; n++) {
    const posting = postings[n] as number;
    const document = documentOf(posting);
    const matched = matchedTerms[document] as number;
    if (matched === 0) touched[touchedCount++] = document;
    matchedTerms[document] = matched | termBit;
    scores[document] = (scores[document] as number) + weightOf(posting) * factor;
  }
  scoring.touchedCount = touchedCount;
}

/** Whether a document matches exactly these terms. */
function isAnyMatching({ matchedTerms, touched, touchedCount }: Scoring, terms: number): boolean {
  for (let n = 0; n < touchedCount; n++) if (matchedTerms[touched[n] as number] === terms) return true;
  return false;
}

/** The documents that match at least these terms. Resets the scores. */
function collect(scoring: Scoring, requiredTerms: number): ScoredDocuments {
  const { scores, matchedTerms, touched, touchedCount } = scoring;
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
  scoring.touchedCount = 0;
  return { documents: documents.slice(0, length), scores: documentScores.slice(0, length) };
}
