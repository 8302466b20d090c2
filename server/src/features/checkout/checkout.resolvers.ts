import type { Resolvers } from '../../generated/resolvers.ts';
import { throwIfTooMany } from '../../graphql/errors.ts';
import { toRupees } from '../../lib/money.ts';
import { beginCheckout } from './beginCheckout.service.ts';
import { cancelCheckout } from './checkoutLifecycle.service.ts';
import { completeCheckout } from './completeCheckout.service.ts';
import { findLastBilling } from './findCheckout.service.ts';
import { listPaymentNotices } from './payments/paymentNotices.service.ts';

export const checkoutResolvers = {
  Mutation: {
    beginCheckout: async (_, { billing, total }, ctx) => {
      throwIfTooMany(
        await ctx.limits.consume('payment', { address: ctx.clientAddress, account: ctx.viewer?.id }),
      );
      return beginCheckout(ctx, billing, total);
    },
    completeCheckout: (_, { input }, ctx) => completeCheckout(ctx, input),
    cancelCheckout: (_, { id }, ctx) => cancelCheckout(ctx, id),
  },
  User: {
    paymentNotices: ({ id }, _, ctx) => listPaymentNotices(ctx, id),
    lastBilling: ({ id }, _, ctx) => findLastBilling(ctx, id),
  },
  PaymentNotice: {
    amount: ({ amount }) => toRupees(amount),
    date: ({ createdAt }) => new Date(createdAt).toISOString(),
  },
  Checkout: {
    amount: ({ amount }) => toRupees(amount),
    amountInPaise: ({ amount }) => amount,
    currency: () => 'INR',
    keyId: (_, __, ctx) => ctx.provider.keyId,
    scriptUrl: (_, __, ctx) => ctx.provider.checkoutScriptUrl,
    expiresAt: ({ expiresAt }) => new Date(expiresAt).toISOString(),
  },
} satisfies Resolvers;
