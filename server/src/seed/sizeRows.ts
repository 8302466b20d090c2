import { sizesOf } from '../../demo/sizes.ts';
import type { DemoProduct } from '../../demo/types.ts';
import type { Product } from '../features/catalog/catalog.entity.ts';
import { optionsOf } from '../features/catalog/options.ts';
import type { Variant } from '../features/catalog/variants/variants.entity.ts';
import type { CountedIn, InventoryItem } from '../features/stock/inventoryItems.entity.ts';
import { newId, newIdAt } from '../lib/ids.ts';
import { toPaise } from '../lib/money.ts';

/** The rows of a product's sizes. */
export interface SizeRows {
  variants: Variant[];
  /** What they draw on besides the product's own units. */
  items: InventoryItem[];
}

/**
 * The variants of a demo product whose sizes have prices of their own; none of other products. The first size takes the product's own units,
 * each other one has a stock of its own. The sizes of loose goods share one that is counted in grams or pieces.
 */
export function sizeRowsOf(demo: DemoProduct, product: Product): SizeRows {
  const items: InventoryItem[] = [];
  const addItem = (name: string, countedIn: CountedIn, units: number): string => {
    const { createdAt } = product;
    const id = newIdAt(createdAt);
    items.push({
      id,
      code: null,
      name: `${demo.name}, ${name}`,
      countedIn,
      units,
      lowStockAt: null,
      createdAt,
    });
    return id;
  };
  const sizes = sizesOf(demo);
  const [first] = sizes;
  const looseId = demo.loose && first?.contents ? addItem('loose', first.contents.unit, first.stock) : null;
  const options = optionsOf(product);
  const variants = sizes.map(({ price, oldPrice, stock, contents }, position): Variant => {
    const label = options[position] ?? '';
    const { amount, unit } = contents ?? { amount: null, unit: null };
    return {
      id: newId(),
      productId: product.id,
      position,
      label,
      sku: null,
      gtin: null,
      price: toPaise(price),
      oldPrice: toPaise(oldPrice),
      amount,
      unit,
      picture: null,
      paused: false,
      weighed: demo.weighed ?? false,
      inventoryId: looseId ?? (position === 0 ? null : addItem(label, 'PIECE', stock)),
      requiredQuantity: looseId && amount ? amount : 1,
    };
  });
  return { variants, items };
}
