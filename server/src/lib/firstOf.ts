/** The first `count` of the items in the order of `compare`: for a few of many, without sorting them all. */
export function firstOf<T>(items: ArrayLike<T>, count: number, compare: (a: T, b: T) => number): T[] {
  if (count * 8 > items.length) return Array.from(items).sort(compare).slice(0, count);
  const first: T[] = [];
  for (let at = 0; at < items.length; at++) {
    const item = items[at] as T;
    const last = first[count - 1];
    if (last !== undefined && compare(item, last) >= 0) continue;
    let low = 0;
    let high = first.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(first[middle] as T, item) <= 0) low = middle + 1;
      else high = middle;
    }
    first.splice(low, 0, item);
    if (first.length > count) first.pop();
  }
  return first;
}
