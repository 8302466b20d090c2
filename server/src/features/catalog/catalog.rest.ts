import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RestContext } from '../../rest/context.ts';
import { id, idParams, noSecurity } from '../../rest/input.ts';
import { childCategories, findShownCategory, listBanners } from './catalog.service.ts';

const subCategory = z.object({
  id,
  _id: id,
  name: z.string().meta({ description: 'For people', example: 'Fruit' }),
  slug: z.string().meta({
    description: 'For addresses: lower case, words joined with hyphens, unique',
    example: 'fruit',
  }),
  images: z.array(z.string()).meta({
    description: 'URLs, the first is used; may be empty',
    example: ['https://kirana.example/media/fruit.webp'],
  }),
  color: z.string().meta({ description: '#rrggbb', example: '#f2fce4' }),
  children: z.array(z.unknown()).length(0).describe('Always empty'),
});
const category = subCategory
  .extend({ children: z.array(subCategory).describe('Sub-categories; empty for a sub-category') })
  .meta({ id: 'Category', description: 'A category, or a sub-category of one' });

type CategoryModel = NonNullable<ReturnType<typeof findShownCategory>>;

const toSubCategory = (ctx: RestContext, model: CategoryModel): z.infer<typeof subCategory> => ({
  ...model,
  _id: model.id,
  images: model.images.map(ctx.absolute),
  children: [],
});

const toCategory = (ctx: RestContext, model: CategoryModel): z.infer<typeof category> => ({
  ...toSubCategory(ctx, model),
  children: childCategories(ctx, model.id).map((child) => toSubCategory(ctx, child)),
});

const banner = z
  .object({
    id,
    _id: id,
    images: z.array(z.string()).meta({
      description: 'URLs, the first is used',
      example: ['https://kirana.example/media/banner-fruit.webp'],
    }),
    title: z.string().meta({
      description: 'Text to draw over the picture, and its text alternative',
      example: 'Fruit of the season',
    }),
    text: z.string().meta({ description: 'A second, smaller line; may be empty', example: 'Picked today' }),
    catId: id.describe('The category that it leads to'),
    subCatId: id.nullable().describe('Null when the banner leads to the category as a whole'),
  })
  .meta({ id: 'Banner', description: 'A picture that leads to a category' });

const categoriesSchema = {
  summary: 'The top categories in the shop’s order',
  response: { 200: z.object({ categoryList: z.array(category).describe('Top categories') }) },
  security: noSecurity,
};

const categorySchema = {
  summary: 'A category or sub-category',
  params: idParams,
  response: {
    200: z.object({ categoryData: z.array(category).max(1).describe('Empty: there is none') }),
  },
  security: noSecurity,
};

const bannerLists = [
  { url: '/homeBanner', kind: 'HOME', summary: 'Slides of the home page' },
  { url: '/banners', kind: 'STRIP', summary: 'The strip of the home page' },
  { url: '/homeSideBanners', kind: 'SIDE', summary: 'Tall banners beside lists' },
] as const;

const config = { cacheScope: 'PUBLIC' } as const;

/** /api/category and the banners. */
export const catalogRest: FastifyPluginAsyncZod = async (app) => {
  app.get('/category/', { config, schema: categoriesSchema }, async ({ ctx }) => ({
    categoryList: childCategories(ctx, null).map((model) => toCategory(ctx, model)),
  }));

  app.get('/category/:id', { config, schema: categorySchema }, async ({ ctx, params }) => {
    const model = findShownCategory(ctx, params.id);
    return { categoryData: model ? [toCategory(ctx, model)] : [] };
  });

  for (const { url, kind, summary } of bannerLists) {
    const schema = { summary, response: { 200: z.array(banner) }, security: noSecurity };
    app.get(url, { config, schema }, async ({ ctx }) =>
      listBanners(ctx, kind).map((model) => ({
        ...model,
        _id: model.id,
        images: model.images.map(ctx.absolute),
      })),
    );
  }
};
