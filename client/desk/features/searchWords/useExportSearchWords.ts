import { useResultMutation } from '../../../src/lib/useResultMutation.ts';
import { useExport } from '../../ui/lists/useExport.ts';
import { EXPORT_SEARCH_WORDS } from './documents.ts';

/** Exports the shop's own groups. */
export function useExportSearchWords() {
  const { mutate } = useResultMutation(EXPORT_SEARCH_WORDS);
  return useExport('search-words', async () => ({ endCursor: null, ...(await mutate()) }));
}
