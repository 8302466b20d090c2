import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../../../lib/limits/rateLimiter.ts';
import { UPLOADS_PATH } from '../../../lib/pictures/images.ts';
import { nothingHere } from '../../../lib/problems.ts';
import { sendPictureProblem } from '../../../rest/errors.ts';
import type { PictureStore } from './pictureStore.service.ts';

const YEAR_S = 365 * 24 * 60 * 60;

interface Options {
  shop: { limits: Limits; pictures: PictureStore };
}

/**
 * GET /media/uploads/{name}.webp and, of pictures in several sizes, /media/uploads/{width}/{name}.webp: uploaded pictures, immutable
 * and public for everyone who knows the URL.
 */
export async function picturesRest(app: FastifyInstance, { shop }: Options): Promise<void> {
  app.get<{ Params: { name: string } }>(`${UPLOADS_PATH}/:name`, (request, reply) =>
    sendPicture(request.params.name, request, reply),
  );
  app.get<{ Params: { width: string; name: string } }>(`${UPLOADS_PATH}/:width/:name`, (request, reply) => {
    const { width, name } = request.params;
    return sendPicture(name.replace(/[.]webp$/, `-${width}.webp`), request, reply);
  });

  async function sendPicture(
    name: string,
    { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
    reply: FastifyReply,
  ) {
    const etag = `"${name}"`;
    if (headers['if-none-match'] === etag) return reply.code(304).send();
    const tooMany = await shop.limits.consume('picture', { address: ip });
    if (tooMany) return sendPictureProblem(reply, tooMany);
    const picture = /^[0-9a-f]{32}(-\d{3,4})?\.webp$/.test(name) ? await shop.pictures.get(name) : null;
    if (!picture) return sendPictureProblem(reply, nothingHere());
    return (
      reply
        .type('image/webp')
        .header('etag', etag)
        .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
        // REST clients may be pages of another origin.
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(picture)
    );
  }
}
