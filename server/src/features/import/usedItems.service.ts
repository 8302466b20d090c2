import type { EntityManager } from 'typeorm';
import { readVariants } from '../catalog/catalogueRows.service.ts';
import { findDrawingVariants } from './catalogue.queries.ts';
import { findCreatedItems, findCreations } from './imports.queries.ts';

/**
 * Finds the inventory items whose units an undo must leave. The import has created them, and after its undo a variant
 * still draws on them: a variant of a product that the import has not created, or of one whose variants somebody has
 * changed since.
 */
export async function findUsedItems(
  manager: EntityManager,
  importId: string,
  itemIds: readonly string[],
): Promise<Set<string>> {
  if (itemIds.length === 0) return new Set();
  const drawing = await findDrawingVariants(manager, await findCreatedItems(manager, importId, itemIds));
  const productIds = [...new Set(drawing.map(({ productId }) => productId))];
  const variants = await readVariants(manager, productIds);
  const asImported = new Set(
    (await findCreations(manager, importId, productIds))
      // The release before did not store the variants.
      .filter(({ productId, newValue }) => ['', JSON.stringify(variants.get(productId))].includes(newValue))
      .map(({ productId }) => productId),
  );
  return new Set(
    drawing.flatMap(({ productId, inventoryId }) => (asImported.has(productId) ? [] : (inventoryId ?? []))),
  );
}
