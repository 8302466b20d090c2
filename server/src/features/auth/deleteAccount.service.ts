import { rejectWhenOverloaded } from '../../lib/limiter.ts';
import {
  catchProblem,
  type InvalidInput,
  invalidInput,
  type NotSignedIn,
  notSignedIn,
  type Problem,
  type TooManyRequests,
} from '../../lib/problems.ts';
import { enqueueMail } from '../notifications/notifications.service.ts';
import { type EraseContext, erasePersonalData } from '../users/personalData.service.ts';
import { getUser, type Viewer } from '../users/users.service.ts';
import type { AuthContext } from './authContext.ts';
import { accountDeletedMail } from './mailTemplates.ts';
import { type WrongPassword, wrongPassword } from './passwords/changePassword.service.ts';
import { passwordMatches } from './passwords/passwordHash.ts';
import { getSignInTime } from './sessions.service.ts';

export type FreshSignInNeeded = Problem<'FreshSignInNeeded'>;

const freshSignInNeeded: FreshSignInNeeded = {
  __typename: 'FreshSignInNeeded',
  message: 'Please sign in once more, so that we know that it is you.',
};

/** A sign-in of this age still identifies a viewer without a password. */
const FRESH_MS = 10 * 60_000;

export interface AccountDeleted {
  __typename: 'AccountDeleted';
  message: string;
}

/**
 * Deletes the viewer's account and personal data. Orders, payments, refunds, reviews and the audit log stay, without name and
 * address.
 * @param password null for an account without one, whose viewer has to have signed in just now
 */
export async function deleteAccount(
  ctx: AuthContext & EraseContext,
  password: string | null | undefined,
): Promise<
  | AccountDeleted
  | WrongPassword
  | FreshSignInNeeded
  | Problem<'PaymentPending'>
  | NotSignedIn
  | InvalidInput
  | TooManyRequests
> {
  const { viewer } = ctx;
  if (!viewer) return notSignedIn();
  const refusal = await confirmIdentity(ctx, viewer, password);
  if (refusal) return refusal;

  const deleted = await catchProblem<AccountDeleted, Problem<'PaymentPending'> | NotSignedIn>(async () => {
    await erasePersonalData(ctx, viewer, async (tx) => {
      if (viewer.emailVerified) await enqueueMail(tx, accountDeletedMail(viewer));
    });
    return { __typename: 'AccountDeleted', message: 'Your account is deleted. Goodbye!' };
  });
  if (deleted.__typename === 'AccountDeleted') ctx.outbox.wake();
  return deleted;
}

/** Requires the password, or without one a recent sign-in, because the screen may be unattended. @returns null if confirmed */
async function confirmIdentity(
  ctx: AuthContext,
  { id, hasPassword }: Viewer,
  password: string | null | undefined,
): Promise<WrongPassword | FreshSignInNeeded | InvalidInput | TooManyRequests | null> {
  if (!hasPassword) {
    return (await getSignInTime(ctx)) < Date.now() - FRESH_MS ? freshSignInNeeded : null;
  }
  if (!password) return invalidInput('Password can not be blank!', 'password');
  const attempt = { address: ctx.address, account: id };
  const tooMany = await ctx.limits.take('changePassword', attempt);
  if (tooMany) return tooMany;
  const refusal = await rejectWhenOverloaded(async () => {
    const { passwordHash } = await getUser(ctx.db.read, id);
    return (await passwordMatches(passwordHash, password)) ? null : wrongPassword;
  });
  if (refusal?.__typename !== 'WrongPassword') await ctx.limits.refund('changePassword', attempt);
  return refusal;
}
