import { encodePicture, type PictureSize } from '../../../lib/pictures/encodePicture.ts';

/** Larger pictures are scaled down. */
const AVATAR: PictureSize = { width: 512, height: 512, fit: 'inside' };

/**
 * Encodes an uploaded picture anew; see `encodePicture`.
 * @returns null unless the file is a complete, still JPEG, PNG or WebP picture
 */
export const encodeAvatar = async (file: Buffer): Promise<Buffer | null> =>
  (await encodePicture(file, [AVATAR]))?.[0] ?? null;
