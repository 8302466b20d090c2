import type { EntityManager } from 'typeorm';
import { PADDING_KEY, padToPowerOfTwo } from '../../../database/batchLoader.ts';
import { placeholders } from '../../../database/dialects.ts';
import { groupBy } from '../../../lib/groupBy.ts';
import type { CatalogVariant } from './variants.entity.ts';

type Row = Omit<CatalogVariant, 'paused' | 'weighed'> & { paused: number; weighed: number };

/**
 * The stored variants of products, in their order, by product id. Products without any are missing.
 * @param productIds null: of all products
 */
export async function readVariants(
  manager: EntityManager,
  productIds: readonly string[] | null,
): Promise<Map<string, CatalogVariant[]>> {
  const keys = productIds && padToPowerOfTwo(productIds, PADDING_KEY);
  const rows: Row[] = await manager.query(
    `SELECT id, productId, label, sku, gtin, price, oldPrice, amount, unit, picture, paused, weighed, inventoryId, requiredQuantity
       FROM variants ${keys ? `WHERE productId IN (${placeholders(keys)})` : ''} ORDER BY productId, position`,
    keys ?? [],
  );
  const variants = rows.map(
    (row): CatalogVariant => ({
      ...row,
      paused: Number(row.paused) === 1,
      weighed: Number(row.weighed) === 1,
    }),
  );
  return groupBy(variants, ({ productId }) => productId);
}
