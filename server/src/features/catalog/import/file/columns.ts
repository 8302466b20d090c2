import { ALL_COLUMNS, type Column, OPTIONAL, OTHER_NAMES, REQUIRED } from './columnNames.ts';
import { InvalidFileError } from './csv.ts';

/** Columns that are not imported and not reported. */
const EXPECTED = ['index'] as const;

/** Index of the column of the file that is read as this column; null: none. */
export type ColumnMapping = Readonly<Partial<Record<Column, number | null>>>;

/** Where the columns are in a record. */
export interface Columns {
  /** Index by column name, for columns that the file has. */
  at: ReadonlyMap<Column, number>;
  /** By index: whether the column has a name. */
  named: boolean[];
  /** Optional columns that the file does not have. */
  absent: Column[];
  /** Named columns that are not imported. */
  unused: string[];
}

/** Case, spaces, `-` and `_` do not matter: `Sub Category` is `sub_category`. */
const key = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The names of a file's columns as its first record has them. */
export const columnNames = (header: readonly string[]): string[] =>
  header.map((cell) => cell.replace(/^\ufeff/, '').trim());

type NamesOf = (column: Column) => readonly string[];

const ownName: NamesOf = (column) => [column];
const otherNames: NamesOf = (column) => OTHER_NAMES[column] ?? [];

/** Finds the columns by the names in the first record, in any order. Columns that are not found are absent. */
export const findColumns = (header: readonly string[]): ColumnMapping =>
  // The columns' own names first, so that no other column takes one of theirs.
  findByNames(header, [ownName, otherNames]);

/** As `findColumns`, but by the columns' own names only. */
export const findNamedColumns = (header: readonly string[]): ColumnMapping => findByNames(header, [ownName]);

/** What `findColumns` finds by other names only. */
export function listGuesses(header: readonly string[]): { name: string; column: Column }[] {
  const [columns, namedColumns] = [findColumns(header), findNamedColumns(header)];
  return ALL_COLUMNS.flatMap((column) => {
    const index = columns[column];
    if (index === undefined || index === null || namedColumns[column] !== undefined) return [];
    return [{ name: columnNames(header)[index] ?? '', column }];
  });
}

function findByNames(header: readonly string[], passes: readonly NamesOf[]): ColumnMapping {
  const keys = columnNames(header).map(key);
  const indexByColumn = new Map<Column, number>();
  const used = new Set<number>();
  const find = (column: Column, names: readonly string[]) => {
    const indexes = names.map((name) => keys.indexOf(key(name)));
    const index = indexes.find((one) => one !== -1 && !used.has(one));
    if (index === undefined || indexByColumn.has(column)) return;
    indexByColumn.set(column, index);
    used.add(index);
  };
  for (const namesOf of passes) for (const column of ALL_COLUMNS) find(column, namesOf(column));
  return Object.fromEntries(indexByColumn);
}

/**
 * Decides which column of the file is read as which.
 * @param mapping what a user chose; it replaces the names in the first record
 * @throws InvalidFileError with all missing required columns
 */
export function mapColumns(header: readonly string[], mapping = findColumns(header)): Columns {
  const names = columnNames(header);
  const at = new Map<Column, number>();
  for (const column of ALL_COLUMNS) {
    const index = mapping[column];
    if (index !== undefined && index !== null && index < names.length) at.set(column, index);
  }
  const missing = REQUIRED.filter((column) => !at.has(column));
  if (missing.length > 0) {
    const present = names.filter(Boolean).join(', ').slice(0, 200);
    throw new InvalidFileError(
      `its first line has no column ${missing.join(', ')} (it has ${present ? `"${present}"` : 'none'})`,
    );
  }
  const used = new Set(at.values());
  const isExpected = (name: string) => EXPECTED.some((one) => key(one) === key(name));
  return {
    at,
    named: names.map((name) => key(name) !== ''),
    absent: OPTIONAL.filter((column) => !at.has(column)),
    unused: names.filter((name, index) => name && !used.has(index) && !isExpected(name)),
  };
}
