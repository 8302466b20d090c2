import path from 'node:path';
import { isDemoPicture } from '../../catalog/pictures/cataloguePictures.service.ts';
import type { CatalogueRow, VariantRow } from '../file/catalogueRow.ts';
import type { Note } from '../file/fieldReader.ts';
import type { Line } from '../file/line.ts';
import { PICTURE_URL } from '../file/optionalFields.ts';
import type { PictureSource } from './pictureSource.ts';

/**
 * The URL, or the problem, of each picture file that rows name; of URLs those that any product may show, or whose file
 * came along.
 */
export type PictureFiles = ReadonlyMap<string, { url: string } | { reason: string }>;

/** The pictures among the values of a product and its variants, once for each use. */
export const picturesOf = ({ images = [], variants = [] }: Pictured): string[] => [
  ...images,
  ...variants.flatMap(({ picture }) => picture ?? []),
];

interface Pictured {
  images?: readonly string[];
  variants?: readonly { picture: string | null }[];
}

/** Finds the picture files that some rows name. @param source null: the file came without pictures */
export async function findPictures(
  source: PictureSource | null,
  lines: readonly Line[],
): Promise<PictureFiles> {
  const pictureFiles = new Map<string, { url: string } | { reason: string }>();
  const names = lines.flatMap(({ row }) => [...(row?.images ?? []), row?.variant?.picture || []].flat());
  // One after the other, so that only one file is in memory.
  for (const name of new Set(names)) {
    if (isDemoPicture(name)) {
      pictureFiles.set(name, { url: name });
    } else if (source) {
      const isUrl = PICTURE_URL.test(name);
      const file = await source.find(isUrl ? path.posix.basename(name) : name);
      if (!isUrl || 'url' in file) pictureFiles.set(name, file);
    }
  }
  return pictureFiles;
}

/**
 * @param notes those of the row so far
 * @returns the URLs of the product's pictures; undefined: those that are stored
 */
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

/**
 * The picture of a variant after its record.
 * @param stored those of its product and of all its variants
 * @param onProblem called with the reason for which the stored one is kept
 */
export function resolvePicture(
  { variant: { picture } }: VariantRow,
  current: string | null,
  stored: readonly string[],
  pictureFiles: PictureFiles,
  onProblem: (note: Note) => void,
): string | null {
  if (picture === null) return current;
  if (picture === '') return null;
  const { url, reason = '' } = resolveImage(picture, stored, pictureFiles);
  if (url === undefined)
    onProblem({ action: 'repaired', field: 'option_image', reason, old: picture, new: '' });
  return url ?? current;
}

function resolveImage(
  image: string,
  stored: readonly string[],
  pictureFiles: PictureFiles,
): { url?: string; reason?: string } {
  if (stored.includes(image)) return { url: image };
  return pictureFiles.get(image) ?? { reason: 'not a picture of this product: ignored' };
}
