import { buffer } from 'node:stream/consumers';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sender } from '../../../http/caller.ts';
import type { UploadPlaces } from '../../../http/uploadPlaces.ts';
import type { Limits } from '../../../lib/limits/rateLimiter.ts';
import { toImage } from '../../../lib/pictures/images.ts';
import type { Problem } from '../../../lib/problems.ts';
import { inputInvalid, requestInvalid, restError } from '../../../rest/errors.ts';
import type { SettingsContext } from '../../settings/settings.service.ts';
import { findRefusal } from '../../staff/staffAccess.service.ts';
import { MAX_UPLOAD_BYTES } from '../../users/uploads/uploads.service.ts';
import { type PicturesContext, picturePurposes, storePicture } from './cataloguePictures.service.ts';

const FIELD = 'image';

interface Options {
  shop: PicturesContext & SettingsContext & { limits: Limits; uploadPlaces: { staff: UploadPlaces } };
  /** The caller by the bearer token alone. */
  identify(request: FastifyRequest): Promise<Sender>;
}

const statusByProblem: Record<string, number> = { NotSignedIn: 401, NotAllowed: 403, TooManyRequests: 429 };

/**
 * POST /desk/pictures?purpose=product|tile|HOME|STRIP|SIDE: staff upload a picture of the catalogue in the form field `image`. It is
 * shown once a product, category or banner is saved with the returned URL. Only a bearer token counts, so no other page can send it.
 */
export async function cataloguePicturesRest(
  app: FastifyInstance,
  { shop, identify }: Options,
): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    // One byte more than allowed, so that a truncated file is known to be too large.
    limits: { files: 1, fileSize: MAX_UPLOAD_BYTES + 1, fields: 0, parts: 1 },
  });

  app.post<{ Querystring: { purpose?: string } }>('/desk/pictures', async (request, reply) => {
    const { caller, viewer, clientAddress } = await identify(request);
    // Before the body is read.
    const refusal = findRefusal(shop, caller, ['EDIT_CATALOGUE']);
    if (refusal) return sendProblem(reply, refusal);
    const purpose = picturePurposes.find((name) => name === request.query.purpose);
    if (!purpose)
      return reply.code(400).send(restError(inputInvalid(`purpose is one of ${picturePurposes.join(', ')}`)));
    if (!request.isMultipart())
      return reply
        .code(415)
        .send(restError(requestInvalid('Please send the picture as multipart/form-data')));
    const tooMany = await shop.limits.consume('cataloguePicture', {
      address: clientAddress,
      account: viewer?.id,
    });
    if (tooMany) return sendProblem(reply, tooMany);
    const release = await shop.uploadPlaces.staff.take(request);
    try {
      const file = await readFile(request);
      if (!file)
        return reply
          .code(400)
          .send(restError(requestInvalid(`Please send one picture in the field ${FIELD}`)));
      if (file.length > MAX_UPLOAD_BYTES)
        return reply
          .code(413)
          .send(restError({ code: 'PICTURE_TOO_LARGE', message: 'This picture is too large' }));
      const url = await storePicture(shop, file, purpose);
      if (typeof url !== 'string') return sendProblem(reply, url);
      return { url, srcSet: toImage(url).srcSet };
    } finally {
      release();
    }
  });
}

/** The file of the form field; null if there is none, or the form is malformed. */
async function readFile(request: FastifyRequest): Promise<Buffer | null> {
  try {
    const part = await request.file();
    return part?.fieldname === FIELD ? await buffer(part.file) : null;
  } catch {
    return null;
  } finally {
    // Discards the unread rest of the body; otherwise it would block the connection's next request.
    request.raw.unpipe().resume();
  }
}

function sendProblem(reply: FastifyReply, problem: Problem & { retryAfter?: number }): FastifyReply {
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter);
  return reply.code(statusByProblem[problem.__typename] ?? 400).send(restError(problem));
}
