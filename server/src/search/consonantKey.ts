/** Letters of Devanagari, the aspirates as their plain sounds. Vowels and their signs have none. */
const latinOf: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    k: 'कख',
    g: 'गघ',
    c: 'चछ',
    j: 'जझ',
    t: 'टठतथ',
    d: 'डढदध',
    n: 'ङञणन\u0902',
    p: 'पफ',
    b: 'बभव',
    m: 'म',
    y: 'य',
    r: 'र',
    l: 'लळ',
    s: 'शषस',
    h: 'ह',
  }).flatMap(([latin, letters]) => [...letters].map((letter) => [letter, latin])),
);

/** A key of fewer consonants is shared by too many words. */
export const MIN_KEY_LENGTH = 2;

/**
 * The consonants of a word in Latin or Devanagari, as they sound in Hindi: `dd` of `doodh`, `dudhh` and `दूध`. Aspirates are folded,
 * doubled letters are one. Words of different spellings share a key; so do some that have nothing in common.
 */
export const consonantKey = (word: string): string =>
  word
    // A consonant has a vowel unless a virama follows.
    .replace(
      /([\u0915-\u0939])(\u094d?)/g,
      (_, letter, virama) => `${latinOf[letter] ?? ''}${virama ? '' : 'a'}`,
    )
    .replace(/[\u0900-\u097f]/g, (letter) => latinOf[letter] ?? 'a')
    .replace(/(?<=[bcdfgjkpqstvwxz])h+/g, '')
    .replace(/x/g, 'ks')
    .replace(/z/g, 'j')
    .replace(/[vw]/g, 'b')
    .replace(/[fq]/g, (letter) => (letter === 'f' ? 'p' : 'k'))
    .replace(/([a-z])\1+/g, '$1')
    .replace(/[aeiouy]/g, '');
