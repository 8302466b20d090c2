import { randomBytes } from 'node:crypto';
import { type EntityManager, In } from 'typeorm';
import type { Context } from '../../graphql/context.ts';
import { UPLOADS_PATH } from '../../lib/images.ts';
import { rejectWhenOverloaded } from '../../lib/limiter.ts';
import {
  catchProblem,
  type InvalidInput,
  invalidInput,
  type NotSignedIn,
  notSignedIn,
  type TooManyRequests,
  throwProblem,
} from '../../lib/problems.ts';
import { Upload } from './auth.entity.ts';
import { toAvatar } from './avatars.ts';
import { isStill } from './proven.service.ts';

/** Of a picture as it is sent. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;
/** Pictures that a shopper may have beside those of the profile; beyond that the oldest are deleted. */
const QUOTA = 20;

export const notAPicture = () => invalidInput('Please select a valid JPG or PNG image file.', 'images');
const tooLarge = () =>
  invalidInput('This picture is too large. Please select one of at most 5 MB.', 'images');

const urlOf = ({ name }: Upload) => `${UPLOADS_PATH}/${name}.webp`;
const fileOf = ({ name }: Upload) => `${name}.webp`;

/**
 * Takes pictures for the viewer's profile, all of them or none. They wait until the profile is saved with them.
 * @param files as they were sent; what is longer than MAX_UPLOAD_BYTES may be cut off behind that
 * @returns their URLs, in the same order
 */
export async function uploadImages(
  ctx: Context,
  files: AsyncIterable<Buffer>,
): Promise<string[] | InvalidInput | NotSignedIn | TooManyRequests> {
  const { viewer } = ctx;
  if (!viewer) return notSignedIn();
  const tooMany = await ctx.limits.take('upload', { address: ctx.address, account: viewer.id });
  if (tooMany) return tooMany;
  return rejectWhenOverloaded(async () => {
    const avatars: Buffer[] = [];
    // One after the other: only one file as it was sent is held at a time.
    for await (const file of files) {
      if (file.length > MAX_UPLOAD_BYTES) return tooLarge();
      const avatar = await toAvatar(file);
      if (!avatar) return notAPicture();
      avatars.push(avatar);
    }
    if (avatars.length === 0) return notAPicture();
    const uploads = await catchProblem<Upload[], NotSignedIn>(() => store(ctx, viewer.id, avatars));
    return '__typename' in uploads ? uploads : uploads.map(urlOf);
  });
}

async function store(ctx: Context, userId: string, avatars: readonly Buffer[]): Promise<Upload[]> {
  const createdAt = Date.now();
  const uploads = avatars.map(
    (_, position): Upload => ({
      name: randomBytes(16).toString('hex'),
      userId,
      attached: false,
      createdAt,
      position,
    }),
  );
  try {
    await Promise.all(
      avatars.map((avatar, index) => ctx.pictures.put(fileOf(uploads[index] as Upload), avatar)),
    );
    const old = await ctx.db.write(async (tx) => {
      if (!(await isStill(tx, { id: userId }))) throwProblem(notSignedIn());
      await tx.insert(
        Upload,
        uploads.map((upload) => ({ ...upload })),
      );
      const tooMany = (await waitingOf(tx, userId)).slice(QUOTA);
      await forget(tx, tooMany);
      return tooMany;
    });
    await removeFiles(ctx, old);
  } catch (error) {
    await removeFiles(ctx, uploads);
    throw error;
  }
  return uploads;
}

/** URLs of the viewer's pictures that wait to become a part of the profile; the last request's first, as they were sent. */
export async function listUploads(ctx: Context): Promise<string[]> {
  return ctx.viewer ? (await waitingOf(ctx.db.read, ctx.viewer.id)).map(urlOf) : [];
}

/** Deletes those that `listUploads` lists. */
export async function deleteUploads(ctx: Context): Promise<void> {
  const { viewer } = ctx;
  if (!viewer) return;
  const uploads = await ctx.db.write(async (tx) => {
    const waiting = await waitingOf(tx, viewer.id);
    await forget(tx, waiting);
    return waiting;
  });
  await removeFiles(ctx, uploads);
}

const waitingOf = (manager: EntityManager, userId: string): Promise<Upload[]> =>
  manager.find(Upload, {
    where: { userId, attached: false },
    order: { createdAt: 'DESC', position: 'ASC' },
  });

/** Except for those that became a part of the profile a moment ago. */
const forget = (tx: EntityManager, uploads: readonly Upload[]) =>
  tx.delete(Upload, { name: In(uploads.map(({ name }) => name)), attached: false });

/** Forgets all of a shopper's pictures. @returns them, for `removeFiles`, once the transaction is committed */
export async function forgetUploads(tx: EntityManager, userId: string): Promise<Upload[]> {
  const uploads = await tx.findBy(Upload, { userId });
  await tx.delete(Upload, { userId });
  return uploads;
}

/** What a profile's pictures are to be, and what its former ones leave behind. */
export interface Attached {
  /** URLs as they are stored. */
  images: string[];
  /** For `removeFiles`, once the transaction is committed. */
  dropped: Upload[];
}

/**
 * Makes pictures a part of a profile, and those that were one before and are not named any more nobody's. The caller's
 * transaction has changed the user's row already, so that two of them cannot do it at a time.
 * @param urls as `uploadImages` answered them or as the profile has them, complete or without their host
 * @param before the pictures that the profile has
 * @returns null when one of them is neither
 */
export async function attachUploads(
  tx: EntityManager,
  userId: string,
  urls: readonly string[],
  before: readonly string[],
): Promise<Attached | null> {
  const uploads = await tx.findBy(Upload, { userId });
  const own = new Set([...before, ...uploads.map(urlOf)]);
  const stored = urls.map((url) => [url, pathOf(url)].find((known) => own.has(known)));
  if (!stored.every((url) => url !== undefined)) return null;
  const images = [...new Set(stored)];
  const used = uploads.filter((upload) => images.includes(urlOf(upload)));
  const dropped = uploads.filter((upload) => upload.attached && !used.includes(upload));
  await tx.update(Upload, { name: In(used.map(({ name }) => name)) }, { attached: true });
  await tx.delete(Upload, { name: In(dropped.map(({ name }) => name)) });
  return { images, dropped };
}

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);

/** Deletes the files of pictures whose rows are gone. What cannot be deleted is logged: nobody can do anything else about it. */
export async function removeFiles(ctx: Context, uploads: readonly Upload[]): Promise<void> {
  if (uploads.length === 0) return;
  const kept = await ctx.db.read.findBy(Upload, { name: In(uploads.map(({ name }) => name)) });
  const gone = uploads.filter(({ name }) => !kept.some((upload) => upload.name === name));
  const removed = await Promise.allSettled(gone.map((upload) => ctx.pictures.remove(fileOf(upload))));
  for (const result of removed) {
    if (result.status === 'rejected') ctx.log.error({ err: result.reason }, 'a picture could not be deleted');
  }
}
