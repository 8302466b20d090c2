import type { Db } from '../../../../database/database.ts';
import type { Page } from '../../../../lib/page.ts';
import type { InvalidInput } from '../../../../lib/problems.ts';
import { readShelves, type StockedProduct } from '../../../stock/desk/stockLists.service.ts';
import { type CatalogContext, findProducts, type ProductQuery } from '../../catalog.service.ts';

/** Products on sale with their stock, in the shop's order or by relevance: those of a category, or that match a text. */
export async function listStockedProducts(
  ctx: CatalogContext & { db: Db },
  query: Pick<ProductQuery, 'categoryId' | 'subCategoryId' | 'text' | 'first' | 'after'>,
): Promise<Page<StockedProduct> | InvalidInput> {
  const page = findProducts(ctx, { ...query, offset: 0 });
  if ('message' in page) return page;
  const ids = page.products.map(({ product }) => product.id);
  return { nodes: await readShelves(ctx, ids), pageInfo: page.pageInfo };
}
