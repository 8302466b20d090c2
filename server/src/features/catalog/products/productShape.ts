import { z } from 'zod';
import { discountPercent, toRupees } from '../../../lib/money.ts';
import type { RestContext } from '../../../rest/context.ts';
import { id } from '../../../rest/input.ts';
import { type CatalogProduct, findCategory, imagesOf, type ProductPage } from '../catalog.service.ts';
import { shownStock } from '../variants/variantStock.service.ts';

const optionList = z
  .array(z.string())
  .meta({ description: 'What can be chosen; empty when it does not apply', example: [] });

/** A product as /api shows it. */
export const product = z
  .object({
    id,
    _id: id,
    name: z.string().meta({ description: 'Its title', example: 'Alphonso Mango' }),
    brand: z.string().meta({ description: 'Brand', example: 'Ratnagiri Farms' }),
    description: z.string().meta({
      description: 'Plain text, paragraphs separated by an empty line',
      example: 'Sweet and without fibres.',
    }),
    images: z
      .array(z.string())
      .min(1)
      .meta({
        description: 'URLs; the first one is the main picture',
        example: ['https://kirana.example/media/mango.webp'],
      }),
    price: z.number().meta({ description: 'Rupees per unit', example: 180 }),
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
    countInStock: z.int().meta({ description: 'Units that can be bought now', example: 24 }),
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
  .meta({ id: 'Product', description: 'A product on sale' });

export async function toProduct(ctx: RestContext, model: CatalogProduct): Promise<z.infer<typeof product>> {
  const [description, { variant, countInStock }] = await Promise.all([
    ctx.details.description(model.id),
    shownStock(ctx, model),
  ]);
  return {
    ...model,
    _id: model.id,
    description,
    images: imagesOf(ctx, model).map(({ url }) => ctx.absolute(url)),
    price: toRupees(variant.price),
    oldPrice: toRupees(variant.oldPrice),
    discount: discountPercent(variant.price, variant.oldPrice),
    rating: model.rating / 10,
    catName: findCategory(ctx, model.catId)?.name ?? '',
    subCatName: findCategory(ctx, model.subCatId)?.name ?? '',
    countInStock,
    productRam: [...model.productRam],
    productWeight: [...model.productWeight],
    size: [...model.size],
    options: [...model.options],
    dateCreated: new Date(model.createdAt).toISOString(),
  };
}

/** Converts the products of a page concurrently, so that one statement reads what is not in memory. */
export const toProducts = (ctx: RestContext, { products }: ProductPage) =>
  Promise.all(products.map((listed) => toProduct(ctx, listed.product)));
