import { bitCount } from './bitCount.ts';
import { documentOf, isKind, type PostingList, weightOf } from './postingList.ts';

/** Each query term is one bit of a mask, another one if a title has it, and a third one if it says what the document is. */
export const MAX_QUERY_TERMS = 8;

/** A title that has a term of less weight, in fifths, has it in the least of its fields alone. */
const WEAK_FIFTHS = 7;
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
/**
 * What a query calls a document comes before what else has its words. More than most differences of weight and than a phrase, less than a
 * term more or less.
 */
const KIND_SCORE = 200;
/** A title with a term that is only spelled similarly, or only begins like it, does not make other matches worthless. */
const MIN_TITLE_COVERAGE = 0.7;

/** The score of a document that ranks below those that match as well; less than a document loses that matches worse. */
export const demotedScore = (score: number): number => score - Math.min(0.75 * KIND_SCORE, score / 8);

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
   * If a title matches all of these terms, the documents that match all of them somewhere; else those that match any term.
   * @param postings the best ones first
   * @param terms as bits
   */
  score(postings: readonly ScoredPostings[], terms: number): ScoredDocuments;
}

/** The bit of no query term: a document with it is never new to a query. */
const EXCLUDED = 1 << (3 * MAX_QUERY_TERMS);

/** The scores of one query, while they are added up. */
interface Scoring {
  /** By document. */
  scores: Float32Array;
  /** By document: the query terms that it matches, as bits; above them those that its title matches, and those that say what it is. */
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
    score(postings, terms) {
      for (const scored of postings) addPostings(scoring, scored);
      return collect(scoring, isAnyMatching(scoring, terms << MAX_QUERY_TERMS) ? terms : 0);
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
    let score = 0;
    let matches = 0;
    // A term counts once for a document, by its best posting; of `maggi`, which is a brand and noodles, both.
    const newTerms = bits & ~matched;
    if (newTerms !== 0) {
      const weight = weightOf(posting);
      const isWeak = isTitle && weight < WEAK_FIFTHS;
      matches = bits | titleBits;
      score =
        bitCount(newTerms) * (isWeak ? WEAK_COVERAGE * coverage : coverage) * COVERAGE_SCORE +
        weight * factor;
    }
    const newKinds = isKind(posting) ? bits & ~(matched >>> (2 * MAX_QUERY_TERMS)) : 0;
    if (newKinds !== 0) {
      matches |= newKinds << (2 * MAX_QUERY_TERMS);
      score += bitCount(newKinds) * coverage * KIND_SCORE;
    }
    if (matches === 0) continue;
    matchedTerms[document] = matched | matches;
    scores[document] = (scores[document] as number) + score;
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
