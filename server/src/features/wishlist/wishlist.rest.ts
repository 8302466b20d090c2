import type { FastifySchema } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notSignedIn } from '../../lib/problems.ts';
import { throwIfProblem } from '../../rest/errors.ts';
import { callerId, id, nullableId } from '../../rest/input.ts';
import { findListOwner } from '../../rest/listOwner.ts';
import { deletionSchema, succeeded } from '../../rest/success.ts';
import { productNotOnSale } from '../catalog/catalog.problems.ts';
import { notYours } from '../users/users.problems.ts';
import { checkCallerId } from '../users/users.service.ts';
import { savedProduct, toSavedProduct } from './savedProductShape.ts';
import { alreadyInWishlist, wishlistItemNotFound } from './wishlist.problems.ts';
import { addToWishlist, listWishlist, removeFromWishlist } from './wishlist.service.ts';

const entry = savedProduct.meta({
  id: 'MyListEntry',
  description: 'A product on My List with its current price and rating',
});

const listSchema = {
  summary: 'The caller’s My List, newest first; empty for visitors',
  querystring: z.object({
    userId: callerId,
    productId: nullableId.describe('Returns only this product, to check whether it is on the list'),
  }),
  response: { 200: z.array(entry) },
  failures: { 400: 'userId is not an id', 403: notYours() },
} satisfies FastifySchema;

const addSchema = {
  summary: 'Adds a product to My List; title, image, rating and price come from the shop',
  body: z.object({ productId: id.describe('Id of the product'), userId: callerId }),
  response: { 201: entry },
  failures: {
    400: 'productId is not an id',
    401: notSignedIn(),
    403: notYours(),
    404: productNotOnSale(),
    409: alreadyInWishlist(),
  },
} satisfies FastifySchema;

/** /api/my-list. */
export const wishlistRest: FastifyPluginAsyncZod = async (app) => {
  app.get('/my-list', { schema: listSchema }, async ({ ctx, query: { userId, productId } }) => {
    if (!findListOwner(ctx, userId)) return [];
    const entries = await listWishlist(ctx);
    return entries
      .filter(({ product }) => productId === undefined || product.id === productId)
      .map((item) => toSavedProduct(ctx, item));
  });

  app.post('/my-list/add', { schema: addSchema }, async ({ ctx, body: { productId, userId } }, reply) => {
    throwIfProblem(checkCallerId(ctx, userId));
    const { item } = throwIfProblem(await addToWishlist(ctx, productId));
    // Null when another request has removed it in the meantime.
    const added = throwIfProblem(item ?? wishlistItemNotFound());
    return reply.code(201).send(toSavedProduct(ctx, added));
  });

  const schema = deletionSchema('Removes an item from My List');
  app.delete('/my-list/:id', { schema }, async ({ ctx, params }) => {
    throwIfProblem(await removeFromWishlist(ctx, params.id));
    return succeeded;
  });
};
