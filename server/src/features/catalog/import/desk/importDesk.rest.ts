import { Readable } from 'node:stream';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../../../http/caller.ts';
import type { UploadPlaces } from '../../../../http/uploadPlaces.ts';
import type { Limits } from '../../../../lib/rateLimiter.ts';
import { restError } from '../../../../rest/errors.ts';
import type { SettingsContext } from '../../../settings/settings.service.ts';
import type { DeskPermission } from '../../../staff/permissions.service.ts';
import { findRefusal } from '../../../staff/staffAccess.service.ts';
import { getStaffActor, type StaffActor } from '../../../staff/staffActor.service.ts';
import { previewSearchWords } from '../../searchWords/desk/searchWordsFile.service.ts';
import { InvalidFileError } from '../file/csv.ts';
import { exportForStaff } from './exportDesk.service.ts';
import { createDeskImport, findImport, type ImportDeskContext } from './importDesk.service.ts';
import { FileTooLargeError, MAX_FILE_BYTES, readReceivedFile, storeFile } from './importFiles.ts';
import { refusedRecords } from './refusedRecords.ts';

const FIELD = 'file';

interface Options {
  shop: ImportDeskContext & SettingsContext & { limits: Limits; uploadPlaces: { staff: UploadPlaces } };
  /** The caller by the bearer token alone. */
  identify(request: FastifyRequest): Promise<Caller>;
}

/** Who may send a file, and what it has to be. */
interface FileKind {
  permission: DeskPermission;
  /** After `This file is not`. */
  name: string;
}

/**
 * Files of imports, for staff with the permission IMPORT_CATALOGUE, but search words need EDIT_SETTINGS:
 * - POST /desk/imports stores the CSV file or ZIP of the form field `file` and answers the id of its import; nothing is imported.
 * - GET /desk/imports/{id}/refused.csv: the records that the import refuses, to be corrected and imported.
 * - GET /desk/export.csv: the products on sale.
 * - POST /desk/search-words answers what the file of the form field `file` would change of the shop's search words; nothing is stored.
 *
 * Only a bearer token counts, so no other page can send or read one.
 */
export async function importDeskRest(app: FastifyInstance, { shop, identify }: Options): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files: 1, fileSize: MAX_FILE_BYTES + 1, fields: 0, parts: 1 },
  });

  /** The member of staff; null: the request is answered. */
  async function authorize(
    request: FastifyRequest,
    reply: FastifyReply,
    permission: DeskPermission = 'IMPORT_CATALOGUE',
  ): Promise<StaffActor | null> {
    const caller = await identify(request);
    const { viewer, clientAddress } = caller;
    const refusal = findRefusal(shop, viewer, [permission]);
    if (!viewer || refusal) {
      reply.code(viewer ? 403 : 401).send(restError(refusal?.message ?? ''));
      return null;
    }
    const tooMany = await shop.limits.consume('importFile', { address: clientAddress, account: viewer.id });
    if (!tooMany) return getStaffActor(caller);
    reply.code(429).header('retry-after', tooMany.retryAfter).send(restError(tooMany.message));
    return null;
  }

  /** Takes the file of a form, and refuses one that is none of its kind. */
  async function takeFile(
    request: FastifyRequest,
    reply: FastifyReply,
    { permission, name }: FileKind,
    take: (part: MultipartFile, actor: StaffActor) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    // Before the body is read.
    const actor = await authorize(request, reply, permission);
    if (!actor) return reply;
    if (!request.isMultipart())
      return reply.code(415).send(restError('Please send the file as multipart/form-data'));
    const release = await shop.uploadPlaces.staff.take(request);
    try {
      // Null: the form is malformed, or was cut.
      const part = await request.file().catch(() => null);
      if (part?.fieldname !== FIELD)
        return reply.code(400).send(restError(`Please send one file in the field ${FIELD}`));
      return await take(part, actor);
    } catch (error) {
      if (error instanceof FileTooLargeError) return reply.code(413).send(restError(error.message));
      if (error instanceof InvalidFileError)
        return reply.code(400).send(restError(`This file is not ${name}: ${error.message}`));
      throw error;
    } finally {
      release();
      // Discards the unread rest of the body; otherwise it would block the connection's next request.
      request.raw.unpipe().resume();
    }
  }

  app.post('/desk/imports', (request, reply) => {
    const kind: FileKind = { permission: 'IMPORT_CATALOGUE', name: 'a catalogue' };
    return takeFile(request, reply, kind, async (part, actor) => {
      const id = await storeFile(shop, part.file);
      await createDeskImport(shop, actor, { id, fileName: part.filename });
      return reply.code(201).send({ id });
    });
  });

  app.post('/desk/search-words', (request, reply) => {
    const kind: FileKind = { permission: 'EDIT_SETTINGS', name: 'a list of search words' };
    return takeFile(request, reply, kind, async ({ file }) =>
      reply.send(await readReceivedFile(shop, file, (path) => previewSearchWords(shop, path))),
    );
  });

  app.get<{ Params: { id: string } }>('/desk/imports/:id/refused.csv', async (request, reply) => {
    if (!(await authorize(request, reply))) return reply;
    const row = await findImport(shop, request.params.id);
    const records = row && (await refusedRecords(shop, row));
    if (!records) return reply.code(404).send(restError('There is nothing at this address'));
    return sendCsv(reply, 'refused.csv', records);
  });

  app.get('/desk/export.csv', async (request, reply) => {
    const actor = await authorize(request, reply);
    if (!actor) return reply;
    return sendCsv(reply, 'catalogue.csv', await exportForStaff(shop, actor));
  });
}

const sendCsv = (reply: FastifyReply, name: string, parts: AsyncIterable<string>): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(parts));
