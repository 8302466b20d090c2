// A text that a spreadsheet would calculate is written with an apostrophe before it. Excel shows that apostrophe and saves it.

const ESCAPED = /^'+(?=[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/;
const FORMULA = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** Adds an apostrophe to a text that looks like an escaped formula, because reading it removes one. */
export const protectApostrophe = (text: string): string => (ESCAPED.test(text) ? `'${text}` : text);

/** Whether a text is written with an apostrophe before it. */
export const looksLikeFormula = (text: string): boolean => FORMULA.test(text);

/** Whether a text has an apostrophe that keeps a spreadsheet from calculating it. */
export const isEscapedFormula = (text: string): boolean => ESCAPED.test(text);

/** Removes the apostrophe that keeps a spreadsheet from calculating a text. */
export const unescapeFormula = (text: string): string => (ESCAPED.test(text) ? text.slice(1) : text);
