import { readRevision } from '../../../database/catalogRevision.ts';
import { encodeListCursor } from '../../../lib/cursor.ts';
import { type Page, type PageArguments, parseRange } from '../../../lib/page.ts';
import type { InvalidInput } from '../../../lib/problems.ts';
import { InvalidFileError } from '../../../sheets/csv.ts';
import { type CatalogueFile, openCatalogueFile } from '../file/catalogueFile.ts';
import type { FileLayout } from '../file/layout.ts';
import { cursorOfOldPreview, notCatalogue } from '../import.problems.ts';
import type { Import } from '../imports.entity.ts';
import { readFileContext } from '../plan/catalogueState.ts';
import { columnsOf, hasUnits, importedColumns } from './importColumns.service.ts';
import type { ImportDeskContext } from './importDesk.service.ts';
import { fileOf, findImportLayout, openPictures } from './importFiles.ts';
import {
  isStartOfRow,
  makePreview,
  type PreviewOfImport,
  type PreviewRow,
  type PreviewSummary,
  type RowKind,
  readRows,
  readSummary,
} from './preview.ts';

/**
 * The units of products change with each sale, which is no change of the catalogue: a preview that shows units is made
 * anew after a minute.
 */
const UNITS_FRESH_MS = 60_000;

/** The desk makes a preview of all records; a larger catalogue is imported at the command line, or in parts. */
const MAX_RECORDS = 200_000;

/** Opens the file of an import for the time of some work. @throws InvalidFileError */
export async function withFile<T>(
  ctx: ImportDeskContext,
  row: Import,
  layout: FileLayout,
  work: (file: CatalogueFile) => Promise<T>,
): Promise<T> {
  const pictures = await openPictures(ctx, row.id);
  try {
    const mapping = importedColumns(row, layout.header);
    const { setsMovedStock, readsContents } = row;
    const path = fileOf(ctx, row.id, 'csv');
    const file = await openCatalogueFile({
      ...(await readFileContext(ctx.db)),
      ...{ path, layout, mapping, setsMovedStock, readsContents, pictures, maxRecords: MAX_RECORDS },
    });
    return await work(file);
  } finally {
    await pictures?.close();
  }
}

/** The last preview of each import that is being made, so that no two requests make the same one. */
const pending = new Map<string, { mapping: string; preview: Promise<PreviewSummary> }>();

/**
 * What an import would do now. An import that has begun has the preview that was made before.
 * @returns null when the file is no longer there, or lacks columns
 * @throws InvalidFileError
 */
export async function findPreview(ctx: ImportDeskContext, row: Import): Promise<PreviewSummary | null> {
  const layout = await findImportLayout(ctx, row);
  const columns = layout && columnsOf(row, layout);
  if (!columns || columns.missing.length > 0) return null;
  const mapping = JSON.stringify([columns.mapping, row.headerLine, row.setsMovedStock, row.readsContents]);
  const stored = await readSummary(ctx, row.id);
  const isCurrent =
    stored?.mapping === mapping &&
    stored.categoriesToCreate.length === stored.newCategories.length &&
    // The release before did not store what the start needs.
    stored.isBeforeImport !== undefined &&
    stored.revision === (await readRevision(ctx.db.read)) &&
    !(hasUnits(columns) && stored.madeAt < Date.now() - UNITS_FRESH_MS);
  if (stored && (row.state !== 'ready' || isCurrent)) return stored;
  const before = pending.get(row.id);
  if (before?.mapping === mapping) return before.preview;
  // One after the other: all previews of an import are written to the same files.
  const preview = Promise.allSettled([before?.preview])
    .then(() => withFile(ctx, row, layout, (file) => makePreview(ctx, row.id, file, mapping)))
    .finally(() => {
      if (pending.get(row.id)?.preview === preview) pending.delete(row.id);
    });
  pending.set(row.id, { mapping, preview });
  return preview;
}

/** As `findPreview`, for readers: a file that is no catalogue is a problem. */
export async function readPreview(
  ctx: ImportDeskContext,
  row: Import,
): Promise<PreviewOfImport | InvalidInput | null> {
  try {
    const summary = await findPreview(ctx, row);
    return summary && { ...summary, importId: row.id };
  } catch (error) {
    if (error instanceof InvalidFileError) return notCatalogue(error);
    throw error;
  }
}

const ROWS = 'importRows';
const MAX_ROWS = 200;

/**
 * A page of the preview's rows. The cursor is of this preview alone: another one has its rows elsewhere in its file.
 */
export async function listPreviewRows(
  ctx: ImportDeskContext,
  { id, importId }: Pick<PreviewOfImport, 'id' | 'importId'>,
  kind: RowKind | null,
  args: PageArguments,
): Promise<Page<PreviewRow> | InvalidInput> {
  const range = parseRange(ROWS, { ...args, maxFirst: MAX_ROWS });
  if ('message' in range) return range;
  const [previewId, position] = range.after ?? [id, 0];
  const start = Number(position);
  // Another preview may be replacing the files at this moment.
  if (previewId !== id || !(await isStartOfRow(ctx, importId, start))) return cursorOfOldPreview();
  const { rows, next } = await readRows(ctx, importId, { kind, first: args.first, start });
  const endCursor = next === null ? null : encodeListCursor(ROWS, [id, next]);
  return { nodes: rows, pageInfo: { endCursor, hasNextPage: next !== null } };
}
