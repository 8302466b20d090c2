import { type EntityManager, LessThan, MoreThan } from 'typeorm';
import type { Db } from '../../database/database.ts';
import { deleteInBatches } from '../../database/deleteInBatches.ts';
import { ifDuplicate } from '../../database/dialects.ts';
import type { Problem } from '../../lib/problems.ts';
import { hashToken, newToken } from '../../lib/tokens.ts';
import { AccountLink, type LinkPurpose } from './accountLinks.entity.ts';

export type LinkExpired = Problem<'LinkExpired'>;

const MINUTE_MS = 60_000;

const LINK_LIFETIME_MS: Record<LinkPurpose, number> = {
  reset: 15 * MINUTE_MS,
  verify: 24 * 60 * MINUTE_MS,
};

/**
 * Creates the token of a link for a user; an older one of the same purpose becomes invalid.
 * @returns null when a concurrent request has created one
 */
export async function createLinkToken(
  tx: EntityManager,
  userId: string,
  purpose: LinkPurpose,
): Promise<string | null> {
  const token = newToken();
  await tx.delete(AccountLink, { userId, purpose });
  const expiresAt = Date.now() + LINK_LIFETIME_MS[purpose];
  return tx.insert(AccountLink, { tokenHash: hashToken(token), userId, purpose, expiresAt }).then(
    () => token,
    ifDuplicate(() => null),
  );
}

/** The id of the user that a valid token was created for; null when the token is unknown, used or expired. */
export async function findTokenOwner(
  manager: EntityManager,
  token: string,
  purpose: LinkPurpose,
): Promise<string | null> {
  const tokenHash = hashToken(token);
  const link = await manager.findOneBy(AccountLink, { tokenHash, purpose, expiresAt: MoreThan(Date.now()) });
  return link?.userId ?? null;
}

/** Invalidates a token that is used. @returns false when a concurrent request has used it */
export async function consumeToken(tx: EntityManager, token: string): Promise<boolean> {
  const { affected } = await tx.delete(AccountLink, { tokenHash: hashToken(token) });
  return affected === 1;
}

/** Invalidates a user's tokens. @param purpose all purposes by default */
export const revokeTokens = (tx: EntityManager, userId: string, purpose?: LinkPurpose): Promise<unknown> =>
  tx.delete(AccountLink, purpose ? { userId, purpose } : { userId });

export const deleteExpiredLinks = ({ db }: { db: Db }): Promise<void> =>
  deleteInBatches(db, AccountLink, 'tokenHash', { expiresAt: LessThan(Date.now()) });
