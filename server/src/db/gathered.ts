import DataLoader from 'dataloader';

/** What is read by key; undefined: nobody has it. */
export interface Gathered<Key, Value> {
  load(key: Key): Promise<Value | undefined>;
}

/**
 * Has one query answer all that is asked at the same time, by whichever requests. Nothing is kept: who asks after a change sees it.
 * @param read is given each key once, and hands out what there is by `nameOf` the key
 */
export function gathered<Key = string, Value = unknown>(
  read: (keys: Key[]) => Promise<ReadonlyMap<string, Value>>,
  nameOf: (key: Key) => string = String,
): Gathered<Key, Value> {
  const asked = new DataLoader<Key, Value | undefined>(
    async (keys) => {
      const found = await read([...new Map(keys.map((key) => [nameOf(key), key])).values()]);
      return keys.map((key) => found.get(nameOf(key)));
    },
    // At the end of the event loop's turn, when all that has come in has been looked at.
    { cache: false, maxBatchSize: 100, batchScheduleFn: (ask) => setImmediate(ask) },
  );
  return { load: (key) => asked.load(key) };
}

/** Places for so many values in SQL, as in `IN (?,?)`. */
export const placesFor = (values: readonly unknown[]): string => values.map(() => '?').join();
