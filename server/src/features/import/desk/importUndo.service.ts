import type { InvalidInput, NotFound } from '../../../lib/problems.ts';
import type { StaffActor } from '../../staff/staffActor.service.ts';
import { importNotFound, importStateConflict } from '../import.problems.ts';
import { isInterrupted } from '../importRuns.service.ts';
import { undoValues } from '../undoImport.service.ts';
import {
  findImport,
  type ImportDeskContext,
  type ImportUpdated,
  recordImportEvent,
  updated,
} from './importDesk.service.ts';
import { type ImportBusy, refuseRun } from './runRefusal.ts';

/** Takes an import back, or continues its undo, in the background. */
export async function undoDeskImport(
  ctx: ImportDeskContext,
  actor: StaffActor,
  id: string,
): Promise<ImportUpdated | ImportBusy | NotFound | InvalidInput> {
  const row = await findImport(ctx, id);
  if (!row) return importNotFound();
  if (!['done', 'stopped'].includes(row.state) && !isInterrupted(row)) return importStateConflict(row);
  try {
    await ctx.imports.start(
      {
        importId: id,
        actorId: actor.id,
        state: 'undoing',
        from: ['done', 'stopped'],
        onClaim: (tx) => recordImportEvent(tx, actor, row, 'importUndone'),
      },
      (run) => undoValues(ctx.db, run, ctx.imports.throwIfStopping),
    );
  } catch (error) {
    return refuseRun(ctx, id, error);
  }
  return updated((await findImport(ctx, id)) ?? row);
}
