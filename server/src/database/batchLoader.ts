import DataLoader from 'dataloader';

/** What is read by key; undefined: nobody has it. */
export interface Gathered<Key, Value> {
  load(key: Key): Promise<Value | undefined>;
}

/**
 * Has one query answer all that is asked at the same time, by whichever requests. Nothing is kept: who asks after a change sees it.
 * @param read is given each key once, and hands out what there is by `nameOf` the key
 * @param most keys for one `read`; of more, several are read
 */
export function gathered<Key = string, Value = unknown>(
  read: (keys: Key[]) => Promise<ReadonlyMap<string, Value>>,
  { nameOf = String, most = 1000 }: { nameOf?: (key: Key) => string; most?: number } = {},
): Gathered<Key, Value> {
  const asked = new DataLoader<Key, Value | undefined>(
    async (keys) => {
      const different = [...new Map(keys.map((key) => [nameOf(key), key])).values()];
      const parts = Array.from({ length: Math.ceil(different.length / most) }, (_, at) =>
        read(different.slice(at * most, (at + 1) * most)),
      );
      const found = new Map((await Promise.all(parts)).flatMap((part) => [...part]));
      return keys.map((key) => found.get(nameOf(key)));
    },
    // At the end of the event loop's turn, when all that has come in has been looked at.
    { cache: false, batchScheduleFn: (ask) => setImmediate(ask) },
  );
  return { load: (key) => asked.load(key) };
}

/** As many items as the next power of two, filled up: so that statements, which are prepared by their text, have few lengths. */
export const filledUp = <T>(items: readonly T[], filler: T): T[] => {
  const length = 2 ** Math.ceil(Math.log2(items.length || 1));
  return Array.from({ length }, (_, at) => (at < items.length ? (items[at] as T) : filler));
};

/** What no row has for a key. */
export const NOBODY = '';
