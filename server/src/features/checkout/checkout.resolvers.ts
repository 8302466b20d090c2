import type { Resolvers } from '../../generated/resolvers.ts';
import { throwTooMany } from '../../graphql/errors.ts';
import { toRupees } from '../../lib/money.ts';
import { isoTime } from '../../lib/time/isoTime.ts';
import { beginCheckout } from './beginCheckout.service.ts';
import { cancelCheckout } from './cancelCheckout.service.ts';
import { completeCheckout } from './completeCheckout.service.ts';
import { findLastBilling } from './findCheckout.service.ts';
import { listPaymentNotices } from './payments/paymentNotices.service.ts';

export const checkoutResolvers = {
  Mutation: {
    beginCheckout: async (_, { billing, total }, ctx) => {
      const result = await beginCheckout(ctx, billing, total);
      return result.__typename === 'TooManyRequests' ? throwTooMany(result) : result;
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
    date: ({ createdAt }) => isoTime(createdAt),
  },
  Checkout: {
    amount: ({ amount }) => toRupees(amount),
    amountInPaise: ({ amount }) => amount,
    currency: () => 'INR',
    keyId: (_, __, ctx) => ctx.provider.keyId,
    scriptUrl: (_, __, ctx) => ctx.provider.checkoutScriptUrl,
    expiresAt: ({ expiresAt }) => isoTime(expiresAt),
  },
} satisfies Resolvers;
