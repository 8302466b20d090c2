import { LRUCache } from 'lru-cache';
import { createBatchLoader, PADDING_KEY, padToPowerOfTwo } from '../../database/batchLoader.ts';
import type { Db } from '../../database/database.ts';
import { readUnits } from './stock.queries.ts';

const MAX_AGE_MS = 1000;
const MAX_ITEMS = 20_000;

/** Stock as visitors are shown it: at most a second old. Cart and checkout read the database instead. */
export interface StockCache {
  /** Units of an inventory item; undefined if they were not read within the last second. */
  get(itemId: string): number | undefined;
  /** As `get`, but reads missing units; concurrent calls share a statement. */
  load(itemId: string): Promise<number>;
  /** Stores units that were just read. */
  set(itemId: string, units: number): void;
}

export function createStockCache({ read }: Pick<Db, 'read'>): StockCache {
  const entries = new LRUCache<string, { units: number; expiresAt: number }>({ max: MAX_ITEMS });
  const set = (itemId: string, units: number) => {
    entries.set(itemId, { units, expiresAt: performance.now() + MAX_AGE_MS });
  };
  const get = (itemId: string) => {
    const entry = entries.get(itemId);
    return entry && performance.now() < entry.expiresAt ? entry.units : undefined;
  };
  const loader = createBatchLoader<string, number>(async (ids) => {
    const units = await readUnits(read, padToPowerOfTwo(ids, PADDING_KEY));
    for (const id of ids) set(id, units.get(id) ?? 0);
    return units;
  });
  return { get, set, load: async (id) => get(id) ?? (await loader.load(id)) ?? 0 };
}
