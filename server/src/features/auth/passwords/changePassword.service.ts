import { parseFromViewer } from '../../../lib/input/parseInput.ts';
import { rejectWhenOverloaded } from '../../../lib/limits/limiter.ts';
import type { InvalidInput, NotSignedIn, Success, TooManyRequests } from '../../../lib/problems.ts';
import { enqueueMail } from '../../notifications/notifications.service.ts';
import { getMailShop } from '../../settings/mailShop.service.ts';
import { recordAuditEvent } from '../../users/audit.service.ts';
import { updateIfUnchanged } from '../../users/users.service.ts';
import { revokeTokens } from '../accountLinks.service.ts';
import { passwordChangeInput } from '../auth.input.ts';
import { passwordChangedMail } from '../auth.mails.ts';
import { passwordTooCommon, passwordWrong } from '../auth.problems.ts';
import type { AuthContext } from '../authContext.ts';
import { consumeMailAllowance, refundMailAllowance } from '../emailVerification.service.ts';
import { endOtherSessions } from '../sessions.service.ts';
import { isCommonPassword, type PasswordTooCommon } from './commonPasswords.ts';
import { confirmPassword, type WrongPassword } from './confirmPassword.service.ts';
import { hashPassword } from './passwordHash.ts';

type PasswordChanged = Success<'PasswordChanged'>;

/** Replaces the viewer's password after checking the old one, and ends all other sessions. */
export async function changePassword(
  ctx: AuthContext,
  input: unknown,
): Promise<
  PasswordChanged | WrongPassword | PasswordTooCommon | NotSignedIn | InvalidInput | TooManyRequests
> {
  const parsed = parseFromViewer(ctx, passwordChangeInput, input);
  if ('message' in parsed) return parsed;
  const { oldPassword, newPassword } = parsed.input;
  const { viewer } = parsed;
  if (isCommonPassword(newPassword)) return passwordTooCommon();
  const confirmed = await confirmPassword(ctx, viewer, oldPassword);
  if ('message' in confirmed) return confirmed;

  const user = { id: viewer.id, passwordHash: confirmed.passwordHash };
  const result = await rejectWhenOverloaded(async () => {
    const passwordHash = await hashPassword(newPassword);
    const sendsMail = (await consumeMailAllowance(ctx, viewer)) === null;
    const outcome = await ctx.db.write<PasswordChanged | WrongPassword>(async (tx) => {
      // A concurrent request may have changed it since it was compared.
      if (!(await updateIfUnchanged(tx, user, { passwordHash }))) return passwordWrong();
      await endOtherSessions(tx, user.id, ctx.token);
      await revokeTokens(tx, user.id, 'reset');
      await recordAuditEvent(tx, ctx, { action: 'passwordChanged', userId: user.id });
      if (sendsMail) await enqueueMail(tx, passwordChangedMail(viewer, getMailShop(ctx)));
      return {
        __typename: 'PasswordChanged',
        message: 'Your password is changed, and all other devices are signed out',
      };
    });
    if (outcome.__typename === 'WrongPassword') await refundMailAllowance(ctx, viewer);
    return outcome;
  });
  ctx.outbox.wake();
  return result;
}
