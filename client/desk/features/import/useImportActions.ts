import { useResultMutation } from '../../../src/lib/useResultMutation.ts';
import { MAP_COLUMNS, START_IMPORT, UNDO_IMPORT } from './documents.ts';

export interface ReadingChoice {
  mapping?: { column: string; index: number }[];
  headerLine?: number;
  setsMovedStock?: boolean;
  readsContents?: boolean;
}

/** What can be done with an import. Each resolves to what has become of it. */
export function useImportActions(id: string) {
  const mapping = useResultMutation(MAP_COLUMNS);
  const starting = useResultMutation(START_IMPORT);
  const undoing = useResultMutation(UNDO_IMPORT);
  return {
    /** Chooses how the file is read; what is absent stays. */
    choose: (choice: ReadingChoice) => mapping.mutate({ variables: { id, ...choice } }),
    /** @param previewId the preview that was seen */
    start: (previewId: string | null) => starting.mutate({ variables: { id, previewId } }),
    undo: () => undoing.mutate({ variables: { id } }),
    busy: mapping.busy || starting.busy || undoing.busy,
  };
}
