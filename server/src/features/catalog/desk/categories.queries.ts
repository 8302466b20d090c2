import type { EntityManager } from 'typeorm';
import { Banner, Category, Product } from '../catalog.entity.ts';

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

/** The number of withdrawn products by category and sub-category; those without any are missing. */
export async function countWithdrawnProducts(manager: EntityManager): Promise<Map<string, number>> {
  const rows: { catId: string; subCatId: string | null; count: number | string }[] = await manager.query(
    'SELECT catId, subCatId, COUNT(*) AS count FROM products WHERE withdrawn = 1 GROUP BY catId, subCatId',
  );
  const counts = new Map<string, number>();
  for (const { catId, subCatId, count } of rows)
    for (const id of subCatId ? [catId, subCatId] : [catId])
      counts.set(id, (counts.get(id) ?? 0) + Number(count));
  return counts;
}
