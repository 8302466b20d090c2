// Bug: a paid checkout can be cancelled.

import * as real from '../../../../src/features/checkout/checkoutStates.ts';

export * from '../../../../src/features/checkout/checkoutStates.ts';

export const statesBefore: typeof real.statesBefore = (next) =>
  next === 'cancelled' ? [...real.statesBefore(next), 'paid'] : real.statesBefore(next);
