import { formatMeasure, measureWord } from '../../catalog/measures/measure.ts';
import type { CatalogVariant } from '../../catalog/variants/variants.service.ts';
import { COLUMN_LABELS, type Column } from '../file/columnNames.ts';
import { formatFlag, formatRupees } from '../file/notation.ts';
import type { PlannedRow } from '../plan/plannedRow.ts';
import { type InventoryLookup, OWN_ITEM } from '../plan/variants/inventoryLookup.ts';

/** A value of a variant or of an inventory item. */
interface Change {
  /** `500 g: Selling price`, `Bananas, loose: Stock`, `Variants` for their number, or `Order of the variants`. */
  column: string;
  old: string;
  new: string;
}

/** What would change in the variants of a product, and in the inventory items that they draw on. */
export function listVariantChanges(
  { before, after, items, product }: PlannedRow,
  inventory: InventoryLookup,
): Change[] {
  const stored = new Map(before.variants?.map((variant) => [variant.id, variant]));
  const nameOf = (id: string | null) =>
    id === null ? OWN_ITEM : (items.find((item) => item.id === id) ?? inventory.findById(id))?.name;
  const changes = (after.variants ?? []).flatMap((variant) => {
    const former = stored.get(variant.id);
    const old = former ? cellsOf(former, nameOf) : newVariant;
    return Object.entries(cellsOf(variant, nameOf)).map(([column, value]) => ({
      column: `${former?.label || variant.label || 'Variant'}: ${COLUMN_LABELS[column as Column]}`,
      old: old[column as Column] ?? '',
      new: value,
    }));
  });
  const count = {
    column: 'Variants',
    old: product ? String(before.variants?.length ?? 0) : '',
    new: String(after.variants?.length ?? 0),
  };
  const units = items.map((item) => {
    const unit = measureWord(item.countedIn);
    const textOf = (amount: number) => `${amount} ${unit}`;
    return {
      column: `${item.name}: ${COLUMN_LABELS.stock}`,
      old: item.isNew ? '' : textOf(item.before),
      new: textOf(item.after),
    };
  });
  const ofProduct = after.variants ? [count, orderOf(before.variants ?? [], after.variants)] : [];
  return [...ofProduct, ...changes, ...units].filter((change) => change.old !== change.new);
}

/** The options in their order, if not only new ones were added behind the others. */
function orderOf(before: readonly CatalogVariant[], after: readonly CatalogVariant[]): Change {
  const textOf = (variants: readonly CatalogVariant[]) => variants.map(({ label }) => label).join(' | ');
  const isMoved = before.some(({ id }, index) => after[index]?.id !== id);
  return {
    column: 'Order of the variants',
    old: isMoved ? textOf(before) : '',
    new: isMoved ? textOf(after) : '',
  };
}

/** What is not said of a new variant. */
const newVariant: Partial<Record<Column, string>> = { paused: formatFlag(false), weighed: formatFlag(false) };

function cellsOf(
  { label, sku, gtin, price, oldPrice, amount, unit, requiredQuantity, ...variant }: CatalogVariant,
  nameOf: (id: string | null) => string | undefined,
): Partial<Record<Column, string>> {
  return {
    option: label,
    sale_price: formatRupees(price),
    market_price: formatRupees(oldPrice),
    sku: sku ?? '',
    amount: amount !== null && unit !== null ? formatMeasure({ amount, unit }) : '',
    takes: String(requiredQuantity),
    inventory: nameOf(variant.inventoryId) ?? '',
    gtin: gtin ?? '',
    option_image: variant.picture ?? '',
    paused: formatFlag(variant.paused),
    weighed: formatFlag(variant.weighed),
  };
}
