import type { DeskImportState } from '../../generated/graphql.ts';

/** Whether an import runs or is being taken back. */
export const isActive = ({ state }: { state: DeskImportState }): boolean =>
  state === 'running' || state === 'undoing';
