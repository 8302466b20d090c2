/** A shorter word has no typo: too many others resemble it. */
const MIN_FUZZY_LENGTH = 4;
/** One edit is allowed for this many letters. */
const LETTERS_PER_EDIT = 5;

/** How many edits a typo of a word may have. @param length letters of the word */
export const maxTypoEdits = (length: number): number =>
  length < MIN_FUZZY_LENGTH ? 0 : Math.round(length / LETTERS_PER_EDIT);

/**
 * Damerau–Levenshtein distance (optimal string alignment): the number of insertions, deletions, substitutions and swaps of
 * neighbouring letters that turn one word into the other.
 * @param limit the calculation stops when the distance is certain to exceed it; the result is then some number above `limit`
 */
export function editDistance(a: string, b: string, limit: number): number {
  let twoRowsUp: number[] = [];
  let previousRow: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    twoRowsUp = previousRow;
    previousRow = row;
    row = [i];
    let rowMinimum = i;
    for (let j = 1; j <= b.length; j++) {
      const substitution = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(
        (previousRow[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (previousRow[j - 1] as number) + substitution,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (twoRowsUp[j - 2] as number) + 1);
      row.push(cost);
      rowMinimum = Math.min(rowMinimum, cost);
    }
    if (rowMinimum > limit) return rowMinimum;
  }
  return row[b.length] as number;
}
