import { forUpdate } from '../../../database/dialects.ts';
import type { InvalidInput, NotFound } from '../../../lib/problems.ts';
import { InvalidFileError } from '../../../sheets/csv.ts';
import type { StaffActor } from '../../staff/staffActor.service.ts';
import { ALL_COLUMNS, COLUMN_LABELS, type Column } from '../file/columnNames.ts';
import { columnNames, findColumns, findNamedColumns, missingColumns } from '../file/columns.ts';
import type { FileLayout } from '../file/layout.ts';
import {
  columnChosenTwice,
  columnUnknown,
  fileColumnReadTwice,
  fileColumnUnknown,
  fileGone,
  importBegun,
  importNotFound,
  lineUnknown,
  lineWithoutColumns,
  readingChanged,
} from '../import.problems.ts';
import { Import } from '../imports.entity.ts';
import {
  findImport,
  type ImportDeskContext,
  type ImportUpdated,
  recordImportEvent,
  updated,
} from './importDesk.service.ts';
import { findImportLayout, readImportLayout } from './importFiles.ts';

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
  /** Columns that an import needs and the mapping lacks. */
  missing: Column[];
  /** See `FileLayout`. */
  encoding: string;
  headerLine: number;
  firstLines: { line: number; text: string }[];
}

/** Whether the file says units: then the preview shows those of now. */
export const hasUnits = ({ mapping }: Pick<FileColumns, 'mapping'>): boolean =>
  mapping.some(({ column }) => column === 'stock');

/**
 * The columns that an import reads: found at its upload, or chosen since. An import that the previous release stored
 * has none, and goes on to read columns by their own names only.
 */
export const importedColumns = (
  { mapping }: Pick<Import, 'mapping'>,
  header: readonly string[],
): Import['mapping'] => (Object.keys(mapping).length > 0 ? mapping : findNamedColumns(header));

/** @returns null when the file is no longer there */
export async function readColumns(
  ctx: Pick<ImportDeskContext, 'env'>,
  row: Pick<Import, 'id' | 'mapping' | 'headerLine'>,
): Promise<FileColumns | null> {
  const layout = await findImportLayout(ctx, row);
  return layout && columnsOf(row, layout);
}

/** The columns of a file with this layout. */
export function columnsOf(
  row: Pick<Import, 'mapping'>,
  { header, samples, encoding, line, firstLines }: FileLayout,
): FileColumns {
  const chosen = importedColumns(row, header);
  const used = ALL_COLUMNS.flatMap((column) => {
    const index = chosen[column];
    return index === undefined || index === null ? [] : [{ column, index }];
  });
  return {
    columns: columnNames(header).map((name, index) => ({
      index,
      name,
      sample: (samples.find((cells) => cells[index]?.trim())?.[index] ?? '').slice(0, 100),
    })),
    mapping: used,
    missing: missingColumns(chosen),
    encoding,
    headerLine: line,
    firstLines,
  };
}

/** How an import is to read its file; null: as it is. */
export interface ReadingChoice {
  /** Which column of the file is read as which; of a line that is chosen, null finds its columns. */
  mapping: readonly { column: string; index: number }[] | null;
  /** Number of the line that names the columns. */
  headerLine: number | null;
  /** See `Import`. */
  setsMovedStock: boolean | null;
  /** See `Import`. */
  readsContents: boolean | null;
}

/** Chooses how an import reads its file, before it is started. */
export async function chooseReading(
  ctx: ImportDeskContext,
  actor: StaffActor,
  id: string,
  { mapping, headerLine, setsMovedStock, readsContents }: ReadingChoice,
): Promise<ImportUpdated | NotFound | InvalidInput> {
  const row = await findImport(ctx, id);
  if (!row) return importNotFound();
  if (row.state !== 'ready') return importBegun();
  const layout = await findLayout(ctx, row, headerLine);
  if (!layout) return fileGone();
  if ('__typename' in layout) return layout;
  const { header, samples } = layout;
  const chosen = mapping && toMapping(mapping, header);
  if (chosen && '__typename' in chosen) return chosen;
  const changes: Partial<Import> = {
    ...(headerLine !== null && { headerLine, mapping: findColumns(header, samples) }),
    ...(chosen && { mapping: chosen }),
    ...(setsMovedStock !== null && { setsMovedStock }),
    ...(readsContents !== null && { readsContents }),
  };
  const changesReading = changes.mapping !== undefined;
  return ctx.db.write(async (tx) => {
    await tx.query(`SELECT id FROM imports WHERE id = ? ${forUpdate(ctx.db.dialect)}`, [id]);
    const current = await tx.findOneByOrFail(Import, { id });
    if (current.state !== 'ready') return importBegun();
    if (changesReading && columnsKey(current) !== columnsKey(row)) return readingChanged();
    await tx.update(Import, { id }, { setsMovedStock: current.setsMovedStock, ...changes });
    await recordImportEvent(tx, actor, row, 'importColumnsChosen');
    return updated({ ...current, ...changes });
  });
}

/** The columns that an import reads, of which line. */
const columnsKey = ({ mapping, headerLine }: Import) => JSON.stringify([mapping, headerLine]);

/** @param headerLine the line that is chosen; null: the present one @returns null when the file is no longer there */
async function findLayout(
  ctx: ImportDeskContext,
  row: Import,
  headerLine: number | null,
): Promise<FileLayout | InvalidInput | null> {
  const layout = await findImportLayout(ctx, row);
  if (!layout || headerLine === null) return layout;
  if (layout.firstLines.every(({ line }) => line !== headerLine)) return lineUnknown();
  try {
    return await readImportLayout(ctx, { id: row.id, headerLine });
  } catch (error) {
    if (error instanceof InvalidFileError) return lineWithoutColumns();
    throw error;
  }
}

function toMapping(
  choices: NonNullable<ReadingChoice['mapping']>,
  header: readonly string[],
): Partial<Record<Column, number>> | InvalidInput {
  const mapping: Partial<Record<Column, number>> = {};
  for (const { column, index } of choices) {
    const target = ALL_COLUMNS.find((name) => name === column);
    if (!target) return columnUnknown(column);
    if (mapping[target] !== undefined) return columnChosenTwice(COLUMN_LABELS[target]);
    if (index < 0 || index >= header.length) return fileColumnUnknown();
    if (Object.values(mapping).includes(index)) return fileColumnReadTwice();
    mapping[target] = index;
  }
  return mapping;
}
