/** The other number of an English word, as it may be spelled: `eggs` for `egg`, `berry` for `berries`. Some results are no words. */
export function inflections(word: string): string[] {
  if (word.length < 3 || !isLatin.test(word)) return [];
  return word.endsWith('s') ? [...singulars(word), ...pluralsOf(word)] : pluralsOf(word);
}

const isLatin = /^[a-z]+$/;

function singulars(word: string): string[] {
  if (/(?:ss|us|is)$/.test(word)) return [];
  const stems = [word.slice(0, -1)];
  if (word.endsWith('ies')) stems.push(`${word.slice(0, -3)}y`);
  if (/(?:o|ch|sh|s|x|z)es$/.test(word)) stems.push(word.slice(0, -2));
  if (word.endsWith('ves')) stems.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  return stems;
}

function pluralsOf(word: string): string[] {
  if (/(?:s|x|z|ch|sh)$/.test(word)) return [`${word}es`];
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  if (word.endsWith('o')) return [`${word}s`, `${word}es`];
  if (/fe?$/.test(word)) return [`${word}s`, `${word.replace(/fe?$/, 'ves')}`];
  return [`${word}s`];
}
