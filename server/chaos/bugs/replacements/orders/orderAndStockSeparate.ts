// Bug: the order is placed after the payment has been committed, not in the same transaction (on SQLite).

import * as real from '../../../../src/features/orders/orders.service.ts';

export * from '../../../../src/features/orders/orders.service.ts';

export const placeOrder: typeof real.placeOrder = async (ctx, tx, purchase) => {
  await tx.query('COMMIT');
  await tx.query('BEGIN IMMEDIATE');
  return real.placeOrder(ctx, tx, purchase);
};
