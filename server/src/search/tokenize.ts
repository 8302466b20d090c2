/** Lower case without accents. */
export const unaccented = (text: string): string =>
  // Most text is plain, and normalising costs more than all the rest of indexing it.
  isPlain.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .toLowerCase();

const isPlain = /^[ -~]*$/;

/** The words of a text in the form in which they are compared. */
export const wordsOf = (text: string): string[] =>
  unaccented(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** They stand in every other description and help nobody to find anything. */
export const stopWords: ReadonlySet<string> = new Set(
  'a an and are as at be by for from in is it its of on or that the this to with you your'.split(' '),
);
