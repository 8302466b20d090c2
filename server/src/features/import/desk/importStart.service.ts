import type { InvalidInput, NotFound } from '../../../lib/problems.ts';
import { InvalidFileError } from '../../../sheets/csv.ts';
import type { StaffActor } from '../../staff/staffActor.service.ts';
import { COLUMN_LABELS } from '../file/columnNames.ts';
import {
  columnsMissing,
  fileGone,
  importNotFound,
  importOfCommandLine,
  importStateConflict,
  notCatalogue,
  previewOutdated,
  undoStopped,
} from '../import.problems.ts';
import { hasStoppedUndo, isInterrupted } from '../importRuns.service.ts';
import { Import } from '../imports.entity.ts';
import { sumOwnUnits } from '../imports.queries.ts';
import { importEnd, runImport } from '../imports.service.ts';
import { expectUnits } from '../plan/previewedStock.ts';
import type { Report } from '../report.ts';
import { columnsOf, hasUnits } from './importColumns.service.ts';
import {
  findImport,
  type ImportDeskContext,
  type ImportUpdated,
  recordImportEvent,
  updated,
} from './importDesk.service.ts';
import { findImportLayout } from './importFiles.ts';
import { findPreview, withFile } from './importPreviews.service.ts';
import { readPreviewedUnits, readSummary } from './preview.ts';
import { type ImportBusy, refuseRun } from './runRefusal.ts';

/** Since the import was read, somebody has chosen other columns, or its preview was made anew. */
class OutdatedPreviewError extends Error {}

const noReport: Report = { path: '', add: async () => {}, close: async () => {} };

/**
 * Starts an import, or continues one that has stopped, in the background. One whose undo has stopped is refused.
 * @param previewId the preview that the user has seen: an import that would do something else now is not started
 */
export async function startImport(
  ctx: ImportDeskContext,
  actor: StaffActor,
  { id, previewId }: { id: string; previewId?: string | null | undefined },
): Promise<ImportUpdated | ImportBusy | NotFound | InvalidInput> {
  const row = await findImport(ctx, id);
  if (!row) return importNotFound();
  if (row.actorId === null) return importOfCommandLine();
  if (hasStoppedUndo(row)) return undoStopped();
  const layout = await findImportLayout(ctx, row);
  if (!layout) return fileGone();
  const columns = columnsOf(row, layout);
  if (columns.missing.length > 0) {
    const labels = columns.missing.map((column) => COLUMN_LABELS[column]);
    return columnsMissing(labels);
  }
  if (!isStartable(row)) return importStateConflict(row);
  try {
    // The preview stays readable while the import runs.
    const preview = await findPreview(ctx, row);
    const isChecked = previewId != null && row.state === 'ready';
    if (isChecked && previewId !== preview?.id) return previewOutdated();
    const previewedUnits = hasUnits(columns)
      ? await readPreviewedUnits(ctx, id, isChecked ? previewId : null)
      : new Map<string, number>();
    if (!previewedUnits) return previewOutdated();
    await ctx.imports.start(
      {
        importId: id,
        actorId: actor.id,
        state: 'running',
        from: ['ready', 'stopped'],
        async onClaim(tx) {
          const current = await tx.findOneByOrFail(Import, { id });
          if (readingOf(current) !== readingOf(row)) throw new OutdatedPreviewError();
          if (isChecked && (await readSummary(ctx, id))?.id !== previewId) throw new OutdatedPreviewError();
          await recordImportEvent(tx, actor, row, 'catalogueImported');
        },
      },
      (run) =>
        withFile(ctx, row, layout, async (file) => {
          const onProgress = ctx.imports.throwIfStopping;
          const expectedUnits = hasUnits(columns)
            ? expectUnits(previewedUnits, await sumOwnUnits(ctx.db.read, row))
            : null;
          await runImport(ctx, file, run, { report: noReport, onProgress, expectedUnits });
          return importEnd();
        }),
    );
  } catch (error) {
    if (error instanceof InvalidFileError) return notCatalogue(error);
    if (error instanceof OutdatedPreviewError) return previewOutdated();
    return refuseRun(ctx, id, error);
  }
  return updated((await findImport(ctx, id)) ?? row);
}

/** How an import reads its file. */
const readingOf = ({ mapping, headerLine, setsMovedStock, readsContents }: Import) =>
  JSON.stringify([mapping, headerLine, setsMovedStock, readsContents]);

const isStartable = (row: Import) => ['ready', 'stopped'].includes(row.state) || isInterrupted(row);
