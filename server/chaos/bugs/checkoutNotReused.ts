import { randomUUID } from 'node:crypto';
import * as real from '../../src/features/checkout/openCheckout.service.ts';

export * from '../../src/features/checkout/openCheckout.service.ts';

/** Opens another checkout for a cart that has one, because each has a key of its own. */
export const openCheckout: typeof real.openCheckout = (ctx, userId, options) =>
  real.openCheckout(ctx, userId, { ...options, providerPaymentId: randomUUID() });
