import { Badge } from '@chakra-ui/react';
import type { DeskImportState } from '../../generated/graphql.ts';

const states: Record<DeskImportState, { label: string; color: string }> = {
  ready: { label: 'Not started', color: 'gray' },
  running: { label: 'Running', color: 'blue' },
  stopped: { label: 'Stopped half-way', color: 'orange' },
  done: { label: 'Imported', color: 'green' },
  undoing: { label: 'Being undone', color: 'blue' },
  undone: { label: 'Undone', color: 'purple' },
};

/** Where an import is. */
export const ImportState = ({ state }: { state: DeskImportState }) => (
  <Badge colorPalette={states[state].color} variant="subtle">
    {states[state].label}
  </Badge>
);
