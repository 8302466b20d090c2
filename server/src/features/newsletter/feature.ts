import type { Feature } from '../feature.ts';
import { newsletterDeskResolvers } from './desk/newsletterDesk.resolvers.ts';
import { continueLetters } from './desk/sendLetter.service.ts';
import { newsletterResolvers } from './newsletter.resolvers.ts';
import { newsletterRest } from './newsletter.rest.ts';
import { deleteSubscription, exportSubscription } from './newsletter.service.ts';

/** How often the next mails of a letter are put into the outbox. */
const LETTERS_MS = 2000;

export const newsletterFeature = {
  resolvers: [newsletterResolvers, newsletterDeskResolvers],
  routes: [newsletterRest],
  jobs: (shop) => [
    {
      name: 'send newsletters',
      intervalMs: LETTERS_MS,
      run: (shouldContinue) => continueLetters(shop, shouldContinue),
    },
  ],
  personalData: {
    // An unverified address may be someone else's.
    exportData: async (ctx, { email, emailVerified }) => ({
      newsletter: emailVerified ? await exportSubscription(ctx, email) : null,
    }),
    eraseData: async (tx, { email, emailVerified }) => emailVerified && deleteSubscription(tx, email),
  },
} satisfies Feature;
