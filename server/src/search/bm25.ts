import { isStopWord, tokenize } from './tokenizer.ts';

/** Fields of the `title` zone are searched by `search` and `suggest`, those of the `body` zone by `search` alone. */
export type Zone = 'title' | 'body';

/** How a field of a document is indexed. */
export interface FieldOptions {
  zone: Zone;
  /** Factor of the field's term weights. */
  weight: number;
  /** Typical number of terms. In longer fields a term weighs less, in shorter ones more. */
  typicalLength: number;
  /** Whether the field's terms say what the document is; the others describe it. Of the title zone only. */
  isKind?: boolean;
}

/** The terms of a zone, and how well each of them fits a document. */
export interface TermWeights {
  weights: ReadonlyMap<string, number>;
  /** Those that say what the document is. */
  kinds: ReadonlySet<string>;
}

/** Saturation of the term frequency, length normalization, and the lower bound of BM25+ for a term that occurs. */
const K1 = 1.2;
const B = 0.7;
const DELTA = 0.5;

/** BM25+ without the inverse document frequency. */
const termFrequencyWeight = (frequency: number, length: number, typicalLength: number): number =>
  DELTA + (frequency * (K1 + 1)) / (frequency + K1 * (1 - B + (B * length) / typicalLength));

/** Rare terms count more than common ones. */
export const inverseDocumentFrequency = (documents: number, documentFrequency: number): number =>
  Math.log(1 + (documents + 0.5) / (documentFrequency + 0.5));

/** The terms of a document's fields by zone, each with the weighted sum of its weights in the zone's fields. */
export function termWeights<Field extends string>(
  fields: Readonly<Record<Field, string>>,
  options: Readonly<Record<Field, FieldOptions>>,
): Record<Zone, TermWeights> {
  const weights = { title: new Map<string, number>(), body: new Map<string, number>() };
  const kinds = { title: new Set<string>(), body: new Set<string>() };
  for (const field in options) {
    const { zone, weight, typicalLength, isKind = false } = options[field];
    const terms = tokenize(fields[field]).filter((term) => !isStopWord(term));
    const zoneWeights = weights[zone];
    for (const [term, frequency] of frequencies(terms)) {
      // A title that repeats a word is no more about it.
      const counted = zone === 'title' ? 1 : frequency;
      const fieldWeight = weight * termFrequencyWeight(counted, terms.length, typicalLength);
      zoneWeights.set(term, (zoneWeights.get(term) ?? 0) + fieldWeight);
      if (isKind) kinds[zone].add(term);
    }
  }
  return {
    title: { weights: weights.title, kinds: kinds.title },
    body: { weights: weights.body, kinds: kinds.body },
  };
}

function frequencies(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
