import type { CatalogProduct } from './snapshot/snapshot.ts';

/**
 * The choices of a product. All option lists share one selected index, so a choice combines the n-th entry of each list. Empty if
 * there is no option list.
 */
export function optionsOf(product: Pick<CatalogProduct, 'size' | 'productRam' | 'productWeight'>): string[] {
  const lists = [product.size, product.productRam, product.productWeight].filter((list) => list.length > 0);
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list[index] ?? []).join(' / '),
  );
}
