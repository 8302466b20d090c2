import type { InvalidInput, Problem, TooManyRequests } from '../../../lib/problems.ts';
import type { Viewer } from '../../users/users.service.ts';
import { freshSignInNeeded, passwordBlank } from '../auth.problems.ts';
import type { AuthContext } from '../authContext.ts';
import { getSignInTime } from '../sessions.service.ts';
import { confirmPassword, type WrongPassword } from './confirmPassword.service.ts';

export type FreshSignInNeeded = Problem<'FreshSignInNeeded'>;

/** A viewer without a password must have signed in within this time. */
const FRESH_MS = 10 * 60_000;

export type IdentityContext = AuthContext;

export type IdentityProblem = WrongPassword | FreshSignInNeeded | InvalidInput | TooManyRequests;

/**
 * Requires the password or, of an account without one, a sign-in within the last ten minutes: another person may use an unattended
 * device.
 * @returns null if confirmed
 */
export async function confirmIdentity(
  ctx: IdentityContext,
  viewer: Viewer,
  password: string | null | undefined,
): Promise<IdentityProblem | null> {
  if (!viewer.hasPassword) {
    return (await getSignInTime(ctx)) < Date.now() - FRESH_MS ? freshSignInNeeded() : null;
  }
  if (!password) return passwordBlank();
  const confirmed = await confirmPassword(ctx, viewer, password);
  return 'message' in confirmed ? confirmed : null;
}
