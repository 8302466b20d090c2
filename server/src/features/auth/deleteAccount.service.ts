import {
  catchProblem,
  type InvalidInput,
  type NotSignedIn,
  notSignedIn,
  type Problem,
  type Success,
  type TooManyRequests,
} from '../../lib/problems.ts';
import { enqueueMail, lastMailKey } from '../notifications/notifications.service.ts';
import { getMailShop, type MailShopContext } from '../settings/mailShop.service.ts';
import { type EraseContext, erasePersonalData } from '../users/personalData.service.ts';
import type { Viewer } from '../users/users.service.ts';
import { accountDeletedMail } from './auth.mails.ts';
import { ownerCannotLeave } from './auth.problems.ts';
import type { AuthContext } from './authContext.ts';
import { confirmIdentity, type FreshSignInNeeded } from './passwords/confirmIdentity.service.ts';
import type { WrongPassword } from './passwords/confirmPassword.service.ts';

type AccountDeleted = Success<'AccountDeleted'>;

/**
 * Deletes the viewer's account and personal data. Orders, payments, refunds, reviews and the audit log stay, without name and
 * address.
 * @param password null for an account without one, whose viewer must have signed in within the last ten minutes
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
  // The shop must always have an owner.
  if (viewer.staffRole === 'owner') return ownerCannotLeave();
  const refusal = await confirmIdentity(ctx, viewer, password);
  if (refusal) return refusal;

  const problem = await eraseAccount(ctx, viewer);
  return problem ?? { __typename: 'AccountDeleted', message: 'Your account is deleted. Goodbye!' };
}

/**
 * Deletes an account and its personal data, and tells the shopper by mail.
 * @param actor the member of staff who does it; null: the shopper
 * @returns why not: a checkout is open, or the account or its role has changed meanwhile; null when it is deleted
 */
export async function eraseAccount(
  ctx: EraseContext & MailShopContext & Pick<AuthContext, 'outbox'>,
  user: Viewer,
  actor: { id: string } | null = null,
): Promise<Problem<'PaymentPending'> | NotSignedIn | null> {
  const refusal = await catchProblem<null, Problem<'PaymentPending'> | NotSignedIn>(async () => {
    await erasePersonalData(ctx, user, actor, async (tx) => {
      if (user.emailVerified) {
        const mail = accountDeletedMail(user, getMailShop(ctx));
        await enqueueMail(tx, { ...mail, dedupeKey: lastMailKey(user.id) });
      }
    });
    return null;
  });
  if (refusal === null) ctx.outbox.wake();
  return refusal;
}
