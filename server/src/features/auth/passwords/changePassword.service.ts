import { rejectWhenOverloaded } from '../../../lib/limiter.ts';
import { parseInput } from '../../../lib/parseInput.ts';
import {
  catchProblem,
  type InvalidInput,
  type NotSignedIn,
  notSignedIn,
  type Problem,
  type TooManyRequests,
  throwProblem,
} from '../../../lib/problems.ts';
import { enqueueMail } from '../../notifications/notifications.service.ts';
import { recordAuditEvent } from '../../users/audit.service.ts';
import { getUser, updateIfUnchanged } from '../../users/users.service.ts';
import { revokeTokens } from '../accountLinks.service.ts';
import { passwordChangeInput } from '../auth.input.ts';
import type { AuthContext } from '../authContext.ts';
import { mayMailTo } from '../emailVerification.service.ts';
import { passwordChangedMail } from '../mailTemplates.ts';
import { endOtherSessions } from '../sessions.service.ts';
import { isCommonPassword, type PasswordTooCommon, passwordTooCommon } from './commonPasswords.ts';
import { hashPassword, passwordMatches } from './passwordHash.ts';

export type WrongPassword = Problem<'WrongPassword'>;

export const wrongPassword: WrongPassword = {
  __typename: 'WrongPassword',
  message: 'current password wrong',
};

export interface PasswordChanged {
  __typename: 'PasswordChanged';
  message: string;
}

/** Replaces the viewer's password after checking the old one, and ends all other sessions. */
export async function changePassword(
  ctx: AuthContext,
  given: unknown,
): Promise<
  PasswordChanged | WrongPassword | PasswordTooCommon | NotSignedIn | InvalidInput | TooManyRequests
> {
  const { viewer, token } = ctx;
  if (!viewer || !token) return notSignedIn();
  const parsed = parseInput(passwordChangeInput, given);
  if ('message' in parsed) return parsed;
  const { oldPassword, newPassword } = parsed.input;
  if (isCommonPassword(newPassword)) return passwordTooCommon;
  const { id } = viewer;
  const attempt = { address: ctx.address, account: id };
  const tooMany = await ctx.limits.take('changePassword', attempt);
  if (tooMany) return tooMany;

  const result = await rejectWhenOverloaded(async () => {
    const { passwordHash } = await getUser(ctx.db.read, id);
    if (!(await passwordMatches(passwordHash, oldPassword))) return wrongPassword;
    const changes = { passwordHash: await hashPassword(newPassword) };
    const sendsMail = await mayMailTo(ctx, viewer);
    return catchProblem<PasswordChanged, WrongPassword>(() =>
      ctx.db.write(async (tx) => {
        // A concurrent request may have changed it since it was compared.
        if (!(await updateIfUnchanged(tx, { id, passwordHash }, changes))) throwProblem(wrongPassword);
        await endOtherSessions(tx, id, token);
        await revokeTokens(tx, id, 'reset');
        await recordAuditEvent(tx, ctx, { action: 'passwordChanged', userId: id });
        if (sendsMail) await enqueueMail(tx, passwordChangedMail(viewer, ctx.env.address));
        return {
          __typename: 'PasswordChanged',
          message: 'Your password is changed, and all other devices are signed out',
        };
      }),
    );
  });
  if (result.__typename !== 'WrongPassword') await ctx.limits.refund('changePassword', attempt);
  ctx.outbox.wake();
  return result;
}
