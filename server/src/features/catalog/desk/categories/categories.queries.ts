import type { EntityManager } from 'typeorm';
import { Banner, Category, Product } from '../../catalog.entity.ts';

/** All categories and sub-categories in the shop's own order. */
export const readCategories = (manager: EntityManager): Promise<Category[]> =>
  manager.find(Category, { order: { position: 'ASC', id: 'ASC' } });

/** All banners in the shop's own order. */
export const readBanners = (manager: EntityManager): Promise<Banner[]> =>
  manager.find(Banner, { order: { position: 'ASC', id: 'ASC' } });

/** Marks the products of a category as changed, because the search finds them by its name. */
export async function touchProducts(tx: EntityManager, { id, parentId }: Category, revision: number) {
  await tx.update(Product, parentId ? { subCatId: id } : { catId: id }, { revision });
}
