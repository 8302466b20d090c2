import { ifDuplicate } from '../../database/dialects.ts';
import { parseInput } from '../../lib/input/parseInput.ts';
import { rejectWhenOverloaded } from '../../lib/limits/limiter.ts';
import type { InvalidInput, Problem, TooManyRequests } from '../../lib/problems.ts';
import { recordAuditEvent } from '../users/audit.service.ts';
import type { PhoneTaken } from '../users/profile.service.ts';
import { phoneTaken } from '../users/users.problems.ts';
import {
  findUser,
  insertUser,
  isBlocked,
  toViewer,
  type User,
  type UserVersion,
  type Viewer,
} from '../users/users.service.ts';
import { signInInput, signUpInput } from './auth.input.ts';
import { accountBlocked, credentialsWrong, emailTaken, passwordTooCommon } from './auth.problems.ts';
import type { AuthContext } from './authContext.ts';
import {
  consumeMailAllowance,
  queueVerificationMail,
  refundMailAllowance,
} from './emailVerification.service.ts';
import { isCommonPassword, type PasswordTooCommon } from './passwords/commonPasswords.ts';
import { hashPassword, passwordMatches } from './passwords/passwordHash.ts';
import { endFormerSessions, hasSessionInSameNetwork, openSession } from './sessions.service.ts';

export type EmailTaken = Problem<'EmailTaken'>;
export type WrongCredentials = Problem<'WrongCredentials'>;
export type AccountBlocked = Problem<'AccountBlocked'>;

export interface SignedUp {
  __typename: 'SignedUp';
  user: Viewer;
  message: string;
}

/** Opens an account, but no session. */
export async function signUp(
  ctx: AuthContext,
  input: unknown,
): Promise<SignedUp | EmailTaken | PhoneTaken | PasswordTooCommon | InvalidInput | TooManyRequests> {
  const parsed = parseInput(signUpInput, input);
  if ('message' in parsed) return parsed;
  const { name, email, phone, password } = parsed.input;
  if (isCommonPassword(password)) return passwordTooCommon();
  const tooMany = await ctx.limits.consume('signUp', { address: ctx.clientAddress, account: email });
  if (tooMany) return tooMany;

  const result = await rejectWhenOverloaded(async () => {
    const passwordHash = await hashPassword(password);
    const mailRecipient = { email, emailVerified: false };
    const sendsMail = (await consumeMailAllowance(ctx, mailRecipient)) === null;
    const outcome = await ctx.db.write<SignedUp | EmailTaken | PhoneTaken>(async (tx) => {
      const account = { name, email, phone, emailVerified: false, passwordHash, googleSub: null };
      const user = await insertUser(tx, account).catch(ifDuplicate(() => null));
      if (!user) return (await findUser(tx, { email })) ? emailTaken() : phoneTaken();
      await recordAuditEvent(tx, ctx, { action: 'signedUp', userId: user.id });
      if (sendsMail) await queueVerificationMail(tx, ctx, user);
      return {
        __typename: 'SignedUp',
        user: toViewer(user),
        message: 'Your account is ready. Please sign in.',
      };
    });
    if (outcome.__typename !== 'SignedUp') await refundMailAllowance(ctx, mailRecipient);
    return outcome;
  });
  ctx.outbox.wake();
  return result;
}

export interface SignedIn {
  __typename: 'SignedIn';
  token: string;
  user: Viewer;
  message: string;
}

/** Opens a session. A failure reveals neither whether the account exists nor, without its password, whether it is blocked. */
export async function signIn(
  ctx: AuthContext,
  input: unknown,
): Promise<SignedIn | WrongCredentials | AccountBlocked | InvalidInput | TooManyRequests> {
  const parsed = parseInput(signInInput, input);
  if ('message' in parsed) return parsed;
  const { email, password } = parsed.input;
  const attempt = { address: ctx.clientAddress, account: email };
  // Counted before the check, so that concurrent attempts cannot exceed the limit.
  const tooMany = (await ctx.limits.consume('signIn', attempt)) ?? (await tooManyFromAnywhere(ctx, email));
  if (tooMany) return tooMany;

  const result = await rejectWhenOverloaded(async () => {
    const user = await findUser(ctx.db.read, { email });
    if (!(await passwordMatches(user?.passwordHash ?? null, password)) || !user) {
      const failure = { action: 'signInFailed', userId: user?.id ?? null } as const;
      await ctx.db.write((tx) => recordAuditEvent(tx, ctx, failure));
      return credentialsWrong();
    }
    await ctx.limits.reset('signIn', attempt);
    await ctx.limits.reset('signInFromAnywhere', attempt);
    return startSession(ctx, user, { id: user.id, passwordHash: user.passwordHash });
  });
  if (result.__typename === 'TooManyRequests') {
    await ctx.limits.refund('signIn', attempt);
    await ctx.limits.refund('signInFromAnywhere', attempt);
  }
  return result;
}

/**
 * Limits sign-ins to one account from all addresses together. It does not apply if the account has a session in the caller's
 * network, so that an attack does not lock the owner out.
 */
async function tooManyFromAnywhere(ctx: AuthContext, email: string): Promise<TooManyRequests | null> {
  const tooMany = await ctx.limits.consume('signInFromAnywhere', { address: '', account: email });
  return tooMany && ((await hasSessionInSameNetwork(ctx, email)) ? null : tooMany);
}

/**
 * Opens a session for an authenticated user, also as a cookie. It ends the session that the request was sent with: a page that
 * still has its token must not act for the former shopper.
 * @param version the credentials that were checked
 */
export async function startSession(
  ctx: AuthContext,
  user: User,
  version: UserVersion,
): Promise<SignedIn | WrongCredentials | AccountBlocked> {
  const token = await openSession(ctx, version);
  if (!token) return explainRefusal(ctx, version);
  await endFormerSessions(ctx);
  ctx.sessionCookie?.set(token);
  return { __typename: 'SignedIn', token, user: toViewer(user), message: `Welcome, ${user.name}!` };
}

/** Why no session was opened although the credentials were right. */
async function explainRefusal(
  ctx: AuthContext,
  version: UserVersion,
): Promise<WrongCredentials | AccountBlocked> {
  if (!(await isBlocked(ctx.db.read, version))) return credentialsWrong();
  const failure = { action: 'signInFailed', userId: version.id, detail: 'blocked' } as const;
  await ctx.db.write((tx) => recordAuditEvent(tx, ctx, failure));
  return accountBlocked();
}
