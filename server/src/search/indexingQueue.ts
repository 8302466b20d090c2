import type { InvertedIndex, SearchDocument } from './invertedIndex.ts';

/** Changes of an index that are made in the background, in slices between requests. */
export interface IndexingQueue<Value, Field extends string> {
  /** @param document null: the document is to be removed */
  add(id: string, document: SearchDocument<Value, Field> | null): void;
  isEmpty(): boolean;
  /** Resolves once all changes are made. */
  whenEmpty(): Promise<void>;
  /** Makes up to `maxCount` changes now. */
  indexPending(maxCount: number): void;
}

/** Changes that are made in one go: a few milliseconds. */
const BATCH_SIZE = 200;

/** @param onChange is called before the index changes */
export function createIndexingQueue<Value, Field extends string>(
  index: InvertedIndex<Value, Field>,
  onChange: () => void,
): IndexingQueue<Value, Field> {
  /** By document id. */
  const pending = new Map<string, SearchDocument<Value, Field> | null>();
  let isScheduled = false;
  let onEmpty: (() => void)[] = [];

  function indexPending(maxCount: number): void {
    if (pending.size > 0) onChange();
    let count = 0;
    for (const [id, document] of pending) {
      if (count++ === maxCount) break;
      pending.delete(id);
      if (document) index.set(id, document);
      else index.delete(id);
    }
  }

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      indexPending(BATCH_SIZE);
      if (pending.size > 0) return schedule();
      for (const resolve of onEmpty) resolve();
      onEmpty = [];
    });
  }

  return {
    add(id, document) {
      pending.set(id, document);
      schedule();
    },
    isEmpty: () => pending.size === 0,
    whenEmpty: () =>
      new Promise((resolve) => {
        if (isScheduled) onEmpty.push(resolve);
        else resolve();
      }),
    indexPending,
  };
}
