/**
 * Index of the first item for which `isTrue` holds; the list's length if there is none.
 * @param isTrue must hold for all items behind the first one for which it holds
 */
export function firstIndex<T>(list: ArrayLike<T>, isTrue: (item: T) => boolean): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isTrue(list[middle] as T)) high = middle;
    else low = middle + 1;
  }
  return low;
}
