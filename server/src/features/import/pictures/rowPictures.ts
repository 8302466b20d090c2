import type { CatalogueRow } from '../file/catalogueRow.ts';
import type { Note } from '../file/fieldReader.ts';
import type { Line } from '../file/line.ts';
import { PICTURE_URL } from '../file/optionalFields.ts';
import type { PictureSource } from './pictureSource.ts';

/** The URL, or the problem, of each picture file that rows name. */
export type PictureFiles = ReadonlyMap<string, { url: string } | { reason: string }>;

/** Finds the picture files that some rows name. @param source null: the file came without pictures */
export async function findPictures(
  source: PictureSource | null,
  lines: readonly Line[],
): Promise<PictureFiles> {
  const pictureFiles = new Map<string, { url: string } | { reason: string }>();
  if (!source) return pictureFiles;
  const names = lines.flatMap(({ row }) => row?.images ?? []).filter((image) => !PICTURE_URL.test(image));
  // One after the other, so that only one file is in memory.
  for (const name of new Set(names)) pictureFiles.set(name, await source.find(name));
  return pictureFiles;
}

/** @param notes those of the row so far. @returns the URLs of the product's pictures; undefined: those that are stored */
export function resolveImages(
  { images }: CatalogueRow,
  stored: readonly string[],
  pictureFiles: PictureFiles,
  notes: Note[],
): { images?: string[]; notes: Note[] } {
  if (!images) return { notes };
  const results = images.map((image) => ({ image, ...resolveImage(image, stored, pictureFiles) }));
  const urls = results.flatMap(({ url }) => url ?? []);
  const repairs = results.flatMap(({ image, reason }): Note[] =>
    reason === undefined ? [] : [{ action: 'repaired', field: 'image', reason, old: image, new: '' }],
  );
  const isKept = urls.length === 0 && images.length > 0;
  return { ...(!isKept && { images: [...new Set(urls)] }), notes: [...notes, ...repairs] };
}

function resolveImage(
  image: string,
  stored: readonly string[],
  pictureFiles: PictureFiles,
): { url?: string; reason?: string } {
  if (stored.includes(image)) return { url: image };
  return pictureFiles.get(image) ?? { reason: 'not a picture of this product: ignored' };
}
