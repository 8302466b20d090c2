import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../graphql/context.ts';
import { emailAddress } from '../../lib/emailAddress.ts';
import { rejectWhenOverloaded } from '../../lib/limiter.ts';
import { parseInput } from '../../lib/parseInput.ts';
import { catchProblem, type InvalidInput, type TooManyRequests, throwProblem } from '../../lib/problems.ts';
import { canWrite, queueMail } from '../notifications/mail.service.ts';
import { recordEvent } from './audit.service.ts';
import { Session, SignInCode, User } from './auth.entity.ts';
import { passwordResetInput } from './auth.input.ts';
import { isCommonPassword, type PasswordTooCommon, passwordTooCommon } from './commonPasswords.ts';
import { passwordChangedLetter, resetLetter } from './letters.ts';
import { type LinkExpired, linkExpired, makeLink, ownerOfLink, useLink, voidLinks } from './links.service.ts';
import { hashPassword } from './passwords.ts';
import { mayWriteTo } from './verification.service.ts';

/** The answer takes so long whether or not there is an account to write to. */
const ANSWER_AFTER_MS = 300;

export interface PasswordResetRequested {
  __typename: 'PasswordResetRequested';
  message: string;
}

const requested: PasswordResetRequested = {
  __typename: 'PasswordResetRequested',
  message: 'If this address has an account, a link is on its way to it. It works for 15 minutes.',
};

const cannotWrite: PasswordResetRequested = {
  __typename: 'PasswordResetRequested',
  message: 'This shop cannot send mail, so no link is on its way. Please write to us on the contact page.',
};

/** Has a link sent to the account with that address. Says the same when there is none, and takes as long. */
export async function requestPasswordReset(
  ctx: Context,
  given: string,
): Promise<PasswordResetRequested | InvalidInput | TooManyRequests> {
  const parsed = parseInput(emailAddress, given);
  if ('message' in parsed) return { ...parsed, field: 'email' };
  const email = parsed.input;
  const tooMany = await ctx.limits.take('reset', { address: ctx.address, account: email });
  if (tooMany) return tooMany;
  if (!canWrite(ctx.env)) return cannotWrite;
  await Promise.all([sendLink(ctx, email), sleep(ANSWER_AFTER_MS)]);
  return requested;
}

async function sendLink(ctx: Context, email: string): Promise<void> {
  const known = await ctx.db.read.findOneBy(User, { email });
  const told = known !== null && (await mayWriteTo(ctx, known));
  await ctx.db.write(async (tx) => {
    const user = await tx.findOneBy(User, { email });
    await recordEvent(tx, ctx, { action: 'passwordResetAsked', userId: user?.id ?? null });
    if (!user || user.erasedAt !== null || !told) return;
    const token = await makeLink(tx, user.id, 'reset');
    if (token) await queueMail(tx, resetLetter(user, ctx.env.address, token));
  });
  ctx.outbox.wake();
}

export interface PasswordReset {
  __typename: 'PasswordReset';
  message: string;
}

/**
 * Sets a new password for the token of a link. Who reads the account's mail owns the account: whoever was in it by any other
 * way, be it a session, a password or a Google account, is out.
 */
export async function resetPassword(
  ctx: Context,
  given: unknown,
): Promise<PasswordReset | LinkExpired | PasswordTooCommon | InvalidInput | TooManyRequests> {
  const parsed = parseInput(passwordResetInput, given);
  if ('message' in parsed) return parsed;
  const { token, newPassword } = parsed.input;
  if (isCommonPassword(newPassword)) return passwordTooCommon;
  const userId = await ownerOfLink(ctx.db.read, token, 'reset');
  if (!userId) return linkExpired;
  const user = await ctx.db.read.findOneByOrFail(User, { id: userId });

  const result = await rejectWhenOverloaded(async () => {
    const passwordHash = await hashPassword(newPassword);
    return catchProblem<PasswordReset, LinkExpired>(() =>
      ctx.db.write(async (tx) => {
        if (!(await useLink(tx, token))) throwProblem(linkExpired);
        // A Google account with this address joins again by itself, as both sides have proven it now.
        await tx.update(User, { id: userId }, { passwordHash, emailVerified: true, googleSub: null });
        await tx.delete(Session, { userId });
        await tx.delete(SignInCode, { userId });
        await voidLinks(tx, userId);
        await recordEvent(tx, ctx, { action: 'passwordReset', userId });
        await queueMail(tx, passwordChangedLetter(user, ctx.env.address));
        return { __typename: 'PasswordReset', message: 'Your new password is set. Please sign in with it.' };
      }),
    );
  });
  ctx.outbox.wake();
  // Who has failed with the old password can go on at once.
  if (result.__typename === 'PasswordReset')
    await ctx.limits.forgive('signIn', { address: ctx.address, account: user.email });
  return result;
}
