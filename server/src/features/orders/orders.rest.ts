import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { toRupees } from '../../lib/money.ts';
import { notFound, notSignedIn } from '../../lib/problems.ts';
import { orProblem } from '../../lib/restAnswers.ts';
import { id, idOrNothing, idParams, text } from '../../lib/restInput.ts';
import type { RestContext } from '../../restContext.ts';
import { namedShopper } from '../accounts/accounts.service.ts';
import { findOrder, listOrders, type PlacedOrder } from './orders.service.ts';
import { placeOrderForPayment } from './settlement.service.ts';

const orderLine = z.object({
  id,
  _id: id,
  productId: id,
  productTitle: z.string(),
  image: z.string().describe('URL'),
  option: z.string().nullable(),
  quantity: z.int(),
  price: z.number().describe('Rupees, for one'),
  subTotal: z.number().describe('Rupees: price times quantity'),
});

const order = z.object({
  id,
  _id: id,
  paymentId: z.string().describe('The provider’s payment'),
  name: z.string(),
  phoneNumber: z.string(),
  address: z.string(),
  pincode: z.string(),
  amount: z.number().describe('Rupees: sum of the lines’ `subTotal`'),
  email: z.string(),
  userid: id,
  status: z.enum(['pending', 'paid', 'packed', 'delivered', 'cancelled', 'refunded']),
  date: z.iso.datetime(),
  products: z.array(orderLine).describe('As they were when bought'),
});

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
        summary: 'One’s own orders, newest first; empty for visitors',
        querystring: z.object({
          userid: idOrNothing.describe('Oneself; `null` and `undefined` have no orders'),
        }),
        response: { 200: z.array(order) },
      },
    },
    async ({ ctx, query }) => {
      if (!orProblem(namedShopper(ctx, query.userid))) return [];
      return (await listOrders(ctx)).map((placed) => toOrder(ctx, placed));
    },
  );

  app.get(
    '/orders/:id',
    { schema: { summary: 'One of one’s own orders', params: idParams, response: { 200: order } } },
    async ({ ctx, params }) => {
      if (!ctx.viewer) orProblem(notSignedIn());
      return toOrder(ctx, orProblem((await findOrder(ctx, params.id)) ?? notFound('You have no such order')));
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
          'price, the e-mail address and the date are the shop’s own. A field of the address that is missing is as the checkout had it.',
        body: z.object({
          paymentId: text.describe('From the provider’s popup'),
          name: text,
          phoneNumber: text,
          address: text,
          pincode: text,
          userid: idOrNothing.describe('Oneself, or missing'),
        }),
        response: { 201: order },
      },
    },
    async ({ ctx, body: { userid, ...given } }, reply) => {
      orProblem(namedShopper(ctx, userid));
      const placed = orProblem(await placeOrderForPayment(ctx, given));
      return reply.code(201).send(toOrder(ctx, placed));
    },
  );
};
