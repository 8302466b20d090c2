import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { toRupees } from '../../lib/money.ts';
import { notFound } from '../../lib/problems.ts';
import type { RestContext } from '../../rest/context.ts';
import { throwIfProblem } from '../../rest/errors.ts';
import { callerId, id, idParams, optional, quantity } from '../../rest/input.ts';
import { findListOwner } from '../../rest/listOwner.ts';
import { leadImage } from '../catalog/catalog.service.ts';
import { findNamedViewer } from '../users/users.service.ts';
import {
  addNewToCart,
  type CartChanged,
  getCart,
  type PricedLine,
  removeCartLine,
  updateCartLine,
} from './cart.service.ts';

const lineShape = z
  .object({
    id,
    _id: id,
    productTitle: z.string().meta({ description: 'The product’s name', example: 'Alphonso Mango' }),
    image: z.string().meta({ description: 'URL', example: 'https://kirana.example/media/mango.webp' }),
    rating: z.number().meta({ description: '0 to 5 stars', example: 4.5 }),
    price: z.number().meta({ description: 'Rupees, for one', example: 180 }),
    quantity: z.int().meta({ description: 'Units', example: 2 }),
    subTotal: z.number().meta({ description: 'Rupees: price times quantity', example: 360 }),
    productId: id.describe('The product'),
    countInStock: z
      .int()
      .meta({ description: 'How many can be bought now; may be below `quantity`', example: 24 }),
    userId: id.describe('The shopper'),
    option: z.string().nullable().meta({
      description: 'The chosen one of the product’s `options`; null if it has none',
      example: '1 kg',
    }),
  })
  .meta({ id: 'CartLine', description: 'A product in the cart with its current price and stock' });

const toLine = (ctx: RestContext, line: PricedLine): z.infer<typeof lineShape> => ({
  ...line,
  _id: line.id,
  productTitle: line.product.name,
  image: ctx.absolute(leadImage(ctx, line.product).url),
  rating: line.product.rating / 10,
  price: toRupees(line.price),
  subTotal: toRupees(line.subTotal),
  productId: line.product.id,
});

/** The line is null when another request has removed it in the meantime. */
const toChangedLine = (ctx: RestContext, { line }: CartChanged) =>
  toLine(ctx, throwIfProblem(line ?? notFound('This item is not in your cart any more')));

/** /api/cart. */
export const cartRest: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/cart',
    {
      schema: {
        summary: 'The caller’s cart with current prices and stock; empty for visitors',
        querystring: z.object({
          userId: callerId,
        }),
        response: { 200: z.array(lineShape) },
        failures: { 400: 'userId is not an id', 403: 'This belongs to another shopper' },
      },
    },
    async ({ ctx, query }) => {
      const owner = findListOwner(ctx, query.userId);
      return owner ? (await getCart(ctx, owner.id)).lines.map((line) => toLine(ctx, line)) : [];
    },
  );

  app.post(
    '/cart/add',
    {
      schema: {
        summary:
          'Adds a product that is not in the cart yet; title, picture, rating and price come from the shop',
        body: z.object({
          productId: id.describe('The product'),
          quantity: optional(quantity).meta({
            description: 'Units, from 1, the default; also as text, in digits',
            example: 2,
          }),
          option: z
            .string('must be text')
            .max(200)
            .nullish()
            .meta({ description: 'One of the product’s `options`; default: the first', example: '1 kg' }),
          userId: callerId,
        }),
        response: { 201: lineShape },
        failures: {
          400: 'The quantity must be at least 1',
          401: 'Please Login to continue',
          403: 'This belongs to another shopper',
          404: 'This product is not on sale any more',
          409: 'Product already added in the cart',
        },
      },
    },
    async ({ ctx, body: { userId, quantity: units = 1, ...input } }, reply) => {
      throwIfProblem(findNamedViewer(ctx, userId));
      const result = throwIfProblem(await addNewToCart(ctx, { ...input, quantity: units }));
      return reply.code(201).send(toChangedLine(ctx, result));
    },
  );

  app.put(
    '/cart/:id',
    {
      schema: {
        summary: 'Sets the quantity of a line',
        description: 'Other fields of the body are ignored.',
        params: idParams,
        body: z.object({
          quantity: quantity.meta({ description: 'Units, from 1; also as text, in digits', example: 3 }),
          userId: callerId,
        }),
        response: { 200: lineShape },
        failures: {
          400: 'The quantity must be at least 1',
          401: 'Please Login to continue',
          403: 'This belongs to another shopper',
          404: 'This item is not in your cart any more',
          409: 'The quantity is greater than product count in stock',
        },
      },
    },
    async ({ ctx, params, body }) => {
      throwIfProblem(findNamedViewer(ctx, body.userId));
      return toChangedLine(
        ctx,
        throwIfProblem(await updateCartLine(ctx, { id: params.id, quantity: body.quantity })),
      );
    },
  );

  app.delete(
    '/cart/:id',
    {
      schema: {
        summary: 'Removes a line from the cart; removing it again is a success too',
        params: idParams,
        response: { 200: z.object({ success: z.literal(true).describe('Always true') }) },
        failures: { 401: 'Please Login to continue' },
      },
    },
    async ({ ctx, params }) => {
      throwIfProblem(await removeCartLine(ctx, params.id));
      return { success: true as const };
    },
  );
};
