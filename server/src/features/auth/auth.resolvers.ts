import type { Resolvers } from '../../generated/resolvers.ts';
import { isoTime } from '../../lib/time/isoTime.ts';
import { canSendMail } from '../notifications/notifications.service.ts';
import { signIn, signUp } from './auth.service.ts';
import { deleteAccount } from './deleteAccount.service.ts';
import { requestEmailVerification, verifyEmail } from './emailVerification.service.ts';
import { signInWithCode } from './google/google.service.ts';
import { changePassword } from './passwords/changePassword.service.ts';
import { requestPasswordReset, resetPassword } from './passwords/passwordReset.service.ts';
import { listSessions, signOut, signOutOtherSessions, signOutSession } from './sessions.service.ts';

export const authResolvers = {
  Query: {
    signInOptions: (_, __, { google, env }) => ({
      google: google !== null,
      demo: env.mode === 'demo',
      mail: canSendMail(env),
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
    changePassword: (_, { input }, ctx) => changePassword(ctx, input),
    deleteAccount: (_, { password }, ctx) => deleteAccount(ctx, password),
  },
  User: {
    sessions: ({ id }, _, ctx) => listSessions(ctx, id),
  },
  Session: {
    firstSeen: ({ firstSeen }) => isoTime(firstSeen),
    lastSeen: ({ lastSeen }) => isoTime(lastSeen),
  },
} satisfies Resolvers;
