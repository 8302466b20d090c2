import { maxTypoEdits } from './editDistance.ts';
import type { TermDictionary } from './termDictionary.ts';

/** Factors for terms that match by prefix or by edit distance alone. */
const PREFIX_WEIGHT = 0.4;
const FUZZY_WEIGHT = 0.3;

/** A term with more postings than this is taken to be spelled correctly. */
const MAX_POSTINGS_OF_TYPO = 3;

/**
 * The terms of the dictionary that a query's term stands for: itself, terms that begin with it, and, if it is rare or
 * unknown, terms that are spelled similarly. Each has a factor: 1 for the term itself, less for the others.
 * @param minPrefixLength shorter terms match no longer ones
 */
export function expandTerm(
  dictionary: TermDictionary,
  postingCount: (termId: number) => number,
  term: string,
  minPrefixLength: number,
): Map<number, number> {
  const factors = new Map<number, number>();
  const addFactor = (termId: number, factor: number) =>
    factors.set(termId, Math.max(factor, factors.get(termId) ?? 0));
  const exact = dictionary.find(term);
  if (exact !== undefined) addFactor(exact, 1);
  const { length } = term;
  if (length >= minPrefixLength)
    for (const { termId, distance } of dictionary.findByPrefix(term))
      addFactor(termId, (PREFIX_WEIGHT * length) / (length + 0.3 * distance));
  const isRare = exact === undefined || postingCount(exact) <= MAX_POSTINGS_OF_TYPO;
  const maxEdits = maxTypoEdits(length);
  if (isRare && maxEdits > 0)
    for (const { termId, distance } of dictionary.findByEditDistance(term, maxEdits))
      addFactor(termId, (FUZZY_WEIGHT * length) / (length + distance));
  return factors;
}
