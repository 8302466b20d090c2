// Bug: every signature of the payment window is accepted.

import * as real from '../../../../src/features/checkout/provider/razorpay.ts';

export * from '../../../../src/features/checkout/provider/razorpay.ts';

export const createRazorpay: typeof real.createRazorpay = (settings) => ({
  ...real.createRazorpay(settings),
  isSigned: () => true,
});
