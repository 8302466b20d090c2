import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Sender } from '../http/caller.ts';
import type { UploadPlaces } from '../http/uploadPlaces.ts';
import { fileMissing, formNeeded, throwProblem } from '../lib/problems.ts';

/** What routes by which staff read files are registered with. */
export interface StaffRouteOptions<Shop> {
  shop: Shop;
  /** The caller by the bearer token alone, so that no page of another origin can send or read a file. */
  identify(request: FastifyRequest): Promise<Sender>;
}

/** What routes by which staff send and read files are registered with. */
export type StaffFileOptions<Shop> = StaffRouteOptions<Shop & { uploadPlaces: { staff: UploadPlaces } }>;

/** Lets an instance of Fastify read forms with one file, of which no more than a byte beyond the limit is read. */
export async function acceptFileForms(app: FastifyInstance, maxBytes: number): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files: 1, fileSize: maxBytes + 1, fields: 0, parts: 1 },
  });
}

interface ExpectedFile {
  places: UploadPlaces;
  /** Name of the form's field. */
  field: string;
  content: 'file' | 'picture';
}

/**
 * Takes the file of a form once there is a place for it. Call it when the caller is known to be allowed to send it.
 * @returns what `take` returns
 * @throws ProblemError when the request has no such file
 */
export async function takeFile<T>(
  request: FastifyRequest,
  { places, field, content }: ExpectedFile,
  take: (part: MultipartFile) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throwProblem(formNeeded(content));
  const release = await places.take(request);
  try {
    // Null: the form is malformed, or was cut.
    const part = await request.file().catch(() => null);
    if (part?.fieldname !== field) throwProblem(fileMissing(content, field));
    return await take(part);
  } finally {
    release();
    // Discards the unread rest of the body; otherwise it would block the connection's next request.
    request.raw.unpipe().resume();
  }
}
