import type { Feature } from '../feature.ts';
import { deleteOldAuditEvents } from './audit.service.ts';
import { auditLogResolvers } from './desk/auditLog.resolvers.ts';
import { picturesRest } from './uploads/pictures.rest.ts';
import { uploadsRest } from './uploads/uploads.rest.ts';
import { usersResolvers } from './users.resolvers.ts';
import { usersRest } from './users.rest.ts';

/** What it stores about a user, personalData.service.ts exports and erases itself. */
export const usersFeature = {
  resolvers: [usersResolvers, auditLogResolvers],
  rest: { section: 'Accounts', calls: [usersRest, uploadsRest] },
  routes: [picturesRest],
  cleanups: { 'delete old audit events': deleteOldAuditEvents },
} satisfies Feature;
