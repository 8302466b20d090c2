import { type EntityManager, In } from 'typeorm';
import { Product } from '../../catalog.entity.ts';
import type { ProductValues } from './productChange.ts';
import { type Refusal, skuTaken } from './products.problems.ts';

interface Edit {
  product: Pick<Product, 'id' | 'name'>;
  /** The columns that change. */
  values: ProductValues;
}

/**
 * Refuses SKUs that another product would have, too, after all the edits. Changes of the catalogue happen one after another (see
 * `saveInCatalogue`), so that no other one takes them meanwhile.
 */
export async function refuseTakenSkus(tx: EntityManager, edits: readonly Edit[]): Promise<Refusal[]> {
  const edited = edits.filter(({ values }) => values.sku !== undefined);
  const skus = edited.flatMap(({ values }) => values.sku ?? []);
  if (skus.length === 0) return [];
  const isEdited = new Set(edited.map(({ product }) => product.id));
  const stored = await tx.find(Product, {
    select: { id: true, name: true, sku: true },
    where: { sku: In(skus) },
  });
  const ownerBySku = new Map(
    stored.filter(({ id }) => !isEdited.has(id)).map(({ sku, name }) => [sku, name]),
  );
  return edited.flatMap(({ product: { id, name }, values: { sku = null } }): Refusal[] => {
    const owner = ownerBySku.get(sku);
    if (owner !== undefined) return [{ id, ...skuTaken(owner, sku) }];
    if (sku !== null) ownerBySku.set(sku, name);
    return [];
  });
}
