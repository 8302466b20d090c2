type Compare = (a: number, b: number) => number;

/**
 * The items that sorting would put at `from` up to (not including) `to`, in order. Selects before it sorts (quickselect), so
 * that it takes a few comparisons per item wherever the range lies.
 * @param compare must not find two items equal
 */
export function selectRange(
  items: ArrayLike<number>,
  from: number,
  to: number,
  compare: Compare,
): Int32Array {
  const copy = new Int32Array(items);
  if (to < copy.length) quickselect(copy, to, compare);
  const upToEnd = copy.subarray(0, to);
  if (from > 0 && from < upToEnd.length) quickselect(upToEnd, from, compare);
  return upToEnd.slice(from).sort(compare);
}

/** Moves the `count` lowest items to the front, in any order. */
function quickselect(items: Int32Array, count: number, compare: Compare): void {
  let low = 0;
  let high = items.length - 1;
  while (low < high) {
    // A random pivot: no order of the input makes it slow.
    const pivot = items[low + Math.floor(Math.random() * (high - low + 1))] as number;
    let left = low;
    let right = high;
    while (left <= right) {
      while (compare(items[left] as number, pivot) < 0) left++;
      while (compare(items[right] as number, pivot) > 0) right--;
      if (left > right) break;
      const swapped = items[left] as number;
      items[left++] = items[right] as number;
      items[right--] = swapped;
    }
    if (count <= right) high = right;
    else if (count >= left) low = left;
    else return;
  }
}
