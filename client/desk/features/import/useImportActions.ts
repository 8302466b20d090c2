import { useResultMutation } from '../../../src/lib/useResultMutation.ts';
import { showError } from '../../ui/toaster.tsx';
import { IMPORTS, MAP_COLUMNS, START_IMPORT, UNDO_IMPORT } from './documents.ts';

/** What can be done with an import. Each resolves to whether it was done, and shows why it was not. */
export function useImportActions(id: string) {
  const mapping = useResultMutation(MAP_COLUMNS);
  const starting = useResultMutation(START_IMPORT);
  const undoing = useResultMutation(UNDO_IMPORT);
  const tell = (result: { __typename: string; message?: string }): boolean => {
    if (result.message) showError(result.message);
    return result.__typename === 'DeskImportUpdated';
  };
  return {
    map: async (columns: { column: string; index: number }[]) =>
      tell(await mapping.mutate({ variables: { id, mapping: columns } })),
    /** @param previewId the preview that is shown */
    start: async (previewId: string | null) => tell(await starting.mutate({ variables: { id, previewId } })),
    undo: async () => tell(await undoing.mutate({ variables: { id }, refetchQueries: [IMPORTS] })),
    busy: mapping.busy || starting.busy || undoing.busy,
  };
}
