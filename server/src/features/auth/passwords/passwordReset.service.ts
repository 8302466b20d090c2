import { setTimeout as sleep } from 'node:timers/promises';
import { emailAddress } from '../../../lib/input/emailAddress.ts';
import { parseInput } from '../../../lib/input/parseInput.ts';
import { rejectWhenOverloaded } from '../../../lib/limits/limiter.ts';
import type { InvalidInput, Success, TooManyRequests } from '../../../lib/problems.ts';
import { canSendMail, enqueueMail, sandboxHint } from '../../notifications/notifications.service.ts';
import { getMailShop } from '../../settings/mailShop.service.ts';
import { recordAuditEvent } from '../../users/audit.service.ts';
import {
  findUser,
  getUser,
  isBlocked,
  lockIfUnchanged,
  updateIfUnchanged,
} from '../../users/users.service.ts';
import { endAllAccess } from '../accountAccess.service.ts';
import { consumeToken, createLinkToken, findTokenOwner, type LinkExpired } from '../accountLinks.service.ts';
import { passwordResetInput } from '../auth.input.ts';
import { passwordChangedMail, passwordResetMail } from '../auth.mails.ts';
import { accountBlocked, linkExpired, passwordTooCommon } from '../auth.problems.ts';
import type { AccountBlocked } from '../auth.service.ts';
import type { AuthContext } from '../authContext.ts';
import { consumeMailAllowance } from '../emailVerification.service.ts';
import { isCommonPassword, type PasswordTooCommon } from './commonPasswords.ts';
import { hashPassword } from './passwordHash.ts';

/** The response takes at least this time, so that its duration does not reveal whether the account exists. */
const MIN_RESPONSE_MS = 300;

const NO_MAIL =
  'This shop cannot send mail, so no link is on its way. Please write to us on the contact page.';

/** Mails a link to the account with this address. The response and its duration are the same if there is none. */
export async function requestPasswordReset(
  ctx: AuthContext,
  input: string,
): Promise<Success<'PasswordResetRequested'> | InvalidInput | TooManyRequests> {
  const parsed = parseInput(emailAddress, input);
  if ('message' in parsed) return { ...parsed, field: 'email' };
  const email = parsed.input;
  const tooMany = await ctx.limits.consume('reset', { address: ctx.clientAddress, account: email });
  if (tooMany) return tooMany;
  const __typename = 'PasswordResetRequested';
  if (!canSendMail(ctx.env)) return { __typename, message: NO_MAIL };
  await Promise.all([sendLink(ctx, email), sleep(MIN_RESPONSE_MS)]);
  return {
    __typename,
    message: `If this address has an account, a link is on its way to it. It works for 15 minutes.${sandboxHint(ctx.env)}`,
  };
}

async function sendLink(ctx: AuthContext, email: string): Promise<void> {
  const account = await findUser(ctx.db.read, { email });
  const sendsMail = account !== null && (await consumeMailAllowance(ctx, account)) === null;
  await ctx.db.write(async (tx) => {
    const user = await findUser(tx, { email });
    await recordAuditEvent(tx, ctx, { action: 'passwordResetAsked', userId: user?.id ?? null });
    if (!user || user.erasedAt !== null || !sendsMail) return;
    const token = await createLinkToken(tx, user.id, 'reset');
    if (token) await enqueueMail(tx, passwordResetMail(user, getMailShop(ctx), token));
  });
  ctx.outbox.wake();
}

type PasswordReset = Success<'PasswordReset'>;

/**
 * Sets a new password with the token of a mailed link. The owner of the mailbox owns the account: all other access to it
 * (sessions, Google account, links) ends.
 */
export async function resetPassword(
  ctx: AuthContext,
  input: unknown,
): Promise<
  PasswordReset | LinkExpired | AccountBlocked | PasswordTooCommon | InvalidInput | TooManyRequests
> {
  const parsed = parseInput(passwordResetInput, input);
  if ('message' in parsed) return parsed;
  const { token, newPassword } = parsed.input;
  if (isCommonPassword(newPassword)) return passwordTooCommon();
  const userId = await findTokenOwner(ctx.db.read, token, 'reset');
  if (!userId) return linkExpired();
  const user = await getUser(ctx.db.read, userId);

  const result = await rejectWhenOverloaded(async () => {
    const passwordHash = await hashPassword(newPassword);
    return ctx.db.write<PasswordReset | LinkExpired | AccountBlocked>(async (tx) => {
      if (!(await lockIfUnchanged(tx, { id: userId })))
        return (await isBlocked(tx, { id: userId })) ? accountBlocked() : linkExpired();
      if (!(await consumeToken(tx, token))) return linkExpired();
      // A Google account with this address is linked again at its next sign-in: both sides have verified the address now.
      await updateIfUnchanged(tx, { id: userId }, { passwordHash, emailVerified: true, googleSub: null });
      await endAllAccess(tx, userId);
      await recordAuditEvent(tx, ctx, { action: 'passwordReset', userId });
      await enqueueMail(tx, passwordChangedMail(user, getMailShop(ctx)));
      return { __typename: 'PasswordReset', message: 'Your new password is set. Please sign in with it.' };
    });
  });
  ctx.outbox.wake();
  // Failed attempts with the old password no longer delay the next sign-in.
  if (result.__typename === 'PasswordReset')
    await ctx.limits.reset('signIn', { address: ctx.clientAddress, account: user.email });
  return result;
}
