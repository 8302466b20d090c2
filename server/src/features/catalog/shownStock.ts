import { LRUCache } from 'lru-cache';
import { In } from 'typeorm';
import { createBatchLoader, PADDING_KEY, padToPowerOfTwo } from '../../database/batchLoader.ts';
import type { Db } from '../../database/database.ts';
import { Product } from './catalog.entity.ts';

/** So old the stock that somebody is shown may be. Cart and checkout ask the database. */
const SHOWN_MS = 1000;
const PRODUCTS_KEPT = 20_000;

/** How many units of products there are to be bought, as shoppers are shown it: at most a second old. */
export interface ShownStock {
  /** Those of a product that was looked up within the last second; else undefined. */
  known(id: string): number | undefined;
  /** Asks the database: one query for all that is asked at the same time, by whichever requests. */
  load(id: string): Promise<number>;
  /** What somebody has just read of the database. */
  note(id: string, units: number): void;
}

export function createShownStock(db: Db): ShownStock {
  const shown = new LRUCache<string, { units: number; until: number }>({ max: PRODUCTS_KEPT });
  const note = (id: string, units: number) => {
    shown.set(id, { units, until: performance.now() + SHOWN_MS });
  };
  const known = (id: string) => {
    const entry = shown.get(id);
    return entry && performance.now() < entry.until ? entry.units : undefined;
  };
  const asked = createBatchLoader<string, number>(async (ids) => {
    const rows = await db.read.find(Product, {
      select: { id: true, countInStock: true },
      where: { id: In(padToPowerOfTwo(ids, PADDING_KEY)) },
    });
    const units = new Map(rows.map(({ id, countInStock }) => [id, countInStock]));
    for (const id of ids) note(id, units.get(id) ?? 0);
    return units;
  });
  return { known, note, load: async (id) => known(id) ?? (await asked.load(id)) ?? 0 };
}
