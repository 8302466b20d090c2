import { type EntityManager, LessThan, MoreThan } from 'typeorm';
import type { Db } from '../../database/database.ts';
import { deleteAll } from '../../database/deleteAll.ts';
import { isDuplicate } from '../../database/dialects.ts';
import type { Problem } from '../../lib/problems.ts';
import { AccountLink, type LinkPurpose } from './auth.entity.ts';
import { hashToken, newToken } from './tokens.ts';

export type LinkExpired = Problem<'LinkExpired'>;

export const linkExpired: LinkExpired = {
  __typename: 'LinkExpired',
  message: 'This link does not work any more. Please ask for a new one.',
};

const MINUTE = 60_000;

/** How long a link works. */
export const LINK_LIFETIME_MS: Record<LinkPurpose, number> = {
  reset: 15 * MINUTE,
  verify: 24 * 60 * MINUTE,
};

/**
 * Makes a link for a user; an older one of its kind is void.
 * @returns its token; null when another request has made one at the same moment
 */
export async function makeLink(
  tx: EntityManager,
  userId: string,
  purpose: LinkPurpose,
): Promise<string | null> {
  const token = newToken();
  await tx.delete(AccountLink, { userId, purpose });
  const expiresAt = Date.now() + LINK_LIFETIME_MS[purpose];
  try {
    await tx.insert(AccountLink, { tokenHash: hashToken(token), userId, purpose, expiresAt });
    return token;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return null;
  }
}

/** Whose link it is; null when it is unknown, used or too old. */
export async function ownerOfLink(
  manager: EntityManager,
  token: string,
  purpose: LinkPurpose,
): Promise<string | null> {
  const tokenHash = hashToken(token);
  const link = await manager.findOneBy(AccountLink, { tokenHash, purpose, expiresAt: MoreThan(Date.now()) });
  return link?.userId ?? null;
}

/** Uses a link up. @returns false when somebody else has at the same moment */
export async function useLink(tx: EntityManager, token: string): Promise<boolean> {
  const { affected } = await tx.delete(AccountLink, { tokenHash: hashToken(token) });
  return affected === 1;
}

/** Has none of a user's links work any more. @param purpose absent: of any kind */
export const voidLinks = (tx: EntityManager, userId: string, purpose?: LinkPurpose): Promise<unknown> =>
  tx.delete(AccountLink, purpose ? { userId, purpose } : { userId });

/** Forgets the links whose time is over. */
export const deleteExpiredLinks = ({ db }: { db: Db }): Promise<void> =>
  deleteAll(db, AccountLink, 'tokenHash', { expiresAt: LessThan(Date.now()) });
