import type { Resolvers } from '../../generated/resolvers.ts';
import { toImage } from '../../lib/images.ts';
import { isoTime } from '../../lib/isoTime.ts';
import { canWrite } from '../notifications/mail.service.ts';
import { signIn, signUp } from './auth.service.ts';
import { signInWithCode } from './google.service.ts';
import { changePassword, updateProfile } from './profile.service.ts';
import { requestPasswordReset, resetPassword } from './resets.service.ts';
import { listSessions, signOut, signOutOtherSessions, signOutSession } from './sessions.service.ts';
import { requestEmailVerification, verifyEmail } from './verification.service.ts';

export const accountsResolvers: Resolvers = {
  Query: {
    me: (_, __, ctx) => ctx.viewer,
    signInOptions: (_, __, { google, env }) => ({
      google: google !== null,
      demo: env.mode === 'demo',
      mail: canWrite(env),
    }),
  },
  Mutation: {
    signUp: (_, { input }, ctx) => signUp(ctx, input),
    signIn: (_, { input }, ctx) => signIn(ctx, input),
    signInWithGoogle: (_, { code }, ctx) => signInWithCode(ctx, code),
    signOut: (_, __, ctx) => signOut(ctx),
    signOutSession: (_, { id }, ctx) => signOutSession(ctx, id),
    signOutOtherSessions: (_, __, ctx) => signOutOtherSessions(ctx),
    requestPasswordReset: (_, { email }, ctx) => requestPasswordReset(ctx, email),
    resetPassword: (_, { input }, ctx) => resetPassword(ctx, input),
    requestEmailVerification: (_, __, ctx) => requestEmailVerification(ctx),
    verifyEmail: (_, { token }, ctx) => verifyEmail(ctx, token),
    updateProfile: (_, { input }, ctx) => updateProfile(ctx, input),
    changePassword: (_, { input }, ctx) => changePassword(ctx, input),
  },
  User: {
    images: ({ images }) => images.map(toImage),
    sessions: ({ id }, _, ctx) => listSessions(ctx, id),
  },
  Session: {
    firstSeen: ({ firstSeen }) => isoTime(firstSeen),
    lastSeen: ({ lastSeen }) => isoTime(lastSeen),
  },
};
