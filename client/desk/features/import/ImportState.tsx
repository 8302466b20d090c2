import { Badge } from '@chakra-ui/react';
import type { DeskImportState, ImportFieldsFragment } from '../../generated/graphql.ts';

const states: Record<DeskImportState, { label: string; color: string }> = {
  ready: { label: 'Not started', color: 'gray' },
  running: { label: 'Running', color: 'blue' },
  stopped: { label: 'Stopped half-way', color: 'orange' },
  done: { label: 'Imported', color: 'green' },
  undoing: { label: 'Being undone', color: 'blue' },
  undone: { label: 'Undone', color: 'purple' },
};

/** Where an import, or its undo, is. */
export function ImportState({
  row: { state, hasStoppedUndo },
}: {
  row: Pick<ImportFieldsFragment, 'state' | 'hasStoppedUndo'>;
}) {
  return (
    <Badge colorPalette={states[state].color} variant="subtle">
      {hasStoppedUndo ? 'Undo stopped' : states[state].label}
    </Badge>
  );
}
