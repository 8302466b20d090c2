import { everybody, type Mutation, proven, unique } from './expectedResults.ts';

export const newsletterMutations: Record<string, Mutation> = {
  subscribeToNewsletter: {
    args: () => `email: "c${unique()}@example.com"`,
    ...everybody('NewsletterSubscribed'),
  },
  unsubscribeFromNewsletter: {
    args: ({ id }) => `token: "${id}"`,
    ...proven('unsubscribe link', 'NewsletterUnsubscribed', 'NotFound'),
  },
};
