import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { toRupees } from '../../lib/money.ts';
import { notFound } from '../../lib/problems.ts';
import type { RestContext } from '../../rest/context.ts';
import { throwIfProblem } from '../../rest/errors.ts';
import { callerId, id, idParams, nullableId } from '../../rest/input.ts';
import { findListOwner } from '../../rest/listOwner.ts';
import { leadImage } from '../catalog/catalog.service.ts';
import { findNamedViewer } from '../users/users.service.ts';
import { addToWishlist, listWishlist, removeFromWishlist, type WishlistEntry } from './wishlist.service.ts';

const entry = z
  .object({
    id,
    _id: id,
    productTitle: z.string().meta({ description: 'The product’s name', example: 'Alphonso Mango' }),
    image: z.string().meta({ description: 'URL', example: 'https://kirana.example/media/mango.webp' }),
    rating: z.number().meta({ description: '0 to 5 stars', example: 4.5 }),
    price: z.number().meta({ description: 'Rupees', example: 180 }),
    productId: id.describe('What is on the list'),
    userId: id.describe('Whose list it is'),
  })
  .meta({ id: 'MyListEntry', description: 'A product on My List, as it is now' });

const toEntry = (ctx: RestContext, { id, userId, product }: WishlistEntry): z.infer<typeof entry> => ({
  id,
  _id: id,
  productTitle: product.name,
  image: ctx.absolute(leadImage(ctx, product).url),
  rating: product.rating / 10,
  price: toRupees(product.price),
  productId: product.id,
  userId,
});

/** /api/my-list. */
export const wishlistRest: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/my-list',
    {
      schema: {
        summary: 'One’s own My List, newest first; empty for visitors',
        querystring: z.object({
          userId: callerId,
          productId: nullableId.describe('Only this product, to see whether it is on the list'),
        }),
        response: { 200: z.array(entry) },
        failures: { 400: 'userId is not an id', 403: 'This belongs to another shopper' },
      },
    },
    async ({ ctx, query: { userId, productId } }) => {
      if (!findListOwner(ctx, userId)) return [];
      const entries = await listWishlist(ctx);
      return entries
        .filter(({ product }) => productId === undefined || product.id === productId)
        .map((entry) => toEntry(ctx, entry));
    },
  );

  app.post(
    '/my-list/add',
    {
      schema: {
        summary: 'Puts a product on My List; title, picture, rating and price are the shop’s own',
        body: z.object({
          productId: id.describe('What to put on the list'),
          userId: callerId,
        }),
        response: { 201: entry },
        failures: {
          400: 'productId is not an id',
          401: 'Please Login to continue',
          403: 'This belongs to another shopper',
          404: 'This product is not on sale any more',
          409: 'Product already added in the My List',
        },
      },
    },
    async ({ ctx, body: { productId, userId } }, reply) => {
      throwIfProblem(findNamedViewer(ctx, userId));
      const { item } = throwIfProblem(await addToWishlist(ctx, productId));
      return reply
        .code(201)
        .send(toEntry(ctx, throwIfProblem(item ?? notFound('This item is not on your list any more'))));
    },
  );

  app.delete(
    '/my-list/:id',
    {
      schema: {
        summary: 'Takes an item off My List; gone already is a success too',
        params: idParams,
        response: { 200: z.object({ success: z.literal(true).describe('Always true') }) },
        failures: { 401: 'Please Login to continue' },
      },
    },
    async ({ ctx, params }) => {
      throwIfProblem(await removeFromWishlist(ctx, params.id));
      return { success: true as const };
    },
  );
};
