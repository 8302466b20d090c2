import type { Db } from '../../database/database.ts';
import { Offer } from './offers.entity.ts';

/**
 * The offers that are switched on, in memory, with the uses that they had at the last refresh. They follow the changes of all processes,
 * because `refresh` runs when the catalogue's revision changes.
 */
export interface OffersCache {
  /** In any order. */
  readonly active: readonly Offer[];
  /** The announced ones, the oldest first, also those that do not apply now. */
  readonly announced: readonly Offer[];
  /** The announced ones by the ids of the categories, products and variants that they are for. */
  readonly announcedByScopeId: ReadonlyMap<string, readonly Offer[]>;
  refresh(): Promise<void>;
}

/** Is empty until the first `refresh`. */
export function createOffersCache({ read }: Pick<Db, 'read'>): OffersCache {
  let active: readonly Offer[] = [];
  let announced: readonly Offer[] = [];
  let announcedByScopeId: ReadonlyMap<string, readonly Offer[]> = new Map();
  return {
    get active() {
      return active;
    },
    get announced() {
      return announced;
    },
    get announcedByScopeId() {
      return announcedByScopeId;
    },
    async refresh() {
      active = await read.find(Offer, { where: { active: true }, order: { id: 'ASC' } });
      announced = active.filter((offer) => offer.announced);
      announcedByScopeId = byScopeId(announced);
    },
  };
}

function byScopeId(offers: readonly Offer[]): Map<string, Offer[]> {
  const grouped = new Map<string, Offer[]>();
  for (const offer of offers)
    for (const id of offer.scopeIds) grouped.set(id, [...(grouped.get(id) ?? []), offer]);
  return grouped;
}
