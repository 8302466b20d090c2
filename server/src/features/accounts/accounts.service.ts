import type { EntityManager } from 'typeorm';
import { MoreThan } from 'typeorm';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { isDuplicate } from '../../db/dialects.ts';
import { newId } from '../../lib/ids.ts';
import { parseInput } from '../../lib/parseInput.ts';
import {
  answered,
  type InvalidInput,
  type Problem,
  refuse,
  type TooManyRequests,
} from '../../lib/problems.ts';
import { unlessBusy } from '../../lib/turns.ts';
import { Session, User } from './accounts.entity.ts';
import { signInInput, signUpInput } from './accounts.input.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { hashToken, newToken } from './tokens.ts';

/** The signed-in shopper, looked up anew for each request. */
export type Viewer = Omit<User, 'passwordHash' | 'googleSub'>;

export type EmailTaken = Problem<'EmailTaken'>;
export type PhoneTaken = Problem<'PhoneTaken'>;
export type WrongCredentials = Problem<'WrongCredentials'>;
export type NotYours = Problem<'NotYours'>;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A session ends when it is not used for so long … */
const IDLE = 30 * DAY;
/** … and at the latest after so long. */
export const SESSION_LIFETIME_MS = 90 * DAY;
/** How exactly the last use is kept; saves a write with every request. */
const SEEN_EVERY = 10 * MINUTE;

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
): Promise<SignedUp | EmailTaken | PhoneTaken | InvalidInput | TooManyRequests> {
  const parsed = parseInput(signUpInput, given);
  if ('message' in parsed) return parsed;
  const { name, email, phone, password } = parsed.input;
  const tooMany = await ctx.limits.take('signUp', { address: ctx.address, account: email });
  if (tooMany) return tooMany;

  return unlessBusy(async () => {
    const passwordHash = await hashPassword(password);
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
    };
    return answered<SignedUp, EmailTaken | PhoneTaken>(() =>
      ctx.db.write(async (tx) => {
        await insertUser(tx, user);
        return {
          __typename: 'SignedUp',
          user: withoutSecrets(user),
          message: 'Your account is ready. Please sign in.',
        };
      }),
    );
  });
}

/** The unique keys decide, so two sign-ups at a time cannot both win. */
async function insertUser(tx: EntityManager, user: User): Promise<void> {
  try {
    // A copy: TypeORM writes what MySQL stored, 0 for false, back into what it inserts.
    await tx.insert(User, { ...user });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    refuse((await tx.existsBy(User, { email: user.email })) ? emailTaken : phoneTaken);
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
  const tooMany = await ctx.limits.take('signIn', caller);
  if (tooMany) return tooMany;

  const result = await unlessBusy(async () => {
    const user = await ctx.db.read.findOneBy(User, { email });
    if (!(await passwordMatches(user?.passwordHash ?? null, password)) || !user) return wrongCredentials;
    await ctx.limits.succeeded('signIn', caller);
    return welcome(ctx.db, user);
  });
  if (result.__typename === 'TooManyRequests') await ctx.limits.giveBack('signIn', caller);
  return result;
}

/** Opens a session for somebody who has just proven to be that user. */
export async function welcome(db: Db, user: User): Promise<SignedIn> {
  return {
    __typename: 'SignedIn',
    token: await openSession(db, user.id),
    user: withoutSecrets(user),
    message: `Welcome, ${user.name}!`,
  };
}

/** Opens a session for somebody who has just proven to be that user. @returns its token */
export async function openSession(db: Db, userId: string): Promise<string> {
  const token = newToken();
  const now = Date.now();
  await db.write((tx) =>
    tx.insert(Session, {
      tokenHash: hashToken(token),
      userId,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: now + SESSION_LIFETIME_MS,
    }),
  );
  return token;
}

/** Ends the session of the request's token, if there is one. */
export async function signOut(ctx: Context): Promise<{ __typename: 'SignedOut'; message: string }> {
  const { token } = ctx;
  if (token) await ctx.db.write((tx) => tx.delete(Session, { tokenHash: hashToken(token) }));
  return { __typename: 'SignedOut', message: 'You are signed out' };
}

/** Who the token belongs to; null when it is unknown, ended or expired. */
export async function findViewer(db: Db, token: string): Promise<Viewer | null> {
  const now = Date.now();
  const tokenHash = hashToken(token);
  const session = await db.read.findOneBy(Session, {
    tokenHash,
    expiresAt: MoreThan(now),
    lastSeenAt: MoreThan(now - IDLE),
  });
  if (!session) return null;
  if (session.lastSeenAt < now - SEEN_EVERY) {
    await db.write((tx) => tx.update(Session, { tokenHash }, { lastSeenAt: now }));
  }
  const user = await db.read.findOneBy(User, { id: session.userId });
  return user && withoutSecrets(user);
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

function withoutSecrets({ passwordHash, googleSub, ...viewer }: User): Viewer {
  return viewer;
}
