import type { CatalogProduct } from './snapshot/snapshot.ts';

const SEPARATOR = ' / ';

/**
 * The choices of a product. All option lists share one selected index, so a choice combines the n-th entry of each list. Empty if
 * there is no option list.
 */
export function optionsOf(product: Pick<CatalogProduct, 'size' | 'productRam' | 'productWeight'>): string[] {
  const lists = [product.size, product.productRam, product.productWeight].filter((list) => list.length > 0);
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list[index] ?? []).join(SEPARATOR),
  );
}

/** The first option that combines all of the given texts of the option lists, others are ignored; undefined if none of them is in the lists. */
export function findOption(
  product: Pick<CatalogProduct, 'size' | 'productRam' | 'productWeight' | 'options'>,
  parts: readonly unknown[],
): string | undefined {
  const texts = new Set<unknown>([...product.size, ...product.productRam, ...product.productWeight]);
  const wanted = parts.filter((part): part is string => texts.has(part));
  if (wanted.length === 0) return undefined;
  return product.options.find((option) => isCombinationOf(option.split(SEPARATOR), wanted));
}

const isCombinationOf = (texts: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((text) => texts.includes(text));
