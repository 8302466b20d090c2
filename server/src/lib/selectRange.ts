/** Fewer items are sorted at once. */
const MIN_SELECTED = 50;

/**
 * The items that sorting would put at `from` up to (not including) `to`, in order. Partitions before it sorts (quickselect), so
 * that it takes a few comparisons per item wherever the range lies.
 * @param compare must not find two items equal
 */
export function selectRange<T>(
  items: readonly T[],
  from: number,
  to: number,
  compare: (a: T, b: T) => number,
): T[] {
  if (from >= items.length || from >= to) return [];
  if (items.length < MIN_SELECTED || to - from >= items.length)
    return items.toSorted(compare).slice(from, to);
  // A random pivot: no order of the items makes it slow.
  const pivot = items[Math.floor(Math.random() * items.length)] as T;
  const lower: T[] = [];
  const higher: T[] = [];
  for (const item of items) (compare(item, pivot) < 0 ? lower : higher).push(item);
  return [
    ...selectRange(lower, from, Math.min(to, lower.length), compare),
    ...selectRange(higher, Math.max(0, from - lower.length), to - lower.length, compare),
  ];
}
