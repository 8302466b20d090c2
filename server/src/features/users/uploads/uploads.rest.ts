import { buffer } from 'node:stream/consumers';
import multipart from '@fastify/multipart';
import type { FastifyRequest, FastifySchema } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { UploadPlaces } from '../../../http/uploadPlaces.ts';
import { formNeeded, notSignedIn, throwProblem, tooManyRequests } from '../../../lib/problems.ts';
import { failure, throwIfProblem } from '../../../rest/errors.ts';
import { noSecurity } from '../../../rest/input.ts';
import { succeeded, success } from '../../../rest/success.ts';
import { notAPicture, tooManyPictures } from '../users.problems.ts';
import {
  clearUploads,
  listUploads,
  MAX_UPLOAD_BYTES,
  MAX_UPLOAD_MB,
  uploadImages,
} from './uploads.service.ts';

const FIELD = 'images';

const urls = z.array(
  z.string().meta({
    description: 'URL of a picture',
    example: 'https://kirana.example/media/uploads/0123456789abcdef0123456789abcdef.webp',
  }),
);

const uploadSchema = {
  summary: 'Uploads up to four pictures for the caller’s own profile',
  description:
    `Send each in a form field \`${FIELD}\`: JPEG, PNG or WebP, not animated, up to ${MAX_UPLOAD_MB} MB and 40 megapixels. They are ` +
    'stored as WebP of at most 512 by 512 pixels, without metadata, and replace the profile’s pictures at once. The twenty newest ' +
    'are listed as new uploads until they are cleared or the profile is saved (`PUT /api/user/{id}`).',
  consumes: ['multipart/form-data'],
  files: FIELD,
  response: { 200: urls.describe('In the order of the request'), 415: failure },
  failures: {
    400: notAPicture(),
    401: notSignedIn(),
    413: tooManyPictures(),
    415: formNeeded('pictures'),
    429: tooManyRequests(5),
  },
} satisfies FastifySchema;

const listSchema = {
  summary: 'The caller’s new uploads until the profile is saved or they are cleared; empty for visitors',
  response: {
    200: z.array(z.object({ images: urls.describe('Newest upload first') })).describe('At most one element'),
  },
  security: noSecurity,
} satisfies FastifySchema;

const clearSchema = {
  summary: 'Clears the list of the caller’s new uploads and deletes those that the profile does not show',
  response: { 200: success },
  security: noSecurity,
} satisfies FastifySchema;

/** /api/user/upload and /api/imageUpload: the caller's own profile pictures. */
export const uploadsRest: FastifyPluginAsyncZod = async (app) => {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    // One byte more than allowed, so that the service sees that a truncated file is too large.
    limits: { files: 4, fileSize: MAX_UPLOAD_BYTES + 1, fields: 10, fieldSize: 1000, parts: 14 },
  });

  app.post('/user/upload', { schema: uploadSchema }, async (request) => {
    const { ctx } = request;
    // Before the body of a visitor's request is read.
    if (!ctx.viewer) throwIfProblem(notSignedIn());
    if (!request.isMultipart()) throwProblem(formNeeded('pictures'));
    return throwIfProblem(await uploadImages(ctx, filesOf(request, ctx.uploadPlaces.shoppers))).map(
      ctx.absolute,
    );
  });

  app.get('/imageUpload', { schema: listSchema }, async ({ ctx }) => {
    const images = await listUploads(ctx);
    return images.length > 0 ? [{ images: images.map(ctx.absolute) }] : [];
  });

  app.delete('/imageUpload/deleteAllImages', { schema: clearSchema }, async ({ ctx }) => {
    await clearUploads(ctx);
    return succeeded;
  });
};

/** The files of the form field, one after the other, once there is a place for them. */
async function* filesOf(request: FastifyRequest, places: UploadPlaces): AsyncGenerator<Buffer> {
  const release = await places.take(request);
  try {
    for await (const { fieldname, file } of request.files()) {
      const bytes = await buffer(file);
      if (fieldname === FIELD) yield bytes;
    }
  } catch (error) {
    if (error instanceof request.server.multipartErrors.FilesLimitError) throwProblem(tooManyPictures());
    // The multipart plugin's errors (limits) have a status; those of a malformed or truncated form have none.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throwIfProblem(notAPicture());
  } finally {
    release();
    // Discards the unread rest of the body; otherwise it would block the connection's next request.
    request.raw.unpipe().resume();
  }
}
