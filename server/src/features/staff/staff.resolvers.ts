import type { Resolvers } from '../../generated/resolvers.ts';
import type { Context } from '../../graphql/context.ts';
import { notSignedIn } from '../../lib/problems.ts';
import { isoTime } from '../../lib/time/isoTime.ts';
import { mailDelivery } from '../notifications/notifications.service.ts';
import {
  acceptInvitation,
  checkInvitation,
  inviteStaffMember,
  listInvitations,
  withdrawInvitation,
} from './members/invitations.service.ts';
import {
  changeMemberRole,
  listMemberSessions,
  listStaff,
  resetMemberSecondFactor,
  signOutMember,
  signOutMemberSession,
} from './members/members.service.ts';
import { deskPermissions, may, permissionsOf, staffRoles } from './permissions.service.ts';
import {
  confirmSecondFactor,
  removeSecondFactor,
  setUpSecondFactor,
  verifySecondFactor,
} from './secondFactor/secondFactor.service.ts';
import { accessOf } from './staffAccess.service.ts';
import { getStaffActor } from './staffActor.service.ts';

const isoOrNull = (time: number | null) => (time === null ? null : isoTime(time));
const asActor = (ctx: Context) => ({ ...ctx, actor: getStaffActor(ctx) });

export const staffResolvers = {
  Query: {
    // Every field of `Desk` checks its own permission.
    desk: (_, __, { caller }) => (caller.kind === 'staff' ? {} : null),
  },
  Mutation: {
    checkStaffInvitation: (_, { token }, ctx) => checkInvitation(ctx, token),
    acceptStaffInvitation: (_, { token }, ctx) => acceptInvitation(ctx, token),
    inviteStaffMember: (_, { input }, ctx) => inviteStaffMember(ctx, getStaffActor(ctx), input),
    withdrawStaffInvitation: (_, { id }, ctx) => withdrawInvitation(ctx, getStaffActor(ctx), id),
    changeStaffRole: (_, { id, role }, ctx) =>
      changeMemberRole(ctx, getStaffActor(ctx), { id, role: role ?? null }),
    signOutStaffMember: (_, { id }, ctx) => signOutMember(ctx, getStaffActor(ctx), id),
    signOutStaffSession: (_, input, ctx) => signOutMemberSession(ctx, getStaffActor(ctx), input),
    resetSecondFactor: (_, { id }, ctx) => resetMemberSecondFactor(ctx, getStaffActor(ctx), id),
    setUpSecondFactor: (_, { password }, ctx) =>
      ctx.viewer ? setUpSecondFactor(asActor(ctx), ctx.viewer, password) : notSignedIn(),
    confirmSecondFactor: (_, { code }, ctx) =>
      ctx.viewer ? confirmSecondFactor(asActor(ctx), ctx.viewer, code) : notSignedIn(),
    verifySecondFactor: (_, { code }, ctx) => verifySecondFactor(asActor(ctx), code),
    removeSecondFactor: (_, { code }, ctx) => removeSecondFactor(asActor(ctx), code),
  },
  User: {
    staffAccess: (viewer, _, ctx) => (viewer.staffRole ? accessOf(ctx, viewer) : null),
  },
  Desk: {
    me: (_, __, ctx) => getStaffActor(ctx),
    roles: () => staffRoles.map((role) => ({ role, permissions: permissionsOf(role) })),
    mailDelivery: (_, __, { env }) => mailDelivery(env),
    staff: (_, __, ctx) => listStaff(ctx.db),
    staffSessions: (_, { id }, ctx) => listMemberSessions(ctx, id),
    staffInvitations: (_, __, ctx) => listInvitations(ctx.db),
  },
  DeskMe: {
    permissions: (actor) => deskPermissions.filter((permission) => may(actor, permission)),
    hasSecondFactor: (_, __, { viewer }) => Boolean(viewer?.secondFactorSince),
  },
  DeskStaffMember: {
    lastSeen: ({ lastSeenAt }) => isoOrNull(lastSeenAt),
  },
  DeskStaffSession: {
    started: ({ firstSeen }) => isoTime(firstSeen),
    lastUsed: ({ lastSeen }) => isoTime(lastSeen),
  },
  DeskStaffInvitation: {
    expiresAt: ({ expiresAt }) => isoTime(expiresAt),
  },
} satisfies Resolvers;
