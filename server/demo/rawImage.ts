import sharp, { type Sharp } from 'sharp';

/** RGBA pixels. */
export interface RawImage {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

export const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

export async function rawOf(image: Sharp): Promise<RawImage> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export function fromRaw(image: RawImage): Sharp {
  return sharp(image.data, { raw: rawInfo(image) });
}

export function rawInfo(image: RawImage): { width: number; height: number; channels: 4 } {
  return { width: image.width, height: image.height, channels: 4 };
}
