import type { EntityManager } from 'typeorm';
import { isDuplicate } from '../../database/dialects.ts';
import type { Context } from '../../graphql/context.ts';
import { newId } from '../../lib/ids.ts';
import { rejectWhenOverloaded } from '../../lib/limiter.ts';
import { parseInput } from '../../lib/parseInput.ts';
import {
  catchProblem,
  type InvalidInput,
  type Problem,
  type TooManyRequests,
  throwProblem,
} from '../../lib/problems.ts';
import { recordEvent } from './audit.service.ts';
import { User } from './auth.entity.ts';
import { signInInput, signUpInput } from './auth.input.ts';
import { isCommonPassword, type PasswordTooCommon, passwordTooCommon } from './commonPasswords.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import type { Proven } from './proven.service.ts';
import { isSignedInNearby, openSession } from './sessions.service.ts';
import { mayWriteTo, queueVerification } from './verification.service.ts';
import { type Viewer, withoutSecrets } from './viewers.ts';

export type { Viewer };

export type EmailTaken = Problem<'EmailTaken'>;
export type PhoneTaken = Problem<'PhoneTaken'>;
export type WrongCredentials = Problem<'WrongCredentials'>;
export type NotYours = Problem<'NotYours'>;

const emailTaken: EmailTaken = {
  __typename: 'EmailTaken',
  message: 'User already exist with this email!',
};
export const phoneTaken: PhoneTaken = {
  __typename: 'PhoneTaken',
  message: 'User already exist with this phone number!',
};
const notYours: NotYours = {
  __typename: 'NotYours',
  message: 'This belongs to another shopper',
};
const wrongCredentials: WrongCredentials = {
  __typename: 'WrongCredentials',
  message: 'E-mail or password is not correct',
};

export interface SignedUp {
  __typename: 'SignedUp';
  user: Viewer;
  message: string;
}

/** Opens an account. */
export async function signUp(
  ctx: Context,
  given: unknown,
): Promise<SignedUp | EmailTaken | PhoneTaken | PasswordTooCommon | InvalidInput | TooManyRequests> {
  const parsed = parseInput(signUpInput, given);
  if ('message' in parsed) return parsed;
  const { name, email, phone, password } = parsed.input;
  if (isCommonPassword(password)) return passwordTooCommon;
  const tooMany = await ctx.limits.take('signUp', { address: ctx.address, account: email });
  if (tooMany) return tooMany;

  const result = await rejectWhenOverloaded(async () => {
    const passwordHash = await hashPassword(password);
    const told = await mayWriteTo(ctx, { email, emailVerified: false });
    const user: User = {
      id: newId(),
      name,
      email,
      phone,
      images: [],
      isAdmin: false,
      emailVerified: false,
      passwordHash,
      googleSub: null,
      createdAt: Date.now(),
      erasedAt: null,
    };
    return catchProblem<SignedUp, EmailTaken | PhoneTaken>(() =>
      ctx.db.write(async (tx) => {
        await insertUser(tx, user);
        await recordEvent(tx, ctx, { action: 'signedUp', userId: user.id });
        if (told) await queueVerification(tx, ctx, user);
        return {
          __typename: 'SignedUp',
          user: withoutSecrets(user),
          message: 'Your account is ready. Please sign in.',
        };
      }),
    );
  });
  ctx.outbox.wake();
  return result;
}

/** The unique keys decide, so two sign-ups at a time cannot both win. */
async function insertUser(tx: EntityManager, user: User): Promise<void> {
  try {
    // A copy: TypeORM writes what MySQL stored, 0 for false, back into what it inserts.
    await tx.insert(User, { ...user });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throwProblem((await tx.existsBy(User, { email: user.email })) ? emailTaken : phoneTaken);
  }
}

export interface SignedIn {
  __typename: 'SignedIn';
  token: string;
  user: Viewer;
  message: string;
}

/** Opens a session. Says nothing about whether the account exists. */
export async function signIn(
  ctx: Context,
  given: unknown,
): Promise<SignedIn | WrongCredentials | InvalidInput | TooManyRequests> {
  const parsed = parseInput(signInInput, given);
  if ('message' in parsed) return parsed;
  const { email, password } = parsed.input;
  const caller = { address: ctx.address, account: email };
  // Counted before it is tried: attempts at the same moment must not slip through together.
  const tooMany = (await ctx.limits.take('signIn', caller)) ?? (await tooManyFromAnywhere(ctx, email));
  if (tooMany) return tooMany;

  const result = await rejectWhenOverloaded(async () => {
    const user = await ctx.db.read.findOneBy(User, { email });
    if (!(await passwordMatches(user?.passwordHash ?? null, password)) || !user) {
      const failed = { action: 'signInFailed', userId: user?.id ?? null } as const;
      await ctx.db.write((tx) => recordEvent(tx, ctx, failed));
      return wrongCredentials;
    }
    await ctx.limits.forgive('signIn', caller);
    await ctx.limits.forgive('signInFromAnywhere', caller);
    return welcome(ctx, user, { id: user.id, passwordHash: user.passwordHash });
  });
  if (result.__typename === 'TooManyRequests') {
    await ctx.limits.refund('signIn', caller);
    await ctx.limits.refund('signInFromAnywhere', caller);
  }
  return result;
}

/** Many strangers who guess at an account's password must not lock its shopper out, who is known by the network. */
async function tooManyFromAnywhere(ctx: Context, email: string): Promise<TooManyRequests | null> {
  const tooMany = await ctx.limits.take('signInFromAnywhere', { address: '', account: email });
  return tooMany && ((await isSignedInNearby(ctx, email)) ? null : tooMany);
}

/** Opens a session for somebody who has just proven to be that user. */
export async function welcome(
  ctx: Context,
  user: User,
  proven: Proven,
): Promise<SignedIn | WrongCredentials> {
  const token = await openSession(ctx, proven);
  if (!token) return wrongCredentials;
  return {
    __typename: 'SignedIn',
    token,
    user: withoutSecrets(user),
    message: `Welcome, ${user.name}!`,
  };
}

/**
 * The shopper that a request names. The session says who the caller is; a request can only repeat that, or, with null, name
 * nobody.
 * @param id undefined: the request names none, and means the caller
 * @returns null for visitors, and when nobody is named
 */
export function namedShopper({ viewer }: Context, id: string | null | undefined): Viewer | null | NotYours {
  if (!viewer || id === null) return null;
  return id === undefined || id === viewer.id ? viewer : notYours;
}
