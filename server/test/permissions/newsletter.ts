import { allowAll, type Mutation, requireProof, unique } from './expectedResults.ts';

export const newsletterMutations: Record<string, Mutation> = {
  subscribeToNewsletter: {
    args: () => `email: "c${unique()}@example.com"`,
    ...allowAll('NewsletterSubscribed'),
  },
  unsubscribeFromNewsletter: {
    args: ({ id }) => `token: "${id}"`,
    ...requireProof('unsubscribe link', 'NewsletterUnsubscribed', 'NotFound'),
  },
};
