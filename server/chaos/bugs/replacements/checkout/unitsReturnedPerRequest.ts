// Bug: the units of a refund return to the stock with each request to the provider.

import * as real from '../../../../src/features/checkout/refunds/followRefund.service.ts';
import { lockOrderWithLines } from '../../../../src/features/orders/orders.service.ts';
import { demandOf, releaseStock } from '../../../../src/features/stock/stock.service.ts';

export * from '../../../../src/features/checkout/refunds/followRefund.service.ts';

export const followNewRefund: typeof real.followNewRefund = async (ctx, refund) => {
  const { orderId, restock } = refund;
  if (restock && orderId)
    await ctx.db.write(async (tx) => {
      const { lines } = await lockOrderWithLines(tx, ctx.db, orderId);
      await releaseStock(
        tx,
        lines.map((line) => demandOf(line)),
      );
    });
  await real.followNewRefund(ctx, refund);
};
