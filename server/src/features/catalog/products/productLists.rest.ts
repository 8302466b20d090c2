import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { MAX_PAGE } from '../../../lib/page.ts';
import type { RestContext } from '../../../rest/context.ts';
import { throwIfProblem } from '../../../rest/errors.ts';
import { count, location, noSecurity, nullableId, optional, rupees, stars } from '../../../rest/input.ts';
import { toLocation } from '../../locations/locations.service.ts';
import { findProducts, type ProductQuery } from '../catalog.service.ts';
import { product, toProducts } from './productShape.ts';

const page = z.object({
  page: optional(count).describe('From 1, the default'),
  perPage: optional(count.refine((size) => size <= MAX_PAGE, `must be at most ${MAX_PAGE}`)).describe(
    `At most ${MAX_PAGE}, the default`,
  ),
  location,
});

const catId = nullableId.describe('Of a category; `null`, `undefined` and the empty text match nothing');
const subCatId = nullableId.describe(
  'Of a sub-category; `null`, `undefined` and the empty text match nothing',
);

const productList = z.object({
  products: z.array(product).describe('In the shop’s order'),
  totalPages: z.int().meta({ description: '0 when there are no products', example: 3 }),
  page: z.int().meta({ description: 'From 1', example: 1 }),
});

type PageQuery = z.infer<typeof page>;
type ListFilter = Pick<ProductQuery, 'categoryId' | 'subCategoryId' | 'minPrice' | 'maxPrice' | 'rating'>;

/** A page of the products that match a filter. */
async function list(
  ctx: RestContext,
  query: PageQuery,
  filter: ListFilter,
): Promise<z.infer<typeof productList>> {
  const { page: number = 1, perPage = MAX_PAGE } = query;
  const page = throwIfProblem(
    findProducts(ctx, {
      ...filter,
      location: toLocation(query.location),
      first: perPage,
      offset: (number - 1) * perPage,
    }),
  );
  return {
    products: await toProducts(ctx, page),
    totalPages: Math.ceil(page.totalCount / perPage),
    page: number,
  };
}

const emptyList = (query: PageQuery): z.infer<typeof productList> => ({
  products: [],
  totalPages: 0,
  page: query.page ?? 1,
});

/** The products of a category or sub-category; all, if both parameters are absent; none, if they are given without a value. */
const listWithin = (
  ctx: RestContext,
  query: PageQuery & { catId?: string | null; subCatId?: string | null },
  filter: ListFilter,
) => {
  const { catId: categoryId, subCatId: subCategoryId } = query;
  const isEmpty = !categoryId && !subCategoryId && (categoryId === null || subCategoryId === null);
  return isEmpty ? emptyList(query) : list(ctx, query, { ...filter, categoryId, subCategoryId });
};

/** What the list routes have in common. */
const listRoute = <Query extends z.ZodType>(summary: string, querystring: Query) => ({
  config: { cacheScope: 'PUBLIC' as const },
  schema: {
    summary,
    querystring,
    response: { 200: productList },
    failures: { 400: 'page must be a whole number from 1' },
    security: noSecurity,
  },
});

const byCategory = listRoute('The products of a category', page.extend({ catId }));
const bySubCategory = listRoute('The products of a sub-category', page.extend({ subCatId }));
const byRating = listRoute(
  'Products by their rating',
  page.extend({ catId, subCatId, rating: stars.describe('Exactly that many stars') }),
);
const byPrice = listRoute(
  'Products by their price (the path is spelled so)',
  page.extend({
    catId,
    subCatId,
    minPrice: optional(rupees).describe('Rupees, inclusive'),
    maxPrice: optional(rupees).describe('Rupees, inclusive'),
  }),
);

/** The paged lists under /api/products. */
export const productListsRest: FastifyPluginAsyncZod = async (app) => {
  app.get('/products/catId', byCategory, async ({ ctx, query }) =>
    query.catId ? list(ctx, query, { categoryId: query.catId }) : emptyList(query),
  );
  app.get('/products/subCatId', bySubCategory, async ({ ctx, query }) =>
    query.subCatId ? list(ctx, query, { subCategoryId: query.subCatId }) : emptyList(query),
  );
  app.get('/products/rating', byRating, async ({ ctx, query }) =>
    listWithin(ctx, query, { rating: Math.round(query.rating * 10) }),
  );
  app.get('/products/fiterByPrice', byPrice, async ({ ctx, query: { minPrice, maxPrice, ...query } }) =>
    listWithin(ctx, query, { minPrice, maxPrice }),
  );
};
