import { type EntityManager, In } from 'typeorm';
import { readVariants } from '../catalog/catalogueRows.service.ts';
import { Variant } from '../catalog/variants/variants.entity.ts';
import { StockMovement } from '../stock/stockMovements.entity.ts';
import { ImportChange } from './imports.entity.ts';
import { CREATED } from './imports.queries.ts';

/**
 * Those of the inventory items that an import has created on which a variant draws that the undo leaves: one of a product that the import has not
 * created, or whose variants somebody has changed since.
 */
export async function findUsedItems(
  manager: EntityManager,
  importId: string,
  itemIds: readonly string[],
): Promise<Set<string>> {
  if (itemIds.length === 0) return new Set();
  // The first movement of an item has its id.
  const openings = await manager.findBy(StockMovement, { id: In([...itemIds]), reference: importId });
  const inventoryId = In(openings.map(({ itemId }) => itemId));
  const drawing = await manager.find(Variant, {
    select: { productId: true, inventoryId: true },
    where: { inventoryId },
  });
  const productIds = [...new Set(drawing.map(({ productId }) => productId))];
  const variants = await readVariants(manager, productIds);
  const creations = await manager.findBy(ImportChange, {
    importId,
    productId: In(productIds),
    field: CREATED,
  });
  const asImported = new Set(
    creations
      // The release before did not store the variants.
      .filter(({ productId, newValue }) => ['', JSON.stringify(variants.get(productId))].includes(newValue))
      .map(({ productId }) => productId),
  );
  return new Set(
    drawing.flatMap(({ productId, inventoryId: id }) => (asImported.has(productId) ? [] : (id ?? []))),
  );
}
