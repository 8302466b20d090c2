import { nameKey } from '../../file/fileSummary.ts';
import type { PlannedItem } from './itemUnits.ts';

/** Inventory items that products share and that records of the file create. */
export interface SharedItems {
  /** The one that the file calls so. */
  find(inventory: string, name: string): PlannedItem | undefined;
  findById(id: string): PlannedItem | undefined;
  /** Adds an item, or replaces what is known of it. */
  add(item: PlannedItem): void;
  /** A copy, which can be changed without changing this one. */
  copy(): SharedItems;
}

export function createSharedItems(items: Iterable<PlannedItem> = []): SharedItems {
  const byId = new Map<string, PlannedItem>();
  const byKey = new Map<string, PlannedItem>();
  const shared: SharedItems = {
    find: (inventory, name) => byKey.get(sharedKeyOf(inventory, name)),
    findById: (id) => byId.get(id),
    add(item) {
      byId.set(item.id, item);
      if (item.sharedKey !== null) byKey.set(item.sharedKey, item);
    },
    copy: () => createSharedItems(byId.values()),
  };
  for (const item of items) shared.add(item);
  return shared;
}

/** The key of an item that products share, by what a file calls it. */
export const sharedKeyOf = (inventory: string, name: string): string =>
  `${nameKey(inventory)}\n${nameKey(name)}`;
