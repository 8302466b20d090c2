import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { MAX_PAGE } from '../../../lib/page.ts';
import { throwIfProblem } from '../../../rest/errors.ts';
import { idParams, location, noSecurity } from '../../../rest/input.ts';
import { toLocation } from '../../locations/locations.service.ts';
import { productNotFound } from '../../stock/stock.problems.ts';
import { addRankingDependency } from '../cacheDependencies.ts';
import { findProduct, findProducts } from '../catalog.service.ts';
import { product, toProduct, toProducts } from './productShape.ts';

const config = { cacheScope: 'PUBLIC' } as const;

const featuredSchema = {
  summary: `Featured products, at most ${MAX_PAGE}`,
  querystring: z.object({ location }),
  response: { 200: z.array(product) },
  failures: { 400: 'location is too long' },
  security: noSecurity,
};

const productSchema = {
  summary: 'A product',
  params: idParams,
  response: { 200: product },
  failures: { 404: productNotFound() },
  security: noSecurity,
};

const searchSchema = {
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
};

/** /api/search, and /api/products without the paged lists. */
export const productsRest: FastifyPluginAsyncZod = async (app) => {
  app.get('/products/featured', { config, schema: featuredSchema }, async ({ ctx, query }) => {
    const filter = { featured: true, location: toLocation(query.location), first: MAX_PAGE, offset: 0 };
    return toProducts(ctx, throwIfProblem(findProducts(ctx, filter)));
  });

  app.get('/products/:id', { config, schema: productSchema }, async ({ ctx, params }) =>
    toProduct(ctx, throwIfProblem(findProduct(ctx, params.id) ?? productNotFound())),
  );

  app.get('/search', { config, schema: searchSchema }, async ({ ctx, query }) => {
    throwIfProblem(
      await ctx.limits.consume('search', { address: ctx.clientAddress, account: ctx.viewer?.id }),
    );
    await ctx.catalog.whenSearchable;
    addRankingDependency(ctx.dependencies, ctx.catalog);
    return toProducts(ctx, throwIfProblem(findProducts(ctx, { text: query.q, first: MAX_PAGE, offset: 0 })));
  });
};
