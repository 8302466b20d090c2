/**
 * The documents that contain a term, each with the term's weight in it. A posting is one 32-bit number: the document number in the upper
 * 24 bits, then a bit for a term that says what the document is, and the weight in fifths (at most 25.4) in the lower 7.
 */
export interface PostingList {
  postings: Uint32Array;
  /** Number of postings; the array may be longer. */
  length: number;
}

export const emptyPostingList = (): PostingList => ({ postings: new Uint32Array(0), length: 0 });

/** Units of a posting's weight. */
export const WEIGHT_UNITS = 5;
const MAX_WEIGHT = 127;
/** The bit of a posting whose term says what the document is. */
const KIND = 128;

export const documentOf = (posting: number): number => posting >>> 8;
/** In fifths. */
export const weightOf = (posting: number): number => posting & MAX_WEIGHT;
/** Whether the term says what the document is. */
export const isKind = (posting: number): boolean => (posting & KIND) !== 0;

/** Adds a document that is not in the list. */
export function appendPosting(list: PostingList, document: number, weight: number, ofKind: boolean): void {
  const fifths = Math.min(MAX_WEIGHT, Math.round(weight * WEIGHT_UNITS));
  append(list, ((document << 8) | (ofKind ? KIND : 0) | fifths) >>> 0);
}

/** Adds another list's posting. */
export function append(list: PostingList, posting: number): void {
  if (list.length === list.postings.length) {
    const larger = new Uint32Array(Math.max(2, 2 * list.length));
    larger.set(list.postings);
    list.postings = larger;
  }
  list.postings[list.length++] = posting;
}

/**
 * Replaces document numbers after a compaction.
 * @param newNumbers by old number; -1 removes the posting
 */
export function renumberPostings(list: PostingList, newNumbers: Int32Array): void {
  let length = 0;
  for (let n = 0; n < list.length; n++) {
    const posting = list.postings[n] as number;
    const document = newNumbers[documentOf(posting)] as number;
    if (document >= 0) list.postings[length++] = ((document << 8) | (posting & 255)) >>> 0;
  }
  list.length = length;
}
