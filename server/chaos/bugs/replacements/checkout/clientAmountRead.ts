// Bug: the amount in the body of a request is used (with clientAmountCharged.ts).

import * as real from '../../../../src/features/checkout/checkout.rest.ts';
import { clientAmount } from './clientAmount.ts';

export * from '../../../../src/features/checkout/checkout.rest.ts';

export const checkoutRest: typeof real.checkoutRest = async (app, options) => {
  app.addHook('preValidation', (request, _, done) => {
    const { amount } = (request.body ?? {}) as { amount?: number };
    clientAmount.run(amount, done);
  });
  await real.checkoutRest(app, options);
};
