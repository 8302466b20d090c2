import { commonWords } from '../lib/commonWords.ts';

/** What everybody would try first where the shop is concerned; worth nothing in a secret. */
const own = new Set(
  (
    'a the of my your our this is no not to be for changeme change me changeit secret secrets password passwort pass pwd default ' +
    'example sample demo test tests testing dev local live prod production admin root user guest letmein qwerty abc xyz foo bar baz ' +
    'key api token cookie session webhook razorpay rzp google smtp mail mysql mariadb redis db database kirana shop store grocery ' +
    'sandbox kit chaos insert here please replace todo dummy placeholder none null undefined true false'
  ).split(' '),
);
/** Words of all kinds and passwords that many have; shorter ones are in random text by chance. */
const LEAST_WORD = 4;
let common: Set<string> | undefined;
const LONGEST_WORD = 24;

/** As they follow one another in the alphabet, among digits and on the keyboard; both ways. */
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const sequences = [...rows, ...rows.map((row) => [...row].reverse().join(''))];
const LEAST_SEQUENCE = 3;
/** What is repeated from before; shorter ones are in random text by chance. */
const LEAST_REPEAT = 4;

/** Somebody who guesses needs as many random characters for a word that is not among the first. */
const WORTH_OF_WORD = 2;
/** Random characters that a secret must be worth; half of them are enough where it is short. */
const LEAST_WORTH = 8;
const LEAST_DIFFERENT = 5;
/** Digits alone are enough from here on. */
const MANY_DIGITS = 32;

/** Why others could guess a secret; null when it may be as random as it looks. */
export function guessable(secret: string): string | null {
  const text = secret.toLowerCase();
  if (new Set(secret).size < LEAST_DIFFERENT) return 'has too few different characters';
  if (/^\d+$/.test(secret) && secret.length < MANY_DIGITS) return 'is only digits';
  const parts = text.match(/[a-z]+/g) ?? [];
  const isWords = parts.length > 0 && parts.every((part) => own.has(part));
  if (isWords || worthOf(text) < Math.min(LEAST_WORTH, text.length / 2))
    return 'is made of words, rows or repeats that everybody would try';
  return null;
}

/** How many random characters are as hard to guess as a text, for somebody who tries words, rows and repeats first. */
function worthOf(text: string): number {
  /** Of the text up to each place. */
  const worths = [0];
  for (let end = 1; end <= text.length; end++) {
    let least = (worths[end - 1] ?? 0) + 1;
    for (let start = Math.max(0, end - LONGEST_WORD); start < end - 1; start++)
      least = Math.min(least, (worths[start] ?? 0) + worthOfPart(text, start, end));
    worths.push(least);
  }
  return worths.at(-1) ?? 0;
}

function worthOfPart(text: string, start: number, end: number): number {
  const part = text.slice(start, end);
  if (own.has(part)) return 0;
  if (part.length >= LEAST_REPEAT && text.slice(0, start).includes(part)) return 0;
  const isRow = sequences.some((sequence) => sequence.includes(part)) || new Set(part).size === 1;
  if (part.length >= LEAST_SEQUENCE && isRow) return 1;
  common ??= new Set(
    Object.values(commonWords())
      .flat()
      .filter(({ length }) => length >= LEAST_WORD),
  );
  return common.has(part) ? WORTH_OF_WORD : part.length;
}
