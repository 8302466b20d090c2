// Bug: an order is cancelled in one transaction and refunded in another (on SQLite).

import * as real from '../../../../src/features/orders/orderLifecycle.service.ts';

export * from '../../../../src/features/orders/orderLifecycle.service.ts';

export const advanceOrder: typeof real.advanceOrder = async (tx, ctx, move) => {
  const moved = await real.advanceOrder(tx, ctx, move);
  await tx.query('COMMIT');
  await tx.query('BEGIN IMMEDIATE');
  return moved;
};
