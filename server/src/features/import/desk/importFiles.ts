import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '../../../lib/ids.ts';
import { nullIfMissing } from '../../../lib/nullIfMissing.ts';
import { InvalidFileError } from '../file/csv.ts';
import { readBeginning } from '../file/encoding.ts';
import { beginsAsZip, ZIP_SIGNATURE } from '../file/fileKind.ts';
import { type FileLayout, readLayout } from '../file/layout.ts';
import { isWorkbook } from '../file/workbookZip.ts';
import type { PictureSource } from '../pictures/pictureSource.ts';
import { openCatalogueZip } from '../pictures/zip.ts';

// Files that staff have sent, below the data folder: the list <id>.csv, which may be a workbook, with pictures also <id>.zip, and
// <id>.preview.* made from them. Their names are made here; the name that the browser sends is only shown.

const MB = 1024 * 1024;
const MAX_CSV_MB = 20;
export const MAX_ZIP_MB = 200;
export const MAX_FILE_BYTES = MAX_ZIP_MB * MB;

const DAY_MS = 24 * 60 * 60 * 1000;

interface Folders {
  env: { dataDir: string };
}

const importsDir = ({ env }: Folders): string => path.join(env.dataDir, 'imports');

/** The path of a file of an import. @param id made by `newId` */
export const fileOf = (
  ctx: Folders,
  id: string,
  extension: 'csv' | 'zip' | 'preview.json' | 'preview.jsonl',
) => path.join(importsDir(ctx), `${id}.${extension}`);

/** A file is larger than the limit. `message` is shown to the user. */
export class FileTooLargeError extends Error {}

/**
 * Stores a list, as CSV or as a workbook, or a ZIP with one, and checks that it can be read. Of a file that is refused nothing stays, and no more of it is read.
 * @returns the id that its import gets
 * @throws InvalidFileError
 * @throws FileTooLargeError
 */
export async function storeFile(ctx: Folders, content: Readable): Promise<string> {
  const id = newId();
  const received = path.join(importsDir(ctx), `${id}.part`);
  await mkdir(importsDir(ctx), { recursive: true });
  try {
    await pipeline(limitSize(content), createWriteStream(received, { flags: 'wx' }));
    const hasPictures = await isZipWithList(received);
    if (hasPictures) await unpackList(ctx, id, received);
    await rename(received, fileOf(ctx, id, hasPictures ? 'zip' : 'csv'));
    await readImportLayout(ctx, { id });
    return id;
  } catch (error) {
    await removeFiles(ctx, id);
    throw error;
  }
}

/**
 * Stores a list while it is read, and no longer.
 * @throws InvalidFileError
 * @throws FileTooLargeError
 */
export async function readReceivedFile<T>(
  ctx: Folders,
  content: Readable,
  read: (file: string) => Promise<T>,
): Promise<T> {
  const file = path.join(importsDir(ctx), `${newId()}.part`);
  await mkdir(importsDir(ctx), { recursive: true });
  try {
    await pipeline(limitSize(content), createWriteStream(file, { flags: 'wx' }));
    return await read(file);
  } finally {
    await rm(file, { force: true });
  }
}

/**
 * What a client sends.
 * @throws InvalidFileError when it breaks off, or its form is malformed
 * @throws FileTooLargeError as soon as it is larger than a file of its kind may be
 */
async function* limitSize(content: Readable): AsyncGenerator<Buffer> {
  let head: Buffer = Buffer.alloc(0);
  let size = 0;
  for await (const chunk of rethrowAsInvalidFile(content)) {
    if (head.length < ZIP_SIGNATURE.length) head = Buffer.concat([head, chunk]);
    const maxMb = beginsAsZip(head) ? MAX_ZIP_MB : MAX_CSV_MB;
    size += chunk.length;
    if (size > maxMb * MB) throw new FileTooLargeError(`The file is larger than ${maxMb} MB`);
    yield chunk;
  }
}

async function* rethrowAsInvalidFile(content: Readable): AsyncGenerator<Buffer> {
  try {
    yield* content;
  } catch {
    throw new InvalidFileError('it was not sent to its end');
  }
}

/** Whether a file is a ZIP with a list and its pictures; a workbook is a ZIP, too. @throws InvalidFileError for a workbook that is too large */
async function isZipWithList(file: string): Promise<boolean> {
  if (!beginsAsZip(await readBeginning(file, ZIP_SIGNATURE.length))) return false;
  if (!(await isWorkbook(file))) return true;
  if ((await stat(file)).size > MAX_CSV_MB * MB)
    throw new FileTooLargeError(`The file is larger than ${MAX_CSV_MB} MB`);
  return false;
}

async function unpackList(ctx: Folders, id: string, zipFile: string): Promise<void> {
  const zip = await openCatalogueZip(zipFile, MAX_CSV_MB * MB);
  try {
    await zip.extractList(fileOf(ctx, id, 'csv'));
  } finally {
    await zip.pictures.close();
  }
}

/** How an import's file is read. @throws InvalidFileError */
export async function readImportLayout(
  ctx: Folders,
  { id, headerLine = null }: { id: string; headerLine?: number | null },
): Promise<FileLayout> {
  return readLayout(fileOf(ctx, id, 'csv'), headerLine);
}

export const hasFile = async (ctx: Folders, id: string): Promise<boolean> =>
  (await stat(fileOf(ctx, id, 'csv')).catch(nullIfMissing)) !== null;

/** As `readImportLayout`. @returns null when the file is no longer there */
export const findImportLayout = async (
  ctx: Folders,
  row: Parameters<typeof readImportLayout>[1],
): Promise<FileLayout | null> => ((await hasFile(ctx, row.id)) ? readImportLayout(ctx, row) : null);

/** The pictures of an import; null if its file was no ZIP. Close it. */
export async function openPictures(ctx: Folders, id: string): Promise<PictureSource | null> {
  const file = fileOf(ctx, id, 'zip');
  if (!(await stat(file).catch(nullIfMissing))) return null;
  return (await openCatalogueZip(file, MAX_CSV_MB * MB)).pictures;
}

async function removeFiles(ctx: Folders, id: string): Promise<void> {
  for (const name of await readdir(importsDir(ctx)))
    if (name.startsWith(`${id}.`)) await rm(path.join(importsDir(ctx), name), { force: true });
}

/** Deletes files that staff sent more than a day ago. Reports of the command line stay. */
export async function deleteOldImportFiles(ctx: Folders): Promise<void> {
  const folder = importsDir(ctx);
  for (const name of (await readdir(folder).catch(nullIfMissing)) ?? []) {
    if (!/^[0-9a-f-]{36}[.]/.test(name)) continue;
    const file = path.join(folder, name);
    const stats = await stat(file).catch(nullIfMissing);
    if (stats && stats.mtimeMs < Date.now() - DAY_MS) await rm(file, { force: true });
  }
}

/**
 * Writes a file anew: readers have the whole former one, or the whole new one. Nothing stays of one that fails, as on a full disk.
 * @param isWanted asked when it is written; false: the former one stays
 */
export async function replaceFile(
  target: string,
  write: (part: string) => Promise<void>,
  isWanted: () => Promise<boolean> = async () => true,
): Promise<void> {
  // Another process may write the same file.
  const part = `${target}.${newId()}.part`;
  try {
    await write(part);
    if (await isWanted()) await rename(part, target);
    else await rm(part);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
