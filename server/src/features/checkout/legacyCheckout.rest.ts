import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notSignedIn } from '../../lib/problems.ts';
import { throwIfProblem } from '../../rest/errors.ts';
import { callerId, optionalText, text } from '../../rest/input.ts';
import { orderShape, toOrder } from '../orders/orderShape.ts';
import { notYours } from '../users/users.problems.ts';
import { checkCallerId } from '../users/users.service.ts';
import { paymentNotLookedUp, paymentPending, paymentRefused } from './checkout.problems.ts';
import { placeOrderForPayment } from './legacyCheckout.service.ts';

const paidOrderInput = z.object({
  paymentId: text.meta({
    description: '`razorpay_payment_id` of the provider’s popup',
    example: 'pay_Q1w2E3r4T5y6U7',
  }),
  name: optionalText.meta({ description: 'Name of the recipient', example: 'Meera Iyer' }),
  phoneNumber: optionalText.meta({
    description: 'Phone number for the delivery',
    example: '9812345678',
  }),
  address: optionalText.meta({ description: 'Delivery address', example: '12 Lake Road, Flat 3' }),
  pincode: optionalText.meta({ description: 'ZIP code', example: '411001' }),
  userid: callerId,
});

/** POST /api/orders/create. */
export const legacyCheckoutRest: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/orders/create',
    {
      schema: {
        summary: 'Places the order of a payment, or returns it if it was placed before',
        description:
          'The payment must belong to a checkout of the caller, be captured, in INR and of the right amount. Products, prices, e-mail ' +
          'address and date come from the shop; missing delivery fields come from the checkout. Clients of the old API pay without a ' +
          'checkout: such a payment is captured now if it is authorised for exactly the total of the cart, and then every field is ' +
          'required.',
        body: paidOrderInput,
        response: { 201: orderShape },
        failures: {
          400: 'Please send the id of the payment',
          401: notSignedIn(),
          402: paymentRefused(),
          403: notYours(),
          409: paymentPending(),
          503: paymentNotLookedUp(),
        },
      },
    },
    async ({ ctx, body: { userid, ...input } }, reply) => {
      throwIfProblem(checkCallerId(ctx, userid));
      const order = throwIfProblem(await placeOrderForPayment(ctx, input));
      return reply.code(201).send(toOrder(ctx, order));
    },
  );
};
