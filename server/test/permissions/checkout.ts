import { billing } from '../../tools/billing.mjs';
import {
  type Call,
  type Mutation,
  ownListResults,
  requireRestSession,
  requireSession,
} from './expectedResults.ts';

const inGraphql = (input: object): string =>
  `{ ${Object.entries(input)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(', ')} }`;

export const checkoutMutations: Record<string, Mutation> = {
  // Takes no id. It uses the caller's own cart, and other callers have an empty one.
  beginCheckout: {
    of: 'cart',
    args: () => `billing: ${inGraphql(billing)}`,
    ...requireSession('CheckoutBegun'),
    other: 'CartEmpty',
  },
  completeCheckout: {
    of: 'payment',
    args: ({ popup }) => `input: ${inGraphql(popup)}`,
    ...requireSession('OrderPlaced'),
    other: 'PaymentRefused',
  },
  cancelCheckout: {
    of: 'checkout',
    args: ({ id }) => `id: "${id}"`,
    ...requireSession('CheckoutCancelled'),
    other: 'CheckoutCancelled',
  },
};

export const checkoutCalls: Record<string, Call> = {
  // Uses the caller's own cart, as beginCheckout.
  'POST /api/orders/checkout': { of: 'cart', body: () => billing, ...requireRestSession(201), other: 409 },
  'GET /api/orders': { of: 'account', query: ({ id }) => `userid=${id}`, ...ownListResults },
  'GET /api/orders/{id}': { of: 'order', ...requireRestSession(200), other: 404 },
  'GET /api/orders/{id}/documents/{name}': { of: 'invoice', ...requireRestSession(200), other: 404 },
  'POST /api/orders/create': {
    of: 'payment',
    body: ({ popup }) => ({
      paymentId: Reflect.get(popup, 'razorpay_payment_id'),
      name: 'A',
      phoneNumber: '9812345678',
      address: '12 Lake Road',
      pincode: '411001',
    }),
    ...requireRestSession(201),
    other: 402,
  },
};
