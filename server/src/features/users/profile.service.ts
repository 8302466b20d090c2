import { ifDuplicate } from '../../database/dialects.ts';
import { parseFromViewer } from '../../lib/input/parseInput.ts';
import { type InvalidInput, type NotSignedIn, notSignedIn, type Problem } from '../../lib/problems.ts';
import { attachUploads, type PicturesContext, removeFiles } from './uploads/uploads.service.ts';
import { userSearchKeys } from './userSearch.ts';
import { User } from './users.entity.ts';
import { profileInput } from './users.input.ts';
import { phoneTaken, pictureNotUploaded } from './users.problems.ts';
import { getUser, lockIfUnchanged, type Viewer } from './users.service.ts';

export type PhoneTaken = Problem<'PhoneTaken'>;

export interface ProfileUpdated {
  __typename: 'ProfileUpdated';
  user: Viewer;
  message: string;
}

/** Changes the viewer's name, phone number and pictures; other fields of the input are ignored. */
export async function updateProfile(
  ctx: PicturesContext,
  input: unknown,
): Promise<ProfileUpdated | PhoneTaken | NotSignedIn | InvalidInput> {
  const parsed = parseFromViewer(ctx, profileInput, input);
  if ('message' in parsed) return parsed;
  const { viewer } = parsed;
  const { name, phone, images: newImages } = parsed.input;
  const { id } = viewer;

  const outcome = await ctx.db
    .write(async (tx) => {
      // No concurrent request may change the pictures meanwhile.
      if (!(await lockIfUnchanged(tx, { id }))) return notSignedIn();
      const { images } = await getUser(tx, id);
      const pictures = await attachUploads(tx, id, newImages, images);
      if (!pictures) return pictureNotUploaded('images');
      await tx.update(
        User,
        { id },
        { name, phone, images: pictures.images, ...userSearchKeys({ name, phone }) },
      );
      return pictures;
    })
    .catch(ifDuplicate(phoneTaken));
  if ('message' in outcome) return outcome;
  await removeFiles(ctx, outcome.removedUploads);
  return {
    __typename: 'ProfileUpdated',
    user: { ...viewer, name, phone, images: outcome.images },
    message: 'Your profile is saved',
  };
}
