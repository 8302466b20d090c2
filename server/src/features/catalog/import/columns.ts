import { InvalidFileError } from './csv.ts';

const REQUIRED = ['product', 'category', 'sub_category', 'brand', 'sale_price'] as const;
const OPTIONAL = ['market_price', 'type', 'rating', 'description'] as const;

/** Columns that are not imported and not reported. */
const EXPECTED = ['index', 'image'] as const;

/** A column that is imported. */
export type Column = (typeof REQUIRED)[number] | (typeof OPTIONAL)[number];

/** Where the columns are in a record. */
export interface Columns {
  /** Index by column name, for columns that the file has. */
  at: ReadonlyMap<Column | 'image', number>;
  /** By index: whether the column has a name. */
  named: boolean[];
  /** Optional columns that the file does not have. */
  absent: Column[];
  /** Named columns that are not imported. */
  unused: string[];
}

/** Case, spaces, `-` and `_` do not matter: `Sub Category` is `sub_category`. */
const key = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Finds the columns by the names in the first record, in any order.
 * @throws InvalidFileError with all missing required columns
 */
export function mapColumns(header: readonly string[]): Columns {
  const names = header.map((cell) => cell.replace(/^\ufeff/, '').trim());
  const keys = names.map(key);
  const expected = [...REQUIRED, ...OPTIONAL, ...EXPECTED];
  const indexOf = (name: string) => keys.indexOf(key(name));
  const missing = REQUIRED.filter((name) => indexOf(name) === -1);
  if (missing.length > 0) {
    const present = names.filter(Boolean).join(', ').slice(0, 200);
    throw new InvalidFileError(
      `its first line has no column ${missing.join(', ')} (it has ${present ? `"${present}"` : 'none'})`,
    );
  }
  const used = [...REQUIRED, ...OPTIONAL, 'image' as const].filter((name) => indexOf(name) !== -1);
  return {
    at: new Map(used.map((name) => [name, indexOf(name)])),
    named: keys.map(Boolean),
    absent: OPTIONAL.filter((name) => indexOf(name) === -1),
    unused: names.filter((name, index) => name && expected.every((one) => indexOf(one) !== index)),
  };
}
