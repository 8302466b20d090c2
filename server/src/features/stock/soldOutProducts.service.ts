import type { Db } from '../../database/database.ts';
import { findSoldOutIds } from './stock.queries.ts';

/** The products on sale that are sold out, for the ranking of searches. */
export interface SoldOutProducts {
  /** Their ids. A change replaces the set, so that an equal reference is an equal content. */
  readonly ids: ReadonlySet<string>;
  /** Reads them again, at most once in two seconds. */
  update(): Promise<void>;
}

/** A ranking may be a little older than a number that is shown, and a catalogue may have thousands of sold-out products. */
const MAX_AGE_MS = 2000;

/** @param onChange called with each new set */
export function createSoldOutProducts(
  { read }: Pick<Db, 'read'>,
  onChange: (ids: ReadonlySet<string>) => void,
): SoldOutProducts {
  let ids: ReadonlySet<string> = new Set();
  let readAt = Number.NEGATIVE_INFINITY;
  return {
    get ids() {
      return ids;
    },
    async update() {
      const now = performance.now();
      if (now - readAt < MAX_AGE_MS) return;
      const current = await findSoldOutIds(read);
      readAt = now;
      if (current.length === ids.size && current.every((id) => ids.has(id))) return;
      ids = new Set(current);
      onChange(ids);
    },
  };
}
