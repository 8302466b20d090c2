import type { Feature } from '../feature.ts';
import { endAllAccess } from './accountAccess.service.ts';
import { deleteExpiredLinks } from './accountLinks.service.ts';
import { authResolvers } from './auth.resolvers.ts';
import { authRest } from './auth.rest.ts';
import { googleRest } from './google/google.rest.ts';
import { deleteExpiredSessions, exportSessions } from './sessions.service.ts';

export const authFeature = {
  resolvers: [authResolvers],
  rest: { section: 'Accounts', calls: [authRest] },
  routes: [googleRest],
  cleanups: { 'delete expired sessions': deleteExpiredSessions, 'delete expired links': deleteExpiredLinks },
  personalData: {
    exportData: async (ctx, { id }) => ({ sessions: await exportSessions(ctx, id) }),
    eraseData: (tx, { id }) => endAllAccess(tx, id),
  },
} satisfies Feature;
