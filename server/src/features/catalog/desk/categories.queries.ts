import type { EntityManager } from 'typeorm';
import { Banner, Category, Product } from '../catalog.entity.ts';

/** All categories and sub-categories in the shop's own order. */
export const readCategories = (manager: EntityManager): Promise<Category[]> =>
  manager.find(Category, { order: { position: 'ASC', id: 'ASC' } });

/** All banners in the shop's own order. */
export const readBanners = (manager: EntityManager): Promise<Banner[]> =>
  manager.find(Banner, { order: { position: 'ASC', id: 'ASC' } });

/** Whether anything refers to a category or sub-category: a sub-category, a product (also a withdrawn one) or a banner. */
export async function isCategoryUsed(manager: EntityManager, id: string): Promise<boolean> {
  return (
    (await manager.existsBy(Category, { parentId: id })) ||
    (await manager.existsBy(Product, [{ catId: id }, { subCatId: id }])) ||
    (await manager.existsBy(Banner, [{ catId: id }, { subCatId: id }]))
  );
}

/** Marks the products of a category as changed, because the search finds them by its name. */
export async function touchProducts(tx: EntityManager, { id, parentId }: Category, revision: number) {
  await tx.update(Product, parentId ? { subCatId: id } : { catId: id }, { revision });
}
