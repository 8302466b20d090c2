import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { restError } from '../../../rest/errors.ts';
import { registerStaffFiles, type StaffFilesOptions } from '../../../rest/staffFiles.ts';
import { exportForStaff } from './exportDesk.service.ts';
import { createDeskImport, findImport, type ImportDeskContext } from './importDesk.service.ts';
import { storeFile } from './importFiles.ts';
import { refusedRecords } from './refusedRecords.ts';

/**
 * Files of imports, for staff with the permission IMPORT_CATALOGUE:
 * - POST /desk/imports stores the CSV file or ZIP of the form field `file` and answers the id of its import; nothing is imported.
 * - GET /desk/imports/{id}/refused.csv: the records that the import refuses, to be corrected and imported.
 * - GET /desk/export.csv: the products on sale.
 */
export async function importDeskRest(
  app: FastifyInstance,
  options: StaffFilesOptions<ImportDeskContext>,
): Promise<void> {
  const { shop } = options;
  const { authorize, takeFile } = await registerStaffFiles(app, options);
  const permission = 'IMPORT_CATALOGUE';

  app.post('/desk/imports', (request, reply) =>
    takeFile(request, reply, { permission, name: 'a catalogue' }, async (part, actor) => {
      const id = await storeFile(shop, part.file);
      await createDeskImport(shop, actor, { id, fileName: part.filename });
      return reply.code(201).send({ id });
    }),
  );

  app.get<{ Params: { id: string } }>('/desk/imports/:id/refused.csv', async (request, reply) => {
    if (!(await authorize(request, reply, permission))) return reply;
    const row = await findImport(shop, request.params.id);
    const records = row && (await refusedRecords(shop, row));
    if (!records)
      return reply
        .code(404)
        .send(restError({ code: 'IMPORT_NOT_FOUND', message: 'There is nothing at this address' }));
    return sendCsv(reply, 'refused.csv', records);
  });

  app.get('/desk/export.csv', async (request, reply) => {
    const actor = await authorize(request, reply, permission);
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
