import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { toRupees } from '../../lib/money.ts';
import { notSignedIn } from '../../lib/problems.ts';
import { throwIfProblem } from '../../rest/errors.ts';
import { id, optionalText, text } from '../../rest/input.ts';
import { beginCheckout } from './beginCheckout.service.ts';
import { cartEmpty, providerUnavailable } from './checkout.problems.ts';

const beginInput = z.object({
  fullName: text.meta({ description: 'Name of the recipient', example: 'Meera Iyer' }),
  country: text.meta({ description: 'Its name', example: 'India' }),
  streetAddressLine1: text.meta({ description: 'House number and street', example: '12 Lake Road' }),
  streetAddressLine2: text.meta({ description: 'Apartment, suite or unit', example: 'Flat 3' }),
  city: text.meta({ description: 'Its name', example: 'Pune' }),
  state: text.meta({ description: 'Its name', example: 'Maharashtra' }),
  zipCode: text.meta({ description: 'Postal code', example: '411001' }),
  phoneNumber: text.meta({ description: 'Phone number for the delivery', example: '9812345678' }),
  email: text.meta({
    description: 'E-mail address for messages about the order',
    example: 'meera@example.com',
  }),
  gstin: optionalText.meta({
    description: 'GST number of a business that wants it on the invoice; with `businessName`',
    example: '29AAAAA0000A1ZY',
  }),
  businessName: optionalText.meta({ description: 'Its name; with `gstin`', example: 'Iyer Stores' }),
  total: z.number().optional().meta({
    description:
      'Rupees: the total that the shopper was shown; if the cart costs something else, no checkout begins',
    example: 360,
  }),
});

const checkoutShape = z
  .object({
    checkoutId: id,
    keyId: z.string().meta({ description: '`key` of the popup', example: 'rzp_live_A1b2C3d4E5f6G7' }),
    providerOrderId: z
      .string()
      .meta({ description: '`order_id` of the popup', example: 'order_Q1w2E3r4T5y6U7' }),
    amount: z.number().meta({ description: 'Rupees', example: 360 }),
    currency: z.literal('INR').describe('`currency` of the popup, always INR'),
    amountInPaise: z.int().meta({ description: '`amount` of the popup', example: 36000 }),
    scriptUrl: z.string().meta({
      description: 'URL of the popup’s script',
      example: 'https://checkout.razorpay.com/v1/checkout.js',
    }),
    expiresAt: z.iso
      .datetime()
      .meta({ description: 'Until then the stock is reserved', example: '2026-04-02T09:30:00.000Z' }),
  })
  .meta({
    id: 'Checkout',
    description: 'A checkout, with the options of the provider’s popup',
  });

/** /api/orders/checkout. */
export const checkoutRest: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/orders/checkout',
    {
      schema: {
        summary:
          'Begins the payment of the cart: reserves the stock and creates an order at the payment provider',
        description:
          'Not part of the old API. Open the provider’s popup with the response, then call `POST /api/orders/create` with the popup’s ' +
          '`razorpay_payment_id`. The same cart returns the same checkout.',
        body: beginInput,
        response: { 201: checkoutShape },
        failures: {
          400: 'Please fill full name',
          401: notSignedIn(),
          409: cartEmpty(),
          503: providerUnavailable(),
        },
      },
    },
    async ({ ctx, body: { total, ...billing } }, reply) => {
      const { checkout } = throwIfProblem(await beginCheckout(ctx, billing, total));
      return reply.code(201).send({
        checkoutId: checkout.id,
        keyId: ctx.provider.keyId,
        providerOrderId: checkout.providerOrderId,
        amount: toRupees(checkout.amount),
        currency: 'INR' as const,
        amountInPaise: checkout.amount,
        scriptUrl: ctx.absolute(ctx.provider.checkoutScriptUrl),
        expiresAt: new Date(checkout.expiresAt).toISOString(),
      });
    },
  );
};
