import type { EntityManager } from 'typeorm';
import type { Context } from '../../graphql/context.ts';
import {
  catchProblem,
  type NotSignedIn,
  notSignedIn,
  type TooManyRequests,
  throwProblem,
} from '../../lib/problems.ts';
import { canWrite, queueMail } from '../notifications/mail.service.ts';
import { recordEvent } from './audit.service.ts';
import { User } from './auth.entity.ts';
import { verifyLetter } from './letters.ts';
import { type LinkExpired, linkExpired, makeLink, ownerOfLink, useLink } from './links.service.ts';
import type { Viewer } from './viewers.ts';

/**
 * Whether one more letter may go to an address. Anybody can open an account with a stranger's and have letters sent there, account
 * after account; whoever has proven that it is theirs gets all.
 */
export async function mayWriteTo(
  { limits }: Pick<Context, 'limits'>,
  { email, emailVerified }: Pick<User, 'email' | 'emailVerified'>,
): Promise<boolean> {
  return emailVerified || (await limits.take('unprovenAddress', { address: '', account: email })) === null;
}

/** Queues the link that proves that somebody's address is theirs. */
export async function queueVerification(
  tx: EntityManager,
  { env }: Pick<Context, 'env'>,
  user: Pick<User, 'id' | 'email'>,
): Promise<void> {
  const token = await makeLink(tx, user.id, 'verify');
  if (token) await queueMail(tx, verifyLetter(user, env.address, token));
}

export interface EmailVerificationRequested {
  __typename: 'EmailVerificationRequested';
  message: string;
}

/** Has a new link sent to the viewer, unless there is nothing left to prove. */
export async function requestEmailVerification(
  ctx: Context,
): Promise<EmailVerificationRequested | NotSignedIn | TooManyRequests> {
  const { viewer } = ctx;
  if (!viewer) return notSignedIn();
  const __typename = 'EmailVerificationRequested';
  if (viewer.emailVerified) return { __typename, message: 'Your e-mail address is confirmed already' };
  if (!canWrite(ctx.env))
    return { __typename, message: 'This shop cannot send mail, so no link is on its way' };
  const tooMany =
    (await ctx.limits.take('verify', { address: ctx.address, account: viewer.email })) ??
    (await ctx.limits.take('unprovenAddress', { address: '', account: viewer.email }));
  if (tooMany) return tooMany;
  await ctx.db.write((tx) => queueVerification(tx, ctx, viewer));
  ctx.outbox.wake();
  return { __typename, message: `A new link is on its way to ${viewer.email}` };
}

export interface EmailVerified {
  __typename: 'EmailVerified';
  user: Viewer;
  message: string;
}

/**
 * Takes the viewer's address for proven with the token of the link that was sent to it. The link alone is not enough: else
 * somebody would open an account with another's address, and have its owner confirm it.
 */
export async function verifyEmail(
  ctx: Context,
  token: string,
): Promise<EmailVerified | LinkExpired | NotSignedIn> {
  const { viewer } = ctx;
  if (!viewer) return notSignedIn();
  const { id } = viewer;
  const verified: EmailVerified = {
    __typename: 'EmailVerified',
    user: { ...viewer, emailVerified: true },
    message: 'Thank you! Your e-mail address is confirmed.',
  };
  if (viewer.emailVerified) return verified;
  return catchProblem<EmailVerified, LinkExpired>(() =>
    ctx.db.write(async (tx) => {
      const owner = await ownerOfLink(tx, token, 'verify');
      if (owner !== id || !(await useLink(tx, token))) throwProblem(linkExpired);
      await tx.update(User, { id }, { emailVerified: true });
      await recordEvent(tx, ctx, { action: 'emailVerified', userId: id });
      return verified;
    }),
  );
}
