import type { FastifySchema } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { toRupees } from '../../lib/money.ts';
import { notSignedIn } from '../../lib/problems.ts';
import type { RestContext } from '../../rest/context.ts';
import { throwIfProblem } from '../../rest/errors.ts';
import { callerId, id, idParams, optional, quantity } from '../../rest/input.ts';
import { findListOwner } from '../../rest/listOwner.ts';
import { deletionSchema, succeeded } from '../../rest/success.ts';
import { productNotOnSale } from '../catalog/catalog.problems.ts';
import { notYours } from '../users/users.problems.ts';
import { checkCallerId } from '../users/users.service.ts';
import { savedProduct, toSavedProduct } from '../wishlist/savedProductShape.ts';
import { alreadyInCart, cartLineNotFound, quantityAboveStock, quantityTooSmall } from './cart.problems.ts';
import { addNewToCart, type CartChanged, removeCartLine, updateCartLine } from './cart.service.ts';
import { getCart, type PricedLine } from './pricedCart.service.ts';

const lineShape = savedProduct
  .extend({
    quantity: z.int().meta({ description: 'Units', example: 2 }),
    subTotal: z.number().meta({ description: 'Rupees: price times quantity', example: 360 }),
    countInStock: z.int().meta({
      description:
        'Units that the shopper can buy now besides the other lines, which may draw on the same stock; below `quantity` if the earlier lines leave too little',
      example: 24,
    }),
    option: z.string().nullable().meta({
      description: 'The chosen one of the product’s `options`; null if the product has none',
      example: '1 kg',
    }),
  })
  .meta({ id: 'CartLine', description: 'A product in the cart with its current price and stock' });

const toLine = (ctx: RestContext, line: PricedLine): z.infer<typeof lineShape> => ({
  ...toSavedProduct(ctx, line),
  quantity: line.quantity,
  price: toRupees(line.price),
  subTotal: toRupees(line.subTotal),
  countInStock: line.countInStock,
  option: line.option,
});

/** The line is null when another request has removed it in the meantime. */
const toChangedLine = (ctx: RestContext, { line }: CartChanged) =>
  toLine(ctx, throwIfProblem(line ?? cartLineNotFound()));

const listSchema = {
  summary: 'The caller’s cart with current prices and stock; empty for visitors',
  querystring: z.object({ userId: callerId }),
  response: { 200: z.array(lineShape) },
  failures: { 400: 'userId is not an id', 403: notYours() },
} satisfies FastifySchema;

/** A part of an option, as old clients send it: what is no text of the product's options is ignored. */
const optionPart = (list: string) =>
  z
    .unknown()
    .optional()
    .meta({
      description: `Without \`option\`: chooses it by one of the product’s \`${list}\`. Send \`option\` instead.`,
      deprecated: true,
    });

const addSchema = {
  summary: 'Adds a product that is not in the cart yet; title, image, rating and price come from the shop',
  body: z.object({
    productId: id.describe('Id of the product'),
    quantity: optional(quantity).meta({
      description: 'Units, as a number or as text in digits; 1 by default',
      example: 2,
    }),
    option: z.string('must be text').max(200).nullish().meta({
      description: 'One of the product’s `options`; by default the first that can be bought',
      example: '1 kg',
    }),
    size: optionPart('size'),
    productRam: optionPart('productRam'),
    weight: optionPart('productWeight'),
    userId: callerId,
  }),
  response: { 201: lineShape },
  failures: {
    400: quantityTooSmall(),
    401: notSignedIn(),
    403: notYours(),
    404: productNotOnSale(),
    409: alreadyInCart(),
  },
} satisfies FastifySchema;

const updateSchema = {
  summary: 'Sets the quantity of a line',
  description: 'Other fields of the body are ignored.',
  params: idParams,
  body: z.object({
    quantity: quantity.meta({
      description: 'Units, at least 1, as a number or as text in digits',
      example: 3,
    }),
    userId: callerId,
  }),
  response: { 200: lineShape },
  failures: {
    400: quantityTooSmall(),
    401: notSignedIn(),
    403: notYours(),
    404: cartLineNotFound(),
    409: quantityAboveStock('', 0),
  },
} satisfies FastifySchema;

/** /api/cart. */
export const cartRest: FastifyPluginAsyncZod = async (app) => {
  app.get('/cart', { schema: listSchema }, async ({ ctx, query }) => {
    const owner = findListOwner(ctx, query.userId);
    return owner ? (await getCart(ctx, owner.id)).lines.map((line) => toLine(ctx, line)) : [];
  });

  app.post('/cart/add', { schema: addSchema }, async ({ ctx, body }, reply) => {
    throwIfProblem(checkCallerId(ctx, body.userId));
    const { productId, option, quantity: units = 1, size, productRam, weight } = body;
    const optionParts = [size, productRam, weight];
    const result = throwIfProblem(
      await addNewToCart(ctx, { productId, option, optionParts, quantity: units }),
    );
    return reply.code(201).send(toChangedLine(ctx, result));
  });

  app.put('/cart/:id', { schema: updateSchema }, async ({ ctx, params, body }) => {
    throwIfProblem(checkCallerId(ctx, body.userId));
    const result = await updateCartLine(ctx, { id: params.id, quantity: body.quantity });
    return toChangedLine(ctx, throwIfProblem(result));
  });

  const schema = deletionSchema('Removes a line from the cart');
  app.delete('/cart/:id', { schema }, async ({ ctx, params }) => {
    throwIfProblem(await removeCartLine(ctx, params.id));
    return succeeded;
  });
};
