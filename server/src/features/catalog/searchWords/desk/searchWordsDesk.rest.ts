import type { FastifyInstance } from 'fastify';
import type { Limits } from '../../../../lib/limits/rateLimiter.ts';
import { throwIfProblem } from '../../../../rest/errors.ts';
import { acceptFileForms, type StaffFileOptions, takeFile } from '../../../../rest/fileForm.ts';
import type { SettingsContext } from '../../../settings/settings.service.ts';
import { admitStaff } from '../../../staff/staffAccess.service.ts';
import {
  MAX_FILE_BYTES,
  readReceivedFile,
  refuseInvalidFile,
  type StaffFilesContext,
} from '../../../staff/staffFiles.service.ts';
import { previewSearchWords, type SearchWordsFileContext } from './searchWordsFile.service.ts';

/**
 * POST /desk/search-words, for staff with the permission EDIT_SETTINGS: answers what the file of the form field `file` would change of the
 * shop's search words; nothing is stored.
 */
export async function searchWordsDeskRest(
  app: FastifyInstance,
  {
    shop,
    identify,
  }: StaffFileOptions<SearchWordsFileContext & StaffFilesContext & SettingsContext & { limits: Limits }>,
): Promise<void> {
  await acceptFileForms(app, MAX_FILE_BYTES);
  const expected = { places: shop.uploadPlaces.staff, field: 'file', content: 'file' } as const;

  app.post('/desk/search-words', async (request) => {
    throwIfProblem(
      await admitStaff(shop, await identify(request), { permission: 'EDIT_SETTINGS', limit: 'importFile' }),
    );
    return takeFile(request, expected, ({ file }) =>
      refuseInvalidFile('a list of search words', () =>
        readReceivedFile(shop, file, (path) => previewSearchWords(shop, path)),
      ),
    );
  });
}
