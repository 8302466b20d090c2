import { InvalidFileError } from '../../../sheets/csv.ts';
import {
  ALL_COLUMNS,
  type Column,
  DEFAULTED,
  missingNewColumns,
  missingColumns as missingOf,
  OPTIONAL,
  VARIANT_COLUMNS,
} from './columnNames.ts';
import { AMOUNT_NAMES, OTHER_NAMES } from './otherNames.ts';
import { createSamples, type Samples } from './samples.ts';

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
  /** Columns that the file does not have, and whose absence is reported; none of a file that only updates products. */
  absent: Column[];
  /** Whether the file has all columns that a new product needs. */
  hasNewProducts: boolean;
  /** Named columns that are not imported. */
  unused: string[];
}

/** Case, spaces, `-` and `_` do not matter: `Sub Category` is `sub_category`. `GST %` is `gst percent`. */
const key = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('%', 'percent')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** The names of a file's columns as its first record has them. */
export const columnNames = (header: readonly string[]): string[] =>
  header.map((cell) => cell.replace(/^\ufeff/, '').trim());

/** A longer text is no name that tells what a column is. */
const MAX_NAME = 200;

/** A name without what is in brackets and without a currency: `Selling price (Rs.)` is `selling price`. */
const withoutUnits = (name: string) =>
  name.replace(/[([{].*?[)\]}]/g, ' ').replace(/(?<!\p{L})(?:in )?(?:rs|inr|rupees)(?!\p{L})/giu, ' ');

/**
 * Finds the columns by the names in the first record, in any order, and by their values. Columns that are not found are
 * absent.
 * @param records the cells of the first records, which tell 500 g from 500 units
 */
export function findColumns(
  header: readonly string[],
  records: readonly (readonly string[])[] = [],
): ColumnMapping {
  const names = columnNames(header).map((name) => (name.length > MAX_NAME ? '' : name));
  const samples = createSamples(records);
  const indexes = findNamedColumns(header);
  const usedIndexes = new Set<number>(Object.values(indexes));
  const take = (column: Column, index: number | undefined) => {
    if (index === undefined || indexes[column] !== undefined) return;
    indexes[column] = index;
    usedIndexes.add(index);
  };
  const keys = names.map((name) => [key(name), key(withoutUnits(name))]);
  const indexOf = (column: Column, name: string) => {
    const wanted = key(name);
    const index = keys.findIndex((one, at) => one.includes(wanted) && !usedIndexes.has(at));
    return index !== -1 && canBe(column, name, index, samples) ? index : undefined;
  };
  for (const column of ALL_COLUMNS.filter((name) => !isOfVariants(name))) {
    const candidates = [column, ...(OTHER_NAMES[column] ?? [])].map((name) => indexOf(column, name));
    take(
      column,
      candidates.find((index) => index !== undefined),
    );
  }
  const prices = names.flatMap((name, index) =>
    !usedIndexes.has(index) && IS_PRICE.test(name) && samples.arePrices(index) ? [index] : [],
  );
  const selling = prices.filter((index) => !NO_SELLING_PRICE.test(names[index] ?? ''));
  if (indexes.sale_price === undefined && selling.length === 1) take('sale_price', selling[0]);
  // A list with this price alone sells at it; one of changes only says that it has changed.
  else if (
    indexes.sale_price === undefined &&
    prices.length === 0 &&
    IS_MRP.test(keys[indexes.market_price ?? -1]?.[0] ?? '') &&
    missingNewColumns((column) => indexes[column] !== undefined).length === 0
  ) {
    indexes.sale_price = indexes.market_price;
    indexes.market_price = undefined;
  }
  // A list without any price: the column with its name, so that each record says why its price cannot be read.
  if (missingColumns(indexes).includes('sale_price'))
    take('sale_price', findByName(keys, OTHER_NAMES.sale_price ?? [], usedIndexes));
  // Of two prices the higher one is crossed out.
  const { sale_price: sale } = indexes;
  if (sale !== undefined)
    take(
      'market_price',
      selling.find((index) => !usedIndexes.has(index) && samples.areNotBelow(index, sale)),
    );
  return Object.fromEntries(
    ALL_COLUMNS.flatMap((column) => (indexes[column] === undefined ? [] : [[column, indexes[column]]])),
  );
}

const IS_MRP = /^(?:mrp|एमआरपी|अधिकतमखुदरामूल्य)/;
const IS_PRICE = /price|(?<!\p{L})(?:rate|amount|mrp|cost|value)(?!\p{L})/iu;
/** What the shop pays, a tax, or what all units are worth. */
const NO_SELLING_PRICE =
  /value|cost|purchase|buy|landing|dealer|wholesale|tax|gst|vat|cess|discount %|margin|total|m[. ]*r[. ]*p/iu;

/** Whether a column of this other name has values of its kind. */
function canBe(column: Column, name: string, index: number, samples: Samples): boolean {
  const areAmounts = () => AMOUNT_NAMES.includes(name) && samples.areAmounts(index);
  if (column === 'product_id') return samples.areIds(index);
  if (column === 'sale_price' || column === 'market_price') return samples.arePrices(index);
  if (column === 'stock') return samples.areUnits(index) && !areAmounts();
  return column !== 'weight' || !AMOUNT_NAMES.includes(name) || areAmounts();
}

/** The first unused column with one of these names, the surest first. @param keys of the columns */
function findByName(
  keys: readonly (readonly string[])[],
  names: readonly string[],
  usedIndexes: ReadonlySet<number>,
): number | undefined {
  const indexes = names.map((name) =>
    keys.findIndex((one, at) => one.includes(key(name)) && !usedIndexes.has(at)),
  );
  return indexes.find((index) => index !== -1);
}

const isOfVariants = (column: Column) => VARIANT_COLUMNS.some((name) => name === column);

/**
 * As `findColumns`, but by the columns' own names only. Columns of variants are found in files with `option` and what
 * says of which product it is: in others `group`, `unit`, `amount` or `inventory` is something else.
 */
export function findNamedColumns(header: readonly string[]): Partial<Record<Column, number>> {
  const keys = columnNames(header).map(key);
  const hasVariants = keys.includes('option') && (keys.includes('group') || keys.includes(key('product_id')));
  return Object.fromEntries(
    ALL_COLUMNS.filter((column) => hasVariants || !isOfVariants(column))
      .map((column) => [column, keys.indexOf(key(column))] as const)
      .filter(([, index]) => index !== -1),
  );
}

/** What `findColumns` finds by other names only. */
export function listGuesses(
  header: readonly string[],
  records: readonly (readonly string[])[],
): { name: string; column: Column }[] {
  const [columns, namedColumns] = [findColumns(header, records), findNamedColumns(header)];
  return ALL_COLUMNS.flatMap((column) => {
    const index = columns[column];
    if (index === undefined || index === null || namedColumns[column] !== undefined) return [];
    return [{ name: columnNames(header)[index] ?? '', column }];
  });
}

const isMapped = (mapping: ColumnMapping) => (column: Column) => (mapping[column] ?? null) !== null;

/** The columns that a file lacks with this mapping; none: it can be imported. */
export const missingColumns = (mapping: ColumnMapping): Column[] => missingOf(isMapped(mapping));

/**
 * Decides which column of the file is read as which.
 * @param mapping what a user chose; it replaces the names in the first record
 * @param line number of the line that names the columns
 * @throws InvalidFileError with all missing columns
 */
export function mapColumns(header: readonly string[], mapping = findColumns(header), line = 1): Columns {
  const names = columnNames(header);
  const at = new Map<Column, number>();
  for (const column of ALL_COLUMNS) {
    const index = mapping[column];
    if (index !== undefined && index !== null && index < names.length) at.set(column, index);
  }
  const missing = missingOf((column) => at.has(column));
  if (missing.length > 0) {
    const present = names.filter(Boolean).join(', ').slice(0, 200);
    throw new InvalidFileError(
      `${line === 1 ? 'its first line' : `line ${line}`} has no column ${missing.join(', ')} (it has ${present ? `"${present}"` : 'none'})`,
    );
  }
  const usedIndexes = new Set(at.values());
  const hasNewProducts = missingNewColumns((column) => at.has(column)).length === 0;
  const isExpected = (name: string) => EXPECTED.some((one) => key(one) === key(name));
  return {
    at,
    named: names.map((name) => key(name) !== ''),
    absent: hasNewProducts ? [...DEFAULTED, ...OPTIONAL].filter((column) => !at.has(column)) : [],
    hasNewProducts,
    unused: names.filter((name, index) => name && !usedIndexes.has(index) && !isExpected(name)),
  };
}
