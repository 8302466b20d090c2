import { type InvalidInput, invalidInput, type NotFound } from '../../../../lib/problems.ts';
import type { StaffActor } from '../../../staff/staffActor.service.ts';
import { ALL_COLUMNS, COLUMN_LABELS, type Column, isRequired } from '../file/columnNames.ts';
import { columnNames, findNamedColumns } from '../file/columns.ts';
import { Import } from '../imports.entity.ts';
import {
  fileGone,
  findImport,
  type ImportDeskContext,
  type ImportUpdated,
  recordImportEvent,
  unknownImport,
  updated,
} from './importDesk.service.ts';
import { hasFile, readSample } from './importFiles.ts';

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

/** Whether the file says units: then the preview shows those of now. */
export const hasUnits = ({ mapping }: Pick<FileColumns, 'mapping'>): boolean =>
  mapping.some(({ column }) => column === 'stock');

/**
 * The columns that an import reads: found at its upload, or chosen since. An import that the previous release stored has none, and
 * goes on to read columns by their own names only.
 */
export const importedColumns = (
  { mapping }: Pick<Import, 'mapping'>,
  header: readonly string[],
): Import['mapping'] => (Object.keys(mapping).length > 0 ? mapping : findNamedColumns(header));

/** @returns null when the file is no longer there */
export async function readColumns(
  ctx: Pick<ImportDeskContext, 'env'>,
  row: Pick<Import, 'id' | 'mapping'>,
): Promise<FileColumns | null> {
  if (!(await hasFile(ctx, row.id))) return null;
  const { header, cells } = await readSample(ctx, row.id);
  const chosen = importedColumns(row, header);
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

const begunAlready = () => invalidInput('This import has begun already');

/** Chooses which column of the file is read as which. */
export async function mapImportColumns(
  ctx: ImportDeskContext,
  actor: StaffActor,
  id: string,
  choices: readonly { column: string; index: number }[],
): Promise<ImportUpdated | NotFound | InvalidInput> {
  const row = await findImport(ctx, id);
  if (!row) return unknownImport();
  if (row.state !== 'ready') return begunAlready();
  if (!(await hasFile(ctx, id))) return fileGone();
  const { header } = await readSample(ctx, id);
  const mapping: Partial<Record<Column, number>> = {};
  for (const { column, index } of choices) {
    const target = ALL_COLUMNS.find((name) => name === column);
    if (!target) return invalidInput(`An import has no column ${column}`, 'mapping');
    if (mapping[target] !== undefined)
      return invalidInput(`${COLUMN_LABELS[target]} is chosen twice`, 'mapping');
    if (index < 0 || index >= header.length) return invalidInput('The file has no such column', 'mapping');
    if (Object.values(mapping).includes(index))
      return invalidInput('A column of the file can be read as one column only', 'mapping');
    mapping[target] = index;
  }
  const isChosen = await ctx.db.write(async (tx) => {
    const { affected } = await tx.update(Import, { id, state: 'ready' }, { mapping });
    if (affected === 1) await recordImportEvent(tx, actor, row, 'importColumnsChosen');
    return affected === 1;
  });
  return isChosen ? updated({ ...row, mapping }) : begunAlready();
}
