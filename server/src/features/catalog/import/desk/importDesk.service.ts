import { type FindOptionsWhere, LessThan } from 'typeorm';
import { decodeCursor, encodeCursor } from '../../../../lib/cursor.ts';
import { type InvalidInput, invalidInput, type NotFound, notFound } from '../../../../lib/problems.ts';
import type { StaffActor } from '../../../staff/staffActor.service.ts';
import { type AuditAction, recordAuditEvent } from '../../../users/audit.service.ts';
import { readRevision } from '../../catalog.queries.ts';
import type { PicturesContext } from '../../pictures/cataloguePictures.service.ts';
import { type CatalogueFile, openCatalogueFile } from '../file/catalogueFile.ts';
import { ALL_COLUMNS, type Column, columnNames, findColumns, isRequired } from '../file/columns.ts';
import { InvalidFileError } from '../file/csv.ts';
import { ImportBusyError, isInterrupted } from '../importRuns.service.ts';
import { Import } from '../imports.entity.ts';
import { finalValues, runImport, saveImport } from '../imports.service.ts';
import type { Report } from '../report.ts';
import { undoValues } from '../undoImport.service.ts';
import { fileOf, hasFile, openPictures, readSample } from './importFiles.ts';
import type { ImportRunner } from './importRunner.ts';
import {
  isStartOfRow,
  makePreview,
  type PageOfPreview,
  type PreviewOfImport,
  type PreviewSummary,
  type RowKind,
  readRows,
  readSummary,
} from './preview.ts';

export interface ImportDeskContext extends PicturesContext {
  env: { dataDir: string };
  imports: ImportRunner;
}

export interface ImportUpdated {
  __typename: 'DeskImportUpdated';
  import: Import;
}

const updated = (row: Import): ImportUpdated => ({ __typename: 'DeskImportUpdated', import: row });
const unknownImport = () => notFound('There is no such import');
const fileGone = () => invalidInput('The file of this import is no longer there. Please send it again.');
const busy = () => invalidInput('Another import is running. Please wait until it has ended.');

export const findImport = ({ db }: Pick<ImportDeskContext, 'db'>, id: string): Promise<Import | null> =>
  db.read.findOneBy(Import, { id });

/** A page of imports, the newest first. */
export interface ImportPage {
  imports: Import[];
  hasNextPage: boolean;
  endCursor: string | null;
}

export async function listDeskImports(
  { db }: Pick<ImportDeskContext, 'db'>,
  { first, after }: { first: number; after?: string | null | undefined },
): Promise<ImportPage | InvalidInput> {
  if (first < 1 || first > 100) return invalidInput('first is from 1 to 100', 'first');
  const [last] = after ? (decodeCursor(after) ?? []) : [];
  if (after && typeof last !== 'string') return invalidInput('The cursor is invalid', 'after');
  // UUIDv7: the ids are in the order of time.
  const where: FindOptionsWhere<Import> = typeof last === 'string' ? { id: LessThan(last) } : {};
  const rows = await db.read.find(Import, { where, order: { id: 'DESC' }, take: first + 1 });
  const imports = rows.slice(0, first);
  const end = imports.at(-1)?.id;
  return { imports, hasNextPage: rows.length > first, endCursor: end ? encodeCursor([end]) : null };
}

/** Records the import of a file that was stored. */
export const createDeskImport = (
  { db }: Pick<ImportDeskContext, 'db'>,
  actor: StaffActor,
  { id, fileName }: { id: string; fileName: string },
): Promise<void> =>
  db.write(async (tx) => {
    const row = await saveImport(tx, { id, fileName, actor, mapping: {} });
    await recordEvent(tx, actor, row, 'importUploaded');
  });

/** A column of a file. */
export interface FileColumn {
  index: number;
  name: string;
  sample: string;
}

/** The columns of an import's file, and what is read from them. */
export interface FileColumns {
  columns: FileColumn[];
  mapping: { column: Column; index: number }[];
  /** Required columns that the mapping lacks. */
  missing: Column[];
}

/** @returns null when the file is no longer there */
export async function readColumns(
  ctx: Pick<ImportDeskContext, 'env'>,
  { id, mapping }: Pick<Import, 'id' | 'mapping'>,
): Promise<FileColumns | null> {
  if (!(await hasFile(ctx, id))) return null;
  const { header, cells } = await readSample(ctx, id);
  const chosen = Object.keys(mapping).length > 0 ? mapping : findColumns(header);
  const used = ALL_COLUMNS.flatMap((column) => {
    const index = chosen[column];
    return index === undefined || index === null ? [] : [{ column, index }];
  });
  return {
    columns: columnNames(header).map((name, index) => ({
      index,
      name,
      sample: (cells[index] ?? '').slice(0, 100),
    })),
    mapping: used,
    missing: ALL_COLUMNS.filter((column) => isRequired(column) && used.every((one) => one.column !== column)),
  };
}

/** Chooses which column of the file is read as which. */
export async function mapImportColumns(
  ctx: ImportDeskContext,
  actor: StaffActor,
  id: string,
  choices: readonly { column: string; index: number }[],
): Promise<ImportUpdated | NotFound | InvalidInput> {
  const row = await findImport(ctx, id);
  if (!row) return unknownImport();
  if (row.state !== 'ready') return invalidInput('This import has begun already');
  if (!(await hasFile(ctx, id))) return fileGone();
  const { header } = await readSample(ctx, id);
  const mapping: Partial<Record<Column, number>> = {};
  for (const { column, index } of choices) {
    const known = ALL_COLUMNS.find((name) => name === column);
    if (!known || mapping[known] !== undefined)
      return invalidInput(`${column} is no column, or there twice`, 'mapping');
    if (index < 0 || index >= header.length) return invalidInput('The file has no such column', 'mapping');
    if (Object.values(mapping).includes(index))
      return invalidInput('A column of the file can be read as one column only', 'mapping');
    mapping[known] = index;
  }
  await ctx.db.write(async (tx) => {
    await tx.update(Import, { id, state: 'ready' }, { mapping });
    await recordEvent(tx, actor, row, 'importColumnsChosen');
  });
  return updated({ ...row, mapping });
}

/** Opens the file of an import for the time of some work. @throws InvalidFileError */
async function withFile<T>(
  ctx: ImportDeskContext,
  { id, mapping }: Import,
  work: (file: CatalogueFile) => Promise<T>,
): Promise<T> {
  const pictures = await openPictures(ctx, id);
  try {
    const chosen = Object.keys(mapping).length > 0 ? mapping : undefined;
    return await work(await openCatalogueFile({ path: fileOf(ctx, id, 'csv'), mapping: chosen, pictures }));
  } finally {
    await pictures?.close();
  }
}

/** The last preview of each import that is being made, so that no two requests make the same one. */
const pending = new Map<string, { mapping: string; preview: Promise<PreviewSummary> }>();

/**
 * What an import would do now. An import that has begun has the preview that was made before.
 * @returns null when the file is no longer there, or lacks columns
 */
export async function findPreview(ctx: ImportDeskContext, row: Import): Promise<PreviewSummary | null> {
  const columns = await readColumns(ctx, row);
  if (!columns || columns.missing.length > 0) return null;
  const mapping = JSON.stringify(columns.mapping);
  const stored = await readSummary(ctx, row.id);
  const isCurrent = stored?.mapping === mapping && stored.revision === (await readRevision(ctx.db.read));
  if (stored && (row.state !== 'ready' || isCurrent)) return stored;
  const before = pending.get(row.id);
  if (before?.mapping === mapping) return before.preview;
  // One after the other: all previews of an import are written to the same files.
  const preview = Promise.allSettled([before?.preview])
    .then(() => withFile(ctx, row, (file) => makePreview(ctx, row.id, file, mapping)))
    .finally(() => {
      if (pending.get(row.id)?.preview === preview) pending.delete(row.id);
    });
  pending.set(row.id, { mapping, preview });
  return preview;
}

/** A page of the preview's rows. The cursor is of this preview alone: another one has its rows elsewhere in its file. */
export async function listPreviewRows(
  ctx: ImportDeskContext,
  { id, importId }: Pick<PreviewOfImport, 'id' | 'importId'>,
  { kind, first, after }: { kind: RowKind | null; first: number; after?: string | null | undefined },
): Promise<PageOfPreview | InvalidInput> {
  if (first < 1 || first > 200) return invalidInput('first is from 1 to 200', 'first');
  const [previewId, start] = after ? (decodeCursor(after) ?? []) : [id, 0];
  if (typeof previewId !== 'string' || typeof start !== 'number')
    return invalidInput('The cursor is invalid', 'after');
  if (previewId !== id)
    return invalidInput('The preview was made anew. Please begin at its first page.', 'after');
  if (!(await isStartOfRow(ctx, importId, start))) return invalidInput('The cursor is invalid', 'after');
  return { ...(await readRows(ctx, importId, { kind, first, start })), previewId };
}

const noReport: Report = { path: '', add: async () => {}, close: async () => {} };

/** Starts an import, or continues one that has stopped, in the background. */
export async function startImport(
  ctx: ImportDeskContext,
  actor: StaffActor,
  id: string,
): Promise<ImportUpdated | NotFound | InvalidInput> {
  const row = await findImport(ctx, id);
  if (!row) return unknownImport();
  if (row.actorId === null)
    return invalidInput('This import was started at the command line: run it there again.');
  const columns = await readColumns(ctx, row);
  if (!columns) return fileGone();
  if (columns.missing.length > 0)
    return invalidInput(`The file has no column ${columns.missing.join(', ')}`, 'mapping');
  if (!isStartable(row)) return invalidInput('This import has ended already');
  try {
    // The preview stays readable while the import runs.
    await findPreview(ctx, row);
    await ctx.imports.start(
      {
        importId: id,
        actorId: actor.id,
        state: 'running',
        from: ['ready', 'stopped'],
        onClaim: (tx) => recordEvent(tx, actor, row, 'catalogueImported'),
      },
      (run) =>
        withFile(ctx, row, async (file) => {
          const options = { report: noReport, onProgress: ctx.imports.throwIfStopping };
          return finalValues(ctx.db, run, await runImport(ctx, file, run, options));
        }),
    );
  } catch (error) {
    if (error instanceof ImportBusyError) return busy();
    if (error instanceof InvalidFileError)
      return invalidInput(`The file is not a catalogue: ${error.message}`);
    throw error;
  }
  return updated((await findImport(ctx, id)) ?? row);
}

const isStartable = (row: Import) => ['ready', 'stopped'].includes(row.state) || isInterrupted(row);

/** Takes an import back, in the background. */
export async function undoDeskImport(
  ctx: ImportDeskContext,
  actor: StaffActor,
  id: string,
): Promise<ImportUpdated | NotFound | InvalidInput> {
  const row = await findImport(ctx, id);
  if (!row) return unknownImport();
  if (!['done', 'stopped'].includes(row.state) && !isInterrupted(row))
    return invalidInput('This import has nothing to undo');
  try {
    await ctx.imports.start(
      {
        importId: id,
        actorId: actor.id,
        state: 'undoing',
        from: ['done', 'stopped'],
        onClaim: (tx) => recordEvent(tx, actor, row, 'importUndone'),
      },
      (run) => undoValues(ctx.db, run, ctx.imports.throwIfStopping),
    );
  } catch (error) {
    if (error instanceof ImportBusyError) return busy();
    throw error;
  }
  return updated((await findImport(ctx, id)) ?? row);
}

const recordEvent = (
  tx: Parameters<typeof recordAuditEvent>[0],
  actor: StaffActor,
  { id, fileName }: Import,
  action: AuditAction,
) =>
  recordAuditEvent(tx, actor, {
    action,
    userId: null,
    actorId: actor.id,
    subject: `import:${id}`,
    detail: fileName,
  });
