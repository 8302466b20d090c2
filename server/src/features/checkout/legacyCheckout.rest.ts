import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { throwIfProblem } from '../../rest/errors.ts';
import { callerId, optionalText, text } from '../../rest/input.ts';
import { orderShape, toOrder } from '../orders/orderShape.ts';
import { findNamedViewer } from '../users/users.service.ts';
import { placeOrderForPayment } from './legacyCheckout.service.ts';

/** POST /api/orders/create. */
export const legacyCheckoutRest: FastifyPluginAsyncZod = async (app) => {
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
        response: { 201: orderShape },
        failures: {
          400: 'Please send the id of the payment',
          401: 'Please Login to continue',
          402: 'This payment could not be verified, so no order was placed',
          403: 'This belongs to another shopper',
          409: 'Your payment is being confirmed. The order will appear under Orders in a moment.',
          503: 'Your payment cannot be looked up right now. Please try again in a moment: it is not charged twice.',
        },
      },
    },
    async ({ ctx, body: { userid, ...given } }, reply) => {
      throwIfProblem(findNamedViewer(ctx, userid));
      const order = throwIfProblem(await placeOrderForPayment(ctx, given));
      return reply.code(201).send(toOrder(ctx, order));
    },
  );
};
