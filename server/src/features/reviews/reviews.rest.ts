import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notSignedIn } from '../../lib/problems.ts';
import { throwIfProblem } from '../../rest/errors.ts';
import { callerId, id, noSecurity, nullableId, stars, text } from '../../rest/input.ts';
import { productNotOnSale } from '../catalog/catalog.problems.ts';
import { notYours } from '../users/users.problems.ts';
import { checkCallerId } from '../users/users.service.ts';
import { alreadyReviewed } from './reviews.problems.ts';
import { addReview, listReviews } from './reviews.service.ts';

const review = z
  .object({
    id,
    _id: id,
    review: z.string().meta({ description: 'Plain text', example: 'As sweet as last year.' }),
    customerRating: z.number().meta({ description: 'Stars, 0.5 to 5 in half steps', example: 4.5 }),
    customerId: id.describe('Who wrote it'),
    customerName: z.string().meta({ description: 'The author’s name', example: 'Meera Iyer' }),
    productId: id.describe('What it is about'),
    dateCreated: z.iso
      .datetime()
      .meta({ description: 'When it was written', example: '2026-04-02T09:15:00.000Z' }),
  })
  .meta({ id: 'Review', description: 'What a customer says about a product' });

type ReviewModel = Awaited<ReturnType<typeof listReviews>>[number];

const toReview = (model: ReviewModel): z.infer<typeof review> => ({
  ...model,
  _id: model.id,
  customerRating: model.rating / 10,
  customerId: model.userId,
  dateCreated: new Date(model.createdAt).toISOString(),
});

const listSchema = {
  summary: 'The reviews of a product, oldest first',
  querystring: z.object({ productId: nullableId.describe('Of the product; without it there are none') }),
  response: { 200: z.array(review) },
  failures: { 400: 'productId is not an id' },
  security: noSecurity,
};

const addSchema = {
  summary: 'Reviews a product, once; the author is the caller',
  body: z.object({
    productId: id.describe('What it is about'),
    review: text.meta({ description: '1 to 5000 characters', example: 'As sweet as last year.' }),
    customerRating: stars.meta({ description: '0.5 to 5 in half steps', example: 4.5 }),
    customerId: callerId,
  }),
  response: { 201: review },
  failures: {
    400: 'Please add Review',
    401: notSignedIn('Please Login first'),
    403: notYours(),
    404: productNotOnSale(),
    409: alreadyReviewed(),
  },
};

/** /api/productReviews. */
export const reviewsRest: FastifyPluginAsyncZod = async (app) => {
  const listOptions = { config: { cacheScope: 'PUBLIC' as const }, schema: listSchema };
  app.get('/productReviews', listOptions, async ({ ctx, query: { productId } }) =>
    productId ? (await listReviews(ctx, productId)).map(toReview) : [],
  );

  app.post('/productReviews/add', { schema: addSchema }, async ({ ctx, body }, reply) => {
    const { customerId, ...input } = body;
    throwIfProblem(checkCallerId(ctx, customerId));
    const added = throwIfProblem(await addReview(ctx, input));
    return reply.code(201).send(toReview(added.review));
  });
};
