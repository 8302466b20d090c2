import { NotACatalogue } from './records.ts';

const REQUIRED = ['product', 'category', 'sub_category', 'brand', 'sale_price'] as const;
const OPTIONAL = ['market_price', 'type', 'rating', 'description'] as const;

/** Their pictures and line numbers are not imported, but a value in them is no surprise. */
const EXPECTED = ['index', 'image'] as const;

/** A column of a catalogue that the import uses. */
export type Column = (typeof REQUIRED)[number] | (typeof OPTIONAL)[number];

/** Which field of a record holds what. */
export interface Columns {
  /** Place of each column that the file has. */
  at: ReadonlyMap<Column | 'image', number>;
  /** Whether the column at each place has a name. */
  named: boolean[];
  /** Optional columns that the file has not. */
  absent: Column[];
  /** Named columns that the import has no use for. */
  unused: string[];
}

/** Upper and lower case, spaces, `-` and `_` make no difference: `Sub Category` is `sub_category`. */
const key = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Finds the columns by the names in the first record, in whatever order they are.
 * @throws NotACatalogue naming every required column that is missing
 */
export function mapColumns(header: readonly string[]): Columns {
  const names = header.map((cell) => cell.replace(/^\ufeff/, '').trim());
  const keys = names.map(key);
  const known = [...REQUIRED, ...OPTIONAL, ...EXPECTED];
  const place = (name: string) => keys.indexOf(key(name));
  const missing = REQUIRED.filter((name) => place(name) === -1);
  if (missing.length > 0) {
    const found = names.filter(Boolean).join(', ').slice(0, 200);
    throw new NotACatalogue(
      `its first line has no column ${missing.join(', ')} (it names ${found ? `"${found}"` : 'nothing'})`,
    );
  }
  const used = [...REQUIRED, ...OPTIONAL, 'image' as const].filter((name) => place(name) !== -1);
  return {
    at: new Map(used.map((name) => [name, place(name)])),
    named: keys.map(Boolean),
    absent: OPTIONAL.filter((name) => place(name) === -1),
    unused: names.filter((name, index) => name && known.every((one) => place(one) !== index)),
  };
}
