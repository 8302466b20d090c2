import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound } from '../../lib/problems.ts';
import type { RestContext } from '../../rest/context.ts';
import { throwIfProblem } from '../../rest/errors.ts';
import {
  count,
  idParams,
  location,
  noSecurity,
  nullableId,
  optional,
  rupees,
  stars,
} from '../../rest/input.ts';
import { toLocation } from '../locations/locations.service.ts';
import {
  findProduct,
  findProducts,
  MAX_PAGE,
  type ProductPage,
  type ProductQuery,
} from './catalog.service.ts';
import { product, toProduct } from './productShape.rest.ts';

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

/** A page of the products that match a filter. */
async function list(
  ctx: RestContext,
  query: z.infer<typeof page>,
  filter: Pick<ProductQuery, 'categoryId' | 'subCategoryId' | 'minPrice' | 'maxPrice' | 'rating'>,
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

const toProducts = (ctx: RestContext, { products }: ProductPage) =>
  Promise.all(products.map((listed) => toProduct(ctx, listed.product)));

const emptyList = (query: z.infer<typeof page>): z.infer<typeof productList> => ({
  products: [],
  totalPages: 0,
  page: query.page ?? 1,
});

/** The products of a category or sub-category; all, if both parameters are absent; none, if they are given without a value. */
const listWithin = (
  ctx: RestContext,
  query: z.infer<typeof page> & { catId?: string | null; subCatId?: string | null },
  filter: Pick<ProductQuery, 'minPrice' | 'maxPrice' | 'rating'> = {},
) => {
  const { catId: categoryId, subCatId: subCategoryId } = query;
  const isEmpty = !categoryId && !subCategoryId && (categoryId === null || subCategoryId === null);
  return isEmpty ? emptyList(query) : list(ctx, query, { ...filter, categoryId, subCategoryId });
};

/** /api/products and /api/search. */
export const productsRest: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/products/catId',
    {
      config: { cacheScope: 'PUBLIC' },
      schema: {
        summary: 'The products of a category',
        querystring: page.extend({ catId }),
        response: { 200: productList },
        failures: { 400: 'page must be a whole number from 1' },
        security: noSecurity,
      },
    },
    async ({ ctx, query }) =>
      query.catId ? list(ctx, query, { categoryId: query.catId }) : emptyList(query),
  );

  app.get(
    '/products/subCatId',
    {
      config: { cacheScope: 'PUBLIC' },
      schema: {
        summary: 'The products of a sub-category',
        querystring: page.extend({ subCatId }),
        response: { 200: productList },
        failures: { 400: 'page must be a whole number from 1' },
        security: noSecurity,
      },
    },
    async ({ ctx, query }) =>
      query.subCatId ? list(ctx, query, { subCategoryId: query.subCatId }) : emptyList(query),
  );

  app.get(
    '/products/rating',
    {
      config: { cacheScope: 'PUBLIC' },
      schema: {
        summary: 'Products by their rating',
        querystring: page.extend({ catId, subCatId, rating: stars.describe('Exactly that many stars') }),
        response: { 200: productList },
        failures: { 400: 'page must be a whole number from 1' },
        security: noSecurity,
      },
    },
    async ({ ctx, query }) => listWithin(ctx, query, { rating: Math.round(query.rating * 10) }),
  );

  app.get(
    '/products/fiterByPrice',
    {
      config: { cacheScope: 'PUBLIC' },
      schema: {
        summary: 'Products by their price (the path is spelled so)',
        querystring: page.extend({
          catId,
          subCatId,
          minPrice: optional(rupees).describe('Rupees, inclusive'),
          maxPrice: optional(rupees).describe('Rupees, inclusive'),
        }),
        response: { 200: productList },
        failures: { 400: 'page must be a whole number from 1' },
        security: noSecurity,
      },
    },
    async ({ ctx, query }) => listWithin(ctx, query, { minPrice: query.minPrice, maxPrice: query.maxPrice }),
  );

  app.get(
    '/products/featured',
    {
      config: { cacheScope: 'PUBLIC' },
      schema: {
        summary: `Featured products, at most ${MAX_PAGE}`,
        querystring: z.object({ location }),
        response: { 200: z.array(product) },
        failures: { 400: 'location is too long' },
        security: noSecurity,
      },
    },
    async ({ ctx, query }) => {
      const { location: where } = query;
      const filter = { featured: true, location: toLocation(where), first: MAX_PAGE, offset: 0 };
      return toProducts(ctx, throwIfProblem(findProducts(ctx, filter)));
    },
  );

  app.get(
    '/products/:id',
    {
      config: { cacheScope: 'PUBLIC' },
      schema: {
        summary: 'A product',
        params: idParams,
        response: { 200: product },
        failures: { 404: 'There is no such product' },
        security: noSecurity,
      },
    },
    async ({ ctx, params }) => {
      return toProduct(
        ctx,
        throwIfProblem(findProduct(ctx, params.id) ?? notFound('There is no such product')),
      );
    },
  );

  app.get(
    '/search',
    {
      config: { cacheScope: 'PUBLIC' },
      schema: {
        summary: `The best ${MAX_PAGE} matches of a search`,
        querystring: z.object({
          q: z.string('must be text').trim().min(1, 'must not be empty').max(200, 'is too long').meta({
            description:
              'Words to look for in name, brand, category and description; tolerates typos and unfinished words',
            example: 'mango',
          }),
        }),
        response: { 200: z.array(product) },
        failures: { 400: 'q must not be empty' },
        security: noSecurity,
      },
    },
    async ({ ctx, query }) => {
      throwIfProblem(await ctx.limits.take('search', { address: ctx.address, account: ctx.viewer?.id }));
      await ctx.catalog.whenSearchable;
      return toProducts(
        ctx,
        throwIfProblem(findProducts(ctx, { text: query.q, first: MAX_PAGE, offset: 0 })),
      );
    },
  );
};
