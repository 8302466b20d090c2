import { type EntityManager, LessThan, MoreThan } from 'typeorm';
import type { Db } from '../../../database/database.ts';
import { hashToken, newToken } from '../../../lib/tokens.ts';
import { findUser, lockIfUnchanged, type User, type UserVersion } from '../../users/users.service.ts';
import { SignInCode } from './signInCodes.entity.ts';

export const SIGN_IN_CODE_LIFETIME_MS = 60_000;

/**
 * Creates a code that opens one session of the user.
 * @returns null when the credentials of `user` have changed meanwhile
 */
export async function createSignInCode(db: Db, user: UserVersion): Promise<string | null> {
  const code = newToken();
  const now = Date.now();
  return db.write(async (tx) => {
    await tx.delete(SignInCode, { expiresAt: LessThan(now) });
    if (!(await lockIfUnchanged(tx, user))) return null;
    const expiresAt = now + SIGN_IN_CODE_LIFETIME_MS;
    await tx.insert(SignInCode, { codeHash: hashToken(code), userId: user.id, expiresAt });
    return code;
  });
}

/** Invalidates a code. @returns its user; null when the code is unknown, used or expired */
export function consumeSignInCode(db: Db, code: string): Promise<User | null> {
  const codeHash = hashToken(code);
  return db.write(async (tx) => {
    const row = await tx.findOneBy(SignInCode, { codeHash, expiresAt: MoreThan(Date.now()) });
    if (!row) return null;
    // Of two concurrent uses only one deletes it.
    const { affected } = await tx.delete(SignInCode, { codeHash });
    return affected === 1 ? findUser(tx, { id: row.userId }) : null;
  });
}

export const deleteSignInCodes = (tx: EntityManager, userId: string): Promise<unknown> =>
  tx.delete(SignInCode, { userId });
