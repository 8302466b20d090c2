import { createLimiter } from '../../lib/limiter.ts';

/** Pixels; larger pictures are made smaller. */
const SIZE = 512;
/** What a picture may unfold to: a file of a few kilobytes can claim any size. */
const MAX_PIXELS = 40_000_000;

/** One takes up to half a second of a core. */
const inTurn = createLimiter(2, 20);

/**
 * A picture that somebody sent, decoded and encoded anew as WebP: upright, at most 512 pixels wide and high, with nothing of
 * the file but its pixels. To be called inside of `rejectWhenOverloaded`.
 * @returns null when it is no whole, still picture in JPEG, PNG or WebP
 */
export const toAvatar = (file: Buffer): Promise<Buffer | null> =>
  inTurn(async () => {
    if (!isPicture(file)) return null;
    const { default: sharp } = await import('sharp');
    const picture = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'warning' });
    try {
      const { pages = 1 } = await picture.metadata();
      if (pages > 1) return null;
      return await picture
        .rotate()
        .resize({ width: SIZE, height: SIZE, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer();
    } catch {
      // The decoder has one kind of error, and its input is all that can be wrong here.
      return null;
    }
  });

/** Whether the file begins as one of the three formats do. Others do not get to see the decoder, which knows many more. */
function isPicture(file: Buffer): boolean {
  const starts = (signature: string, at = 0) =>
    file.subarray(at, at + signature.length).equals(Buffer.from(signature, 'latin1'));
  return starts('\xff\xd8\xff') || starts('\x89PNG\r\n\x1a\n') || (starts('RIFF') && starts('WEBP', 8));
}
