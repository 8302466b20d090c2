import { type EntityManager, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { createBatchLoader, PADDING_KEY, padToPowerOfTwo } from '../../database/batchLoader.ts';
import type { Db } from '../../database/database.ts';
import { deleteInBatches } from '../../database/deleteInBatches.ts';
import { maskIpAddress } from '../../lib/network/maskIpAddress.ts';
import { type NotSignedIn, notSignedIn, type Success } from '../../lib/problems.ts';
import { isoTime } from '../../lib/time/isoTime.ts';
import { hashToken, newToken } from '../../lib/tokens.ts';
import { type RequestSource, recordAuditEvent, truncateUserAgent } from '../users/audit.service.ts';
import {
  findUser,
  lockIfUnchanged,
  type UserVersion,
  type Viewer,
  viewerFromRow,
} from '../users/users.service.ts';
import type { AuthContext } from './authContext.ts';
import { deviceName } from './deviceName.ts';
import { Session } from './sessions.entity.ts';
import { findLastSessionUse, findSessionsWithUsers } from './sessions.queries.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A session that is not used for this time ends. */
const IDLE_MS = 30 * DAY_MS;
/** The longest life of a session, used or not. */
export const SESSION_LIFETIME_MS = 90 * DAY_MS;
/** Precision of `lastSeenAt`: not every request writes it. */
const LAST_SEEN_PRECISION_MS = 10 * MINUTE_MS;

/**
 * Opens a session.
 * @param user with the credentials that were checked
 * @returns the token; null when the credentials have changed since then, for example by a password reset
 */
export async function openSession(
  { db, ...source }: RequestSource & { db: Db },
  user: UserVersion,
): Promise<string | null> {
  const token = newToken();
  const now = Date.now();
  const { id: userId } = user;
  return db.write(async (tx) => {
    if (!(await lockIfUnchanged(tx, user))) return null;
    await tx.insert(Session, {
      tokenHash: hashToken(token),
      userId,
      createdAt: now,
      userAgent: truncateUserAgent(source.userAgent),
      address: maskIpAddress(source.clientAddress),
      lastSeenAt: now,
      expiresAt: now + SESSION_LIFETIME_MS,
    });
    await recordAuditEvent(tx, source, { action: 'signedIn', userId });
    return token;
  });
}

/** Ends the session of a token, if there is one. */
const endSession = (db: Db, token: string): Promise<unknown> =>
  db.write((tx) => tx.delete(Session, { tokenHash: hashToken(token) }));

type SessionContext = Pick<AuthContext, 'db' | 'token' | 'sessionCookie'>;

/** Ends the session that a sign-in was sent with, and one that a sign-out in this browser has left because it did not reach the server. */
export async function endFormerSessions({ db, token, sessionCookie }: SessionContext): Promise<void> {
  if (token) await endSession(db, token);
  if (sessionCookie?.token && sessionCookie.isSignedOut) await endSession(db, sessionCookie.token);
}

/**
 * Ends the session of the request and that of the session cookie, which may be left from another sign-in in this browser, and
 * clears the cookie. Succeeds also if the caller is already signed out.
 */
export async function signOut({ db, token, sessionCookie }: SessionContext): Promise<Success<'SignedOut'>> {
  if (token) await endSession(db, token);
  if (sessionCookie?.token && sessionCookie.token !== token) await endSession(db, sessionCookie.token);
  sessionCookie?.clear();
  return { __typename: 'SignedOut', message: 'You are signed out' };
}

const isValidAt = (now: number) => ({ expiresAt: MoreThan(now), lastSeenAt: MoreThan(now - IDLE_MS) });

type SessionLoader = ReturnType<typeof createSessionLoader>;

/** Loads valid sessions with their users by the hash of the token. */
export const createSessionLoader = (db: Db) =>
  createBatchLoader(async (hashes) => {
    const now = Date.now();
    const sessions = await findSessionsWithUsers(db.read, padToPowerOfTwo(hashes, PADDING_KEY), {
      now,
      idleSince: now - IDLE_MS,
    });
    return new Map(sessions.map((session) => [session.tokenHash, session]));
  });

/** The user that a token belongs to; null when the token is unknown, signed out or expired. */
export async function findViewer(
  { db, sessions }: { db: Db; sessions: SessionLoader },
  token: string,
): Promise<Viewer | null> {
  const session = await sessions.load(hashToken(token));
  if (!session) return null;
  const { tokenHash, lastSeenAt } = session;
  const now = Date.now();
  if (Number(lastSeenAt) < now - LAST_SEEN_PRECISION_MS) {
    await db.autocommit((tx) => tx.update(Session, { tokenHash }, { lastSeenAt: now }));
  }
  // A sign-in that ran while the account was deleted may have left a session.
  return viewerFromRow(db.read, session, { hasGivenSecondFactor: session.secondFactorAt !== null });
}

/** Whether the account with this address has a session that was opened from the network of the request. */
export async function hasSessionInSameNetwork(
  { db, clientAddress }: Pick<AuthContext, 'db' | 'clientAddress'>,
  email: string,
): Promise<boolean> {
  const network = maskIpAddress(clientAddress);
  const user = await findUser(db.read, { email });
  if (!network || !user) return false;
  return db.read.existsBy(Session, { userId: user.id, address: network, ...isValidAt(Date.now()) });
}

/** Records that the second factor was given in a session. */
export const markSecondFactor = (tx: EntityManager, token: string | null): Promise<unknown> =>
  tx.update(Session, { tokenHash: hashToken(token ?? '') }, { secondFactorAt: Date.now() });

/** When each user's sessions were used last, in ms since 1970, accurate to ten minutes. */
export async function lastSessionUse(
  manager: EntityManager,
  userIds: readonly string[],
): Promise<Map<string, number>> {
  const now = Date.now();
  return findLastSessionUse(manager, userIds, { now, idleSince: now - IDLE_MS });
}

/** When the viewer signed in, in ms since 1970. */
export async function getSignInTime({ db, token }: Pick<AuthContext, 'db' | 'token'>): Promise<number> {
  const { createdAt } = await db.read.findOneByOrFail(Session, { tokenHash: hashToken(token ?? '') });
  return createdAt;
}

/** A session as its user sees it. */
export interface ActiveSession {
  id: string;
  device: string;
  /** The network of the sign-in. */
  address: string;
  firstSeen: number;
  lastSeen: number;
  /** Whether it is the session of this request. */
  current: boolean;
}

/** A session's id outside of the server; nobody can sign in with it. */
const publicId = ({ tokenHash }: Session): string => hashToken(tokenHash);

/** A user's sessions: the current one first, then by last use. */
export async function listSessions(
  { db, token }: Pick<AuthContext, 'db' | 'token'>,
  userId: string,
): Promise<ActiveSession[]> {
  const sessions = await db.read.find(Session, {
    where: { userId, ...isValidAt(Date.now()) },
    order: { lastSeenAt: 'DESC', tokenHash: 'ASC' },
  });
  const currentHash = token && hashToken(token);
  return sessions
    .map((session) => ({
      id: publicId(session),
      device: deviceName(session.userAgent),
      address: session.address,
      firstSeen: session.createdAt,
      lastSeen: session.lastSeenAt,
      current: session.tokenHash === currentHash,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current));
}

export interface SessionsChanged {
  __typename: 'SessionsChanged';
  sessions: ActiveSession[];
  message: string;
}

/** Ends one of the viewer's sessions. Succeeds without a change for an unknown id. */
export async function signOutSession(ctx: AuthContext, id: string): Promise<SessionsChanged | NotSignedIn> {
  const { viewer } = ctx;
  if (!viewer) return notSignedIn();
  const userId = viewer.id;
  await ctx.db.write(async (tx) => {
    const detail = await endSessionOf(tx, userId, id);
    if (detail !== null) await recordAuditEvent(tx, ctx, { action: 'signedOutElsewhere', userId, detail });
  });
  return sessionsChanged(ctx, userId, 'This device is signed out');
}

/** Ends a session of a user by its `ActiveSession.id`. @returns its device; null when there is no such session */
export async function endSessionOf(tx: EntityManager, userId: string, id: string): Promise<string | null> {
  const sessions = await tx.findBy(Session, { userId });
  const session = sessions.find((candidate) => publicId(candidate) === id);
  if (!session) return null;
  const { affected } = await tx.delete(Session, { tokenHash: session.tokenHash });
  return affected === 1 ? deviceName(session.userAgent) : null;
}

/** Ends all of the viewer's sessions except the current one. */
export async function signOutOtherSessions(ctx: AuthContext): Promise<SessionsChanged | NotSignedIn> {
  const { viewer, token } = ctx;
  if (!viewer) return notSignedIn();
  const userId = viewer.id;
  await ctx.db.write(async (tx) => {
    await endOtherSessions(tx, userId, token);
    await recordAuditEvent(tx, ctx, { action: 'signedOutElsewhere', userId, detail: 'all others' });
  });
  return sessionsChanged(ctx, userId, 'All other devices are signed out');
}

async function sessionsChanged(ctx: AuthContext, userId: string, message: string): Promise<SessionsChanged> {
  return { __typename: 'SessionsChanged', sessions: await listSessions(ctx, userId), message };
}

/** A user's sessions for the export of personal data. */
export async function exportSessions(ctx: Pick<AuthContext, 'db' | 'token'>, userId: string) {
  return (await listSessions(ctx, userId)).map(({ device, address, firstSeen, lastSeen }) => ({
    device,
    address,
    firstSeen: isoTime(firstSeen),
    lastSeen: isoTime(lastSeen),
  }));
}

export const endSessions = (tx: EntityManager, userId: string): Promise<unknown> =>
  tx.delete(Session, { userId });

/** @param token of the session that stays */
export const endOtherSessions = (
  tx: EntityManager,
  userId: string,
  token: AuthContext['token'],
): Promise<unknown> => tx.delete(Session, { userId, tokenHash: Not(hashToken(token ?? '')) });

export const deleteExpiredSessions = ({ db }: { db: Db }): Promise<void> =>
  deleteInBatches(db, Session, 'tokenHash', { expiresAt: LessThanOrEqual(Date.now()) });
