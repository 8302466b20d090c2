import type { FastifyInstance } from 'fastify';
import { registerStaffFiles, type StaffFilesOptions } from '../../../../rest/staffFiles.ts';
import { readReceivedFile, type StaffFilesContext } from '../../../staff/staffFiles.service.ts';
import { previewSearchWords, type SearchWordsFileContext } from './searchWordsFile.service.ts';

/**
 * POST /desk/search-words, for staff with the permission EDIT_SETTINGS: answers what the file of the form field `file` would change of the
 * shop's search words; nothing is stored.
 */
export async function searchWordsDeskRest(
  app: FastifyInstance,
  options: StaffFilesOptions<SearchWordsFileContext & StaffFilesContext>,
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
