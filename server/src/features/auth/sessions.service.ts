import { MoreThan, Not } from 'typeorm';
import { filledUp, gathered, NOBODY } from '../../database/batchLoader.ts';
import type { Db } from '../../database/database.ts';
import { placesFor } from '../../database/dialects.ts';
import type { Context } from '../../graphql/context.ts';
import { maskIpAddress } from '../../lib/maskIpAddress.ts';
import { type NotSignedIn, notSignedIn } from '../../lib/problems.ts';
import type { Shop } from '../../shop.ts';
import { cutUserAgent, recordEvent, type Source } from './audit.service.ts';
import { Session, User } from './auth.entity.ts';
import { deviceOf } from './devices.ts';
import { isStill, type Proven } from './proven.service.ts';
import { hashToken, newToken } from './tokens.ts';
import { type Viewer, withoutSecrets } from './viewers.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A session ends when it is not used for so long … */
const IDLE = 30 * DAY;
/** … and at the latest after so long. */
export const SESSION_LIFETIME_MS = 90 * DAY;
/** How exactly the last use is kept; saves a write with every request. */
const SEEN_EVERY = 10 * MINUTE;

/**
 * Opens a session for somebody who has just proven to be that user.
 * @returns its token; null when what was proven has ceased to hold, as after a reset
 */
export async function openSession(
  { db, ...source }: Source & { db: Db },
  proven: Proven,
): Promise<string | null> {
  const token = newToken();
  const now = Date.now();
  const { id: userId } = proven;
  return db.write(async (tx) => {
    if (!(await isStill(tx, proven))) return null;
    await tx.insert(Session, {
      tokenHash: hashToken(token),
      userId,
      createdAt: now,
      userAgent: cutUserAgent(source.userAgent),
      address: maskIpAddress(source.address),
      lastSeenAt: now,
      expiresAt: now + SESSION_LIFETIME_MS,
    });
    await recordEvent(tx, source, { action: 'signedIn', userId });
    return token;
  });
}

/** Ends the session of the request's token, if there is one. */
export async function signOut(ctx: Context): Promise<{ __typename: 'SignedOut'; message: string }> {
  const { token } = ctx;
  if (token) await ctx.db.write((tx) => tx.delete(Session, { tokenHash: hashToken(token) }));
  return { __typename: 'SignedOut', message: 'You are signed out' };
}

/** Which sessions are valid now. */
const alive = (now: number) => ({ expiresAt: MoreThan(now), lastSeenAt: MoreThan(now - IDLE) });

/** Sessions that are valid now and their shoppers, by the token's hash. */
export const createSessions = (db: Db) =>
  gathered(async (wanted) => {
    const now = Date.now();
    const tokenHashes = filledUp(wanted, NOBODY);
    const rows: SessionRow[] = await db.read.query(
      `SELECT u.*, s.tokenHash, s.lastSeenAt FROM sessions s JOIN users u ON u.id = s.userId
         WHERE s.tokenHash IN (${placesFor(tokenHashes)}) AND s.expiresAt > ? AND s.lastSeenAt > ?`,
      [...tokenHashes, now, now - IDLE],
    );
    return new Map(rows.map((row) => [row.tokenHash, row]));
  });

/** Who the token belongs to; null when it is unknown, ended or expired. */
export async function findViewer(
  { db, sessions }: Pick<Shop, 'db' | 'sessions'>,
  token: string,
): Promise<Viewer | null> {
  const row = await sessions.load(hashToken(token));
  if (!row) return null;
  const { tokenHash, lastSeenAt, ...user } = row;
  const now = Date.now();
  if (Number(lastSeenAt) < now - SEEN_EVERY) {
    await db.once((tx) => tx.update(Session, { tokenHash }, { lastSeenAt: now }));
  }
  // A sign-in that was under way when the account was deleted may have left a session behind.
  return user.erasedAt === null ? withoutSecrets(userOf(user)) : null;
}

/** As the drivers hand it out: with each request, entity hydration would cost more than the query. */
type UserRow = Record<'createdAt', number | string> &
  Record<'emailVerified' | 'isAdmin', number> &
  Record<'images', string> &
  Omit<User, 'createdAt' | 'emailVerified' | 'isAdmin' | 'images'>;
type SessionRow = UserRow & { tokenHash: string; lastSeenAt: number | string };

const userOf = ({ createdAt, emailVerified, isAdmin, images, ...same }: UserRow): User => ({
  ...same,
  createdAt: Number(createdAt),
  emailVerified: emailVerified === 1,
  isAdmin: isAdmin === 1,
  images: JSON.parse(images),
});

/** Whether an account is signed in from the network that the request comes from. */
export async function isSignedInNearby(
  { db, address }: Pick<Context, 'db' | 'address'>,
  email: string,
): Promise<boolean> {
  const network = maskIpAddress(address);
  const user = await db.read.findOneBy(User, { email });
  if (!network || !user) return false;
  return db.read.existsBy(Session, { userId: user.id, address: network, ...alive(Date.now()) });
}

/** When the viewer's session was opened: that is how fresh the proof is of who they are. */
export async function signedInAt({ db, token }: Pick<Context, 'db' | 'token'>): Promise<number> {
  const { createdAt } = await db.read.findOneByOrFail(Session, { tokenHash: hashToken(token ?? '') });
  return createdAt;
}

/** A place where a shopper is signed in. */
export interface SignedInDevice {
  id: string;
  device: string;
  address: string;
  firstSeen: number;
  lastSeen: number;
  /** Whether it is the one that asks. */
  current: boolean;
}

/** What the outside knows a session by; nobody can sign in with it. */
const publicId = ({ tokenHash }: Session): string => hashToken(tokenHash);

/** Where a shopper is signed in: this device first, then the last seen. */
export async function listSessions(
  { db, token }: Pick<Context, 'db' | 'token'>,
  userId: string,
): Promise<SignedInDevice[]> {
  const sessions = await db.read.find(Session, {
    where: { userId, ...alive(Date.now()) },
    order: { lastSeenAt: 'DESC', tokenHash: 'ASC' },
  });
  const own = token && hashToken(token);
  return sessions
    .map((session) => ({
      id: publicId(session),
      device: deviceOf(session.userAgent),
      address: session.address,
      firstSeen: session.createdAt,
      lastSeen: session.lastSeenAt,
      current: session.tokenHash === own,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current));
}

export interface SessionsChanged {
  __typename: 'SessionsChanged';
  sessions: SignedInDevice[];
  message: string;
}

/** Ends one of the viewer's sessions; one that has ended, or somebody else's, changes nothing. */
export async function signOutSession(ctx: Context, id: string): Promise<SessionsChanged | NotSignedIn> {
  const { viewer } = ctx;
  if (!viewer) return notSignedIn();
  const userId = viewer.id;
  const session = (await ctx.db.read.findBy(Session, { userId })).find((own) => publicId(own) === id);
  if (session) {
    await ctx.db.write(async (tx) => {
      await tx.delete(Session, { tokenHash: session.tokenHash });
      await recordEvent(tx, ctx, {
        action: 'signedOutElsewhere',
        userId,
        detail: deviceOf(session.userAgent),
      });
    });
  }
  return changed(ctx, userId, 'This device is signed out');
}

/** Ends all of the viewer's sessions but the one that asks. */
export async function signOutOtherSessions(ctx: Context): Promise<SessionsChanged | NotSignedIn> {
  const { viewer, token } = ctx;
  if (!viewer || !token) return notSignedIn();
  const userId = viewer.id;
  await ctx.db.write(async (tx) => {
    await tx.delete(Session, { userId, tokenHash: Not(hashToken(token)) });
    await recordEvent(tx, ctx, { action: 'signedOutElsewhere', userId, detail: 'all others' });
  });
  return changed(ctx, userId, 'All other devices are signed out');
}

const changed = async (ctx: Context, userId: string, message: string): Promise<SessionsChanged> => ({
  __typename: 'SessionsChanged',
  sessions: await listSessions(ctx, userId),
  message,
});
