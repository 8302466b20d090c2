import { setImmediate as nextTurn } from 'node:timers/promises';
import { type CsvRecord, countValues, InvalidFileError } from '../../../sheets/csv.ts';
import { readRecords } from '../../../sheets/records.ts';
import type { Separator } from '../../../sheets/splitRecord.ts';
import type { PictureSource } from '../pictures/pictureSource.ts';
import { type DecimalMark, decimalMarkOf } from './amounts.ts';
import {
  type CatalogueRow,
  type CategoryOf,
  NO_SUB_CATEGORY,
  type RestoreCategory,
  type RowContext,
} from './catalogueRow.ts';
import type { Column } from './columnNames.ts';
import { type ColumnMapping, type Columns, findColumns, mapColumns } from './columns.ts';
import { NO_BRAND } from './description.ts';
import type { Note } from './fieldReader.ts';
import { type FileSummary, identityOf, summarizeFile } from './fileSummary.ts';
import { joinGroups } from './joinGroups.ts';
import { type FileLayout, readLayout } from './layout.ts';
import type { Line } from './line.ts';
import { readRow } from './readRow.ts';

/** A file on disk that is imported. */
export interface FileSource {
  path: string;
  /** What a user chose; absent: by the names in the line that names the columns, and by their values. */
  mapping?: ColumnMapping | undefined;
  /** Where its records begin; absent: it is found. */
  layout?: FileLayout | undefined;
  /** Whether units become those of the file although they have moved since the export that it comes from. */
  setsMovedStock?: boolean | undefined;
  /** See `RowContext`. */
  readsContents?: boolean | undefined;
  /** A file with more records is refused; absent: it may have any number. */
  maxRecords?: number | undefined;
  /** The pictures that came with it; null: none. */
  pictures: PictureSource | null;
  /**
   * Finds the category of a sub-category for records that do not name it.
   * @param fileCategories those that other records name
   */
  findCategories(fileCategories: FileSummary['categories']): CategoryOf;
  /** See `RowContext`. */
  restoreCategory?: RestoreCategory | undefined;
  /** See `RowContext`. */
  ownerOfVariant?: RowContext['ownerOfVariant'];
  /** Whether the shop has the product that a record names by a number. */
  isKnown?: ((row: Pick<CatalogueRow, 'productId' | 'sku'>) => boolean) | undefined;
}

/** A file of which a line names the columns of a catalogue. */
export interface CatalogueFile {
  layout: FileLayout;
  columns: Columns;
  decimalMark: DecimalMark;
  setsMovedStock: boolean;
  summary: FileSummary;
  pictures: PictureSource | null;
  /** Its records, read anew at each call; those about one product follow one another. */
  lines(): AsyncGenerator<Line>;
}

/**
 * Reads a whole file once: only all its prices together distinguish a new pack size from a changed price. It is read
 * once more if records lack their category, because other records may name it, or if it turns out to have decimal
 * commas.
 * @throws InvalidFileError
 */
export async function openCatalogueFile(source: FileSource): Promise<CatalogueFile> {
  const layout = source.layout ?? (await readLayout(source.path));
  const { header, line } = layout;
  const columns = mapColumns(header, source.mapping ?? findColumns(header, layout.samples), line);
  const read = (context: Pick<RowContext, 'categoryOf' | 'decimalMark' | 'onPrice'>) => {
    const { pictures, restoreCategory, readsContents, ownerOfVariant } = source;
    const { path, maxRecords } = source;
    return readFile({ path, layout, maxRecords }, columns, {
      withPictures: pictures !== null,
      restoreCategory,
      readsContents,
      ownerOfVariant,
      ...context,
    });
  };
  const summarize = (lines: AsyncIterable<Line>) => summarizeFile(lines, source.isKnown);
  let isCategoryMissing = false;
  const marks = { '.': 0, ',': 0, prices: 0 };
  const firstSummary = await summarize(
    read({
      categoryOf() {
        isCategoryMissing = true;
        return { problem: 'no category' };
      },
      onPrice(text) {
        const mark = decimalMarkOf(text);
        if (text !== '') marks.prices++;
        if (mark) marks[mark]++;
      },
    }),
  );
  if (firstSummary.rows === 0)
    throw new InvalidFileError(
      `there are no products after ${line === 1 ? 'its first line' : `line ${line}`}`,
    );
  const decimalMark = findDecimalMark(marks, layout.separator);
  const categoryOf = source.findCategories(firstSummary.categories);
  const isReadAgain = isCategoryMissing || decimalMark === ',';
  const summary = isReadAgain ? await summarize(read({ categoryOf, decimalMark })) : firstSummary;
  return {
    layout,
    columns,
    decimalMark,
    setsMovedStock: source.setsMovedStock ?? false,
    summary,
    pictures: source.pictures,
    lines: () => joinGroups(checkRepeated(read({ categoryOf, decimalMark }), summary), summary),
  };
}

async function* checkRepeated(lines: AsyncIterable<Line>, summary: FileSummary): AsyncGenerator<Line> {
  for await (const line of lines) yield refuseRepeated(line, summary) ?? mergeRepeated(line, summary);
}

/**
 * What separates the decimals of a file. Where decimals have commas, other signs separate the values: in other files a
 * few commas are typing errors.
 * @param marks the prices with each mark, and all prices
 */
function findDecimalMark(
  marks: Record<DecimalMark | 'prices', number>,
  separator: Separator | null,
): DecimalMark {
  if (marks[','] <= marks['.']) return '.';
  const isUsual = separator === ';' || separator === '\t';
  return isUsual || (marks[','] >= 2 && marks[','] * 10 > marks.prices) ? ',' : '.';
}

const MAX_NAME = 200;

/** @throws InvalidFileError */
async function* readFile(
  {
    path,
    layout,
    maxRecords = Number.POSITIVE_INFINITY,
  }: Pick<FileSource, 'path' | 'maxRecords'> & { layout: FileLayout },
  columns: Columns,
  context: RowContext,
): AsyncGenerator<Line> {
  const records = readRecords(path, layout);
  // The line that names the columns.
  await records.next();
  yield* readLines(limitRecords(records, maxRecords), layout.header, columns, context);
}

/** Records between which other requests get their turn. */
const RECORDS_A_TURN = 200;

/** @throws InvalidFileError after the most records that there may be */
async function* limitRecords(records: AsyncIterable<CsvRecord>, max: number): AsyncGenerator<CsvRecord> {
  let count = 0;
  for await (const record of records) {
    if (++count > max)
      throw new InvalidFileError(
        `it has more than ${max.toLocaleString('en-US')} products: please divide it`,
      );
    if (count % RECORDS_A_TURN === 0) await nextTurn();
    yield record;
  }
}

async function* readLines(
  records: AsyncIterable<CsvRecord>,
  header: readonly string[],
  columns: Columns,
  context: RowContext,
): AsyncGenerator<Line> {
  for await (const { line, cells, text, separator } of records) {
    const textOf = (column: Column) =>
      (cells?.[columns.at.get(column) ?? -1] ?? '').trim().slice(0, MAX_NAME);
    const texts = { option: textOf('option'), productId: textOf('product_id'), sku: textOf('sku') };
    const named = { line, name: textOf('product'), texts };
    const refuse = (reason: string): Line => {
      const refusal: Note = { action: 'refused', field: '', reason, old: text, new: '' };
      return { ...named, row: null, notes: [refusal] };
    };
    const { length } = columns.named;
    if (!cells) yield refuse('a quote is not closed, or text follows a closing quote');
    else if (header.every((cell, index) => cell === (cells[index] ?? '')))
      yield refuse('the names of the columns again');
    else if (separator && cells.length > length && countValues(cells) > length)
      yield refuse(
        `${countValues(cells)} values for ${length} columns: a ${SEPARATOR_NAMES[separator]} in a value needs quotes`,
      );
    else yield { ...named, ...readRow({ line, cells }, columns, context) };
  }
}

const SEPARATOR_NAMES: Record<Separator, string> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'bar',
};

/**
 * @returns null unless an earlier row names the same product by id or SKU, or the row lacks the option that others of
 * its group have
 */
function refuseRepeated(line: Line, summary: FileSummary): Line | null {
  const { row, notes } = line;
  if (row?.wholeGroup && summary.sizeOf(row.wholeGroup) > 0) {
    const reason = 'no option, which other records of its group have';
    const refusal: Note = { action: 'refused', field: 'option', reason, old: '', new: '' };
    return { ...line, row: null, notes: [...notes, refusal] };
  }
  if (!row || !(row.productId || row.sku)) return null;
  const names = { product_id: row.productId, sku: row.sku };
  const firstOf = {
    product_id: summary.lineNaming({ id: row.productId, sku: null }),
    sku: summary.lineNaming({ id: null, sku: row.sku }),
  };
  for (const field of ['product_id', 'sku'] as const) {
    const [name, first] = [names[field], firstOf[field]];
    if (!name || first === line.line) continue;
    if (field === 'product_id' && row.variant && summary.groupNaming(name) === row.variant.group) continue;
    const reason =
      field === 'sku' && row.variant
        ? 'an earlier line has the same SKU'
        : 'an earlier line is about the same product';
    const refusal: Note = { action: 'refused', field, reason, old: name, new: `line ${first}` };
    return { ...line, row: null, notes: [...notes, refusal] };
  }
  return null;
}

/**
 * Skips and reports a row that repeats an earlier one, prices included; says of other prices that it is taken for
 * another product.
 */
function mergeRepeated(line: Line, summary: FileSummary): Line {
  const { row, notes } = line;
  if (!row || row.productId || row.sku || row.variant) return line;
  const identity = identityOf(row);
  const first = summary.lineOf(identity, row);
  if (first === null) throw new Error('the file changed while it was being read');
  if (first === row.line) return noteOtherPrices(line, summary.firstLineOf(identity));
  const reason = 'same product and prices as an earlier line: merged into it';
  const stars = row.rating === null ? '' : `${row.rating / 10} stars`;
  const skipped = [row.type, stars, row.description].filter(Boolean).join(' | ');
  return {
    ...line,
    row: null,
    notes: [...notes, { action: 'merged', field: 'product', reason, old: skipped, new: `line ${first}` }],
  };
}

/** @param first the first line with the same names */
function noteOtherPrices(line: Line, first: number | null): Line {
  if (first === null || first === line.line) return line;
  const note: Note = {
    action: 'noted',
    field: 'product',
    reason: 'same product as an earlier line with other prices: taken for another pack size',
    old: line.name,
    new: `line ${first}`,
    appliesTo: 'new',
  };
  return { ...line, notes: [...line.notes, note] };
}

/** What is said about a file as a whole, on the line that names its columns. */
export function fileNotes({ layout, columns: { absent, unused }, decimalMark }: CatalogueFile): Note[] {
  const note = (field: string, reason: string): Note => ({
    action: 'noted',
    field,
    reason,
    old: '',
    new: '',
  });
  return [
    ...(layout.encoding === 'UTF-8' ? [] : [note('', `read as ${layout.encoding}`)]),
    ...(decimalMark === ',' ? [note('', 'prices are read with decimal commas')] : []),
    ...absent.map((column) =>
      note(column, ABSENT[column] ?? 'the file has no such column: stored values are kept'),
    ),
    ...unused.map((column) => note(column, 'this column is not imported')),
  ];
}

const ABSENT: Partial<Record<string, string>> = {
  brand: `the file has no such column: new products are "${NO_BRAND}"`,
  sub_category: `the file has no such column: new products are in "${NO_SUB_CATEGORY}"`,
};
