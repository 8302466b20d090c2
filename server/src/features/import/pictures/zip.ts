import { createWriteStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { InvalidFileError } from '../../../sheets/csv.ts';
import { MAX_UPLOAD_BYTES } from '../../users/uploads/uploads.service.ts';
import { createPictureSource, fileKey, NOT_FOUND, type PictureSource, TOO_LARGE } from './pictureSource.ts';

// Entries are found by name in the list of the ZIP and read into memory: no name of the ZIP becomes a path on this
// machine. yauzl refuses names that lead out of the ZIP, and entries that are larger than they say.

/** More entries are no shop's pictures, and their list would need much memory. */
const MAX_ENTRIES = 20_000;

/** What is in a ZIP. */
export interface CatalogueZip {
  /** Writes its only list, a CSV file or an Excel workbook, to a path. @throws InvalidFileError */
  extractList(target: string): Promise<void>;
  pictures: PictureSource;
}

/**
 * Opens a ZIP with one list and pictures, in any folders of it.
 * @param maxListBytes the size of a list that is accepted
 * @throws InvalidFileError
 */
export async function openCatalogueZip(file: string, maxListBytes: number): Promise<CatalogueZip> {
  const zip = await openPromise(file, { autoClose: false }).catch(invalidZip);
  try {
    const entries = await listEntries(zip);
    const [list, another] = findLists(entries);
    if (!list || another)
      throw new InvalidFileError('it is a ZIP, and must have one CSV file or Excel workbook');
    if (list.uncompressedSize > maxListBytes) throw new InvalidFileError('its list is too large');
    return {
      extractList: async (target) => {
        const stream = await zip.openReadStreamPromise(list).catch(invalidZip);
        await pipeline(stream, createWriteStream(target)).catch(invalidZip);
      },
      pictures: zipPictures(zip, entries),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** The lists; without one, documents of other programs: whoever reads such a one says what it is. */
function findLists(entries: readonly Entry[]): Entry[] {
  const endingWith = (pattern: RegExp) => entries.filter(({ fileName }) => pattern.test(fileName));
  const lists = endingWith(/[.](?:csv|tsv|xlsx|xlsm)$/i);
  return lists.length > 0 ? lists : endingWith(/[.](?:txt|xls|xlsb|ods|numbers|pdf|docx?|html?|xml|json)$/i);
}

async function listEntries(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > MAX_ENTRIES) throw new InvalidFileError('it has too many files');
  const entries: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.length > MAX_ENTRIES) break;
      const isHidden = /(^|\/)([.]|__MACOSX\/)/.test(entry.fileName);
      if (!isHidden && !entry.fileName.endsWith('/')) entries.push(entry);
    }
  } catch (error) {
    invalidZip(error);
  }
  return entries;
}

function zipPictures(zip: ZipFile, entries: readonly Entry[]): PictureSource {
  const byName = new Map<string, Entry>();
  for (const entry of entries) {
    const baseName = fileKey(entry.fileName.slice(entry.fileName.lastIndexOf('/') + 1));
    if (!byName.has(baseName)) byName.set(baseName, entry);
  }
  for (const entry of entries) byName.set(fileKey(entry.fileName), entry);
  return createPictureSource(
    async (name) => {
      const entry = byName.get(fileKey(name));
      if (!entry) return { reason: NOT_FOUND };
      if (entry.uncompressedSize > MAX_UPLOAD_BYTES) return { reason: TOO_LARGE };
      try {
        return await buffer(await zip.openReadStreamPromise(entry));
      } catch (error) {
        throwIfOfSystem(error);
        return { reason: 'it cannot be read from the ZIP: ignored' };
      }
    },
    async () => zip.close(),
  );
}

/** Throws errors of the disk, which say nothing about the ZIP. */
function throwIfOfSystem(error: unknown): void {
  if ((error as NodeJS.ErrnoException).syscall) throw error;
}

function invalidZip(error: unknown): never {
  throwIfOfSystem(error);
  // A shopkeeper can do nothing else about an invalid offset, path or size.
  throw new InvalidFileError(
    'its ZIP is damaged, or has a password. Please pack the list and its pictures into a new one, without a password',
    { cause: error },
  );
}
