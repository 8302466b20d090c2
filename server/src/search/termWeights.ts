import { stopWords, wordsOf } from './tokenize.ts';

/** What is searched of a product. */
export interface SearchText {
  name: string;
  brand: string;
  /** Names of category and sub-category. */
  category: string;
  description: string;
}

/** How much a word counts by where it stands, and how many words there usually are. */
const parts = [
  { part: 'name', boost: 4, usual: 5 },
  { part: 'brand', boost: 2, usual: 2 },
  { part: 'category', boost: 1.5, usual: 4 },
  { part: 'description', boost: 0.5, usual: 30 },
] as const;

/** The words of a product, each with what it counts there. */
export interface WordWeights {
  /** In name, brand and category. */
  head: Map<string, number>;
  description: Map<string, number>;
}

/** The more often a word stands in a part, and the shorter the part, the more it says (BM25+). */
export function wordWeights(text: SearchText): WordWeights {
  const head = new Map<string, number>();
  const description = new Map<string, number>();
  for (const { part, boost, usual } of parts) {
    const words = wordsOf(text[part]).filter((word) => !stopWords.has(word));
    const into = part === 'description' ? description : head;
    const norm = 1.2 * (0.3 + (0.7 * words.length) / usual);
    for (const [word, times] of countsOf(words))
      into.set(word, (into.get(word) ?? 0) + boost * (0.5 + (times * 2.2) / (times + norm)));
  }
  return { head, description };
}

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
