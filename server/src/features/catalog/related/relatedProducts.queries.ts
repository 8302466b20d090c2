import { type EntityManager, In } from 'typeorm';
import { PADDING_KEY, padToPowerOfTwo } from '../../../database/batchLoader.ts';
import { placeholders } from '../../../database/dialects.ts';
import { insertRows } from '../../../database/insertRows.ts';
import { groupBy } from '../../../lib/groupBy.ts';
import { RelatedProduct } from './relatedProducts.entity.ts';

/**
 * The related products that staff have chosen, in their order, by product id. Products without any are missing.
 * @param productIds null: of all products
 */
export async function readRelatedIds(
  manager: EntityManager,
  productIds: readonly string[] | null,
): Promise<Map<string, string[]>> {
  const keys = productIds && padToPowerOfTwo(productIds, PADDING_KEY);
  const rows: Pick<RelatedProduct, 'productId' | 'relatedId'>[] = await manager.query(
    `SELECT productId, relatedId FROM product_related ${keys ? `WHERE productId IN (${placeholders(keys)})` : ''}
    ORDER BY productId, position`,
    keys ?? [],
  );
  const lists = groupBy(rows, ({ productId }) => productId);
  return new Map([...lists].map(([id, list]) => [id, list.map(({ relatedId }) => relatedId)]));
}

/** Replaces the related products of some products. */
export async function storeRelatedIds(
  tx: EntityManager,
  lists: readonly { id: string; relatedIds: readonly string[] }[],
): Promise<void> {
  if (lists.length === 0) return;
  await tx.delete(RelatedProduct, { productId: In(lists.map(({ id }) => id)) });
  const rows = lists.flatMap(({ id, relatedIds }) =>
    relatedIds.map((relatedId, position) => ({ productId: id, position, relatedId })),
  );
  await insertRows(tx, RelatedProduct, rows);
}
