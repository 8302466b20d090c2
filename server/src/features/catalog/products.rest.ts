import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { discountPercent, toRupees } from '../../lib/money.ts';
import { notFound } from '../../lib/problems.ts';
import { orProblem } from '../../lib/restAnswers.ts';
import {
  count,
  forEverybody,
  id,
  idOrNothing,
  idParams,
  ifAny,
  location,
  rupees,
  stars,
} from '../../lib/restInput.ts';
import type { RestContext } from '../../restContext.ts';
import { toLocation } from '../locations/locations.service.ts';
import {
  type CatalogProduct,
  findCategory,
  findProduct,
  findProducts,
  imagesOf,
  MAX_PAGE,
  type ProductQuery,
} from './catalog.service.ts';

const optionList = z
  .array(z.string())
  .meta({ description: 'What can be chosen; empty when it does not apply', example: [] });

const product = z
  .object({
    id,
    _id: id,
    name: z.string().meta({ description: 'Its title', example: 'Alphonso Mango' }),
    brand: z.string().meta({ description: 'Who makes it', example: 'Ratnagiri Farms' }),
    description: z.string().meta({
      description: 'Plain text, paragraphs separated by an empty line',
      example: 'Sweet and without fibres.',
    }),
    images: z
      .array(z.string())
      .min(1)
      .meta({
        description: 'URLs, the first leads',
        example: ['https://kirana.example/media/mango.webp'],
      }),
    price: z.number().meta({ description: 'Rupees, for one', example: 180 }),
    oldPrice: z
      .number()
      .meta({ description: 'Rupees, before the discount; equal to `price` without one', example: 240 }),
    discount: z.int().meta({ description: 'Whole percent off `oldPrice`', example: 25 }),
    rating: z.number().meta({
      description: 'Mean of the reviews’ stars with one decimal, 0 to 5; 0 without any',
      example: 4.5,
    }),
    catId: id.describe('Its category'),
    catName: z.string().meta({ description: 'The category’s name', example: 'Fruit' }),
    subCatId: id.describe('Its sub-category'),
    subCatName: z.string().meta({ description: 'The sub-category’s name', example: 'Mangoes' }),
    countInStock: z.int().meta({ description: 'How many can be bought now', example: 24 }),
    productRam: optionList,
    productWeight: optionList,
    size: optionList,
    options: z.array(z.string()).meta({
      description: 'What `option` of a cart line can be; empty when there is nothing to choose',
      example: ['500 g', '1 kg'],
    }),
    dateCreated: z.iso
      .datetime()
      .meta({ description: 'When it was put on sale', example: '2026-04-01T06:30:00.000Z' }),
  })
  .meta({ id: 'Product', description: 'Something on sale' });

/** Whole products, with one query for what is not in memory. */
const toProducts = (ctx: RestContext, found: readonly CatalogProduct[]): Promise<z.infer<typeof product>[]> =>
  Promise.all(found.map((one) => toProduct(ctx, one)));

async function toProduct(ctx: RestContext, one: CatalogProduct): Promise<z.infer<typeof product>> {
  const [description, countInStock] = await Promise.all([
    ctx.details.description(one.id),
    ctx.details.countInStock(one.id),
  ]);
  return {
    ...one,
    _id: one.id,
    description,
    images: imagesOf(ctx, one).map(({ url }) => ctx.absolute(url)),
    price: toRupees(one.price),
    oldPrice: toRupees(one.oldPrice),
    discount: discountPercent(one.price, one.oldPrice),
    rating: one.rating / 10,
    catName: findCategory(ctx, one.catId)?.name ?? '',
    subCatName: findCategory(ctx, one.subCatId)?.name ?? '',
    countInStock,
    productRam: [...one.productRam],
    productWeight: [...one.productWeight],
    size: [...one.size],
    options: [...one.options],
    dateCreated: new Date(one.createdAt).toISOString(),
  };
}

const page = z.object({
  page: ifAny(count).describe('From 1, the default'),
  perPage: ifAny(count.refine((size) => size <= MAX_PAGE, `must be at most ${MAX_PAGE}`)).describe(
    `At most ${MAX_PAGE}, the default`,
  ),
  location,
});

const catId = idOrNothing.describe('Of a category; `null`, `undefined` and the empty text match nothing');
const subCatId = idOrNothing.describe(
  'Of a sub-category; `null`, `undefined` and the empty text match nothing',
);

const productList = z.object({
  products: z.array(product).describe('In the shop’s order'),
  totalPages: z.int().meta({ description: '0 when there are no products', example: 3 }),
  page: z.int().meta({ description: 'From 1', example: 1 }),
});

/** A page of the products that pass a filter. */
async function list(
  ctx: RestContext,
  query: z.infer<typeof page>,
  filter: Pick<ProductQuery, 'categoryId' | 'subCategoryId' | 'minPrice' | 'maxPrice' | 'rating'>,
): Promise<z.infer<typeof productList>> {
  const { page: number = 1, perPage = MAX_PAGE } = query;
  const found = orProblem(
    findProducts(ctx, {
      ...filter,
      location: toLocation(query.location),
      first: perPage,
      offset: (number - 1) * perPage,
    }),
  );
  return {
    products: await toProducts(
      ctx,
      found.products.map((placed) => placed.product),
    ),
    totalPages: Math.ceil(found.totalCount / perPage),
    page: number,
  };
}

const nothing = (query: z.infer<typeof page>): z.infer<typeof productList> => ({
  products: [],
  totalPages: 0,
  page: query.page ?? 1,
});

/** A list that is narrowed to a category, a sub-category, or, when both parameters are missing, not at all. */
const listWithin = (
  ctx: RestContext,
  query: z.infer<typeof page> & { catId?: string | null; subCatId?: string | null },
  filter: Pick<ProductQuery, 'minPrice' | 'maxPrice' | 'rating'> = {},
) => {
  const { catId: categoryId, subCatId: subCategoryId } = query;
  const namesNothing = !categoryId && !subCategoryId && (categoryId === null || subCategoryId === null);
  return namesNothing ? nothing(query) : list(ctx, query, { ...filter, categoryId, subCategoryId });
};

/** /api/products and /api/search. */
export const productsRest: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/products/catId',
    {
      config: { sameForAll: true },
      schema: {
        summary: 'The products of a category',
        querystring: page.extend({ catId }),
        response: { 200: productList },
        failures: { 400: 'page must be a whole number from 1' },
        security: forEverybody,
      },
    },
    async ({ ctx, query }) => (query.catId ? list(ctx, query, { categoryId: query.catId }) : nothing(query)),
  );

  app.get(
    '/products/subCatId',
    {
      config: { sameForAll: true },
      schema: {
        summary: 'The products of a sub-category',
        querystring: page.extend({ subCatId }),
        response: { 200: productList },
        failures: { 400: 'page must be a whole number from 1' },
        security: forEverybody,
      },
    },
    async ({ ctx, query }) =>
      query.subCatId ? list(ctx, query, { subCategoryId: query.subCatId }) : nothing(query),
  );

  app.get(
    '/products/rating',
    {
      config: { sameForAll: true },
      schema: {
        summary: 'Products by their rating',
        querystring: page.extend({ catId, subCatId, rating: stars.describe('Exactly that many stars') }),
        response: { 200: productList },
        failures: { 400: 'page must be a whole number from 1' },
        security: forEverybody,
      },
    },
    async ({ ctx, query }) => listWithin(ctx, query, { rating: Math.round(query.rating * 10) }),
  );

  app.get(
    '/products/fiterByPrice',
    {
      config: { sameForAll: true },
      schema: {
        summary: 'Products by their price (the path is spelled so)',
        querystring: page.extend({
          catId,
          subCatId,
          minPrice: ifAny(rupees).describe('Rupees, inclusive'),
          maxPrice: ifAny(rupees).describe('Rupees, inclusive'),
        }),
        response: { 200: productList },
        failures: { 400: 'page must be a whole number from 1' },
        security: forEverybody,
      },
    },
    async ({ ctx, query }) => listWithin(ctx, query, { minPrice: query.minPrice, maxPrice: query.maxPrice }),
  );

  app.get(
    '/products/featured',
    {
      config: { sameForAll: true },
      schema: {
        summary: `Featured products, at most ${MAX_PAGE}`,
        querystring: z.object({ location }),
        response: { 200: z.array(product) },
        failures: { 400: 'location is too long' },
        security: forEverybody,
      },
    },
    async ({ ctx, query }) => {
      const { location: where } = query;
      const filter = { featured: true, location: toLocation(where), first: MAX_PAGE, offset: 0 };
      const found = orProblem(findProducts(ctx, filter));
      return toProducts(
        ctx,
        found.products.map((placed) => placed.product),
      );
    },
  );

  app.get(
    '/products/:id',
    {
      config: { sameForAll: true },
      schema: {
        summary: 'A product',
        params: idParams,
        response: { 200: product },
        failures: { 404: 'There is no such product' },
        security: forEverybody,
      },
    },
    async ({ ctx, params }) => {
      const found = orProblem(findProduct(ctx, params.id) ?? notFound('There is no such product'));
      return orProblem((await toProducts(ctx, [found]))[0] ?? notFound('There is no such product'));
    },
  );

  app.get(
    '/search',
    {
      config: { sameForAll: true },
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
        security: forEverybody,
      },
    },
    async ({ ctx, query }) => {
      orProblem(await ctx.limits.take('search', { address: ctx.address, account: ctx.viewer?.id }));
      const found = orProblem(findProducts(ctx, { text: query.q, first: MAX_PAGE, offset: 0 }));
      return toProducts(
        ctx,
        found.products.map((placed) => placed.product),
      );
    },
  );
};
