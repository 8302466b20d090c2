import { type EntityManager, In } from 'typeorm';
import { Product } from '../../catalog.entity.ts';
import { Variant } from '../../variants/variants.entity.ts';
import type { ProductValues } from './productFields.ts';
import type { DeskProduct } from './productList.queries.ts';
import { type Refusal, skuTaken } from './products.problems.ts';

interface Edit {
  product: Pick<DeskProduct, 'id' | 'name' | 'sku' | 'variants'>;
  /** The columns that change. */
  values: ProductValues;
}

/** An SKU of a product, or of one of its variants. */
interface UsedSku {
  productId: string;
  name: string;
  sku: string;
  field: 'sku' | 'variants';
  /** Of the variant; absent: it is new, or the SKU is the product's own. */
  variantId?: string;
}

type OwnedSku = Pick<UsedSku, 'productId' | 'name' | 'sku'>;

/**
 * Refuses SKUs that another product or variant would have, too, after all the edits. Changes of the catalogue happen one after another
 * (see `saveInCatalogue`), so that no other one takes them meanwhile.
 */
export async function refuseTakenSkus(tx: EntityManager, edits: readonly Edit[]): Promise<Refusal[]> {
  const edited = edits.filter(({ values }) => values.sku !== undefined || values.variants);
  const used = edited.flatMap(skusAfter);
  if (used.length === 0) return [];
  const isEdited = new Set(edited.map(({ product }) => product.id));
  const ownerBySku = new Map<string, string>();
  for (const { productId, sku, name } of await readOwners(
    tx,
    used.map(({ sku }) => sku),
  ))
    if (!isEdited.has(productId)) ownerBySku.set(sku, name);
  return used.flatMap(({ productId, name, sku, field, variantId }): Refusal[] => {
    const owner = ownerBySku.get(sku);
    ownerBySku.set(sku, owner ?? name);
    const entry = variantId === undefined ? undefined : { id: variantId, field: 'sku' };
    return owner === undefined ? [] : [{ id: productId, ...skuTaken(owner, sku, field), entry }];
  });
}

/** The SKUs that a product and its variants have after an edit. */
function skusAfter({ product, values }: Edit): UsedSku[] {
  const { id: productId, name, sku, variants } = { ...product, ...values };
  const isStored = new Set(product.variants.map(({ id }) => id));
  return [
    ...(sku === null ? [] : [{ productId, name, sku, field: 'sku' as const }]),
    ...variants.flatMap(({ id, sku: own }) => {
      if (own === null) return [];
      return {
        productId,
        name,
        sku: own,
        field: 'variants' as const,
        variantId: isStored.has(id) ? id : undefined,
      };
    }),
  ];
}

async function readOwners(tx: EntityManager, skus: readonly string[]): Promise<OwnedSku[]> {
  const sku = In([...skus]);
  const products = await tx.find(Product, { select: { id: true, name: true, sku: true }, where: { sku } });
  const variants = await tx.find(Variant, {
    select: { productId: true, label: true, sku: true },
    where: { sku },
  });
  return [
    ...products.map(({ id, name, sku: own }) => ({ productId: id, name, sku: own ?? '' })),
    ...variants.map(({ productId, label, sku: own }) => ({
      productId,
      name: label || 'Another product',
      sku: own ?? '',
    })),
  ];
}
