import { newId } from '../../../../lib/ids.ts';
import type { Measure } from '../../../catalog/measures/measure.ts';
import type { CatalogVariant } from '../../../catalog/variants/variants.service.ts';
import { MAX_ITEM_CODE } from '../../../stock/stock.input.ts';
import type { NamedItem } from '../../catalogue.queries.ts';
import type { RowProblem, VariantRow } from '../../file/catalogueRow.ts';
import { type FileSummary, nameKey } from '../../file/fileSummary.ts';
import { findLocal, type InventoryLookup, isOwnItem, localName } from './inventoryLookup.ts';
import { type ItemsOfFile, sharedKeyOf } from './itemsOfFile.ts';

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const SEVERAL_NAMED: RowProblem = {
  field: 'inventory',
  reason: 'several inventory items have this name: write the id of one',
};
const CODE_TOO_LONG: RowProblem = {
  field: 'inventory',
  reason: `the code of a shared inventory item has at most ${MAX_ITEM_CODE} characters`,
};
const SEVERAL_NAMES: RowProblem = {
  field: 'inventory_name',
  reason: 'an earlier line has another name for the same inventory item',
};

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
  /** Of those that products share, the `sharedKeyOf`, by id. */
  sharedKeys: Map<string, string>;
}

/** What the items of a product depend on. */
export interface ItemContext {
  state: { inventory: InventoryLookup };
  summary: Pick<FileSummary, 'sharedNameOf'>;
  /** Those that earlier records create. */
  itemsOfFile: Pick<ItemsOfFile, 'find' | 'findById'>;
  productName: string;
  /** The variants that the product has. */
  variants: readonly CatalogVariant[];
  /** Whether these are stored. */
  areStored: boolean;
}

export function createVariantItems({
  state: { inventory: lookup },
  summary,
  itemsOfFile,
  productName,
  ...ctx
}: ItemContext): VariantItems {
  const stored = ctx.areStored ? ctx.variants : [];
  const presentItems = [...new Set(stored.map(({ inventoryId }) => inventoryId))].flatMap(
    (id) => (id && lookup.findById(id)) || [],
  );
  const created = new Map<string, NamedItem>();
  const itemsOfText = new Map<string, NamedItem>();
  const sharedKeys = new Map<string, string>();
  /** New items of which a record has said the unit. */
  const measured = new Set<NamedItem>();

  /** What the file creates is found by text and name only, also when its first batches are stored. */
  const isNotOfFile = ({ id }: NamedItem) => itemsOfFile.findById(id) === undefined;

  /**
   * The item that the column `inventory` means; a new one if there is none, which is local to the product unless it
   * has a name to share.
   */
  function findNamed(text: string, sharedName: string): NamedItem | RowProblem {
    const firstName = sharedName && summary.sharedNameOf(text);
    if (firstName && nameKey(firstName) !== nameKey(sharedName)) return SEVERAL_NAMES;
    const local = findLocal(presentItems, text) ?? itemsOfText.get(nameKey(text));
    const shared = sharedName && (itemsOfFile.find(text, sharedName) ?? findStoredShared(text, sharedName));
    if (shared) return local ?? remember(text, shared);
    const withCode = lookup.findByKey(text).filter(isNotOfFile);
    // Another product's item may have the text as its code since this product's local one was called so.
    if (local && !sharedName && !withCode.some((item) => presentItems.includes(item))) return local;
    const item = withCode.length === 1 ? withCode[0] : local;
    if (item) return item;
    if (withCode.length > 1)
      return {
        field: 'inventory',
        reason: 'several codes differ from it only in capitals: write one as it is',
      };
    const named = lookup.findByName(text).filter(isNotOfFile);
    if (named.length > 1) return SEVERAL_NAMED;
    if (named[0]) return named[0];
    if (sharedName) return findShared(text, sharedName);
    if (ID.test(text)) return { field: 'inventory', reason: 'no inventory item has this id' };
    return createLocal(text);
  }

  /** The item that an earlier run has created by this record; see `storedItemOfFile`. */
  function findStoredShared(text: string, name: string): NamedItem | undefined {
    const isNamedSo = (item: NamedItem) =>
      [text, name].every((called) => nameKey(called) === nameKey(item.name));
    const item = presentItems.find(
      (present) =>
        present.code === null && isNamedSo(present) && itemsOfFile.findById(present.id)?.sharedKey === null,
    );
    if (item) sharedKeys.set(item.id, sharedKeyOf(text, name));
    return item;
  }

  /** The item with the name by which products share it, or a new one. */
  function findShared(text: string, name: string): NamedItem | RowProblem {
    // An item with the id of another shop's item as its code came from that one.
    const isOther = ({ code }: NamedItem) => ID.test(text) && ID.test(code ?? '');
    const [named, ...others] = lookup.findByName(name).filter((item) => isNotOfFile(item) && !isOther(item));
    if (others.length > 0) return SEVERAL_NAMED;
    if (named) return named;
    const code = nameKey(name) === nameKey(text) ? null : text;
    if (code !== null && code.length > MAX_ITEM_CODE) return CODE_TOO_LONG;
    const newItem: NamedItem = { id: newId(), code, name, countedIn: 'PIECE' };
    sharedKeys.set(newItem.id, sharedKeyOf(text, name));
    return addNew(text, newItem);
  }

  /** The item of an option whose record names none. One of another product may have the same name by chance. */
  const findOwn = (option: string): NamedItem =>
    findLocal(presentItems, option) ?? itemsOfText.get(nameKey(option)) ?? createLocal(option);

  function createLocal(text: string): NamedItem {
    const name = localName(productName, text);
    return addNew(text, { id: newId(), code: null, name, countedIn: 'PIECE' });
  }

  function addNew(text: string, item: NamedItem): NamedItem {
    created.set(item.id, item);
    return remember(text, item);
  }

  /** Later records of the product mean the same item by the same text. */
  function remember(text: string, item: NamedItem): NamedItem {
    itemsOfText.set(nameKey(text), item);
    return item;
  }

  return {
    created,
    sharedKeys,
    draw(variant, row, content, isStored) {
      const { inventory, sharedName, option, takes } = row.variant;
      // A stock of its own says that it shares no other one.
      const hasNewStock =
        !inventory && !isStored && row.stock !== null && option !== '' && !isOwnItem(option);
      const isKept = !inventory && isStored;
      const item = hasNewStock
        ? findOwn(option)
        : !inventory || isOwnItem(inventory)
          ? null
          : findNamed(inventory, sharedName);
      if (item && 'reason' in item) return item;
      const inventoryId = isKept ? variant.inventoryId : (item?.id ?? null);
      const { stockUnit } = row.variant;
      // A new item of which each package takes what it contains is counted in the same unit.
      const newUnit = stockUnit ?? (content && takes === content.amount ? content.unit : null);
      if (item && newUnit && created.has(item.id) && !measured.has(item)) {
        item.countedIn = newUnit;
        measured.add(item);
      }
      const countedIn = (item ?? lookup.findById(inventoryId ?? ''))?.countedIn ?? 'PIECE';
      if (stockUnit && stockUnit !== countedIn)
        return { field: 'stock_unit', reason: 'its inventory item is counted in another unit' };
      if (takes !== null) return { inventoryId, requiredQuantity: takes };
      if (isStored && inventoryId === variant.inventoryId)
        return { inventoryId, requiredQuantity: variant.requiredQuantity };
      const isMeasured = item !== null && content !== null && item.countedIn === content.unit;
      return { inventoryId, requiredQuantity: isMeasured && content.unit !== 'PIECE' ? content.amount : 1 };
    },
  };
}
