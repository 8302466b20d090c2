import type { CatalogProduct } from './snapshot.ts';

/**
 * What can be chosen of a product: one selected index is shared by all its option lists, so a choice is the n-th entry of
 * each. Empty when it has no option list.
 */
export function optionsOf(product: Pick<CatalogProduct, 'size' | 'productRam' | 'productWeight'>): string[] {
  const lists = [product.size, product.productRam, product.productWeight].filter((list) => list.length > 0);
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list[index] ?? []).join(' / '),
  );
}
