import { InvalidFileError } from './csv.ts';

const REQUIRED = ['product', 'category', 'sub_category', 'brand', 'sale_price'] as const;
const OPTIONAL = ['market_price', 'type', 'rating', 'description'] as const;

/** Columns that a supplier's file seldom has: their absence is not reported. */
const SELDOM = ['product_id', 'sku', 'stock', 'options', 'image', 'countries', 'featured'] as const;

/** Columns that are not imported and not reported. */
const EXPECTED = ['index'] as const;

/** A column that is imported. */
export type Column = (typeof REQUIRED)[number] | (typeof OPTIONAL)[number] | (typeof SELDOM)[number];

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

/** All columns that are imported. */
export const ALL_COLUMNS: readonly Column[] = [...REQUIRED, ...OPTIONAL, ...SELDOM];

export const isRequired = (column: Column): boolean => REQUIRED.some((name) => name === column);

/** Case, spaces, `-` and `_` do not matter: `Sub Category` is `sub_category`. */
const key = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The names of a file's columns as its first record has them. */
export const columnNames = (header: readonly string[]): string[] =>
  header.map((cell) => cell.replace(/^\ufeff/, '').trim());

/** Finds the columns by the names in the first record, in any order. Columns that are not found are absent. */
export function findColumns(header: readonly string[]): ColumnMapping {
  const keys = columnNames(header).map(key);
  return Object.fromEntries(
    ALL_COLUMNS.map((column) => [column, keys.indexOf(key(column))]).filter(([, index]) => index !== -1),
  );
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
