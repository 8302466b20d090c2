import type { EntityManager } from 'typeorm';
import { type NotSignedIn, notSignedIn, type Success, type TooManyRequests } from '../../lib/problems.ts';
import { canSendMail, enqueueMail, sandboxHint } from '../notifications/notifications.service.ts';
import { getMailShop, type MailShopContext } from '../settings/mailShop.service.ts';
import { recordAuditEvent } from '../users/audit.service.ts';
import { type User, updateIfUnchanged, type Viewer } from '../users/users.service.ts';
import { consumeToken, createLinkToken, findTokenOwner, type LinkExpired } from './accountLinks.service.ts';
import { emailVerificationMail } from './auth.mails.ts';
import { linkExpired } from './auth.problems.ts';
import type { AuthContext } from './authContext.ts';

/**
 * Counts a mail to an address. Mails to an unverified address are limited, because anyone can register someone else's address again
 * and again.
 * @returns null if the mail may be sent
 */
export async function consumeMailAllowance(
  { limits }: Pick<AuthContext, 'limits'>,
  { email, emailVerified }: Pick<User, 'email' | 'emailVerified'>,
): Promise<TooManyRequests | null> {
  return emailVerified ? null : limits.consume('unverifiedAddress', { address: '', account: email });
}

/** Reverts `consumeMailAllowance`, for a mail that is not sent. */
export async function refundMailAllowance(
  { limits }: Pick<AuthContext, 'limits'>,
  { email, emailVerified }: Pick<User, 'email' | 'emailVerified'>,
): Promise<void> {
  if (!emailVerified) await limits.refund('unverifiedAddress', { address: '', account: email });
}

/** Queues the mail with the link that verifies a user's address. */
export async function queueVerificationMail(
  tx: EntityManager,
  ctx: MailShopContext,
  user: Pick<User, 'id' | 'email'>,
): Promise<void> {
  const token = await createLinkToken(tx, user.id, 'verify');
  if (token) await enqueueMail(tx, emailVerificationMail(user, getMailShop(ctx), token));
}

/** Sends a new link to the viewer, unless the address is verified. */
export async function requestEmailVerification(
  ctx: AuthContext,
): Promise<Success<'EmailVerificationRequested'> | NotSignedIn | TooManyRequests> {
  const { viewer } = ctx;
  if (!viewer) return notSignedIn();
  const __typename = 'EmailVerificationRequested';
  if (viewer.emailVerified) return { __typename, message: 'Your email address is confirmed already' };
  if (!canSendMail(ctx.env)) {
    return { __typename, message: 'This shop cannot send mail, so no link is on its way' };
  }
  const attempt = { address: ctx.clientAddress, account: viewer.email };
  const tooManyAttempts = await ctx.limits.consume('verify', attempt);
  if (tooManyAttempts) return tooManyAttempts;
  const tooManyMails = await consumeMailAllowance(ctx, viewer);
  if (tooManyMails) {
    await ctx.limits.refund('verify', attempt);
    return tooManyMails;
  }
  await ctx.db.write((tx) => queueVerificationMail(tx, ctx, viewer));
  ctx.outbox.wake();
  return { __typename, message: `A new link is on its way to ${viewer.email}.${sandboxHint(ctx.env)}` };
}

export interface EmailVerified {
  __typename: 'EmailVerified';
  user: Viewer;
  message: string;
}

/**
 * Verifies the viewer's address with the token that was mailed to it. The token alone is not enough: an attacker could
 * register someone else's address and have its owner confirm the account by opening the link.
 */
export async function verifyEmail(
  ctx: AuthContext,
  token: string,
): Promise<EmailVerified | LinkExpired | NotSignedIn> {
  const { viewer } = ctx;
  if (!viewer) return notSignedIn();
  const { id } = viewer;
  const verified: EmailVerified = {
    __typename: 'EmailVerified',
    user: { ...viewer, emailVerified: true },
    message: 'Thank you! Your email address is confirmed.',
  };
  if (viewer.emailVerified) return verified;
  return ctx.db.write(async (tx) => {
    const owner = await findTokenOwner(tx, token, 'verify');
    if (owner !== id || !(await consumeToken(tx, token))) return linkExpired();
    await updateIfUnchanged(tx, { id }, { emailVerified: true });
    await recordAuditEvent(tx, ctx, { action: 'emailVerified', userId: id });
    return verified;
  });
}
