type Compare<T> = (a: T, b: T) => number;

/** Index of the first item of a sorted list that does not stand before `item`; its own, when it is in there. */
export function placeOf<T>(sorted: readonly T[], item: T, compare: Compare<T>): number {
  return firstWhere(sorted, (other) => compare(other, item) >= 0);
}

/** Index of the first item that passes, in a list where all behind it pass; the list's length when none does. */
export function firstWhere<T>(list: readonly T[], passes: (item: T) => boolean): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(list[middle] as T)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** A sorted list after a few of its items have gone and others have come; no two of them are equal. */
export function mended<T>(
  sorted: readonly T[],
  gone: readonly T[],
  come: readonly T[],
  compare: Compare<T>,
): T[] {
  const list = sorted.slice();
  for (const item of gone) list.splice(placeOf(list, item, compare), 1);
  for (const item of come) list.splice(placeOf(list, item, compare), 0, item);
  return list;
}
