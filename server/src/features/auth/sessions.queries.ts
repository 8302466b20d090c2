import type { EntityManager, ObjectLiteral } from 'typeorm';
import { placeholders } from '../../database/dialects.ts';

/** Some columns of a session and all of its user's, as the driver returns them: MySQL returns times as text. */
type SessionRow = ObjectLiteral & {
  tokenHash: string;
  lastSeenAt: number | string;
  secondFactorAt: number | string | null;
};

/**
 * Valid sessions with their users by the hashes of their tokens. Plain SQL, because it runs for every signed-in request and
 * hydrating entities would cost more than the query.
 * @param idleSince sessions last used at this time or before are invalid, in ms since 1970
 */
export const findSessionsWithUsers = (
  manager: EntityManager,
  tokenHashes: readonly string[],
  { now, idleSince }: { now: number; idleSince: number },
): Promise<SessionRow[]> =>
  manager.query(
    `SELECT u.*, s.tokenHash, s.lastSeenAt, s.secondFactorAt FROM sessions s JOIN users u ON u.id = s.userId
       WHERE s.tokenHash IN (${placeholders(tokenHashes)}) AND s.expiresAt > ? AND s.lastSeenAt > ?`,
    [...tokenHashes, now, idleSince],
  );
