import * as real from '../../src/features/checkout/razorpay.ts';

export * from '../../src/features/checkout/razorpay.ts';

export const createRazorpay: typeof real.createRazorpay = (settings) => ({
  ...real.createRazorpay(settings),
  isSigned: () => true,
});
