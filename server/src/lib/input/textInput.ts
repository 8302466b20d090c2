import { z } from 'zod';
import { limitMarks } from '../text/combiningMarks.ts';
import { codeOf } from './codeOf.ts';
import { rule } from './rule.ts';

// Texts that shoppers type. They end up in mails, exports and pages, where control characters could forge lines or hide text.

/** A character that is shown: no white space, control, format or filler character, no unpaired surrogate. The braille blank U+2800 is not shown either. */
const VISIBLE = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cs}\u2800]/u;
// \p{Cs} matches unpaired surrogates only.
const NOT_IN_LINE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
/** Invisible characters that a copied text may bring along, and that turn the direction of what follows them. */
const INVISIBLE = /[\p{Bidi_Control}\u200b\u2060\ufeff]/gu;
const NOT_IN_TEXT = /\p{Cs}|[^\P{Cc}\t\r\n]/u;

/** Whether a text is one line with a visible character, without control characters and unpaired surrogates. */
export const isLine = (text: string): boolean => VISIBLE.test(text) && !NOT_IN_LINE.test(text);

/** As `isLine`, but line breaks and tabs are allowed. */
const isText = (text: string): boolean => VISIBLE.test(text) && !NOT_IN_TEXT.test(text);

/** What is typed into a field of one line: trimmed, without invisible characters, with few marks upon a letter. */
export const line = () =>
  z
    .string()
    .overwrite((text) => limitMarks(text.replace(INVISIBLE, '')))
    .trim();

/**
 * A text of another system, such as a name of Google, as `requiredLine` would accept it: what it refuses becomes spaces.
 * @param length at most so many characters
 * @returns empty without a visible character
 */
export function toLine(text: string, length: number): string {
  const cleaned = limitMarks(text.replace(INVISIBLE, ''))
    .replace(new RegExp(NOT_IN_LINE, 'gu'), ' ')
    .trim()
    .slice(0, length)
    // The first half of a pair.
    .replace(/\p{Cs}$/u, '')
    .trim();
  return isLine(cleaned) ? cleaned : '';
}

const NOT_STORED = 'This text has characters that cannot be stored. Please type it again.';

/** `message` is the answer to a text without a visible character; control characters and unpaired surrogates have their own. */
const required = (text: z.ZodString, message: string) =>
  text
    .refine((given) => VISIBLE.test(given), { ...rule('REQUIRED', message), abort: true })
    .refine((given) => !NOT_IN_TEXT.test(given), { ...rule('TEXT_NOT_STORABLE', NOT_STORED), abort: true });

/** A required text of one line, trimmed and without invisible characters. `message` is the answer to an empty text and to several lines. */
export const requiredLine = (message: string) =>
  required(line(), message).refine(isLine, rule('NOT_ONE_LINE', message));

/** A required text that may have line breaks and tabs, trimmed. `message` is the answer to an empty text. */
export const requiredText = (message: string) => required(z.string().trim(), message);

/** A text of at most one line, as for `requiredLine`. `message` is the answer to several lines and to control characters. */
export const optionalLine = (message: string) =>
  line().refine((text) => text === '' || isLine(text), rule('NOT_ONE_LINE', message));

/** A text that may be empty or have line breaks and tabs, trimmed. `message` is the answer to control characters. */
export const optionalText = (message: string) =>
  z
    .string()
    .trim()
    .refine((text) => text === '' || isText(text), rule('TEXT_NOT_STORABLE', message));

/** A text that may be empty, such as a phone number that nobody knows; else as the schema wants it. */
export const optional = (schema: z.ZodType<string, string>) =>
  z
    .string()
    .trim()
    .transform((text, ctx) => {
      if (text === '') return '';
      const { success, data, error } = schema.safeParse(text);
      if (success) return data;
      for (const issue of error.issues) {
        const { code, ...parameters } = codeOf(issue);
        ctx.addIssue({ code: 'custom', ...rule(code, issue.message, parameters) });
      }
      return z.NEVER;
    });
