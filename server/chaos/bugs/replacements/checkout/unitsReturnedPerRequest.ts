// Bug: the units of a refund return to the stock with each request to the provider.

import * as real from '../../../../src/features/checkout/refunds/followRefund.service.ts';
import { findOrderForStaff } from '../../../../src/features/orders/orders.service.ts';
import { releaseStock } from '../../../../src/features/stock/stock.service.ts';

export * from '../../../../src/features/checkout/refunds/followRefund.service.ts';

export const requestOrPollRefund: typeof real.requestOrPollRefund = async (ctx, refund) => {
  const order = refund.restock && refund.orderId ? await findOrderForStaff(ctx, refund.orderId) : null;
  if (order) await ctx.db.write((tx) => releaseStock(tx, order.lines));
  await real.requestOrPollRefund(ctx, refund);
};
