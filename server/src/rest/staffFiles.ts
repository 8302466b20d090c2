import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SettingsContext } from '../features/settings/settings.service.ts';
import type { DeskPermission } from '../features/staff/permissions.service.ts';
import { findRefusal } from '../features/staff/staffAccess.service.ts';
import { getStaffActor, type StaffActor } from '../features/staff/staffActor.service.ts';
import { FileTooLargeError, MAX_FILE_BYTES } from '../features/staff/staffFiles.service.ts';
import type { Sender } from '../http/caller.ts';
import type { UploadPlaces } from '../http/uploadPlaces.ts';
import type { LimitedAction, Limits } from '../lib/limits/rateLimiter.ts';
import { notSignedIn } from '../lib/problems.ts';
import { InvalidFileError } from '../sheets/csv.ts';
import { requestInvalid, restError } from './errors.ts';

const FIELD = 'file';

/** What the routes of staff need. */
export interface StaffRouteOptions<Shop = object> {
  shop: Shop & SettingsContext & { limits: Limits };
  /** The caller by the bearer token alone, so that no page of another origin can send or read a file. */
  identify(request: FastifyRequest): Promise<Sender>;
}

/** What the routes of files need. */
export type StaffFilesOptions<Shop = object> = StaffRouteOptions<
  Shop & { uploadPlaces: { staff: UploadPlaces } }
>;

/** Checks the caller of a route. @returns the member of staff; null: the request is answered */
type Authorize = (
  request: FastifyRequest,
  reply: FastifyReply,
  permission: DeskPermission,
) => Promise<StaffActor | null>;

/** @param action whose limit the calls count for */
export const createAuthorize =
  ({ shop, identify }: StaffRouteOptions, action: LimitedAction): Authorize =>
  async (request, reply, permission) => {
    const sender = await identify(request);
    const { caller, viewer, clientAddress } = sender;
    const refusal = findRefusal(shop, caller, [permission]);
    if (!viewer || refusal) {
      reply.code(viewer ? 403 : 401).send(restError(refusal ?? notSignedIn()));
      return null;
    }
    const tooMany = await shop.limits.consume(action, { address: clientAddress, account: viewer.id });
    if (!tooMany) return getStaffActor(sender);
    reply.code(429).header('retry-after', tooMany.retryAfter).send(restError(tooMany));
    return null;
  };

/** Who may send a file, and what it has to be. */
interface FileKind {
  permission: DeskPermission;
  /** After `This file is not`. */
  name: string;
}

/** For routes by which staff send and read files with lists. */
export interface StaffFiles {
  authorize: Authorize;
  /** Takes the file of a form, and refuses one that is none of its kind. */
  takeFile(
    request: FastifyRequest,
    reply: FastifyReply,
    kind: FileKind,
    take: (part: MultipartFile, actor: StaffActor) => Promise<FastifyReply>,
  ): Promise<FastifyReply>;
}

/** Lets an instance of Fastify read forms with one file in the field `file`. */
export async function registerStaffFiles(
  app: FastifyInstance,
  { shop, identify }: StaffFilesOptions,
): Promise<StaffFiles> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files: 1, fileSize: MAX_FILE_BYTES + 1, fields: 0, parts: 1 },
  });

  const authorize = createAuthorize({ shop, identify }, 'importFile');

  const takeFile: StaffFiles['takeFile'] = async (request, reply, { permission, name }, take) => {
    // Before the body is read.
    const actor = await authorize(request, reply, permission);
    if (!actor) return reply;
    if (!request.isMultipart())
      return reply.code(415).send(restError(requestInvalid('Please send the file as multipart/form-data')));
    const release = await shop.uploadPlaces.staff.take(request);
    try {
      // Null: the form is malformed, or was cut.
      const part = await request.file().catch(() => null);
      if (part?.fieldname !== FIELD)
        return reply.code(400).send(restError(requestInvalid(`Please send one file in the field ${FIELD}`)));
      return await take(part, actor);
    } catch (error) {
      if (error instanceof FileTooLargeError)
        return reply.code(413).send(restError(requestInvalid(error.message)));
      if (error instanceof InvalidFileError)
        return reply
          .code(400)
          .send(
            restError({ code: 'IMPORT_FILE_INVALID', message: `This file is not ${name}: ${error.message}` }),
          );
      throw error;
    } finally {
      release();
      // Discards the unread rest of the body; otherwise it would block the connection's next request.
      request.raw.unpipe().resume();
    }
  };

  return { authorize, takeFile };
}
