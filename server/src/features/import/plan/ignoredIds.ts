import type { CatalogueRow } from '../file/catalogueRow.ts';
import type { Note } from '../file/fieldReader.ts';
import type { CatalogueState, StateProduct } from './catalogueState.ts';

/**
 * Notes a `product_id` that does not say which product a record is about: the shop does not have it, or other records
 * of its group are about another product. An unknown SKU needs no note: the product or the variant gets it.
 * @param product the product of the record; null: a new one
 */
export function noteIgnoredId(
  { byId }: Pick<CatalogueState, 'byId'>,
  { productId }: CatalogueRow,
  product: StateProduct | null,
): Note[] {
  if (productId === null || productId === product?.id) return [];
  const reason = byId.has(productId)
    ? 'the id of another product: ignored'
    : 'no product has this id: ignored';
  return [{ action: 'noted', field: 'product_id', reason, old: productId, new: '' }];
}
