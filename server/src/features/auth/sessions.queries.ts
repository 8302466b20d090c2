import type { EntityManager, ObjectLiteral } from 'typeorm';
import { placeholders } from '../../database/dialects.ts';

/** Which sessions are valid; in ms since 1970. */
interface Validity {
  /** Those that expire at this time or before are invalid. */
  now: number;
  /** So are those last used at this time or before. */
  idleSince: number;
}

/** Some columns of a session and all of its user's, as the driver returns them: MySQL returns times as text. */
type SessionRow = ObjectLiteral & {
  tokenHash: string;
  lastSeenAt: number | string;
  secondFactorAt: number | string | null;
};

/**
 * Valid sessions with their users by the hashes of their tokens. Plain SQL, because it runs for every signed-in request and
 * hydrating entities would cost more than the query.
 */
export const findSessionsWithUsers = (
  manager: EntityManager,
  tokenHashes: readonly string[],
  { now, idleSince }: Validity,
): Promise<SessionRow[]> =>
  manager.query(
    `SELECT u.*, s.tokenHash, s.lastSeenAt, s.secondFactorAt FROM sessions s JOIN users u ON u.id = s.userId
       WHERE s.tokenHash IN (${placeholders(tokenHashes)}) AND s.expiresAt > ? AND s.lastSeenAt > ?`,
    [...tokenHashes, now, idleSince],
  );

/** When the valid sessions of each user were last used, in ms since 1970; users without one are absent. */
export async function findLastSessionUse(
  manager: EntityManager,
  userIds: readonly string[],
  { now, idleSince }: Validity,
): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows: { userId: string; lastSeenAt: number | string }[] = await manager.query(
    `SELECT userId, MAX(lastSeenAt) AS lastSeenAt FROM sessions
       WHERE userId IN (${placeholders(userIds)}) AND expiresAt > ? AND lastSeenAt > ? GROUP BY userId`,
    [...userIds, now, idleSince],
  );
  return new Map(rows.map(({ userId, lastSeenAt }) => [userId, Number(lastSeenAt)]));
}
