import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { newId } from '../../../lib/ids.ts';
import { nullIfMissing } from '../../../lib/nullIfMissing.ts';
import { throwProblem } from '../../../lib/problems.ts';
import { readBeginning } from '../../../sheets/encoding.ts';
import { beginsAsZip, ZIP_SIGNATURE } from '../../../sheets/fileKind.ts';
import { isWorkbook } from '../../../sheets/workbookZip.ts';
import { fileTooLarge } from '../../staff/staff.problems.ts';
import {
  MAX_LIST_BYTES,
  MAX_LIST_MB,
  receiveFile,
  type StaffFilesContext,
  staffFilesDir,
} from '../../staff/staffFiles.service.ts';
import { type FileLayout, readLayout } from '../file/layout.ts';
import type { PictureSource } from '../pictures/pictureSource.ts';
import { openCatalogueZip } from '../pictures/zip.ts';

// Files that staff have sent, below the data folder: the list <id>.csv, which may be a workbook, with pictures also
// <id>.zip, and <id>.preview.* made from them. Their names are made here; the name that the browser sends is only
// shown.

const DAY_MS = 24 * 60 * 60 * 1000;

/** The path of a file of an import. @param id made by `newId` */
export const fileOf = (
  ctx: StaffFilesContext,
  id: string,
  extension: 'csv' | 'zip' | 'preview.json' | 'preview.jsonl',
) => path.join(staffFilesDir(ctx), `${id}.${extension}`);

/**
 * Stores a list, as CSV or as a workbook, or a ZIP with one, and checks that it can be read. Of a file that is refused
 * nothing stays, and no more of it is read.
 * @returns the id that its import gets
 * @throws InvalidFileError
 * @throws ProblemError when it is too large
 */
export async function storeFile(ctx: StaffFilesContext, content: Readable): Promise<string> {
  const id = newId();
  try {
    const received = await receiveFile(ctx, `${id}.part`, content);
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
 * Whether a file is a ZIP with a list and its pictures; a workbook is a ZIP, too.
 * @throws ProblemError for a workbook that is too large
 */
async function isZipWithList(file: string): Promise<boolean> {
  if (!beginsAsZip(await readBeginning(file, ZIP_SIGNATURE.length))) return false;
  if (!(await isWorkbook(file))) return true;
  if ((await stat(file)).size > MAX_LIST_BYTES) throwProblem(fileTooLarge(MAX_LIST_MB));
  return false;
}

async function unpackList(ctx: StaffFilesContext, id: string, zipFile: string): Promise<void> {
  const zip = await openCatalogueZip(zipFile, MAX_LIST_BYTES);
  try {
    await zip.extractList(fileOf(ctx, id, 'csv'));
  } finally {
    await zip.pictures.close();
  }
}

/** How an import's file is read. @throws InvalidFileError */
export async function readImportLayout(
  ctx: StaffFilesContext,
  { id, headerLine = null }: { id: string; headerLine?: number | null },
): Promise<FileLayout> {
  return readLayout(fileOf(ctx, id, 'csv'), headerLine);
}

export const hasFile = async (ctx: StaffFilesContext, id: string): Promise<boolean> =>
  (await stat(fileOf(ctx, id, 'csv')).catch(nullIfMissing)) !== null;

/** As `readImportLayout`. @returns null when the file is no longer there */
export const findImportLayout = async (
  ctx: StaffFilesContext,
  row: Parameters<typeof readImportLayout>[1],
): Promise<FileLayout | null> => ((await hasFile(ctx, row.id)) ? readImportLayout(ctx, row) : null);

/** The pictures of an import; null if its file was no ZIP. Close it. */
export async function openPictures(ctx: StaffFilesContext, id: string): Promise<PictureSource | null> {
  const file = fileOf(ctx, id, 'zip');
  if (!(await stat(file).catch(nullIfMissing))) return null;
  return (await openCatalogueZip(file, MAX_LIST_BYTES)).pictures;
}

async function removeFiles(ctx: StaffFilesContext, id: string): Promise<void> {
  for (const name of (await readdir(staffFilesDir(ctx)).catch(nullIfMissing)) ?? [])
    if (name.startsWith(`${id}.`)) await rm(path.join(staffFilesDir(ctx), name), { force: true });
}

/** Deletes files that staff sent more than a day ago. Reports of the command line stay. */
export async function deleteOldImportFiles(ctx: StaffFilesContext): Promise<void> {
  const folder = staffFilesDir(ctx);
  for (const name of (await readdir(folder).catch(nullIfMissing)) ?? []) {
    if (!/^[0-9a-f-]{36}[.]/.test(name)) continue;
    const file = path.join(folder, name);
    const stats = await stat(file).catch(nullIfMissing);
    if (stats && stats.mtimeMs < Date.now() - DAY_MS) await rm(file, { force: true });
  }
}

/**
 * Writes a file anew: readers have the whole former one, or the whole new one. Nothing stays of one that fails, as on a
 * full disk.
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
