import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../../../lib/limits/rateLimiter.ts';
import { throwIfProblem } from '../../../rest/errors.ts';
import { acceptFileForms, type StaffFileOptions, takeFile } from '../../../rest/fileForm.ts';
import type { SettingsContext } from '../../settings/settings.service.ts';
import { admitStaff } from '../../staff/staffAccess.service.ts';
import type { StaffActor } from '../../staff/staffActor.service.ts';
import { MAX_FILE_BYTES, refuseInvalidFile } from '../../staff/staffFiles.service.ts';
import { refusedRecordsNotFound } from '../import.problems.ts';
import { exportForStaff } from './exportDesk.service.ts';
import { createDeskImport, findImport, type ImportDeskContext } from './importDesk.service.ts';
import { storeFile } from './importFiles.ts';
import { refusedRecords } from './refusedRecords.ts';

/**
 * Files of imports, for staff with the permission IMPORT_CATALOGUE:
 * - POST /desk/imports stores the CSV file or ZIP of the form field `file` and answers the id of its import; nothing is
 *   imported.
 * - GET /desk/imports/{id}/refused.csv: the records that the import refuses, to be corrected and imported.
 * - GET /desk/export.csv: the products on sale.
 */
export async function importDeskRest(
  app: FastifyInstance,
  { shop, identify }: StaffFileOptions<ImportDeskContext & SettingsContext & { limits: Limits }>,
): Promise<void> {
  await acceptFileForms(app, MAX_FILE_BYTES);
  const admit = async (request: FastifyRequest): Promise<StaffActor> =>
    throwIfProblem(
      await admitStaff(shop, await identify(request), {
        permission: 'IMPORT_CATALOGUE',
        limit: 'importFile',
      }),
    );
  const expected = { places: shop.uploadPlaces.staff, field: 'file', content: 'file' } as const;

  app.post('/desk/imports', async (request, reply) => {
    const actor = await admit(request);
    const id = await takeFile(request, expected, ({ file, filename }) =>
      refuseInvalidFile('a catalogue', async () => {
        const id = await storeFile(shop, file);
        await createDeskImport(shop, actor, { id, fileName: filename });
        return id;
      }),
    );
    return reply.code(201).send({ id });
  });

  app.get<{ Params: { id: string } }>('/desk/imports/:id/refused.csv', async (request, reply) => {
    await admit(request);
    const row = await findImport(shop, request.params.id);
    const records = row && (await refusedRecords(shop, row));
    return records ? sendCsv(reply, 'refused.csv', records) : throwIfProblem(refusedRecordsNotFound());
  });

  app.get('/desk/export.csv', async (request, reply) =>
    sendCsv(reply, 'catalogue.csv', await exportForStaff(shop, await admit(request))),
  );
}

const sendCsv = (reply: FastifyReply, name: string, parts: AsyncIterable<string>): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(parts));
