import type { Db } from '../../../../database/database.ts';
import type { Page } from '../../../../lib/page.ts';
import type { InvalidInput } from '../../../../lib/problems.ts';
import { readShelves, type StockedProduct } from '../../../stock/desk/stockLists.service.ts';
import { type CatalogContext, findProducts, type ProductQuery } from '../../catalog.service.ts';
import { itemOf, variantsOf } from '../../variants/variants.service.ts';

/**
 * The inventory items of products on sale with their stock, in the shop's order or by relevance: of those of a category, or that match a text.
 * An item that products of several pages draw on is on each of them.
 */
export async function listStockedProducts(
  ctx: CatalogContext & { db: Db },
  query: Pick<ProductQuery, 'categoryId' | 'subCategoryId' | 'text' | 'first' | 'after'>,
): Promise<Page<StockedProduct> | InvalidInput> {
  const page = findProducts(ctx, { ...query, offset: 0 });
  if ('message' in page) return page;
  const ids = new Set(page.products.flatMap(({ product }) => variantsOf(product).map(itemOf)));
  return { nodes: await readShelves(ctx, [...ids]), pageInfo: page.pageInfo };
}
