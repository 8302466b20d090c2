import type { NamedItem } from '../../catalogue.queries.ts';
import { type FileSummary, nameKey } from '../../file/fileSummary.ts';
import type { PlannedItem } from './itemUnits.ts';

/**
 * The inventory items that records of the file create, in this or in an earlier run. Records find one only by what the
 * file calls it for products to share it: one that is local to a product is not found by its name.
 */
export interface ItemsOfFile {
  /** The one that products share and that the file calls so. */
  find(inventory: string, name: string): PlannedItem | undefined;
  findById(id: string): PlannedItem | undefined;
  /** Adds an item, or replaces what is known of it. */
  add(item: PlannedItem): void;
  /** A copy, which can be changed without changing this one. */
  copy(): ItemsOfFile;
}

export function createItemsOfFile(items: Iterable<PlannedItem> = []): ItemsOfFile {
  const byId = new Map<string, PlannedItem>();
  const byKey = new Map<string, PlannedItem>();
  const itemsOfFile: ItemsOfFile = {
    find: (inventory, name) => byKey.get(sharedKeyOf(inventory, name)),
    findById: (id) => byId.get(id),
    add(item) {
      byId.set(item.id, item);
      if (item.sharedKey !== null) byKey.set(item.sharedKey, item);
    },
    copy: () => createItemsOfFile(byId.values()),
  };
  for (const item of items) itemsOfFile.add(item);
  return itemsOfFile;
}

/** The key of an item that products share, by what a file calls it. */
export const sharedKeyOf = (inventory: string, name: string): string =>
  `${nameKey(inventory)}\n${nameKey(name)}`;

/**
 * An item that an earlier run of the import has created. Staff may have renamed it since.
 * @param hasLocalName whether it may be local to a product by its name: whether products share it is known when the
 * record that has created it is planned again. Asked only if it matters, because it compares with all products
 */
export function storedItemOfFile(
  item: NamedItem,
  summary: Pick<FileSummary, 'sharedNameOf'>,
  hasLocalName: (item: NamedItem) => boolean,
): PlannedItem {
  const inventory = item.code ?? item.name;
  const sharedName = summary.sharedNameOf(inventory);
  const isShared = sharedName !== undefined && (item.code !== null || !hasLocalName(item));
  const sharedKey = isShared ? sharedKeyOf(inventory, sharedName) : null;
  return { ...item, isNew: false, sharedKey, before: 0, after: 0, stated: null };
}
