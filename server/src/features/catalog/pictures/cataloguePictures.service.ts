import { createHash } from 'node:crypto';
import { type EntityManager, In, LessThan } from 'typeorm';
import type { Db } from '../../../database/database.ts';
import { onConflictIgnore } from '../../../database/dialects.ts';
import { insertRows } from '../../../database/insertRows.ts';
import { rejectWhenOverloaded } from '../../../lib/limits/limiter.ts';
import { encodePicture, type PictureSize } from '../../../lib/pictures/encodePicture.ts';
import { PICTURE_WIDTHS, PICTURES_PATH, UPLOADS_PATH } from '../../../lib/pictures/images.ts';
import type { InvalidInput, TooManyRequests } from '../../../lib/problems.ts';
import { notAPicture } from '../../users/users.problems.ts';
import { CataloguePicture, type PicturePurpose } from './cataloguePictures.entity.ts';
import { changeUses } from './cataloguePictures.queries.ts';

// Pictures of products, categories and banners. A picture's name follows from its file, so that the same file is stored once.

export type { PicturePurpose };

export const picturePurposes = [
  'product',
  'tile',
  'HOME',
  'STRIP',
  'SIDE',
] as const satisfies PicturePurpose[];

/** The files of pictures by name. */
interface PictureFiles {
  put(name: string, picture: Buffer): Promise<void>;
  get(name: string): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
}

export interface PicturesContext {
  db: Db;
  pictures: PictureFiles;
}

/** Width divided by height; null: as the file has it, within a square. */
const SHAPES: Record<PicturePurpose, number | null> = {
  product: null,
  tile: 1,
  HOME: 3,
  STRIP: 2,
  SIDE: 3 / 4,
};

const DAY_MS = 24 * 60 * 60 * 1000;
/** So long an unused picture is kept: staff may upload before they save, and undo what they saved. */
const UNUSED_MS = DAY_MS;
const CLEANUP_BATCH = 50;

const nameOf = (file: Buffer, purpose: PicturePurpose): string =>
  createHash('sha256').update(`${purpose}\n`).update(file).digest('hex').slice(0, 32);

const urlOf = (name: string, purpose: PicturePurpose): string =>
  `${UPLOADS_PATH}/${PICTURE_WIDTHS[purpose][0]}/${name}.webp`;

const fileNames = ({ name, purpose }: Pick<CataloguePicture, 'name' | 'purpose'>): string[] =>
  PICTURE_WIDTHS[purpose].map((width) => `${name}-${width}.webp`);

/** The URL that `storePicture` returns for a file. */
export const pictureUrlOf = (file: Buffer, purpose: PicturePurpose): string =>
  urlOf(nameOf(file, purpose), purpose);

/**
 * Stores a picture in the sizes of its purpose. It is deleted after a day unless `countPictureUses` counts a use.
 * @returns its URL
 */
export function storePicture(
  { db, pictures }: PicturesContext,
  file: Buffer,
  purpose: PicturePurpose,
): Promise<string | InvalidInput | TooManyRequests> {
  return rejectWhenOverloaded(async () => {
    const name = nameOf(file, purpose);
    const files = fileNames({ name, purpose });
    if (await keepPicture(db, name)) {
      const stored = await Promise.all(files.map((fileName) => pictures.get(fileName)));
      if (stored.every(Boolean)) return urlOf(name, purpose);
    }
    const encoded = await encodePicture(file, sizesOf(purpose));
    if (!encoded) return notAPicture();
    await Promise.all(encoded.map((picture, index) => pictures.put(files[index] as string, picture)));
    const row: CataloguePicture = { name, purpose, uses: 0, unusedSince: Date.now() };
    await db.write((tx) => insertRows(tx, CataloguePicture, [row], onConflictIgnore(db.dialect, ['name'])));
    return urlOf(name, purpose);
  });
}

const sizesOf = (purpose: PicturePurpose): PictureSize[] =>
  PICTURE_WIDTHS[purpose].map((width) => {
    const shape = SHAPES[purpose];
    return shape
      ? { width, height: Math.round(width / shape), fit: 'cover' }
      : { width, height: width, fit: 'inside' };
  });

/** Starts the day of an unused picture anew. @returns whether there is a picture of that name */
const keepPicture = (db: Db, name: string): Promise<boolean> =>
  db.write(async (tx) => {
    await tx.update(CataloguePicture, { name, uses: 0 }, { unusedSince: Date.now() });
    return tx.existsBy(CataloguePicture, { name });
  });

const uploadUrl = new RegExp(`^${UPLOADS_PATH}/(\\d+)/([0-9a-f]{32})[.]webp$`);
const uploadNameOf = (url: string): string | null => uploadUrl.exec(url)?.[2] ?? null;
const demoUrl = new RegExp(`^${PICTURES_PATH}/\\d+/[\\w-]+[.]webp$`);

/** Whether a URL is that of a picture of the demo, which every shop has. */
export const isDemoPicture = (url: string): boolean => demoUrl.test(url);

/** Those of the URLs that no product, category or banner may show: neither uploaded for the purpose nor of the demo. */
export async function findMissingPictures(
  manager: EntityManager,
  urls: readonly string[],
  purpose: PicturePurpose,
): Promise<string[]> {
  const uploads = urls.filter((url) => !isDemoPicture(url));
  const names = uploads.flatMap((url) => uploadNameOf(url) ?? []);
  const rows = names.length > 0 ? await manager.findBy(CataloguePicture, { name: In(names), purpose }) : [];
  const storedUrls = new Set(rows.map(({ name }) => urlOf(name, purpose)));
  return uploads.filter((url) => !storedUrls.has(url));
}

/**
 * Counts the uses of uploaded pictures. Call it in the transaction that replaces the pictures of products, categories or banners.
 * @param before URLs that were shown, once for each use
 * @param after URLs that are shown instead
 * @throws when a picture of `after` was deleted meanwhile
 */
export async function countPictureUses(
  tx: EntityManager,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const changes = new Map<string, number>();
  const add = (urls: readonly string[], count: number) => {
    for (const name of urls.flatMap((url) => uploadNameOf(url) ?? []))
      changes.set(name, (changes.get(name) ?? 0) + count);
  };
  add(before, -1);
  add(after, 1);
  for (const [name, count] of [...changes].sort(([a], [b]) => (a < b ? -1 : 1)))
    if (count !== 0 && !(await changeUses(tx, name, count)) && count > 0)
      throw new Error(`The picture ${name} was deleted meanwhile`);
}

/** Deletes the pictures that nothing has shown for a day. */
export async function deleteUnusedPictures({ db, pictures }: PicturesContext): Promise<void> {
  const unused = { uses: 0, unusedSince: LessThan(Date.now() - UNUSED_MS) };
  for (let isFull = true; isFull; ) {
    const rows = await db.read.find(CataloguePicture, { where: unused, take: CLEANUP_BATCH });
    for (const { name, purpose } of rows) {
      await db.write(async (tx) => {
        const { affected } = await tx.delete(CataloguePicture, { ...unused, name });
        // Inside of the transaction: who uploads the same picture waits, and then stores the files anew.
        if (affected === 1) await Promise.all(fileNames({ name, purpose }).map(pictures.remove));
      });
    }
    isFull = rows.length === CLEANUP_BATCH;
  }
}
