import type { Metadata } from 'sharp';
import { createLimiter } from '../../../lib/limiter.ts';

/** Pixels; larger pictures are scaled down. */
const MAX_SIDE = 512;
/** Limit for the decoded picture: a file of a few kilobytes can declare any size. */
const MAX_PIXELS = 40_000_000;
/** Bytes of a decoded interlaced PNG, which is in memory as a whole; other PNGs are decoded by rows. */
const MAX_INTERLACED_BYTES = 64 * 1024 * 1024;

/** One picture takes up to half a second of a core, and much memory. */
const limitConcurrency = createLimiter(1, 20);

/**
 * Decodes an uploaded picture and encodes it anew as WebP: upright, at most 512 pixels wide and high, without metadata.
 * Call it inside of `rejectWhenOverloaded`.
 * @returns null unless the file is a complete, still JPEG, PNG or WebP picture
 */
export const encodeAvatar = (file: Buffer): Promise<Buffer | null> =>
  limitConcurrency(async () => {
    if (!hasPictureSignature(file)) return null;
    const { default: sharp } = await import('sharp');
    const picture = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'warning' });
    try {
      const metadata = await picture.metadata();
      if ((metadata.pages ?? 1) > 1 || isLargeInterlacedPng(metadata)) return null;
      return await picture
        .rotate()
        .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer();
    } catch {
      // sharp has one error class for everything; here only its input can be invalid.
      return null;
    }
  });

function isLargeInterlacedPng({ format, isProgressive, width, height, channels, depth }: Metadata): boolean {
  const bytes = width * height * channels * (depth === 'ushort' ? 2 : 1);
  return format === 'png' && isProgressive && bytes > MAX_INTERLACED_BYTES;
}

/** Whether the file begins like one of the three formats. The decoder supports further formats, which must not reach it. */
function hasPictureSignature(file: Buffer): boolean {
  const startsWith = (signature: string, at = 0) =>
    file.subarray(at, at + signature.length).equals(Buffer.from(signature, 'latin1'));
  return (
    startsWith('\xff\xd8\xff') ||
    startsWith('\x89PNG\r\n\x1a\n') ||
    (startsWith('RIFF') && startsWith('WEBP', 8))
  );
}
