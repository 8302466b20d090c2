// Bug: two refunds of one payment are decided at the same time. Works with `refundsDecidedSlowly`.

import type * as real from '../../../../src/features/checkout/payments/lockPayment.service.ts';

export const lockPayment: typeof real.lockPayment = async () => {};
