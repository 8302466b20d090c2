import { type EntityManager, IsNull } from 'typeorm';
import type { Context } from '../../graphql/context.ts';
import { newId } from '../../lib/ids.ts';
import { isoTime } from '../../lib/isoTime.ts';
import { rejectWhenOverloaded } from '../../lib/limiter.ts';
import {
  type InvalidInput,
  invalidInput,
  type NotSignedIn,
  notSignedIn,
  type Problem,
  type TooManyRequests,
  throwProblem,
} from '../../lib/problems.ts';
import { listEvents } from './audit.service.ts';
import { Session, SignInCode, type Upload, User } from './auth.entity.ts';
import { voidLinks } from './links.service.ts';
import { passwordMatches } from './passwords.ts';
import { type WrongPassword, wrongPassword } from './profile.service.ts';
import { listSessions, signedInAt } from './sessions.service.ts';
import { forgetUploads } from './uploads.service.ts';
import type { Viewer } from './viewers.ts';

export type { Upload as RemovedPicture };
export type FreshSignInNeeded = Problem<'FreshSignInNeeded'>;

const freshSignInNeeded: FreshSignInNeeded = {
  __typename: 'FreshSignInNeeded',
  message: 'Please sign in once more, so that we know that it is you.',
};

/** How long after a sign-in it is still clear who sits there. */
const FRESH_MS = 10 * 60_000;

/** What is shown where a deleted account's name was. */
export const FORMER_CUSTOMER = 'Former customer';

/** All that is known of a shopper here. */
export async function dataOfAccount(ctx: Context, { id }: Viewer) {
  const { read } = ctx.db;
  const user = await read.findOneByOrFail(User, { id });
  const sessions = await listSessions(ctx, id);
  const events = await listEvents(read, id);
  return {
    profile: {
      id,
      name: user.name,
      email: user.email,
      emailVerified: Boolean(user.emailVerified),
      phone: user.phone,
      images: user.images,
      isAdmin: Boolean(user.isAdmin),
      hasPassword: user.passwordHash !== null,
      signsInWithGoogle: user.googleSub !== null,
      createdAt: isoTime(user.createdAt),
    },
    sessions: sessions.map(({ device, address, firstSeen, lastSeen }) => ({
      device,
      address,
      firstSeen: isoTime(firstSeen),
      lastSeen: isoTime(lastSeen),
    })),
    activity: events.map(({ action, detail, address, userAgent, createdAt }) => ({
      action,
      detail,
      address,
      userAgent,
      at: isoTime(createdAt),
    })),
  };
}

/** Whether it is really the viewer who asks for something that cannot be undone. @returns what speaks against it */
export async function confirmOneself(
  ctx: Context,
  viewer: Viewer,
  password: string | null | undefined,
): Promise<WrongPassword | FreshSignInNeeded | InvalidInput | TooManyRequests | null> {
  if (!viewer.hasPassword) {
    return (await signedInAt(ctx)) < Date.now() - FRESH_MS ? freshSignInNeeded : null;
  }
  if (!password) return invalidInput('Password can not be blank!', 'password');
  const { id } = viewer;
  const guesser = { address: ctx.address, account: id };
  const tooMany = await ctx.limits.take('changePassword', guesser);
  if (tooMany) return tooMany;
  const doubt = await rejectWhenOverloaded(async () => {
    const { passwordHash } = await ctx.db.read.findOneByOrFail(User, { id });
    return (await passwordMatches(passwordHash, password)) ? null : wrongPassword;
  });
  if (doubt?.__typename !== 'WrongPassword') await ctx.limits.refund('changePassword', guesser);
  return doubt;
}

/**
 * Takes all that says whose it was out of an account, for good, and ends every way into it. The row stays, because orders refer
 * to it; the address and the phone number are free for another account.
 * @returns the pictures whose files are to be removed once this is committed
 */
export async function eraseAccount(tx: EntityManager, { id }: Viewer): Promise<Upload[]> {
  const nobody = {
    name: FORMER_CUSTOMER,
    // Not to be guessed: nobody can have it already.
    email: `${newId()}@deleted.invalid`,
    emailVerified: false,
    phone: null,
    images: [],
    isAdmin: false,
    passwordHash: null,
    googleSub: null,
    erasedAt: Date.now(),
  };
  const { affected } = await tx.update(User, { id, erasedAt: IsNull() }, nobody);
  // Another request was faster.
  if (affected !== 1) throwProblem(notSignedIn() satisfies NotSignedIn);
  await tx.delete(Session, { userId: id });
  await tx.delete(SignInCode, { userId: id });
  await voidLinks(tx, id);
  return forgetUploads(tx, id);
}
