import { groupBy } from '../../../../lib/groupBy.ts';
import type { NamedItem } from '../../catalogue.queries.ts';
import { asRead } from '../../file/fieldReader.ts';
import { nameKey } from '../../file/fileSummary.ts';

/** Inventory items by what files call them. */
export interface InventoryLookup {
  findById(id: string): NamedItem | undefined;
  /** The item with this id or code; else those whose codes differ from it only in capitals. */
  findByKey(text: string): readonly NamedItem[];
  findByName(text: string): readonly NamedItem[];
}

/** What a file writes for the product's own inventory item. */
export const OWN_ITEM = 'own';

const keyOf = (text: string) => nameKey(asRead('inventory', text));

export const isOwnItem = (text: string): boolean => keyOf(text) === OWN_ITEM;

export function createInventoryLookup(items: readonly NamedItem[]): InventoryLookup {
  const byId = new Map(items.map((item) => [item.id, item]));
  const coded = items.filter(({ code }) => code !== null && code !== '');
  const byCode = new Map(coded.map((item) => [item.code, item]));
  const byCodeKey = groupBy(coded, ({ code }) => keyOf(code ?? ''));
  const byName = groupBy(items, ({ name }) => keyOf(name));
  return {
    findById: (id) => byId.get(id),
    findByKey(text) {
      const item = byId.get(text) ?? byCode.get(text);
      return item ? [item] : (byCodeKey.get(keyOf(text)) ?? []);
    },
    findByName: (text) => byName.get(keyOf(text)) ?? [],
  };
}

/** What an export calls an item: its code or its name, unless these could mean another one; else its id. */
export function exportedName(lookup: InventoryLookup, { id, code, name }: NamedItem): string {
  const byCode = code && !isOwnItem(code) ? lookup.findByKey(asRead('inventory', code)) : [];
  if (code && byCode.length === 1 && byCode[0]?.id === id) return code;
  const isName = lookup.findByKey(name).length === 0 && lookup.findByName(name).length === 1;
  return isName && !isOwnItem(name) ? name : id;
}

/** The name of an item that is local to a product. */
export const localName = (productName: string, text: string): string =>
  (isLocalName(productName, text) ? text : `${productName}, ${text}`).slice(0, 200);

/** Whether an item with this name can be local to the product. */
export const isLocalName = (productName: string, name: string): boolean => name.startsWith(productName);

/**
 * The one among the items that a product draws on that a text means: with this name, or with it behind the product's.
 */
export function findLocal(items: readonly NamedItem[], text: string): NamedItem | undefined {
  const key = keyOf(text);
  const [item, ...others] = items.filter(
    ({ name }) => keyOf(name) === key || keyOf(name).endsWith(`, ${key}`),
  );
  return others.length === 0 ? item : undefined;
}
