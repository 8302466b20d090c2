import { rejectWhenOverloaded } from '../../../lib/limits/limiter.ts';
import type { Problem, TooManyRequests } from '../../../lib/problems.ts';
import { getUser, type Viewer } from '../../users/users.service.ts';
import { passwordWrong } from '../auth.problems.ts';
import type { AuthContext } from '../authContext.ts';
import { passwordMatches } from './passwordHash.ts';

export type WrongPassword = Problem<'WrongPassword'>;

/**
 * Checks the viewer's password; wrong ones are limited.
 * @returns the hash that it matches
 */
export async function confirmPassword(
  { db, limits, clientAddress }: AuthContext,
  { id }: Viewer,
  password: string,
): Promise<{ passwordHash: string | null } | WrongPassword | TooManyRequests> {
  const attempt = { address: clientAddress, account: id };
  const tooMany = await limits.consume('changePassword', attempt);
  if (tooMany) return tooMany;
  const result = await rejectWhenOverloaded(async () => {
    const { passwordHash } = await getUser(db.read, id);
    return (await passwordMatches(passwordHash, password)) ? { passwordHash } : passwordWrong();
  });
  const isWrong = 'message' in result && result.__typename === 'WrongPassword';
  if (!isWrong) await limits.refund('changePassword', attempt);
  return result;
}
