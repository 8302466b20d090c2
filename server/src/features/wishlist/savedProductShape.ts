import { z } from 'zod';
import { toRupees } from '../../lib/money.ts';
import type { RestContext } from '../../rest/context.ts';
import { id } from '../../rest/input.ts';
import { type CatalogProduct, leadImage } from '../catalog/catalog.service.ts';

/** A product on My List or in the cart as /api shows it. */
export const savedProduct = z.object({
  id,
  _id: id,
  productTitle: z.string().meta({ description: 'Name of the product', example: 'Alphonso Mango' }),
  image: z.string().meta({ description: 'URL', example: 'https://kirana.example/media/mango.webp' }),
  rating: z.number().meta({ description: '0 to 5 stars', example: 4.5 }),
  price: z.number().meta({ description: 'Rupees, for one unit', example: 180 }),
  productId: id.describe('Id of the product'),
  userId: id.describe('Id of the shopper'),
});

export const toSavedProduct = (
  ctx: RestContext,
  { id, userId, product }: { id: string; userId: string; product: CatalogProduct },
): z.infer<typeof savedProduct> => ({
  id,
  _id: id,
  productTitle: product.name,
  image: ctx.absolute(leadImage(ctx, product).url),
  rating: product.rating / 10,
  price: toRupees(product.price),
  productId: product.id,
  userId,
});
