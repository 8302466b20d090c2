import { inverseDocumentFrequency, type Zone } from './bm25.ts';
import { maxTypoEdits } from './editDistance.ts';
import { inflections } from './inflections.ts';
import { append, documentOf, emptyPostingList, type PostingList, WEIGHT_UNITS } from './postingList.ts';
import type { ScoredPostings } from './scoreAccumulator.ts';
import type { Phrase, Synonym, Synonyms } from './synonyms.ts';
import type { SimilarTerm } from './termDictionary.ts';
import type { TermPostings } from './termPostings.ts';
import { isAmount } from './tokenizer.ts';

/** How much a posting counts by the way its term matches. The factor multiplies its weight; the coverage is that of one query term. */
const EXACT = { factor: 1, coverage: 1 };
const INFLECTED = { factor: 0.95, coverage: 1 };
const SYNONYM = { factor: 0.85, coverage: 1 };
/** An amount prefers what is sold by it, and is no reason to hide the rest. */
const AMOUNT = { factor: 1, coverage: 0.15 };
/** What the term is a narrower word for. */
const BROADER = { factor: 0.7, coverage: 0.7 };
const PREFIX = { factor: 0.4, coverage: 0.8 };
/** Of several terms that begin with the prefix, the one that most titles have keeps all of its coverage, a rare one loses this. */
const RARE_COMPLETION = 0.1;
/** The synonyms of a word that begins with the term, which may be typed for something else. */
const PREFIX_OF_SYNONYM = { factor: 0.4, coverage: 0.65 };
const TYPO = { factor: 0.3, coverage: 0.5 };
const SOUND = { factor: 0.2, coverage: 0.4 };
/** A term that only the body contains describes the document, it does not name it. */
const BODY_COVERAGE = 0.4;

type Match = typeof EXACT;

/** A query term with more postings than this is taken to be spelled correctly. */
const MAX_POSTINGS_OF_TYPO = 3;
/** Shorter terms with exact matches are taken to be spelled correctly: too many others resemble them. */
const MIN_LENGTH_OF_KNOWN_TYPO = 5;

/** What the expansion reads of an index. */
export interface ExpansionSource {
  terms: TermPostings;
  synonyms: Synonyms;
  documentCount: number;
  /** Whether the words stand side by side in a document's title. */
  hasPhrase(document: number, phrase: Phrase): boolean;
}

/** The posting lists for one or more neighbouring terms of a query. */
interface Alternative extends Match {
  lists: Record<Zone, PostingList>;
  /** The terms, as bits. */
  bits: number;
}

/**
 * The posting lists that a query's terms stand for: those of the terms themselves, of the other number, of terms written apart or
 * joined, of synonyms, of terms that begin with them; of rare and unknown terms also those that are spelled similarly, and, when nothing
 * else is found, those that sound alike.
 * @param minPrefixLengths by term: shorter ones match no longer terms
 */
export function expandQuery(
  source: ExpansionSource,
  queryTerms: readonly string[],
  minPrefixLengths: readonly number[],
  zones: readonly Zone[],
): ScoredPostings[] {
  const phrases = phraseAlternatives(source, queryTerms);
  const scored: ScoredPostings[] = [];
  const rarities: number[] = [];
  for (const [n, term] of queryTerms.entries()) {
    const own = phrases.filter(({ bits }) => bits & (1 << n));
    const alternatives = expandTerm(source, term, 1 << n, minPrefixLengths[n] as number, countOf(own) > 0);
    const exact = [...alternatives.filter(({ coverage }) => coverage === 1), ...own];
    const count = countOf(exact.length > 0 ? exact : alternatives);
    rarities.push(inverseDocumentFrequency(source.documentCount, Math.min(count, source.documentCount)));
    scored.push(
      ...alternatives.flatMap((alternative) => toScored(alternative, rarities[n] as number, zones)),
    );
  }
  for (const phrase of phrases) {
    const rarity = rarities.reduce((sum, rarity, n) => (phrase.bits & (1 << n) ? sum + rarity : sum), 0);
    scored.push(...toScored(phrase, rarity, zones));
  }
  // Of the postings for a term, a document counts the first.
  return scored.sort((a, b) => b.coverage - a.coverage || b.factor - a.factor);
}

const countOf = (alternatives: readonly Alternative[]): number =>
  alternatives.reduce((sum, { lists }) => sum + lists.title.length + lists.body.length, 0);

const toScored = (
  { lists, factor, coverage, bits }: Alternative,
  rarity: number,
  zones: readonly Zone[],
): ScoredPostings[] =>
  zones
    // A misspelled word in a long text says nothing.
    .filter((zone) => lists[zone].length > 0 && (zone === 'title' || coverage > TYPO.coverage))
    .map((zone) => ({
      list: lists[zone],
      factor: (rarity * factor) / WEIGHT_UNITS,
      coverage: zone === 'title' ? coverage : coverage * BODY_COVERAGE,
      bits,
      isTitle: zone === 'title',
    }));

/** Alternatives for several terms of a query together: their joined form, and the synonyms of their phrase. */
function phraseAlternatives(source: ExpansionSource, queryTerms: readonly string[]): Alternative[] {
  const alternatives: Alternative[] = [];
  for (let start = 0; start < queryTerms.length; start++) {
    const maxLength = Math.min(Math.max(2, source.synonyms.maxTerms), queryTerms.length - start);
    for (let length = 2; length <= maxLength; length++) {
      const phrase = queryTerms.slice(start, start + length);
      const bits = (2 ** length - 1) << start;
      const add = (other: Phrase, match: Match) => alternatives.push(...listsOf(source, other, match, bits));
      if (length === 2) add([phrase.join('')], EXACT);
      for (const synonym of source.synonyms.find(phrase))
        for (const spelling of spellingsOf(synonym.phrase))
          add(spelling, synonym.isBroader ? BROADER : SYNONYM);
    }
  }
  return alternatives;
}

/** @param isKnown whether the term is part of a phrase that has matches */
function expandTerm(
  source: ExpansionSource,
  term: string,
  bits: number,
  minPrefixLength: number,
  isKnown: boolean,
): Alternative[] {
  const { terms, synonyms } = source;
  const add = (phrases: readonly Phrase[], match: Match) =>
    phrases.flatMap((phrase) => listsOf(source, phrase, match, bits));
  const addSynonyms = (others: readonly Synonym[], match: Match) =>
    others.flatMap(({ phrase, isBroader }) =>
      add(spellingsOf(phrase), isBroader && match.coverage > BROADER.coverage ? BROADER : match),
    );
  if (isAmount(term)) return add([[term]], AMOUNT);
  const alternatives = [
    ...add([[term]], EXACT),
    ...add(
      inflections(term).map((other) => [other]),
      INFLECTED,
    ),
    ...add(partsOf(terms, term), EXACT),
    ...addSynonyms(synonyms.find([term]), SYNONYM),
  ];
  const exactCount = countOf(alternatives);
  const isNumber = /^\p{N}/u.test(term);
  if (isNumber) return alternatives;
  const ids = new Set(alternatives.map(({ lists }) => lists));
  const addSimilar = (termId: number, factor: number, match: Match) => {
    const lists = terms.get(termId);
    if (ids.has(lists)) return;
    ids.add(lists);
    alternatives.push({ ...match, factor: match.factor * factor, lists, bits });
  };
  const { length } = term;
  if (length >= minPrefixLength)
    for (const { termId, distance, popularity } of completionsOf(terms, term))
      addSimilar(termId, length / (length + 0.3 * distance), {
        ...PREFIX,
        coverage: PREFIX.coverage - RARE_COMPLETION * (1 - popularity),
      });
  if (exactCount === 0 && length >= Math.max(3, minPrefixLength))
    alternatives.push(...addSynonyms(synonyms.findByPrefix(term), PREFIX_OF_SYNONYM));
  if (isKnown) return alternatives;
  const maxEdits = maxTypoEdits(length);
  if (
    maxEdits > 0 &&
    (exactCount === 0 || (length >= MIN_LENGTH_OF_KNOWN_TYPO && exactCount <= MAX_POSTINGS_OF_TYPO))
  ) {
    for (const { termId, distance } of terms.findByEditDistance(term, maxEdits))
      addSimilar(termId, length / (length + distance), TYPO);
    if (exactCount === 0) alternatives.push(...addSynonyms(synonyms.findByTypo(term), TYPO));
  }
  if (countOf(alternatives) === 0) {
    alternatives.push(...addSynonyms(synonyms.findBySound(term), SOUND));
    for (const termId of terms.findBySound(term)) addSimilar(termId, 1, SOUND);
  }
  return alternatives;
}

/** The terms that begin with a prefix; `popularity`: how many titles have a term, compared with the term that most titles have. */
function completionsOf(terms: TermPostings, prefix: string): (SimilarTerm & { popularity: number })[] {
  const completions = terms.findByPrefix(prefix);
  const countOf = ({ termId }: SimilarTerm) => terms.get(termId).title.length;
  const most = Math.max(1, ...completions.map(countOf));
  return completions.map((term) => ({ ...term, popularity: countOf(term) / most }));
}

/** A phrase in singular and plural, and joined, as one term. */
const spellingsOf = (phrase: Phrase): Phrase[] => {
  const others = inflections(phrase.at(-1) as string).map((last) => [...phrase.slice(0, -1), last]);
  const inBothNumbers = [phrase, ...others];
  return phrase.length === 1 ? inBothNumbers : [[phrase.join('')], ...inBothNumbers];
};

/** A term as two terms of the index: `coca cola` for `cocacola`. */
function partsOf(terms: TermPostings, term: string): Phrase[] {
  const parts: Phrase[] = [];
  for (let end = MIN_PART_LENGTH; end <= term.length - MIN_PART_LENGTH; end++) {
    const [first, second] = [term.slice(0, end), term.slice(end)];
    if (terms.find(first) !== undefined && terms.find(second) !== undefined) parts.push([first, second]);
  }
  return parts;
}

const MIN_PART_LENGTH = 2;

/** The posting lists of a term, or of the documents whose title has a phrase; none: no document has it. */
function listsOf(source: ExpansionSource, phrase: Phrase, match: Match, bits: number): Alternative[] {
  if (phrase.length === 1) {
    const termId = source.terms.find(phrase[0] as string);
    return termId === undefined ? [] : [{ ...match, lists: source.terms.get(termId), bits }];
  }
  const title = titlesWith(source, phrase);
  return title.length === 0 ? [] : [{ ...match, lists: { title, body: emptyPostingList() }, bits }];
}

/** The documents whose title has a phrase, each with the best posting of its terms. */
function titlesWith({ terms, hasPhrase }: ExpansionSource, phrase: Phrase): PostingList {
  const matches = emptyPostingList();
  const lists: PostingList[] = [];
  for (const term of phrase) {
    const termId = terms.find(term);
    if (termId === undefined) return matches;
    lists.push(terms.get(termId).title);
  }
  const [shortest, ...others] = lists.sort((a, b) => a.length - b.length) as [PostingList, ...PostingList[]];
  /** By document. */
  let common = new Map<number, number>();
  for (let n = 0; n < shortest.length; n++) {
    const posting = shortest.postings[n] as number;
    common.set(documentOf(posting), posting);
  }
  for (const { postings, length } of others) {
    const both = new Map<number, number>();
    for (let n = 0; n < length; n++) {
      const posting = postings[n] as number;
      const other = common.get(documentOf(posting));
      if (other !== undefined) both.set(documentOf(posting), Math.max(other, posting));
    }
    common = both;
  }
  for (const [document, posting] of common) if (hasPhrase(document, phrase)) append(matches, posting);
  return matches;
}
