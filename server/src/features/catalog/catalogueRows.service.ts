import { type EntityManager, In } from 'typeorm';
import { insertRows } from '../../database/insertRows.ts';
import { Category, Product } from './catalog.entity.ts';
import { isCategoryUsed, nextRevision, nextUpdatedAt } from './catalog.queries.ts';
import { optionsOf } from './options.ts';
import { countPictureUses } from './pictures/cataloguePictures.service.ts';
import { listsFor, type OptionLists, storeVariants } from './variants/storeVariants.ts';
import { readVariants } from './variants/variants.queries.ts';

// What an import writes of the catalogue, row by row, in its own transactions. Each begins with `nextRevision`, whose number the changed
// products get. The units of the stock are the stock's.

export {
  type Category,
  listsFor,
  nextRevision,
  type OptionLists,
  optionsOf,
  type Product,
  readVariants,
  storeVariants,
};

/** Columns of a product that change. */
export type ProductColumns = Partial<Omit<Product, 'id' | 'revision' | 'updatedAt' | 'countInStock'>>;

/** Stores new products with their revision and first units. */
export const insertProductRows = (tx: EntityManager, products: readonly Product[]): Promise<void> =>
  insertRows(tx, Product, products);

/** Changes products, which become a new version. */
export const updateProductRows = (
  tx: EntityManager,
  ids: readonly string[],
  columns: ProductColumns,
  revision: number,
): Promise<unknown> =>
  tx.update(Product, { id: In([...ids]) }, { ...columns, revision, updatedAt: nextUpdatedAt });

/** Announces a change of a product's stock alone. */
export const touchProductRow = (tx: EntityManager, id: string, revision: number): Promise<unknown> =>
  tx.update(Product, { id }, { revision });

export const insertCategoryRows = (tx: EntityManager, categories: readonly Category[]): Promise<unknown> =>
  tx
    .createQueryBuilder()
    .insert()
    .into(Category)
    .values([...categories])
    .updateEntity(false)
    .execute();

/** Deletes a category; one that something still refers to is hidden from shoppers while it is empty. */
export async function removeCategoryRow(tx: EntityManager, { id, images }: Category): Promise<void> {
  if (await isCategoryUsed(tx, id)) {
    await tx.update(Category, { id }, { hiddenWhileEmpty: true });
    return;
  }
  await tx.delete(Category, { id });
  await countPictureUses(tx, images, []);
}
