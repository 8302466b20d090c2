import { setTimeout as sleep } from 'node:timers/promises';
import { type PicturesContext, storePicture } from '../../catalog/pictures/cataloguePictures.service.ts';
import type { PlannedRow } from '../plan/plannedRow.ts';
import { NOT_A_PICTURE, type PictureSource } from './pictureSource.ts';
import { picturesOf } from './rowPictures.ts';

/**
 * Decodes and stores the pictures that a batch brings.
 * @returns false if a file is no picture; the source then knows that
 */
export async function storePictures(
  ctx: PicturesContext,
  source: PictureSource | null,
  rows: readonly PlannedRow[],
): Promise<boolean> {
  if (!source) return true;
  const urls = rows.flatMap(({ before, after }) => {
    const present = picturesOf(before);
    return picturesOf(after).filter((url) => source.has(url) && !present.includes(url));
  });
  let areAllStored = true;
  for (const url of new Set(urls)) {
    const file = await source.read(url);
    if (file && (await store(ctx, file))) continue;
    source.reject(url, NOT_A_PICTURE);
    areAllStored = false;
  }
  return areAllStored;
}

/** @returns false if it is no picture */
async function store(ctx: PicturesContext, file: Buffer): Promise<boolean> {
  for (;;) {
    const result = await storePicture(ctx, file, 'product');
    if (typeof result === 'string') return true;
    if (result.__typename !== 'TooManyRequests') return false;
    // Shoppers' uploads are being decoded.
    await sleep(result.retryAfter * 1000);
  }
}
