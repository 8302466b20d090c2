import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { toRupees } from '../../lib/money.ts';
import { notFound, notSignedIn } from '../../lib/problems.ts';
import type { RestContext } from '../../rest/context.ts';
import { throwIfProblem } from '../../rest/errors.ts';
import { callerId, id, idParams, optionalText, text } from '../../rest/input.ts';
import { findListOwner } from '../../rest/listOwner.ts';
import { placeOrderForPayment } from '../checkout/legacyCheckout.service.ts';
import { findNamedViewer } from '../users/users.service.ts';
import { findOrder, listOrders, type PlacedOrder } from './orders.service.ts';

const orderLine = z.object({
  id,
  _id: id,
  productId: id.describe('What was bought'),
  productTitle: z.string().meta({ description: 'The product’s name', example: 'Alphonso Mango' }),
  image: z.string().meta({ description: 'URL', example: 'https://kirana.example/media/mango.webp' }),
  option: z
    .string()
    .nullable()
    .meta({ description: 'What was chosen; null when there was nothing to choose', example: '1 kg' }),
  quantity: z.int().meta({ description: 'Units', example: 2 }),
  price: z.number().meta({ description: 'Rupees, for one', example: 180 }),
  subTotal: z.number().meta({ description: 'Rupees: price times quantity', example: 360 }),
});

const order = z
  .object({
    id,
    _id: id,
    paymentId: z.string().meta({ description: 'The provider’s payment', example: 'pay_Q1w2E3r4T5y6U7' }),
    name: z.string().meta({ description: 'Who receives it', example: 'Meera Iyer' }),
    phoneNumber: z.string().meta({ description: 'To call about it', example: '9812345678' }),
    address: z.string().meta({ description: 'Where it goes', example: '12 Lake Road, Flat 3' }),
    pincode: z.string().meta({ description: 'ZIP code', example: '411001' }),
    amount: z.number().meta({ description: 'Rupees: sum of the lines’ `subTotal`', example: 360 }),
    email: z.string().meta({ description: 'To write about it', example: 'meera@example.com' }),
    userid: id.describe('Who bought it'),
    status: z.enum(['pending', 'paid', 'packed', 'delivered', 'cancelled', 'refunded']).meta({
      description: 'Goes forward only: pending, paid, packed, delivered; or cancelled, refunded',
      example: 'paid',
    }),
    date: z.iso.datetime().meta({ description: 'When it was placed', example: '2026-04-02T09:15:00.000Z' }),
    products: z.array(orderLine).describe('As they were when bought'),
  })
  .meta({ id: 'Order', description: 'What was bought and paid, as it was then' });

const toOrder = (ctx: RestContext, placed: PlacedOrder): z.infer<typeof order> => ({
  ...placed,
  _id: placed.id,
  amount: toRupees(placed.amount),
  userid: placed.userId,
  date: new Date(placed.createdAt).toISOString(),
  products: placed.lines.map((bought) => ({
    ...bought,
    _id: bought.id,
    productTitle: bought.title,
    image: ctx.absolute(bought.image),
    option: bought.option || null,
    price: toRupees(bought.price),
    subTotal: toRupees(bought.price * bought.quantity),
  })),
});

/** /api/orders. */
export const ordersRest: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/orders',
    {
      schema: {
        summary: 'One’s own newest 200 orders, newest first; empty for visitors',
        querystring: z.object({
          userid: callerId,
        }),
        response: { 200: z.array(order) },
        failures: { 400: 'userid is not an id', 403: 'This belongs to another shopper' },
      },
    },
    async ({ ctx, query }) => {
      if (!findListOwner(ctx, query.userid)) return [];
      return (await listOrders(ctx)).map((placed) => toOrder(ctx, placed));
    },
  );

  app.get(
    '/orders/:id',
    {
      schema: {
        summary: 'One of one’s own orders',
        params: idParams,
        response: { 200: order },
        failures: { 401: 'Please Login to continue', 404: 'You have no such order' },
      },
    },
    async ({ ctx, params }) => {
      if (!ctx.viewer) throwIfProblem(notSignedIn());
      return toOrder(
        ctx,
        throwIfProblem((await findOrder(ctx, params.id)) ?? notFound('You have no such order')),
      );
    },
  );

  app.post(
    '/orders/create',
    {
      schema: {
        summary:
          'The order of a payment: placed now, or before by the provider’s own message; the same one however often it is asked for',
        description:
          'The payment must be one that a checkout of the caller’s led to: captured, in INR, of the right amount. What was bought, its ' +
          'price, the e-mail address and the date are the shop’s own. A field of the address that is missing is as the checkout had it. ' +
          'Clients of the old API pay without a checkout: such a payment is captured now if it is authorised for exactly what the ' +
          'cart costs, and then every field is needed.',
        body: z.object({
          paymentId: text.meta({
            description: 'From the provider’s popup',
            example: 'pay_Q1w2E3r4T5y6U7',
          }),
          name: optionalText.meta({ description: 'Who receives it', example: 'Meera Iyer' }),
          phoneNumber: optionalText.meta({ description: 'To call about it', example: '9812345678' }),
          address: optionalText.meta({ description: 'Where it goes', example: '12 Lake Road, Flat 3' }),
          pincode: optionalText.meta({ description: 'ZIP code', example: '411001' }),
          userid: callerId,
        }),
        response: { 201: order },
        failures: {
          400: 'Please send the id of the payment',
          401: 'Please Login to continue',
          402: 'This payment could not be verified, so no order was placed',
          403: 'This belongs to another shopper',
          409: 'Your payment is being confirmed. The order will appear under Orders in a moment.',
        },
      },
    },
    async ({ ctx, body: { userid, ...given } }, reply) => {
      throwIfProblem(findNamedViewer(ctx, userid));
      const placed = throwIfProblem(await placeOrderForPayment(ctx, given));
      return reply.code(201).send(toOrder(ctx, placed));
    },
  );
};
