import type { Db } from '../../../../database/database.ts';
import type { InvalidInput } from '../../../../lib/problems.ts';
import { type ListPage, readShelves, type StockedProduct } from '../../../stock/desk/stockLists.service.ts';
import { type CatalogContext, cursorOf, findProducts, type ProductQuery } from '../../catalog.service.ts';

/** Products on sale with their stock, in the shop's order or by relevance: those of a category, or that match a text. */
export async function listStockedProducts(
  ctx: CatalogContext & { db: Db },
  query: Pick<ProductQuery, 'categoryId' | 'subCategoryId' | 'text' | 'first' | 'after'>,
): Promise<ListPage<StockedProduct> | InvalidInput> {
  const page = findProducts(ctx, { ...query, offset: 0 });
  if ('message' in page) return page;
  const last = page.products.at(-1);
  return {
    nodes: await readShelves(
      ctx,
      page.products.map(({ product }) => product.id),
    ),
    pageInfo: { endCursor: last ? cursorOf(last) : null, hasNextPage: page.hasNextPage },
  };
}
