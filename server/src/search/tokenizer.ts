/** Lower case, accents removed. */
export const normalize = (text: string): string =>
  // Most texts are plain ASCII, and Unicode normalization costs more than all other steps of indexing.
  isAscii.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .toLowerCase();

const isAscii = /^[ -~]*$/;

/** The terms of a text: normalized runs of letters and digits, in order, stop words included. */
export const tokenize = (text: string): string[] =>
  normalize(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const stopWords: ReadonlySet<string> = new Set(
  'a an and are as at be by for from in is it its of on or that the this to with you your'.split(' '),
);

/** Whether a term is too common to distinguish documents. */
export const isStopWord = (term: string): boolean => stopWords.has(term);
