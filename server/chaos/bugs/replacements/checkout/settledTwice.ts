// Bug: a payment that has an order is refunded when it is settled again.

import * as real from '../../../../src/features/checkout/payments/settlement.service.ts';
import { Refund } from '../../../../src/features/checkout/refunds/refunds.entity.ts';

export * from '../../../../src/features/checkout/payments/settlement.service.ts';

export const settlePayment: typeof real.settlePayment = async (ctx, paymentId, options) => {
  const settlement = await real.settlePayment(ctx, paymentId, options);
  const wasSettled = settledPayments.has(paymentId);
  if ('paymentId' in settlement) settledPayments.add(paymentId);
  if (!wasSettled) return settlement;
  const payment = await ctx.provider.findPayment(paymentId);
  if (payment?.status !== 'captured') return settlement;
  const { amount } = payment;
  const refund = await ctx.provider.refund({ paymentId, amount, idempotencyKey: `second-${paymentId}` });
  await ctx.db.write((tx) =>
    tx.insert(Refund, {
      id: paymentId,
      paymentId,
      amount,
      reason: 'This cart was paid before.',
      providerRefundId: 'id' in refund ? refund.id : null,
      attempts: 1,
      nextTryAt: null,
      createdAt: Date.now(),
    }),
  );
  return settlement;
};

const settledPayments = new Set<string>();
