import { constants } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { limitMarks } from '../../../lib/text/combiningMarks.ts';
import { InvalidFileError } from '../../../sheets/csv.ts';
import { pictureUrlOf } from '../../catalog/pictures/cataloguePictures.service.ts';
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_MB } from '../../users/uploads/uploads.service.ts';

/** Why the picture of a row is not imported. */
interface Unusable {
  reason: string;
}

/** Picture files that belong to a catalogue file, by the names that the catalogue file has. */
export interface PictureSource {
  /** The URL under which a picture would be stored. Reads the file, and decodes nothing. */
  find(name: string): Promise<{ url: string } | Unusable>;
  /** Whether `find` has returned the URL. */
  has(url: string): boolean;
  /** The file of a URL that `find` has returned; null if the URL is none of them. */
  read(url: string): Promise<Buffer | null>;
  /** Marks the picture of a URL as unusable. */
  reject(url: string, reason: string): void;
  close(): Promise<void>;
}

export const NOT_FOUND = 'there is no such picture file: ignored';
const NOT_READABLE = 'this user may not read the file: ignored';
export const TOO_LARGE = `larger than ${MAX_UPLOAD_MB} MB: ignored`;
export const NOT_A_PICTURE = 'not a JPEG, PNG or WebP picture: ignored';

/**
 * @param readFile the content of a file, or why it cannot be used
 * @param close releases what `readFile` needs
 */
export function createPictureSource(
  readFile: (name: string) => Promise<Buffer | Unusable>,
  close: () => Promise<void>,
): PictureSource {
  const results = new Map<string, Promise<{ url: string } | Unusable>>();
  const nameOfUrl = new Map<string, string>();

  async function findOnce(name: string) {
    const file = await readFile(name);
    if (!Buffer.isBuffer(file)) return file;
    const url = pictureUrlOf(file, 'product');
    nameOfUrl.set(url, name);
    return { url };
  }

  return {
    find(name) {
      const result = results.get(name) ?? findOnce(name);
      results.set(name, result);
      return result;
    },
    has: (url) => nameOfUrl.has(url),
    async read(url) {
      const name = nameOfUrl.get(url);
      const file = name === undefined ? null : await readFile(name);
      return Buffer.isBuffer(file) ? file : null;
    },
    reject(url, reason) {
      const name = nameOfUrl.get(url);
      if (name !== undefined) results.set(name, Promise.resolve({ reason }));
    },
    close,
  };
}

/** Case does not matter: Windows and cameras change it. */
export const fileKey = (name: string): string => limitMarks(name).normalize('NFC').toLowerCase();

/**
 * The files of a folder. Names are looked up in its listing, so no name can lead out of it; links and sub-folders are
 * not followed.
 * @throws InvalidFileError when it cannot be read
 */
export async function openPictureFolder(folder: string): Promise<PictureSource> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    throw new InvalidFileError(`the folder of its pictures cannot be read: ${error.code}`);
  });
  const files = new Map(
    entries.filter((entry) => entry.isFile()).map(({ name }) => [fileKey(name), path.join(folder, name)]),
  );
  return createPictureSource(
    async (name) => {
      const file = files.get(fileKey(name));
      return file ? readRegularFile(file) : { reason: NOT_FOUND };
    },
    async () => {},
  );
}

async function readRegularFile(file: string): Promise<Buffer | Unusable> {
  // A link that replaced the file meanwhile is refused.
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW).catch(whyNotOpened);
  if ('reason' in handle) return handle;
  try {
    const { size } = await handle.stat();
    return size > MAX_UPLOAD_BYTES ? { reason: TOO_LARGE } : await handle.readFile();
  } finally {
    await handle.close();
  }
}

const notOpened: Record<string, string> = { ENOENT: NOT_FOUND, ELOOP: NOT_FOUND, EACCES: NOT_READABLE };

/** Throws what is not about this file alone. */
function whyNotOpened(error: NodeJS.ErrnoException): Unusable {
  const reason = notOpened[error.code ?? ''];
  if (!reason) throw error;
  return { reason };
}
