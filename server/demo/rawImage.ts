import sharp, { type Raw, type Sharp } from 'sharp';

/** Pixels of three (RGB) or four (RGBA) bytes. */
export interface RawImage {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: Raw['channels'];
}

export const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

export async function rawOf(image: Sharp): Promise<RawImage> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

export function fromRaw(image: RawImage): Sharp {
  return sharp(image.data, { raw: rawInfo(image) });
}

export function rawInfo({ width, height, channels }: RawImage): Raw {
  return { width, height, channels };
}
