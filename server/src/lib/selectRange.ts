type Compare = (a: number, b: number) => number;

/**
 * The numbers from `from` up to `to` in the order of `compare`, by which no two of them are alike. Sorts no others, so it is as much
 * work wherever in the order they stand: a few comparisons for each number.
 */
export function partOf(numbers: ArrayLike<number>, from: number, to: number, compare: Compare): Int32Array {
  const all = new Int32Array(numbers);
  if (to < all.length) divide(all, to, compare);
  const before = all.subarray(0, to);
  if (from > 0 && from < before.length) divide(before, from, compare);
  return before.slice(from).sort(compare);
}

/** Moves the first `count` in the order of `compare` to the front (quickselect). */
function divide(numbers: Int32Array, count: number, compare: Compare): void {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    // At random, so that no order in which they come makes it slow.
    const pivot = numbers[low + Math.floor(Math.random() * (high - low + 1))] as number;
    let left = low;
    let right = high;
    while (left <= right) {
      while (compare(numbers[left] as number, pivot) < 0) left++;
      while (compare(numbers[right] as number, pivot) > 0) right--;
      if (left > right) break;
      const moved = numbers[left] as number;
      numbers[left++] = numbers[right] as number;
      numbers[right--] = moved;
    }
    if (count <= right) high = right;
    else if (count >= left) low = left;
    else return;
  }
}
