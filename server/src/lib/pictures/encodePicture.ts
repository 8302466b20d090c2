import type { Metadata, ResizeOptions } from 'sharp';
import { createLimiter } from '../limits/limiter.ts';
import { keepPictureChunks } from './pngChunks.ts';

/** Limit for the decoded picture: a file of a few kilobytes can declare any size. */
const MAX_PIXELS = 40_000_000;
/** Of WebP. Shrinking a picture of a few rows that are longer takes gigabytes. */
const MAX_SIDE = 16_383;
/** A large photo takes a second on a slow core. */
const TIMEOUT_SECONDS = 10;
/** Bytes of a decoded interlaced PNG, which is in memory as a whole; other PNGs are decoded by rows. */
const MAX_INTERLACED_BYTES = 64 * 1024 * 1024;
/** Bytes of the coefficients of a progressive JPEG, which are in memory as a whole: 40 megapixels in three colours of two bytes. */
const MAX_PROGRESSIVE_BYTES = MAX_PIXELS * 3 * 2;
/** Of WebP, 1 to 100. */
const QUALITY = 82;

/** One picture takes up to half a second of a core, and much memory. */
const limitConcurrency = createLimiter(1, 20);

/** A size in pixels. `inside`: the whole picture, at most that large; `cover`: exactly that shape, with its edges cut off. */
export interface PictureSize {
  width: number;
  height: number;
  fit: 'inside' | 'cover';
}

/**
 * Decodes a picture that somebody has sent, and encodes it anew as WebP in several sizes: upright, never enlarged, without metadata.
 * Call it inside of `rejectWhenOverloaded`.
 * @param sizes the largest first
 * @returns the files in the order of `sizes`; null unless the file is a complete, still JPEG, PNG or WebP picture
 */
export const encodePicture = (file: Buffer, sizes: readonly PictureSize[]): Promise<Buffer[] | null> =>
  limitConcurrency(async () => {
    const [largest] = sizes;
    const source = decodablePart(file);
    if (!largest || !source) return null;
    const { default: sharp } = await import('sharp');
    // Each further thread would need memory for rows of its own.
    sharp.concurrency(1);
    const picture = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'warning' });
    try {
      const metadata = await picture.metadata();
      if ((metadata.pages ?? 1) > 1 || isTooLong(metadata) || needsMuchMemory(metadata)) return null;
      const { data, info } = await picture
        .timeout({ seconds: TIMEOUT_SECONDS })
        .rotate()
        .resize(toOptions(largest))
        .raw()
        .toBuffer({ resolveWithObject: true });
      const raw = { width: info.width, height: info.height, channels: info.channels };
      return await Promise.all(
        sizes.map((size) =>
          sharp(data, { raw })
            .timeout({ seconds: TIMEOUT_SECONDS })
            .resize(toOptions(size))
            .webp({ quality: QUALITY })
            .toBuffer(),
        ),
      );
    } catch {
      // sharp has one error class for everything; here only its input can be invalid.
      return null;
    }
  });

const toOptions = (size: PictureSize): ResizeOptions => ({ ...size, withoutEnlargement: true });

const isTooLong = ({ width, height }: Metadata): boolean => Math.max(width, height) > MAX_SIDE;

function needsMuchMemory({ format, isProgressive, width, height, channels, depth }: Metadata): boolean {
  if (!isProgressive) return false;
  const values = width * height * channels;
  return format === 'png'
    ? values * (depth === 'ushort' ? 2 : 1) > MAX_INTERLACED_BYTES
    : values * 2 > MAX_PROGRESSIVE_BYTES;
}

/**
 * What the decoder reads of a JPEG, PNG or WebP file; null: it is none. The decoder supports further formats, which must not reach it. Only
 * PNG has compressed data beside the picture: those of the others take no more memory than the file.
 */
function decodablePart(file: Buffer): Buffer | null {
  const startsWith = (signature: string, at = 0) =>
    file.subarray(at, at + signature.length).equals(Buffer.from(signature, 'latin1'));
  if (startsWith('\x89PNG\r\n\x1a\n')) return keepPictureChunks(file);
  return startsWith('\xff\xd8\xff') || (startsWith('RIFF') && startsWith('WEBP', 8)) ? file : null;
}
