import type { EntityManager } from 'typeorm';
import { revokeTokens } from './accountLinks.service.ts';
import { deleteSignInCodes } from './google/signInCodes.service.ts';
import { endSessions } from './sessions.service.ts';

/** Ends all sessions of a user, and voids the codes and mailed links that could open one. */
export async function endAllAccess(tx: EntityManager, userId: string): Promise<void> {
  await endSessions(tx, userId);
  await deleteSignInCodes(tx, userId);
  await revokeTokens(tx, userId);
}
