import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../../database/database.ts';
import { readReceivedFile } from '../../../import/desk/importFiles.ts';
import { registerStaffFiles, type StaffFilesOptions } from '../../../import/desk/staffFiles.rest.ts';
import { previewSearchWords } from './searchWordsFile.service.ts';

type Context = { db: Db } & Parameters<typeof readReceivedFile>[0];

/**
 * POST /desk/search-words, for staff with the permission EDIT_SETTINGS: answers what the file of the form field `file` would change of the
 * shop's search words; nothing is stored.
 */
export async function searchWordsDeskRest(
  app: FastifyInstance,
  options: StaffFilesOptions<Context>,
): Promise<void> {
  const { shop } = options;
  const { takeFile } = await registerStaffFiles(app, options);
  app.post('/desk/search-words', (request, reply) =>
    takeFile(
      request,
      reply,
      { permission: 'EDIT_SETTINGS', name: 'a list of search words' },
      async ({ file }) =>
        reply.send(await readReceivedFile(shop, file, (path) => previewSearchWords(shop, path))),
    ),
  );
}
