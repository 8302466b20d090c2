import type { Db } from '../../../database/database.ts';
import { ifDuplicate } from '../../../database/dialects.ts';
import type { Problem, TooManyRequests } from '../../../lib/problems.ts';
import { type RequestSource, recordAuditEvent } from '../../users/audit.service.ts';
import {
  findUser,
  insertUser,
  isBlocked,
  type User,
  type UserVersion,
  updateIfUnchanged,
} from '../../users/users.service.ts';
import {
  accountBlocked,
  accountHasPassword,
  googleUnavailable,
  signInExpired,
  signInNotConfirmed,
} from '../auth.problems.ts';
import {
  type AccountBlocked,
  type EmailTaken,
  type SignedIn,
  startSession,
  type WrongCredentials,
} from '../auth.service.ts';
import type { AuthContext } from '../authContext.ts';
import { endSessions } from '../sessions.service.ts';
import { type GoogleClient, type GoogleIdentity, GoogleUnavailableError } from './googleClient.ts';
import { consumeSignInCode, createSignInCode } from './signInCodes.service.ts';

export type GoogleUnavailable = Problem<'GoogleUnavailable'> & { readonly retryAfter: number };

type AccountContext = RequestSource & { db: Db };

/**
 * The account of a Google identity, opened if there is none. An existing account with the same e-mail address is linked only
 * if the address is verified on our side, too: otherwise whoever registered someone else's address would share the account.
 */
const findOrOpenAccount = (ctx: AccountContext, identity: GoogleIdentity): Promise<User | EmailTaken> =>
  findLinkOrInsert(ctx, identity).catch(
    // A concurrent sign-in has opened the account.
    ifDuplicate(() => findLinkOrInsert(ctx, identity)),
  );

function findLinkOrInsert(
  { db, ...source }: AccountContext,
  { sub, email, name }: GoogleIdentity,
): Promise<User | EmailTaken> {
  return db.write(async (tx) => {
    const linkedUser = await findUser(tx, { googleSub: sub });
    if (linkedUser) return linkedUser;

    const userWithEmail = await findUser(tx, { email });
    if (userWithEmail) {
      // Opened by a concurrent sign-in since the first look-up.
      if (userWithEmail.googleSub === sub) return userWithEmail;
      if (!userWithEmail.emailVerified) return accountHasPassword();
      const userId = userWithEmail.id;
      if (!(await updateIfUnchanged(tx, { id: userId, googleSub: null }, { googleSub: sub })))
        return accountHasPassword();
      // Sessions from before the link have to be authenticated anew.
      await endSessions(tx, userId);
      await recordAuditEvent(tx, source, { action: 'googleLinked', userId });
      return { ...userWithEmail, googleSub: sub };
    }

    const account = { name, email, emailVerified: true, phone: null, passwordHash: null, googleSub: sub };
    const user = await insertUser(tx, account);
    await recordAuditEvent(tx, source, { action: 'signedUp', userId: user.id, detail: 'through Google' });
    return user;
  });
}

/**
 * A one-time code for a session in the account of an identity, see `findOrOpenAccount`.
 * @returns null when the account was unlinked from Google meanwhile
 */
export async function createCodeForIdentity(
  ctx: AccountContext,
  identity: GoogleIdentity,
): Promise<{ code: string | null } | EmailTaken | AccountBlocked> {
  const account = await findOrOpenAccount(ctx, identity);
  if ('__typename' in account) return account;
  const version = googleVersion(account);
  const code = await createSignInCode(ctx.db, version);
  return code === null && (await isBlocked(ctx.db.read, version)) ? accountBlocked() : { code };
}

/** What a Google sign-in of a user has checked. */
const googleVersion = ({ id, googleSub }: User): UserVersion => ({ id, googleSub });

/** Opens a session with a code of `createSignInCode`. */
export function signInWithCode(
  ctx: AuthContext,
  code: string,
): Promise<SignedIn | WrongCredentials | AccountBlocked | TooManyRequests> {
  return limitAttempts(ctx, async () => {
    const user = await consumeSignInCode(ctx.db, code);
    return user ? startSession(ctx, user, googleVersion(user)) : signInExpired();
  });
}

/** Opens a session with an ID token that Google has issued to the caller's page. */
export function signInWithCredential(
  ctx: AuthContext,
  google: GoogleClient,
  credential: string,
): Promise<SignedIn | EmailTaken | WrongCredentials | AccountBlocked | GoogleUnavailable | TooManyRequests> {
  return limitAttempts(ctx, async () => {
    try {
      const identity = await google.verifyCredential(credential);
      if (!identity) return signInNotConfirmed();
      const account = await findOrOpenAccount(ctx, identity);
      return '__typename' in account ? account : await startSession(ctx, account, googleVersion(account));
    } catch (error) {
      if (!(error instanceof GoogleUnavailableError)) throw error;
      ctx.log.warn({ err: error }, 'Google cannot be reached');
      return googleUnavailable();
    }
  });
}

/** Limits failed attempts per address. */
async function limitAttempts<T extends { __typename: string }>(
  { clientAddress, limits }: AuthContext,
  attempt: () => Promise<T | WrongCredentials>,
): Promise<T | WrongCredentials | TooManyRequests> {
  // Counted before the check, so that concurrent attempts cannot exceed the limit.
  const tooMany = await limits.consume('google', { address: clientAddress });
  if (tooMany) return tooMany;
  const result = await attempt();
  if (result.__typename !== 'WrongCredentials') await limits.refund('google', { address: clientAddress });
  return result;
}
