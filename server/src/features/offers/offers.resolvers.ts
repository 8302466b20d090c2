import type { Resolvers } from '../../generated/resolvers.ts';
import { toRupees } from '../../lib/money.ts';

export const offersResolvers = {
  Discount: { amount: ({ amount }) => toRupees(amount) },
} satisfies Resolvers;
