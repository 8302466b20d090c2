// Bug: other transactions can change an order that a refund is decided on.

import { Order } from '../../../../src/features/orders/orders.entity.ts';
import type * as real from '../../../../src/features/orders/orders.queries.ts';

export * from '../../../../src/features/orders/orders.queries.ts';

export const lockOrder: typeof real.lockOrder = (tx, _dialect, id) => tx.findOneBy(Order, { id });
