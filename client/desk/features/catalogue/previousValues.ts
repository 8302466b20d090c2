import type { DeskProductChange } from '../../generated/graphql.ts';
import { type DeskProduct, itemOf, type ProductRow } from './deskProduct.ts';
import { toFormVariant, toVariantInput } from './editor/variants/variantForm.ts';

/**
 * The changes that undo saved ones.
 * @param previous the products before, and `saved` after, both in the order of the changes
 */
export const previousValues = (
  changes: readonly DeskProductChange[],
  previous: readonly ProductRow[],
  saved: readonly ProductRow[],
): DeskProductChange[] =>
  changes.flatMap((change, index) => {
    const before = previous[index];
    const after = saved[index];
    if (!before || !after) return [];
    const { id, version: _, stockChange, expectedStock: __, inventoryChanges, ...fields } = change;
    const values = Object.keys(fields).map((field) => [field, fieldValue(before, field)]);
    return [
      {
        id,
        version: after.version,
        ...Object.fromEntries(values),
        ...(stockChange && { stockChange: -stockChange, expectedStock: after.stock }),
        ...(inventoryChanges && {
          inventoryChanges: inventoryChanges.map(({ inventoryId, ...moved }) => ({
            inventoryId,
            stockChange: -moved.stockChange,
            expectedStock: itemOf(after, String(inventoryId))?.available,
          })),
        }),
      },
    ];
  });

function fieldValue(product: ProductRow | DeskProduct, field: string): unknown {
  if (field === 'sku') return product.sku ?? '';
  if (field === 'subCategoryId') return product.subCategoryId;
  if (field === 'images' && 'images' in product) return product.images.map(({ url, alt }) => ({ url, alt }));
  if (field === 'relatedIds' && 'related' in product) return product.related.map(({ id }) => id);
  if (field === 'variants') return product.variants.map((variant) => toVariantInput(toFormVariant(variant)));
  return product[field as keyof typeof product];
}
