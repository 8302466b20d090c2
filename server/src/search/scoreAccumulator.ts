import { bitCount } from './bitCount.ts';
import { documentOf, type PostingList, weightOf } from './postingList.ts';

/** Each query term is one bit of a mask, and another one if a title has it. */
export const MAX_QUERY_TERMS = 8;

/** A title that has a term of less weight, in tenths, has it in the least of its fields alone. */
const WEAK_TENTHS = 13;
const WEAK_COVERAGE = 0.6;

/** A posting list and how it counts. */
export interface ScoredPostings {
  list: PostingList;
  /** Of the weights. */
  factor: number;
  /** How well the postings match a query term, from 0 to 1. */
  coverage: number;
  /** The query terms that the postings match, as bits. */
  bits: number;
  isTitle: boolean;
}

/** A document that matches more of the query comes first, whatever the weights. */
const COVERAGE_SCORE = 1000;
/** A title with a term that is only spelled similarly does not make other matches worthless. */
const MIN_TITLE_COVERAGE = 0.8;

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
  /**
   * If a title matches all query terms, the documents that match all of them somewhere; else those that match any.
   * @param postings the best ones first
   */
  score(postings: readonly ScoredPostings[], termCount: number): ScoredDocuments;
}

/** The bit of no query term: a document with it is never new to a query. */
const EXCLUDED = 1 << (2 * MAX_QUERY_TERMS);

/** The scores of one query, while they are added up. */
interface Scoring {
  /** By document. */
  scores: Float32Array;
  /** By document: the query terms that it matches, as bits; above them those that its title matches. */
  matchedTerms: Uint32Array;
  /** The first `touchedCount` are the documents that match at least one term. */
  touched: Int32Array;
  touchedCount: number;
}

export function createScoreAccumulator(): ScoreAccumulator {
  const scoring: Scoring = {
    scores: new Float32Array(0),
    matchedTerms: new Uint32Array(0),
    touched: new Int32Array(0),
    touchedCount: 0,
  };
  return {
    grow(documents) {
      const { matchedTerms } = scoring;
      if (documents <= matchedTerms.length) return;
      scoring.scores = new Float32Array(2 * documents);
      scoring.touched = new Int32Array(2 * documents);
      scoring.matchedTerms = new Uint32Array(2 * documents);
      scoring.matchedTerms.set(matchedTerms);
    },
    exclude(document) {
      scoring.matchedTerms[document] = EXCLUDED;
    },
    score(postings, termCount) {
      for (const scored of postings) addPostings(scoring, scored);
      const allTerms = 2 ** termCount - 1;
      const allInTitle = allTerms << MAX_QUERY_TERMS;
      return collect(scoring, isAnyMatching(scoring, allInTitle) ? allTerms : 0);
    },
  };
}

function addPostings(scoring: Scoring, { list, factor, coverage, bits, isTitle }: ScoredPostings): void {
  const { postings, length } = list;
  const { scores, matchedTerms, touched } = scoring;
  const titleBits = isTitle && coverage >= MIN_TITLE_COVERAGE ? bits << MAX_QUERY_TERMS : 0;
  let { touchedCount } = scoring;
  for (let n = 0; n < length; n++) {
    const posting = postings[n] as number;
    const document = documentOf(posting);
    const matched = matchedTerms[document] as number;
    if (matched === 0) touched[touchedCount++] = document;
    const newTerms = bits & ~matched;
    // A term counts once for a document, by its best posting.
    if (newTerms === 0) continue;
    const weight = weightOf(posting);
    const isWeak = isTitle && weight < WEAK_TENTHS;
    matchedTerms[document] = matched | bits | titleBits;
    const covered = bitCount(newTerms) * (isWeak ? WEAK_COVERAGE * coverage : coverage) * COVERAGE_SCORE;
    scores[document] = (scores[document] as number) + covered + weight * factor;
  }
  scoring.touchedCount = touchedCount;
}

/** Whether a document matches at least these terms. */
function isAnyMatching({ matchedTerms, touched, touchedCount }: Scoring, terms: number): boolean {
  for (let n = 0; n < touchedCount; n++)
    if (((matchedTerms[touched[n] as number] as number) & terms) === terms) return true;
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
