import { limitMarks } from '../lib/text/combiningMarks.ts';

/**
 * Lower case, one form (NFKC), without what writers leave out: Latin accents, the marks of Arabic vowels, the dot below of Devanagari,
 * joiners and soft hyphens. Vowel signs of Indian scripts stay: they are letters of their words.
 */
export const normalize = (text: string): string =>
  // Most texts are plain ASCII, and Unicode normalization costs more than all other steps of indexing.
  isAscii.test(text)
    ? text.toLowerCase()
    : limitMarks(text)
        .normalize('NFKD')
        .replace(ignored, '')
        .toLowerCase()
        .replace(/[œæßإأآٱىة\u0901]/g, (letter) => spellings[letter] as string)
        .normalize('NFKC');

const isAscii = /^[ -~]*$/;

/** Latin accents · nukta · marks and tatweel of Arabic · soft hyphen, zero-width characters, byte order mark. */
const ignored = /[\u0300-\u036f\u093c\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u00ad\u200b-\u200f\u2060\ufeff]/g;

const spellings: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  // Moon and dot above are written for each other: मूँग, मूंग.
  '\u0901': '\u0902',
};

/**
 * The terms of a text, in order, stop words included. An amount is one term: `70g` of `70 gm`; other numbers end where letters begin:
 * `7up` is `7 up`. What a thing is free of is one term: `egg free`, `no egg` and `without egg` are `eggfree`, so that none of them is
 * found by `egg`.
 */
export const tokenize = (text: string): string[] =>
  joinAmounts(joinAbsent(normalize(text).replace(apostrophe, ''))).match(term) ?? [];

/** Of `lay’s`: both spellings of a name are one. */
const apostrophe = /(?<=\p{L})['’ʼ](?=\p{L})/gu;

/** Amounts and numbers may have decimals; other terms begin with a letter. */
const term = /\d+(?:\.\d+)?(?:kg|g|ml|l)(?![\p{L}\p{M}\p{N}])|\p{N}+(?:\.\p{N}+)?|\p{L}[\p{L}\p{M}\p{N}]*/gu;

/** Whether a term is an amount, such as `70g`. */
export const isAmount = (term: string): boolean => /^\d.*[a-z]$/.test(term);

const joinAmounts = (text: string): string =>
  hasDigit.test(text)
    ? text.replace(
        amount,
        (_, number, unit) => number + (unit[0] === 'k' ? 'kg' : unit[0] === 'm' ? 'ml' : unit[0]),
      )
    : text;

const hasDigit = /\d/;
const amount =
  /(\d)\s?(kgs?|kilos?|kilograms?|gms?|grams?|g|mls?|millilit(?:re|er)s?|lit(?:re|er)s?|ltrs?|l)\b/g;

const joinAbsent = (text: string): string =>
  mayTellAbsent.test(text)
    ? text
        .replace(/\b(?:no|zero|without|free from|free of) (?:added )?([a-z]{2,})/g, '$1free')
        .replace(
          /\b((?!(?:and|with|get|buy|the|for)\b)[a-z]{2,})[ -]free\b(?![ -](?:range|flow|flowing|run))/g,
          '$1free',
        )
    : text;

const mayTellAbsent = /\b(?:no|zero|without|free)\b/;

/** Whether a term begins with another one. What is free of a thing is something else: `eggless` and `eggfree` do not begin with `egg`. */
export const isPrefix = (prefix: string, term: string): boolean =>
  term.startsWith(prefix) && !absent.has(term.slice(prefix.length));

const absent: ReadonlySet<string> = new Set(['free', 'less']);

const stopWords: ReadonlySet<string> = new Set(
  'a an and are as at be by for from in is it its of on or that the this to with you your'.split(' '),
);

/** Whether a term is too common to distinguish documents. */
export const isStopWord = (term: string): boolean => stopWords.has(term);
