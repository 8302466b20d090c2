import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '../../lib/ids.ts';
import { throwProblem } from '../../lib/problems.ts';
import { InvalidFileError } from '../../sheets/csv.ts';
import { beginsAsZip, ZIP_SIGNATURE } from '../../sheets/fileKind.ts';
import { fileInvalid, fileTooLarge } from './staff.problems.ts';

// Files with lists that staff send. Their names are made here or by the feature; the name that the browser sends is only shown.

const MB = 1024 * 1024;
/** Of a list, as CSV or as a workbook. */
export const MAX_LIST_MB = 20;
export const MAX_LIST_BYTES = MAX_LIST_MB * MB;
/** Of a ZIP with a list and pictures. */
export const MAX_ZIP_MB = 200;
export const MAX_FILE_BYTES = MAX_ZIP_MB * MB;

export interface StaffFilesContext {
  env: { dataDir: string };
}

/** The folder of the files that staff have sent. */
export const staffFilesDir = ({ env }: StaffFilesContext): string => path.join(env.dataDir, 'imports');

/**
 * Stores what a client sends below a new name.
 * @param name of the file, in the folder of staff's files; a part of it stays when the file is refused
 * @returns the path of the file
 * @throws InvalidFileError when it breaks off, or its form is malformed
 * @throws ProblemError when it is too large
 */
export async function receiveFile(ctx: StaffFilesContext, name: string, content: Readable): Promise<string> {
  const file = path.join(staffFilesDir(ctx), name);
  await mkdir(staffFilesDir(ctx), { recursive: true });
  await pipeline(limitSize(content), createWriteStream(file, { flags: 'wx' }));
  return file;
}

/**
 * Stores a list while it is read, and no longer.
 * @throws InvalidFileError
 * @throws ProblemError when it is too large
 */
export async function readReceivedFile<T>(
  ctx: StaffFilesContext,
  content: Readable,
  read: (file: string) => Promise<T>,
): Promise<T> {
  const name = `${newId()}.part`;
  try {
    return await read(await receiveFile(ctx, name, content));
  } finally {
    await rm(path.join(staffFilesDir(ctx), name), { force: true });
  }
}

/**
 * The result of work that reads a file.
 * @param kind what the file should be, such as `a catalogue`
 * @throws ProblemError when it is something else
 */
export async function refuseInvalidFile<T>(kind: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof InvalidFileError) throwProblem(fileInvalid(kind, error));
    throw error;
  }
}

/** Ends with a problem as soon as the content is larger than a file of its kind may be. */
async function* limitSize(content: Readable): AsyncGenerator<Buffer> {
  let head: Buffer = Buffer.alloc(0);
  let size = 0;
  for await (const chunk of rethrowAsInvalidFile(content)) {
    if (head.length < ZIP_SIGNATURE.length) head = Buffer.concat([head, chunk]);
    const maxMb = beginsAsZip(head) ? MAX_ZIP_MB : MAX_LIST_MB;
    size += chunk.length;
    if (size > maxMb * MB) throwProblem(fileTooLarge(maxMb));
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
