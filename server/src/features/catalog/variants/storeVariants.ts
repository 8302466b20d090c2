import type { EntityManager } from 'typeorm';
import { insertRows } from '../../../database/insertRows.ts';
import { newId } from '../../../lib/ids.ts';
import { InventoryItem } from '../../stock/inventoryItems.entity.ts';
import { recordOpeningUnits } from '../../stock/ledger.service.ts';
import { Product } from '../catalog.entity.ts';
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
 * Replaces the stored variants of a product in the caller's transaction, which changes the catalogue, and stores what follows from them in the
 * product: the option lists, and the price of the first one on sale, which a release without variants shows.
 * @param variants in their order; empty: the product has one price and one stock again
 */
export async function storeVariants(
  tx: EntityManager,
  productId: string,
  variants: readonly Omit<Variant, 'productId' | 'position'>[],
  lists: OptionLists,
): Promise<void> {
  await tx.delete(Variant, { productId });
  const rows = variants.map((variant, position): Variant => ({ ...variant, productId, position }));
  await insertRows(tx, Variant, rows);
  const shown = variants.find(({ paused }) => !paused) ?? variants[0];
  const prices = shown && { price: shown.price, oldPrice: shown.oldPrice };
  await tx.update(Product, { id: productId }, { ...lists, ...prices });
}

/** A new inventory item. */
export type NewInventoryItem = Pick<InventoryItem, 'name' | 'countedIn' | 'units'> &
  Partial<Pick<InventoryItem, 'code' | 'lowStockAt'>>;

/** Stores new inventory items with the first movements of their ledgers. @returns them with their ids, in the same order */
export async function insertInventoryItems(
  tx: EntityManager,
  items: readonly NewInventoryItem[],
  cause: Parameters<typeof recordOpeningUnits>[2],
): Promise<InventoryItem[]> {
  const rows = items.map(
    (item): InventoryItem => ({ code: null, lowStockAt: null, ...item, id: newId(), createdAt: Date.now() }),
  );
  await insertRows(tx, InventoryItem, rows);
  await recordOpeningUnits(
    tx,
    rows.map(({ id, units }) => ({ id, countInStock: units })),
    cause,
  );
  return rows;
}
