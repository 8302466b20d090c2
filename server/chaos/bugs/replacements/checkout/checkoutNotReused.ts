// Bug: a shopper can have two open checkouts of one cart.

import { randomUUID } from 'node:crypto';
import * as real from '../../../../src/features/checkout/openCheckout.service.ts';

export * from '../../../../src/features/checkout/openCheckout.service.ts';

export const openCheckout: typeof real.openCheckout = (ctx, userId, options) =>
  real.openCheckout(ctx, userId, { ...options, providerPaymentId: randomUUID() });
