// Bug: each request of a refund has a new idempotency key.

import * as real from '../../../../src/features/checkout/provider/razorpay.ts';
import { newId } from '../../../../src/lib/ids.ts';

export * from '../../../../src/features/checkout/provider/razorpay.ts';

export const createRazorpay: typeof real.createRazorpay = (...args) => {
  const provider = real.createRazorpay(...args);
  return {
    ...provider,
    refund: (request) => provider.refund({ ...request, idempotencyKey: newId() }),
  };
};
