import { IsNull, LessThan, MoreThan } from 'typeorm';
import type { Db } from '../../database/database.ts';
import { isDuplicate } from '../../database/dialects.ts';
import type { Context } from '../../graphql/context.ts';
import { newId } from '../../lib/ids.ts';
import { catchProblem, type TooManyRequests, throwProblem } from '../../lib/problems.ts';
import { recordEvent, type Source } from './audit.service.ts';
import { Session, SignInCode, User } from './auth.entity.ts';
import { type EmailTaken, type SignedIn, type WrongCredentials, welcome } from './auth.service.ts';
import type { Google, GoogleIdentity } from './google.ts';
import { isStill, type Proven } from './proven.service.ts';
import { hashToken, newToken } from './tokens.ts';

/** How long a page has to turn its code into a session. */
export const SIGN_IN_CODE_LIFETIME_MS = 60_000;

const hasPassword: EmailTaken = {
  __typename: 'EmailTaken',
  message: 'This e-mail address has an account with a password. Please sign in with it.',
};
const wrongCode: WrongCredentials = {
  __typename: 'WrongCredentials',
  message: 'This sign-in has expired. Please sign in again.',
};
const wrongCredential: WrongCredentials = {
  __typename: 'WrongCredentials',
  message: 'Google does not confirm this sign-in',
};

/**
 * The account of somebody whom Google knows, opened if there is none. An account with the same address is theirs only if
 * the address is proven on our side as well: else whoever had opened it with somebody else's address would share it.
 */
export async function accountOf(
  shop: Source & { db: Db },
  identity: GoogleIdentity,
): Promise<User | EmailTaken> {
  const findOrOpen = () => catchProblem<User, EmailTaken>(() => findOrOpenAccount(shop, identity));
  try {
    return await findOrOpen();
  } catch (error) {
    // Another sign-in at the same time was faster.
    if (!isDuplicate(error)) throw error;
    return findOrOpen();
  }
}

function findOrOpenAccount(
  { db, ...source }: Source & { db: Db },
  { sub, email, name }: GoogleIdentity,
): Promise<User> {
  return db.write(async (tx) => {
    const known = await tx.findOneBy(User, { googleSub: sub });
    if (known) return known;

    const namesake = await tx.findOneBy(User, { email });
    if (namesake) {
      // Opened just now, by another sign-in at the same time.
      if (namesake.googleSub === sub) return namesake;
      if (!namesake.emailVerified) throwProblem(hasPassword);
      const { affected } = await tx.update(
        User,
        { id: namesake.id, googleSub: IsNull() },
        { googleSub: sub },
      );
      if (affected !== 1) throwProblem(hasPassword);
      // Who was signed in before the two became one has to prove anew who they are.
      await tx.delete(Session, { userId: namesake.id });
      await recordEvent(tx, source, { action: 'googleLinked', userId: namesake.id });
      return { ...namesake, googleSub: sub };
    }

    const user: User = {
      id: newId(),
      name,
      email,
      emailVerified: true,
      phone: null,
      images: [],
      isAdmin: false,
      passwordHash: null,
      googleSub: sub,
      createdAt: Date.now(),
      erasedAt: null,
    };
    // A copy: TypeORM writes what MySQL stored, 1 for true, back into what it inserts.
    await tx.insert(User, { ...user });
    await recordEvent(tx, source, { action: 'signedUp', userId: user.id, detail: 'through Google' });
    return user;
  });
}

const provenByGoogle = ({ id, googleSub }: User): Proven => ({ id, googleSub });

/**
 * A code that opens one session of the user within the next minute.
 * @returns null when the Google account is not the user's any more
 */
export async function mintSignInCode(db: Db, user: User): Promise<string | null> {
  const code = newToken();
  const now = Date.now();
  return db.write(async (tx) => {
    await tx.delete(SignInCode, { expiresAt: LessThan(now) });
    if (!(await isStill(tx, provenByGoogle(user)))) return null;
    const expiresAt = now + SIGN_IN_CODE_LIFETIME_MS;
    await tx.insert(SignInCode, { codeHash: hashToken(code), userId: user.id, expiresAt });
    return code;
  });
}

/** Opens a session with a code of `mintSignInCode`. */
export function signInWithCode(
  ctx: Context,
  code: string,
): Promise<SignedIn | WrongCredentials | TooManyRequests> {
  return unlessTooMany(ctx, async () => {
    const user = await useCode(ctx.db, code);
    return user ? welcome(ctx, user, provenByGoogle(user)) : wrongCode;
  });
}

/** Opens a session with an ID token that Google has given to the caller's page. */
export function signInWithCredential(
  ctx: Context,
  google: Google,
  credential: string,
): Promise<SignedIn | EmailTaken | WrongCredentials | TooManyRequests> {
  return unlessTooMany(ctx, async () => {
    const identity = await google.identityOf(credential);
    if (!identity) return wrongCredential;
    const account = await accountOf(ctx, identity);
    return '__typename' in account ? account : welcome(ctx, account, provenByGoogle(account));
  });
}

/** Whose the code is, which then is no more; null when it is unknown, used or too old. */
function useCode(db: Db, code: string): Promise<User | null> {
  const codeHash = hashToken(code);
  return db.write(async (tx) => {
    const minted = await tx.findOneBy(SignInCode, { codeHash, expiresAt: MoreThan(Date.now()) });
    if (!minted) return null;
    // Of two uses at the same moment one deletes it.
    const { affected } = await tx.delete(SignInCode, { codeHash });
    return affected === 1 ? tx.findOneBy(User, { id: minted.userId }) : null;
  });
}

async function unlessTooMany<T extends { __typename: string }>(
  { address, limits }: Context,
  work: () => Promise<T | WrongCredentials>,
): Promise<T | WrongCredentials | TooManyRequests> {
  // Counted before it is tried: attempts at the same moment must not slip through together.
  const tooMany = await limits.take('google', { address });
  if (tooMany) return tooMany;
  const result = await work();
  if (result.__typename !== 'WrongCredentials') await limits.refund('google', { address });
  return result;
}
