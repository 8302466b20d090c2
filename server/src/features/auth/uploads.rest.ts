import { buffer } from 'node:stream/consumers';
import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notSignedIn } from '../../lib/problems.ts';
import { failure, restError, throwIfProblem } from '../../rest/errors.ts';
import { noSecurity } from '../../rest/input.ts';
import {
  deleteUploads,
  listUploads,
  MAX_UPLOAD_BYTES,
  notAPicture,
  uploadImages,
} from './uploads.service.ts';

const FIELD = 'images';

const urls = z.array(
  z.string().meta({
    description: 'URL of a picture',
    example: 'https://kirana.example/media/uploads/0123456789abcdef0123456789abcdef.webp',
  }),
);

/** /api/user/upload and /api/imageUpload: pictures for one's own profile. */
export const uploadsRest: FastifyPluginAsyncZod = async (app) => {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    // A file is cut off behind the byte that is too much.
    limits: { files: 4, fileSize: MAX_UPLOAD_BYTES + 1, fields: 10, fieldSize: 1000, parts: 14 },
  });

  app.post(
    '/user/upload',
    {
      schema: {
        summary: 'Takes up to four pictures for one’s own profile',
        description:
          `Each in a field of its own that is called \`${FIELD}\`: JPEG, PNG or WebP, still, up to 5 MB and 40 megapixels. They are kept ` +
          'as WebP of at most 512 by 512 pixels, without the data that cameras add. The twenty newest wait until the profile is saved ' +
          'with them (`PUT /api/user/{id}`).',
        consumes: ['multipart/form-data'],
        files: FIELD,
        response: { 200: urls.describe('In the order of the request'), 415: failure },
        failures: {
          400: 'Please select a valid JPG or PNG image file.',
          401: 'Please Login to continue',
          413: 'reach files limit',
          415: 'Please send the pictures as multipart/form-data',
          429: 'Too many attempts. Please try again in 5 seconds.',
        },
      },
    },
    async (request, reply) => {
      const { ctx } = request;
      // Before anything is read of what a stranger sends.
      if (!ctx.viewer) throwIfProblem(notSignedIn());
      if (!request.isMultipart())
        return reply.code(415).send(restError('Please send the pictures as multipart/form-data'));
      return throwIfProblem(await uploadImages(ctx, filesOf(request))).map(ctx.absolute);
    },
  );

  app.get(
    '/imageUpload',
    {
      schema: {
        summary: 'One’s own uploads that are not a part of the profile; empty for visitors',
        response: {
          200: z.array(z.object({ images: urls.describe('The last upload first') })).describe('At most one'),
        },
        security: noSecurity,
      },
    },
    async ({ ctx }) => {
      const images = await listUploads(ctx);
      return images.length > 0 ? [{ images: images.map(ctx.absolute) }] : [];
    },
  );

  app.delete(
    '/imageUpload/deleteAllImages',
    {
      schema: {
        summary:
          'Deletes one’s own uploads that are not a part of the profile; for visitors there is nothing to do',
        response: { 200: z.object({ success: z.literal(true).describe('Always true') }) },
        security: noSecurity,
      },
    },
    async ({ ctx }) => {
      await deleteUploads(ctx);
      return { success: true as const };
    },
  );
};

/** The files of a form, one after the other. */
async function* filesOf(request: FastifyRequest): AsyncGenerator<Buffer> {
  try {
    for await (const { fieldname, file } of request.files()) {
      const bytes = await buffer(file);
      if (fieldname === FIELD) yield bytes;
    }
  } catch (error) {
    // What exceeds a limit comes with a status; a form that cannot be read, or ends early, without.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throwIfProblem(notAPicture());
  } finally {
    // What nobody asked for is passed over, or it would stand before the connection's next request.
    request.raw.unpipe().resume();
  }
}
