import type { Resolvers } from '../../generated/resolvers.ts';
import { subscribeToNewsletter, unsubscribeFromNewsletter } from './newsletter.service.ts';

export const newsletterResolvers = {
  Mutation: {
    subscribeToNewsletter: (_, { email }, ctx) => subscribeToNewsletter(ctx, email),
    unsubscribeFromNewsletter: (_, { token }, ctx) => unsubscribeFromNewsletter(ctx, token),
  },
} satisfies Resolvers;
