import type { EntityManager } from 'typeorm';
import { placesFor } from '../../database/dialects.ts';
import type { User } from '../users/users.service.ts';

/** A session with its user, as the drivers return it. */
interface SessionRow extends Omit<User, 'createdAt' | 'emailVerified' | 'isAdmin' | 'images'> {
  tokenHash: string;
  lastSeenAt: number | string;
  createdAt: number | string;
  emailVerified: number;
  isAdmin: number;
  images: string;
}

export interface SessionWithUser {
  tokenHash: string;
  lastSeenAt: number;
  user: User;
}

/**
 * Valid sessions with their users by the hashes of their tokens. Plain SQL, because it runs for every signed-in request and
 * hydrating entities would cost more than the query.
 * @param idleSince sessions last used at this time or before are invalid, in ms since 1970
 */
export async function findSessionsWithUsers(
  manager: EntityManager,
  tokenHashes: readonly string[],
  { now, idleSince }: { now: number; idleSince: number },
): Promise<SessionWithUser[]> {
  const rows: SessionRow[] = await manager.query(
    `SELECT u.*, s.tokenHash, s.lastSeenAt FROM sessions s JOIN users u ON u.id = s.userId
       WHERE s.tokenHash IN (${placesFor(tokenHashes)}) AND s.expiresAt > ? AND s.lastSeenAt > ?`,
    [...tokenHashes, now, idleSince],
  );
  return rows.map(({ tokenHash, lastSeenAt, createdAt, emailVerified, isAdmin, images, ...columns }) => ({
    tokenHash,
    lastSeenAt: Number(lastSeenAt),
    user: {
      ...columns,
      createdAt: Number(createdAt),
      emailVerified: emailVerified === 1,
      isAdmin: isAdmin === 1,
      images: JSON.parse(images),
    },
  }));
}
