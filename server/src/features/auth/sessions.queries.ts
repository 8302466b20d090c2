import type { EntityManager } from 'typeorm';
import { placeholders } from '../../database/dialects.ts';

/** A session's columns together with those of its user, as the driver returns them. */
export type SessionRow<UserRow> = UserRow & { tokenHash: string; lastSeenAt: number | string };

/**
 * Valid sessions with their users by the hashes of their tokens. Plain SQL, because it runs for every signed-in request and
 * hydrating entities would cost more than the query.
 * @param idleSince sessions last used at this time or before are invalid, in ms since 1970
 */
export const findSessionsWithUsers = <UserRow>(
  manager: EntityManager,
  tokenHashes: readonly string[],
  { now, idleSince }: { now: number; idleSince: number },
): Promise<SessionRow<UserRow>[]> =>
  manager.query(
    `SELECT u.*, s.tokenHash, s.lastSeenAt FROM sessions s JOIN users u ON u.id = s.userId
       WHERE s.tokenHash IN (${placeholders(tokenHashes)}) AND s.expiresAt > ? AND s.lastSeenAt > ?`,
    [...tokenHashes, now, idleSince],
  );
