import { editDistance } from './editDistance.ts';

/** A word of the vocabulary that may be meant by another one. */
export interface Meant {
  word: number;
  /** Letters that it has more, or edits that lie between. */
  distance: number;
}

/** Numbered words, found by how they begin and by what they look like. */
export interface Vocabulary {
  /** The word's number; a new one gets the next. */
  number(word: string): number;
  find(word: string): number | undefined;
  /** The longer words that begin so. */
  beginningWith(start: string): Meant[];
  /** The other words within so many edits. */
  similarTo(word: string, edits: number): Meant[];
}

export function createVocabulary(): Vocabulary {
  const numbers = new Map<string, number>();
  const words: string[] = [];
  /** The letters of each word as bits: most words are told apart without comparing them. */
  let letters = new Int32Array(1024);
  let sorted: string[] = [];

  function sortedWords(): string[] {
    // What is sorted already stays so: only the new ones cost.
    if (sorted.length < words.length) sorted = [...sorted, ...words.slice(sorted.length)].sort(byCode);
    return sorted;
  }

  function firstFrom(start: string): number {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] as string) < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    number(word) {
      const known = numbers.get(word);
      if (known !== undefined) return known;
      const number = words.length;
      numbers.set(word, number);
      words.push(word);
      if (number >= letters.length) {
        const more = new Int32Array(2 * letters.length);
        more.set(letters);
        letters = more;
      }
      letters[number] = lettersOf(word);
      return number;
    },
    find: (word) => numbers.get(word),
    beginningWith(start) {
      const all = sortedWords();
      const found: Meant[] = [];
      for (let at = firstFrom(start); at < all.length; at++) {
        const word = all[at] as string;
        if (!word.startsWith(start)) break;
        if (word !== start)
          found.push({ word: numbers.get(word) as number, distance: word.length - start.length });
      }
      return found;
    },
    similarTo(word, edits) {
      const own = lettersOf(word);
      const found: Meant[] = [];
      for (let number = 0; number < words.length; number++) {
        const others = letters[number] as number;
        // An edit takes away one letter at most, and brings in one.
        if (ones(own & ~others) > edits || ones(others & ~own) > edits) continue;
        const other = words[number] as string;
        if (Math.abs(other.length - word.length) > edits || other === word) continue;
        const distance = editDistance(word, other, edits);
        if (distance <= edits) found.push({ word: number, distance });
      }
      return found;
    },
  };
}

const byCode = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** How many bits are set. */
function ones(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
