import type { Db } from '../../database/database.ts';
import { Offer } from './offers.entity.ts';

/** All offers in memory, with the uses that they had at the last refresh. They follow the changes of all processes, because `refresh` runs when the catalogue's revision changes. */
export interface OffersCache {
  /** Those that are switched on, in any order. */
  readonly active: readonly Offer[];
  refresh(): Promise<void>;
}

/** Is empty until the first `refresh`. */
export function createOffersCache({ read }: Pick<Db, 'read'>): OffersCache {
  let active: readonly Offer[] = [];
  return {
    get active() {
      return active;
    },
    async refresh() {
      active = await read.findBy(Offer, { active: true });
    },
  };
}
