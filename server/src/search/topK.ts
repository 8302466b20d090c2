/**
 * The indices of the k best scores; more than k if scores tie with the k-th best. In no particular order. One pass with a
 * min-heap of k scores instead of sorting all.
 * @param candidates indices into `scores`
 */
export function topK(candidates: ArrayLike<number>, scores: Float32Array, k: number): number[] {
  /** The k best scores so far; the root is the lowest of them. */
  const heap = new Float32Array(k).fill(Number.NEGATIVE_INFINITY);
  const selected: number[] = [];
  for (let n = 0; n < candidates.length; n++) {
    const index = candidates[n] as number;
    const score = scores[index] as number;
    if (score < (heap[0] as number)) continue;
    selected.push(index);
    replaceRoot(heap, score);
  }
  const threshold = heap[0] as number;
  return selected.filter((index) => (scores[index] as number) >= threshold);
}

function replaceRoot(heap: Float32Array, value: number): void {
  let parent = 0;
  for (let child = 1; child < heap.length; child = 2 * parent + 1) {
    if ((heap[child + 1] as number) < (heap[child] as number)) child++;
    if ((heap[child] as number) >= value) break;
    heap[parent] = heap[child] as number;
    parent = child;
  }
  heap[parent] = value;
}
