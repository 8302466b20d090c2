// Bug: events of payments that already have an order are processed again.

import type * as real from '../../../../src/features/orders/orders.service.ts';

export * from '../../../../src/features/orders/orders.service.ts';

export const findPaymentsWithOrder: typeof real.findPaymentsWithOrder = async () => new Set();
