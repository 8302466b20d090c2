import type { DeskProduct, InventoryItem } from '../../deskProduct.ts';
import type { FormVariant } from './variantForm.ts';

/** Units of an inventory item. */
type Stock = Pick<InventoryItem, 'id' | 'name' | 'countedIn' | 'available'>;

/**
 * What a product has sold from, and its edited variants no longer draw on: inventory items with units, which stay counted.
 * @param variants as they are edited; empty: the product has one price, and sells its own units
 * @param product as it is stored; null: a new one
 */
export function unsoldStock(
  variants: readonly Pick<FormVariant, 'item'>[],
  product: Pick<DeskProduct, 'id' | 'stock' | 'variants'> | null,
): Stock[] {
  if (!product) return [];
  const own: Stock = { id: product.id, name: 'Its own units', countedIn: 'PIECE', available: product.stock };
  const stored = product.variants.map(({ inventoryItem }) => inventoryItem ?? own);
  const stockById = new Map((stored.length > 0 ? stored : [own]).map((stock) => [stock.id, stock]));
  const soldIds = new Set(variants.length > 0 ? variants.map(({ item }) => item?.id ?? own.id) : [own.id]);
  return [...stockById.values()].filter(({ id, available }) => available > 0 && !soldIds.has(id));
}
