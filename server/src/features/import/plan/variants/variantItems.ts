import { newId } from '../../../../lib/ids.ts';
import type { Measure } from '../../../catalog/measures/measure.ts';
import type { CatalogVariant } from '../../../catalog/variants/variants.service.ts';
import type { NamedItem } from '../../catalogue.queries.ts';
import type { RowProblem, VariantRow } from '../../file/catalogueRow.ts';
import { nameKey } from '../../file/fileSummary.ts';
import { findLocal, type InventoryLookup, isOwnItem, localName } from './inventoryLookup.ts';

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What a variant draws on, and how much one of it takes. */
type Draw = Pick<CatalogVariant, 'inventoryId' | 'requiredQuantity'>;

/** The inventory items that the variants of one product draw on. */
export interface VariantItems {
  /**
   * What a variant draws on after its record.
   * @param content what it contains
   * @param isStored whether the variant had an item before
   */
  draw(
    variant: CatalogVariant,
    row: VariantRow,
    content: Measure | null,
    isStored: boolean,
  ): Draw | RowProblem;
  /** Those that do not exist yet. */
  created: Map<string, NamedItem>;
}

export function createVariantItems(
  lookup: InventoryLookup,
  productName: string,
  stored: readonly CatalogVariant[],
): VariantItems {
  const drawn = [...new Set(stored.map(({ inventoryId }) => inventoryId))].flatMap(
    (id) => (id && lookup.findById(id)) || [],
  );
  const created = new Map<string, NamedItem>();
  const localItems = new Map<string, NamedItem>();

  /** The item that the column `inventory` means; a new one that is local to the product if there is none. */
  function findNamed(text: string): NamedItem | RowProblem {
    const keyed = lookup.findByKey(text);
    const local = findLocal(drawn, text) ?? localItems.get(nameKey(text));
    const named = lookup.findByName(text);
    const item = keyed.length === 1 ? keyed[0] : local;
    if (item) return item;
    if (keyed.length > 1)
      return {
        field: 'inventory',
        reason: 'several codes differ from it only in capitals: write one as it is',
      };
    if (named.length > 1)
      return { field: 'inventory', reason: 'several inventory items have this name: write the id of one' };
    if (named[0]) return named[0];
    if (ID.test(text)) return { field: 'inventory', reason: 'no inventory item has this id' };
    return createLocal(text);
  }

  /** The item of an option whose record names none. One of another product may have the same name by chance. */
  const findOwn = (option: string): NamedItem =>
    findLocal(drawn, option) ?? localItems.get(nameKey(option)) ?? createLocal(option);

  function createLocal(text: string): NamedItem {
    const name = localName(productName, text);
    const newItem: NamedItem = { id: newId(), code: null, name, countedIn: 'PIECE' };
    created.set(newItem.id, newItem);
    localItems.set(nameKey(text), newItem);
    return newItem;
  }

  return {
    created,
    draw(variant, row, content, isStored) {
      const { inventory, option, takes } = row.variant;
      // A stock of its own says that it shares no other one.
      const hasNewStock =
        !inventory && !isStored && row.stock !== null && option !== '' && !isOwnItem(option);
      const isKept = !inventory && isStored;
      const item = hasNewStock
        ? findOwn(option)
        : !inventory || isOwnItem(inventory)
          ? null
          : findNamed(inventory);
      if (item && 'reason' in item) return item;
      const inventoryId = isKept ? variant.inventoryId : (item?.id ?? null);
      // A new item of which each package takes what it contains is counted in the same unit.
      if (item && created.has(item.id) && content && takes === content.amount) item.countedIn = content.unit;
      if (takes !== null) return { inventoryId, requiredQuantity: takes };
      if (isStored && inventoryId === variant.inventoryId)
        return { inventoryId, requiredQuantity: variant.requiredQuantity };
      const isMeasured = item !== null && content !== null && item.countedIn === content.unit;
      return { inventoryId, requiredQuantity: isMeasured && content.unit !== 'PIECE' ? content.amount : 1 };
    },
  };
}
