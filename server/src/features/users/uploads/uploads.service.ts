import { randomBytes } from 'node:crypto';
import { type EntityManager, In } from 'typeorm';
import type { Db } from '../../../database/database.ts';
import { insertRows } from '../../../database/insertRows.ts';
import { rejectWhenOverloaded } from '../../../lib/limits/limiter.ts';
import type { Limits } from '../../../lib/limits/rateLimiter.ts';
import type { Log } from '../../../lib/log.ts';
import { UPLOADS_PATH } from '../../../lib/pictures/images.ts';
import {
  catchProblem,
  type InvalidInput,
  type NotSignedIn,
  notSignedIn,
  type TooManyRequests,
  throwProblem,
} from '../../../lib/problems.ts';
import { notAPicture, pictureTooLarge } from '../users.problems.ts';
import { getUser, lockIfUnchanged, updateIfUnchanged, type Viewer } from '../users.service.ts';
import { encodeAvatar } from './avatars.ts';
import type { PictureStore } from './pictureStore.service.ts';
import { Upload } from './uploads.entity.ts';

/** Phones take pictures of 8 MB and more. */
export const MAX_UPLOAD_MB = 20;
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * 1024 * 1024;
/** New uploads that a shopper may have; beyond that the oldest are deleted. */
const QUOTA = 20;

export interface PicturesContext {
  db: Db;
  viewer: Viewer | null;
  pictures: PictureStore;
  log: Pick<Log, 'error'>;
}

const urlOf = ({ name }: Upload) => `${UPLOADS_PATH}/${name}.webp`;
const fileOf = ({ name }: Upload) => `${name}.webp`;

/**
 * Stores pictures, all of them or none, and makes them the viewer's profile pictures. The former ones stay until the profile
 * is saved (`updateProfile`) or the new uploads are cleared (`clearUploads`).
 * @param files as they were sent; a longer one may be truncated to MAX_UPLOAD_BYTES + 1
 * @returns their URLs, in the same order
 */
export async function uploadImages(
  ctx: PicturesContext & { clientAddress: string; limits: Limits },
  files: AsyncIterable<Buffer>,
): Promise<string[] | InvalidInput | NotSignedIn | TooManyRequests> {
  const { viewer } = ctx;
  if (!viewer) return notSignedIn();
  const tooMany = await ctx.limits.consume('upload', { address: ctx.clientAddress, account: viewer.id });
  if (tooMany) return tooMany;
  return rejectWhenOverloaded(async () => {
    const avatars: Buffer[] = [];
    // One after the other, so that only one original is in memory at a time.
    for await (const file of files) {
      if (file.length > MAX_UPLOAD_BYTES) return pictureTooLarge(MAX_UPLOAD_MB);
      const avatar = await encodeAvatar(file);
      if (!avatar) return notAPicture();
      avatars.push(avatar);
    }
    if (avatars.length === 0) return notAPicture();
    return catchProblem<string[], NotSignedIn>(() => store(ctx, viewer.id, avatars));
  });
}

/** @returns the URLs of the pictures */
async function store(ctx: PicturesContext, userId: string, avatars: readonly Buffer[]): Promise<string[]> {
  const createdAt = Date.now();
  const files = new Map(
    avatars.map((avatar, position): [Upload, Buffer] => [
      { name: randomBytes(16).toString('hex'), userId, attached: false, createdAt, position },
      avatar,
    ]),
  );
  const uploads = [...files.keys()];
  const images = uploads.map(urlOf);
  try {
    await Promise.all([...files].map(([upload, avatar]) => ctx.pictures.put(fileOf(upload), avatar)));
    const overQuota = await ctx.db.write(async (tx) => {
      if (!(await updateIfUnchanged(tx, { id: userId }, { images }))) throwProblem(notSignedIn());
      await insertRows(tx, Upload, uploads);
      const oldest = (await newUploads(tx, userId)).slice(QUOTA);
      await deleteRows(tx, oldest);
      return oldest;
    });
    await removeFiles(ctx, overQuota);
  } catch (error) {
    await removeFiles(ctx, uploads);
    throw error;
  }
  return images;
}

/** URLs of the viewer's new uploads: the last request's first, those of one request in its order. */
export async function listUploads({ db, viewer }: PicturesContext): Promise<string[]> {
  return viewer ? (await newUploads(db.read, viewer.id)).map(urlOf) : [];
}

/** Empties the list of the viewer's new uploads. Pictures of the profile stay; all others are deleted. */
export async function clearUploads(ctx: PicturesContext): Promise<void> {
  const { viewer } = ctx;
  if (!viewer) return;
  const unused = await ctx.db.write(async (tx) => {
    // No concurrent request may change the profile's pictures meanwhile.
    if (!(await lockIfUnchanged(tx, { id: viewer.id }))) return [];
    const { images } = await getUser(tx, viewer.id);
    const uploads = await tx.findBy(Upload, { userId: viewer.id });
    return attach(tx, uploads, images, () => true);
  });
  await removeFiles(ctx, unused);
}

const newUploads = (manager: EntityManager, userId: string): Promise<Upload[]> =>
  manager.find(Upload, {
    where: { userId, attached: false },
    order: { createdAt: 'DESC', position: 'ASC' },
  });

const byNames = (uploads: readonly Upload[]) => ({ name: In(uploads.map(({ name }) => name)) });

const deleteRows = (tx: EntityManager, uploads: readonly Upload[]) => tx.delete(Upload, byNames(uploads));

/** Deletes the rows of all of a user's pictures. @returns them, for `removeFiles` after the commit */
export async function deleteUploads(tx: EntityManager, userId: string): Promise<Upload[]> {
  const uploads = await tx.findBy(Upload, { userId });
  await tx.delete(Upload, { userId });
  return uploads;
}

interface StoredImages {
  /** URLs without a host. */
  images: string[];
  /** For `removeFiles` after the commit. */
  removedUploads: Upload[];
}

/**
 * Replaces a profile's pictures. The caller's transaction has locked the user's row.
 * @param urls as `uploadImages` returned them or as the profile has them, with or without a host
 * @param before the pictures that the profile has
 * @returns null when a URL is neither
 */
export async function attachUploads(
  tx: EntityManager,
  userId: string,
  urls: readonly string[],
  before: readonly string[],
): Promise<StoredImages | null> {
  const uploads = await tx.findBy(Upload, { userId });
  const allowed = new Set([...before, ...uploads.map(urlOf)]);
  const paths = urls.map((url) => [url, pathOf(url)].find((path) => allowed.has(path)));
  if (!paths.every((path) => path !== undefined)) return null;
  const images = [...new Set(paths)];
  return { images, removedUploads: await attach(tx, uploads, images, ({ attached }) => attached) };
}

/**
 * Marks the uploads that a profile shows as attached.
 * @param isRemovable chooses those of the other uploads whose rows are deleted
 * @returns the uploads whose rows are deleted
 */
async function attach(
  tx: EntityManager,
  uploads: readonly Upload[],
  images: readonly string[],
  isRemovable: (upload: Upload) => boolean,
): Promise<Upload[]> {
  const isShown = (upload: Upload) => images.includes(urlOf(upload));
  const removable = uploads.filter((upload) => !isShown(upload) && isRemovable(upload));
  await tx.update(Upload, byNames(uploads.filter(isShown)), { attached: true });
  await deleteRows(tx, removable);
  return removable;
}

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);

/** Deletes the files of pictures whose rows are deleted. A failure is only logged: the file then stays unused. */
export async function removeFiles(
  { db, pictures, log }: Pick<PicturesContext, 'db' | 'pictures' | 'log'>,
  uploads: readonly Upload[],
): Promise<void> {
  if (uploads.length === 0) return;
  // After a commit whose outcome is unknown the rows may exist.
  const existing = new Set((await db.read.findBy(Upload, byNames(uploads))).map(({ name }) => name));
  const removable = uploads.filter(({ name }) => !existing.has(name));
  const results = await Promise.allSettled(removable.map((upload) => pictures.remove(fileOf(upload))));
  for (const result of results) {
    if (result.status === 'rejected') log.error({ err: result.reason }, 'a picture could not be deleted');
  }
}
