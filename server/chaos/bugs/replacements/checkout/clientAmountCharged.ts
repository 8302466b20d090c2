// Bug: a checkout has the amount that the client sends, instead of the cart's total (with clientAmountRead.ts).

import * as real from '../../../../src/features/checkout/openCheckout.service.ts';
import { clientAmount } from './clientAmount.ts';

export * from '../../../../src/features/checkout/openCheckout.service.ts';

export const openCheckout: typeof real.openCheckout = (ctx, userId, options) =>
  real.openCheckout(ctx, userId, {
    ...options,
    validate(cart) {
      const rupees = clientAmount.getStore();
      if (rupees) Object.assign(cart, { total: rupees * 100 });
      return options.validate(cart);
    },
  });
