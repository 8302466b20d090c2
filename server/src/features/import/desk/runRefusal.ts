import type { InvalidInput, Problem } from '../../../lib/problems.ts';
import { importBusy, importStateConflict, undoStopped } from '../import.problems.ts';
import { hasStoppedUndo, ImportBusyError, ImportStateError } from '../importRuns.service.ts';
import { findImport, type ImportDeskContext } from './importDesk.service.ts';

export type ImportBusy = Problem<'DeskImportBusy'>;

/** The problem that an error of a start, or of that of an undo, stands for. Throws other errors. */
export async function refuseRun(
  ctx: ImportDeskContext,
  id: string,
  error: unknown,
): Promise<ImportBusy | InvalidInput> {
  if (error instanceof ImportBusyError) return importBusy();
  const row = error instanceof ImportStateError && (await findImport(ctx, id));
  if (row) return hasStoppedUndo(row) ? undoStopped() : importStateConflict(row);
  throw error;
}
