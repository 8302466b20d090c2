import type { EntityManager } from 'typeorm';
import { insertRows } from '../../../database/insertRows.ts';
import type { Product } from '../catalog.entity.ts';
import { optionsOf } from '../options.ts';
import { Variant } from './variants.entity.ts';

/** The option lists of a product. */
export type OptionLists = Pick<Product, 'size' | 'productRam' | 'productWeight'>;

const listNames = ['size', 'productRam', 'productWeight'] as const satisfies (keyof OptionLists)[];

/**
 * The option lists of a product whose variants have these labels: as they are, or the labels in its only list (by default the one of
 * weights). Null if it has several lists, of which each label would be a combination.
 */
export function listsFor(lists: OptionLists, labels: readonly string[]): OptionLists | null {
  const named = labels.filter((label) => label !== '');
  const { size, productRam, productWeight } = lists;
  const present = optionsOf(lists);
  if (present.length === named.length && present.every((label, index) => label === named[index]))
    return { size, productRam, productWeight };
  const [list = 'productWeight', ...others] = listNames.filter((name) => lists[name].length > 0);
  return others.length > 0 ? null : { size: [], productRam: [], productWeight: [], [list]: named };
}

/**
 * Replaces the stored variants of a product in the caller's transaction, which changes the product as well: its option lists
 * (`listsFor`), and its price to that of the first variant on sale, which a release without variants shows.
 * @param variants in their order; empty: the product has one price and one stock again
 */
export async function storeVariants(
  tx: EntityManager,
  productId: string,
  variants: readonly Omit<Variant, 'productId' | 'position'>[],
): Promise<void> {
  await tx.delete(Variant, { productId });
  const rows = variants.map((variant, position): Variant => ({ ...variant, productId, position }));
  await insertRows(tx, Variant, rows);
}
