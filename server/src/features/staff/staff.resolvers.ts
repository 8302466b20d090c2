import type { Resolvers } from '../../generated/resolvers.ts';
import { permissionsOf, staffRoles } from './permissions.service.ts';
import { getStaffActor } from './staffActor.service.ts';

export const staffResolvers = {
  Query: {
    // Every field of `Desk` checks its own permission.
    desk: (_, __, { viewer }) => (viewer?.staffRole ? {} : null),
  },
  Desk: {
    me: (_, __, ctx) => getStaffActor(ctx),
    roles: () => staffRoles.map((role) => ({ role, permissions: permissionsOf(role) })),
  },
  DeskMe: {
    permissions: ({ role }) => permissionsOf(role),
  },
} satisfies Resolvers;
