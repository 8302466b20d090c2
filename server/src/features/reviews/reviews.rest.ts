import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { orProblem } from '../../lib/restAnswers.ts';
import { id, idOrNothing, stars, text } from '../../lib/restInput.ts';
import { namedShopper } from '../accounts/accounts.service.ts';
import { addReview, listReviews } from './reviews.service.ts';

const review = z.object({
  id,
  _id: id,
  review: z.string().describe('Plain text'),
  customerRating: z.number().describe('Stars, 0.5 to 5 in half steps'),
  customerId: id,
  customerName: z.string(),
  productId: id,
  dateCreated: z.iso.datetime(),
});

type Found = Awaited<ReturnType<typeof listReviews>>[number];

const toReview = (found: Found): z.infer<typeof review> => ({
  ...found,
  _id: found.id,
  customerRating: found.rating / 10,
  customerId: found.userId,
  dateCreated: new Date(found.createdAt).toISOString(),
});

/** /api/productReviews. */
export const reviewsRest: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/productReviews',
    {
      schema: {
        summary: 'The reviews of a product, oldest first',
        querystring: z.object({ productId: idOrNothing }),
        response: { 200: z.array(review) },
      },
    },
    async ({ ctx, query: { productId } }) =>
      productId ? (await listReviews(ctx, productId)).map(toReview) : [],
  );

  app.post(
    '/productReviews/add',
    {
      schema: {
        summary: 'Reviews a product, once; the author is the caller',
        body: z.object({
          productId: id,
          review: text.describe('1 to 5000 characters'),
          customerRating: stars.describe('0.5 to 5 in half steps'),
          customerId: idOrNothing.describe('Oneself, or missing'),
        }),
        response: { 201: review },
      },
    },
    async ({ ctx, body: { customerId, ...given } }, reply) => {
      orProblem(namedShopper(ctx, customerId));
      const added = orProblem(await addReview(ctx, given));
      return reply.code(201).send(toReview(added.review));
    },
  );
};
