/**
 * The documents that contain a term, each with the term's weight in it. A posting is one 32-bit number: the document number
 * in the upper 24 bits, the weight in tenths (at most 25.5) in the lower 8.
 */
export interface PostingList {
  postings: Uint32Array;
  /** Number of postings; the array may be longer. */
  length: number;
}

export const emptyPostingList = (): PostingList => ({ postings: new Uint32Array(0), length: 0 });

const encode = (document: number, tenths: number): number => ((document << 8) | tenths) >>> 0;
export const documentOf = (posting: number): number => posting >>> 8;
/** In tenths. */
export const weightOf = (posting: number): number => posting & 255;

/** Adds a document that is not in the list. */
export function appendPosting(list: PostingList, document: number, weight: number): void {
  if (list.length === list.postings.length) {
    const larger = new Uint32Array(Math.max(2, 2 * list.length));
    larger.set(list.postings);
    list.postings = larger;
  }
  list.postings[list.length++] = encode(document, Math.min(255, Math.round(weight * 10)));
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
    if (document >= 0) list.postings[length++] = encode(document, weightOf(posting));
  }
  list.length = length;
}
