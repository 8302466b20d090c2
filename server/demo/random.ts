/** The next number in [0, 1). */
export type Random = () => number;

/** Numbers in [0, 1) that are the same in every run (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of the items; undefined if there are none. */
export const pick = <T>(items: readonly T[], random: Random): T | undefined =>
  items[Math.floor(random() * items.length)];

/** One of the items, each as often as its weight says. */
export function pickWeighted<T>(items: readonly T[], weightOf: (item: T) => number, random: Random): T {
  let rest = random() * items.reduce((sum, item) => sum + weightOf(item), 0);
  const item = items.find((candidate) => {
    rest -= weightOf(candidate);
    return rest < 0;
  });
  const chosen = item ?? items.at(-1);
  if (chosen === undefined) throw new Error('There is nothing to pick from');
  return chosen;
}

/** The items in another order. */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, sortKey: random() }))
    .sort((a, b) => a.sortKey - b.sortKey)
    .map(({ item }) => item);
}
