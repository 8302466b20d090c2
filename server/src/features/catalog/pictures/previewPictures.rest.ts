import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { demoMediaDir } from '../../../config/paths.ts';
import { createLimiter, rejectWhenOverloaded } from '../../../lib/limits/limiter.ts';
import type { Limits } from '../../../lib/limits/rateLimiter.ts';
import { nullIfMissing } from '../../../lib/nullIfMissing.ts';
import { PICTURES_PATH, PREVIEWS_PATH, UPLOADS_PATH } from '../../../lib/pictures/images.ts';
import { nothingHere } from '../../../lib/problems.ts';
import { sendPictureProblem } from '../../../rest/errors.ts';
import type { PictureStore } from '../../users/uploads/pictureStore.service.ts';

const YEAR_S = 365 * 24 * 60 * 60;
const QUALITY = 82;
const limitConcurrency = createLimiter(1, 20);

interface Options {
  shop: { limits: Limits; pictures: PictureStore };
}

/**
 * GET /media/preview/{path below /media}.jpg: a picture of the catalogue as JPEG, for the previews of other sites, many of which do not
 * show WebP. Immutable.
 */
export async function previewPicturesRest(app: FastifyInstance, { shop }: Options): Promise<void> {
  app.get<{ Params: { '*': string } }>(`${PREVIEWS_PATH}/*`, async (request, reply) => {
    const tooMany = await shop.limits.consume('preview', { address: request.ip });
    const jpeg =
      tooMany ??
      (await rejectWhenOverloaded(() => limitConcurrency(() => encode(request.params['*'])))) ??
      nothingHere();
    if ('message' in jpeg) return sendPictureProblem(reply, jpeg);
    return reply
      .type('image/jpeg')
      .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(jpeg);
  });

  async function encode(name: string): Promise<Buffer | null> {
    const picture = await findPicture(`/media/${name}`);
    if (!picture) return null;
    const { default: sharp } = await import('sharp');
    return sharp(picture).flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY }).toBuffer();
  }

  /** The stored picture of a preview's path; null without one. */
  async function findPicture(previewPath: string): Promise<Buffer | null> {
    const [, folder, width, name] = /^(.+)\/(\d{3,4})\/([\w-]+)\.jpg$/.exec(previewPath) ?? [];
    if (folder === UPLOADS_PATH && /^[0-9a-f]{32}$/.test(name ?? ''))
      return shop.pictures.get(`${name}-${width}.webp`);
    if (folder !== PICTURES_PATH) return null;
    return readFile(path.join(demoMediaDir, `${width}`, `${name}.webp`)).catch(nullIfMissing);
  }
}
