import { type EntityManager, Not } from 'typeorm';
import { isDuplicate } from '../../database/dialects.ts';
import type { Context } from '../../graphql/context.ts';
import { rejectWhenOverloaded } from '../../lib/limiter.ts';
import { parseFromViewer, parseInput } from '../../lib/parseInput.ts';
import {
  catchProblem,
  type InvalidInput,
  invalidInput,
  type NotSignedIn,
  notSignedIn,
  type Problem,
  type TooManyRequests,
  throwProblem,
} from '../../lib/problems.ts';
import { queueMail } from '../notifications/mail.service.ts';
import { recordEvent } from './audit.service.ts';
import { Session, User } from './auth.entity.ts';
import { passwordChangeInput, profileInput } from './auth.input.ts';
import { type PhoneTaken, phoneTaken, type Viewer } from './auth.service.ts';
import { isCommonPassword, type PasswordTooCommon, passwordTooCommon } from './commonPasswords.ts';
import { passwordChangedLetter } from './letters.ts';
import { voidLinks } from './links.service.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { hashToken } from './tokens.ts';
import { type Attached, attachUploads, removeFiles } from './uploads.service.ts';
import { mayWriteTo } from './verification.service.ts';

export type WrongPassword = Problem<'WrongPassword'>;

export const wrongPassword: WrongPassword = {
  __typename: 'WrongPassword',
  message: 'current password wrong',
};

export interface ProfileUpdated {
  __typename: 'ProfileUpdated';
  user: Viewer;
  message: string;
}

/** Changes name, phone and pictures of the viewer; whatever else is given is read past. */
export async function updateProfile(
  ctx: Context,
  given: unknown,
): Promise<ProfileUpdated | PhoneTaken | NotSignedIn | InvalidInput> {
  const asked = parseFromViewer(ctx, profileInput, given);
  if ('message' in asked) return asked;
  const { viewer, input } = asked;
  const { name, phone, images: urls } = input;
  const { id } = viewer;

  const attached = await catchProblem<Attached, PhoneTaken | InvalidInput>(() =>
    ctx.db.write(async (tx) => {
      await update(tx, id, { name, phone });
      const before = await tx.findOneByOrFail(User, { id });
      const pictures = await attachUploads(tx, id, urls, before.images);
      if (!pictures) throwProblem(invalidInput('Please upload this picture first', 'images'));
      await tx.update(User, { id }, { images: pictures.images });
      return pictures;
    }),
  );
  if ('message' in attached) return attached;
  await removeFiles(ctx, attached.dropped);
  return {
    __typename: 'ProfileUpdated',
    user: { ...viewer, name, phone, images: attached.images },
    message: 'Your profile is saved',
  };
}

/** The unique key decides, as at the sign-up. */
async function update(tx: EntityManager, id: string, changed: Pick<User, 'name' | 'phone'>): Promise<void> {
  try {
    await tx.update(User, { id }, changed);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throwProblem(phoneTaken);
  }
}

export interface PasswordChanged {
  __typename: 'PasswordChanged';
  message: string;
}

/** Sets the viewer's password for the old one, and ends all sessions but the one that asks. */
export async function changePassword(
  ctx: Context,
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
  const guesser = { address: ctx.address, account: id };
  const tooMany = await ctx.limits.take('changePassword', guesser);
  if (tooMany) return tooMany;

  const result = await rejectWhenOverloaded(async () => {
    const { passwordHash } = await ctx.db.read.findOneByOrFail(User, { id });
    if (!(await passwordMatches(passwordHash, oldPassword)) || passwordHash === null) return wrongPassword;
    const changed = { passwordHash: await hashPassword(newPassword) };
    const told = await mayWriteTo(ctx, viewer);
    return catchProblem<PasswordChanged, WrongPassword>(() =>
      ctx.db.write(async (tx) => {
        // Another request may have changed it since it was compared.
        const { affected } = await tx.update(User, { id, passwordHash }, changed);
        if (affected !== 1) throwProblem(wrongPassword);
        await tx.delete(Session, { userId: id, tokenHash: Not(hashToken(token)) });
        await voidLinks(tx, id, 'reset');
        await recordEvent(tx, ctx, { action: 'passwordChanged', userId: id });
        if (told) await queueMail(tx, passwordChangedLetter(viewer, ctx.env.address));
        return {
          __typename: 'PasswordChanged',
          message: 'Your password is changed, and all other devices are signed out',
        };
      }),
    );
  });
  if (result.__typename !== 'WrongPassword') await ctx.limits.refund('changePassword', guesser);
  ctx.outbox.wake();
  return result;
}
