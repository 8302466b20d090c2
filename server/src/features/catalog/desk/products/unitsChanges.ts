import type { StockAdjustment } from '../../../stock/desk/adjustStock.service.ts';
import { MAX_ITEM_UNITS, MAX_STOCK } from '../../../stock/stock.input.ts';
import type { Product } from '../../catalog.entity.ts';
import type { Lookups, ProductValues } from './productFields.ts';
import type { DeskProduct } from './productList.queries.ts';
import {
  inventoryItemListedTwice,
  inventoryItemUnknown,
  type Refusal,
  stockTooLarge,
  tooFewUnitsLeft,
} from './products.problems.ts';

// A product's change may also change units: the product's own, and those of inventory items on which its variants draw.

/** What an editor changes of units. */
export interface UnitsFields {
  /** Units that are added to the product's own or, when negative, taken away. */
  stockChange?: number;
  /** The stock that the editor saw; absent: any. */
  expectedStock?: number;
  inventoryChanges?: { inventoryId: string; stockChange: number; expectedStock?: number | null }[];
}

/** A change of an inventory item's units. */
interface UnitsChange {
  itemId: string;
  /** 0: they stay. */
  change: number;
  /** As the editor saw them; null: any. */
  expected: number | null;
}

/** What an editor changes of a product besides its units. */
export function withoutUnits<Change extends UnitsFields>(change: Change): Omit<Change, keyof UnitsFields> {
  const { stockChange, expectedStock, inventoryChanges, ...fields } = change;
  return fields;
}

/** The changes of a product's units, its own first. */
export const unitsChangesOf = ({
  id,
  stockChange = 0,
  expectedStock,
  inventoryChanges = [],
}: UnitsFields & Pick<Product, 'id'>): UnitsChange[] => [
  { itemId: id, change: stockChange, expected: expectedStock ?? null },
  ...inventoryChanges.map((item) => ({
    itemId: item.inventoryId,
    change: item.stockChange,
    expected: item.expectedStock ?? null,
  })),
];

/** The items whose units the changes move; empty: none. The products are among them, because their own units are compared. */
export const movedItemIds = (changes: readonly (UnitsFields & Pick<Product, 'id'>)[]): string[] => {
  const units = changes.flatMap(unitsChangesOf);
  const isMoving = units.some(({ change }) => change !== 0);
  return isMoving ? [...new Set(units.map(({ itemId }) => itemId))].sort() : [];
};

/** Checks the changes of units of several products, one product after the other. */
export function createUnitsCheck({ inventoryUnits }: Pick<Lookups, 'inventoryUnits'>) {
  /** By item, the product whose change changes it. */
  const changingProducts = new Map<string, string>();
  return (product: DeskProduct, units: readonly UnitsChange[], { variants }: ProductValues) => {
    const drawnOn = new Set((variants ?? product.variants).map(({ inventoryId }) => inventoryId));
    const refusals: Refusal[] = [];
    let isAsSeen = true;
    for (const { itemId, change, expected } of units) {
      const isOwn = itemId === product.id;
      const present = isOwn ? product.countInStock : inventoryUnits.get(itemId);
      const field = isOwn ? 'stockChange' : 'inventoryChanges';
      const entry = isOwn ? undefined : { id: itemId, field: 'stockChange' };
      const refuse = (refusal: Omit<Refusal, 'id'>) => refusals.push({ id: product.id, ...refusal, entry });
      if (present === undefined || (!isOwn && !drawnOn.has(itemId))) {
        refuse(inventoryItemUnknown(field));
        continue;
      }
      const changingProduct = changingProducts.get(itemId);
      if (changingProduct) refuse(inventoryItemListedTwice(changingProduct === product.id));
      changingProducts.set(itemId, product.id);
      if (expected !== null && expected !== present) isAsSeen = false;
      const max = isOwn ? MAX_STOCK : MAX_ITEM_UNITS;
      if (change < 0 && present + change < 0) refuse(tooFewUnitsLeft(present, field));
      if (change > 0 && present + change > max) refuse(stockTooLarge(max, field));
    }
    return { refusals, isAsSeen };
  };
}

/** The correction of an item's units in the ledger. */
export const toAdjustment = ({ itemId, change }: UnitsChange): StockAdjustment => ({
  itemId,
  kind: 'correction',
  change,
  countedUnits: null,
  expectedOnHand: null,
  reason: 'Edited with the product',
});
