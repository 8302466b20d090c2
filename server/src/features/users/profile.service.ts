import type { EntityManager } from 'typeorm';
import { isDuplicate } from '../../database/dialects.ts';
import { parseFromViewer } from '../../lib/parseInput.ts';
import {
  catchProblem,
  type InvalidInput,
  invalidInput,
  type NotSignedIn,
  type Problem,
  problem,
  throwProblem,
} from '../../lib/problems.ts';
import {
  attachUploads,
  type PicturesContext,
  removeFiles,
  type StoredImages,
} from './uploads/uploads.service.ts';
import { User } from './users.entity.ts';
import { profileInput } from './users.input.ts';
import type { Viewer } from './users.service.ts';

export type PhoneTaken = Problem<'PhoneTaken'>;

export const phoneTaken = problem('PhoneTaken', 'User already exist with this phone number!');

export interface ProfileUpdated {
  __typename: 'ProfileUpdated';
  user: Viewer;
  message: string;
}

/** Changes the viewer's name, phone number and pictures; other fields of the input are ignored. */
export async function updateProfile(
  ctx: PicturesContext,
  given: unknown,
): Promise<ProfileUpdated | PhoneTaken | NotSignedIn | InvalidInput> {
  const parsed = parseFromViewer(ctx, profileInput, given);
  if ('message' in parsed) return parsed;
  const { viewer, input } = parsed;
  const { name, phone } = input;
  const { id } = viewer;

  const stored = await catchProblem<StoredImages, PhoneTaken | InvalidInput>(() =>
    ctx.db.write(async (tx) => {
      await updateNameAndPhone(tx, id, { name, phone });
      const before = await tx.findOneByOrFail(User, { id });
      const pictures = await attachUploads(tx, id, input.images, before.images);
      if (!pictures) throwProblem(invalidInput('Please upload this picture first', 'images'));
      await tx.update(User, { id }, { images: pictures.images });
      return pictures;
    }),
  );
  if ('message' in stored) return stored;
  await removeFiles(ctx, stored.removed);
  return {
    __typename: 'ProfileUpdated',
    user: { ...viewer, name, phone, images: stored.images },
    message: 'Your profile is saved',
  };
}

async function updateNameAndPhone(
  tx: EntityManager,
  id: string,
  fields: Pick<User, 'name' | 'phone'>,
): Promise<void> {
  try {
    await tx.update(User, { id }, fields);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throwProblem(phoneTaken);
  }
}
