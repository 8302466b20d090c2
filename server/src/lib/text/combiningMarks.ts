/** Marks upon one letter: Unicode's limit of its stream-safe format. Words of any language have at most a few. */
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu;

/** A text with at most thirty marks in a row. Unicode normalization sorts them in quadratic time: call this before it. */
export const limitMarks = (text: string): string => text.replace(TOO_MANY_MARKS, '$1');
