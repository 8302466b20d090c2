import type { Feature } from '../feature.ts';
import { deleteAccountMailsTo, deleteMailsTo, deleteOldMails } from './notifications.service.ts';

export const notificationsFeature = {
  jobs: ({ env, outbox }) => [
    { name: 'retry mails', intervalMs: env.reconcileMs, run: async () => outbox.wake() },
  ],
  cleanups: { 'delete old mails': deleteOldMails },
  personalData: {
    // An unverified address may be someone else's.
    eraseMails: (tx, { email, emailVerified }) =>
      emailVerified ? deleteMailsTo(tx, email) : deleteAccountMailsTo(tx, email),
  },
} satisfies Feature;
