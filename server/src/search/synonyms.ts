import { consonantKey, MIN_KEY_LENGTH } from './consonantKey.ts';
import { editDistance, maxTypoEdits } from './editDistance.ts';
import { inflections } from './inflections.ts';
import { letterMask, mayBeSimilar } from './letterMask.ts';
import { isPrefix, tokenize } from './tokenizer.ts';

/** Words or phrases for one thing. */
export interface SynonymGroup {
  /** Each finds documents with any of the group. */
  words: readonly string[];
  /** Each finds documents with any of `words`, but not the other way round: names of what only belongs to the thing. */
  narrower?: readonly string[];
}

/** A phrase as its terms. */
export type Phrase = readonly string[];

/** A phrase for the same thing as another one. */
export interface Synonym {
  phrase: Phrase;
  /** Whether the other one is a narrower word: this phrase also stands for other things. */
  isBroader: boolean;
}

/** The synonyms of an index, looked up by the terms of a query. */
export interface Synonyms {
  /** The synonyms of a phrase in singular or plural. */
  find(phrase: Phrase): Synonym[];
  /** Terms of the longest phrase. */
  readonly maxTerms: number;
  /** The synonyms of the words that begin with a term. */
  findByPrefix(prefix: string): Synonym[];
  /** The synonyms of the words that resemble a misspelled term most. */
  findByTypo(term: string): Synonym[];
  /** The synonyms of the words that sound like a term; of several the most similar ones. */
  findBySound(term: string): Synonym[];
}

export function createSynonyms(groups: readonly SynonymGroup[]): Synonyms {
  /** By the terms of a phrase: what it finds, itself included. */
  const phrases = new Map<string, Map<string, Synonym>>();
  const add = (phrase: Phrase, others: readonly Phrase[], isBroader: boolean) => {
    // Also as shoppers join them: `cocacola`.
    for (const key of new Set([keyOf(phrase), phrase.join('')])) {
      const synonyms = phrases.get(key) ?? new Map<string, Synonym>();
      phrases.set(key, synonyms);
      synonyms.set(keyOf(phrase), { phrase, isBroader: false });
      for (const other of others)
        if (!synonyms.has(keyOf(other))) synonyms.set(keyOf(other), { phrase: other, isBroader });
    }
  };
  for (const { words, narrower = [] } of groups) {
    const group = words.map(tokenize);
    for (const phrase of group) add(phrase, group, false);
    for (const phrase of narrower.map(tokenize)) add(phrase, group, true);
  }
  phrases.delete('');
  const words = [...phrases.keys()].filter((key) => !key.includes(' '));
  const masks = words.map(letterMask);
  const soundOf = new Map(words.map((word) => [word, consonantKey(word)]));
  const synonymsOf = (keys: readonly string[]) =>
    [...new Set(keys)].flatMap((key) => [...(phrases.get(key)?.values() ?? [])]);
  return {
    maxTerms: Math.max(0, ...[...phrases.keys()].map((key) => key.split(' ').length)),
    find(phrase) {
      const [last = '', ...reversed] = [...phrase].reverse();
      const before = reversed.reverse();
      const keys = [last, ...inflections(last)].map((word) => keyOf([...before, word]));
      return synonymsOf(keys).filter(({ phrase }) => !keys.includes(keyOf(phrase)));
    },
    findByPrefix: (prefix) => synonymsOf(words.filter((word) => isPrefix(prefix, word))),
    findByTypo(term) {
      const [mask, maxEdits] = [letterMask(term), maxTypoEdits(term.length)];
      const candidates = words.filter((_, n) => mayBeSimilar(mask, masks[n] as number, maxEdits));
      return synonymsOf(mostSimilar(term, candidates, maxEdits));
    },
    findBySound(term) {
      const sound = consonantKey(term);
      if (sound.length < MIN_KEY_LENGTH) return [];
      const candidates = words.filter((word) => soundOf.get(word) === sound);
      return synonymsOf(mostSimilar(term, candidates, Number.POSITIVE_INFINITY));
    },
  };
}

const keyOf = (phrase: Phrase): string => phrase.join(' ');

/** The words with the fewest edits from a term, at most so many. */
function mostSimilar(term: string, words: readonly string[], maxEdits: number): string[] {
  let fewest = maxEdits;
  let similar: string[] = [];
  for (const word of words) {
    if (Math.abs(word.length - term.length) > fewest) continue;
    const distance = editDistance(term, word, fewest);
    if (distance > fewest) continue;
    if (distance < fewest) similar = [];
    fewest = distance;
    similar.push(word);
  }
  return fewest > 0 ? similar : [];
}
