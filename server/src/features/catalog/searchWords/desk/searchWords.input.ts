import { z } from 'zod';
import { rule } from '../../../../lib/input/rule.ts';
import { isLine, line } from '../../../../lib/input/textInput.ts';

const MAX_WORDS = 15;
const MAX_LENGTH = 40;

/** What people write between words. */
const SEPARATORS = /[,;|،、\t\r\n]/;

const splitWords = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.normalize('NFC').split(SEPARATORS)).map((word) => word.replace(/\s+/g, ' '));

const shorten = (word: string) => `“${word.length > 50 ? `${word.slice(0, 50)}…` : word}”`;

/** What is wrong with a group; null: nothing. */
function findFault(words: readonly string[]): string | null {
  if (words.length === 0) return 'Please enter words for one thing, with commas between them';
  if (words.length === 1) return 'Please add another word for the same thing: one alone finds nothing new';
  if (words.length > MAX_WORDS) return `A group has at most ${MAX_WORDS} words`;
  const long = words.find((word) => word.length > MAX_LENGTH);
  if (long) return `${shorten(long)} is too long: a word has at most ${MAX_LENGTH} characters`;
  if (!words.every(isLine)) return 'A word has characters that cannot be stored. Please type it again.';
  return null;
}

/** The words of a group, each trimmed. A text may have several of them, with commas, semicolons or bars between them. */
export const wordGroup = z
  .array(z.string())
  .transform(splitWords)
  .pipe(z.array(line()))
  .transform((words) => words.filter((word) => word !== ''))
  .superRefine((words, { addIssue }) => {
    const message = findFault(words);
    if (message) addIssue({ code: 'custom', ...rule('SEARCH_WORDS_INVALID', message) });
  });

/** A group as a form has it. */
export const searchWordsInput = z.object({ words: wordGroup });
