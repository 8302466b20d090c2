import type { PictureSource } from '../pictures/pictureSource.ts';
import { type CatalogueRow, type CategoryOf, type RowContext, readRow } from './catalogueRow.ts';
import { type ColumnMapping, type Columns, mapColumns } from './columns.ts';
import { type CsvRecord, countValues, InvalidFileError, readRecords, type Separator } from './csv.ts';
import type { Note } from './fieldReader.ts';
import { type FileSummary, identityOf, summarizeFile } from './fileSummary.ts';

/** A file on disk that is imported. */
export interface FileSource {
  path: string;
  /** What a user chose; absent: by the names in the first record. */
  mapping?: ColumnMapping | undefined;
  /** The pictures that came with it; null: none. */
  pictures: PictureSource | null;
  /** Finds the category of a sub-category for records that do not name it. @param fileCategories those that other records name */
  findCategories(fileCategories: FileSummary['categories']): CategoryOf;
}

/** A parsed record of the file; its row is null if the record was refused or merged. */
export interface Line {
  line: number;
  /** The product's name as the file has it; empty if the record cannot be read. */
  name: string;
  row: CatalogueRow | null;
  notes: Note[];
}

/** A file whose first record names the columns of a catalogue. */
export interface CatalogueFile {
  columns: Columns;
  summary: FileSummary;
  pictures: PictureSource | null;
  /** Its records, read anew at each call. */
  lines(): AsyncGenerator<Line>;
}

/**
 * Reads a whole file once: only all its prices together distinguish a new pack size from a changed price. If records lack their category,
 * it is read once more, because other records may name it.
 * @throws InvalidFileError
 */
export async function openCatalogueFile(source: FileSource): Promise<CatalogueFile> {
  let isCategoryMissing = false;
  const first = await openFile(source, () => {
    isCategoryMissing = true;
    return { problem: 'no category' };
  });
  const { columns } = first;
  const firstSummary = await summarizeFile(first.lines);
  if (firstSummary.rows === 0) throw new InvalidFileError('there are no products after its first line');
  const categoryOf = source.findCategories(firstSummary.categories);
  const summary = isCategoryMissing
    ? await summarizeFile((await openFile(source, categoryOf)).lines)
    : firstSummary;
  return {
    columns,
    summary,
    pictures: source.pictures,
    async *lines() {
      const again = await openFile(source, categoryOf);
      for await (const line of again.lines)
        yield refuseRepeated(line, summary) ?? mergeRepeated(line, summary);
    },
  };
}

/** The first record of a file. @throws InvalidFileError */
export async function readHeader(path: string): Promise<string[]> {
  const records = readRecords(path);
  const header = await nextHeader(records);
  await records.return(undefined);
  return header;
}

async function nextHeader(records: AsyncGenerator<CsvRecord>): Promise<string[]> {
  const header = await records.next();
  if (header.done) throw new InvalidFileError('it is empty');
  return header.value.cells ?? [header.value.text];
}

async function openFile({ path, mapping, pictures }: FileSource, categoryOf: CategoryOf) {
  const records = readRecords(path);
  const columns = mapColumns(await nextHeader(records), mapping);
  return { columns, lines: readLines(records, columns, { withPictures: pictures !== null, categoryOf }) };
}

const MAX_NAME = 200;

async function* readLines(
  records: AsyncIterable<CsvRecord>,
  columns: Columns,
  context: RowContext,
): AsyncGenerator<Line> {
  const nameIndex = columns.at.get('product') ?? -1;
  for await (const { line, cells, text, separator } of records) {
    const name = (cells?.[nameIndex] ?? '').trim().slice(0, MAX_NAME);
    const refuse = (reason: string): Line => {
      const refusal: Note = { action: 'refused', field: '', reason, old: text, new: '' };
      return { line, name, row: null, notes: [refusal] };
    };
    const { length } = columns.named;
    if (!cells) yield refuse('a quote is not closed, or text follows a closing quote');
    else if (cells.length > length && countValues(cells) > length)
      yield refuse(
        `${countValues(cells)} values for ${length} columns: a ${SEPARATOR_NAMES[separator]} in a value needs quotes`,
      );
    else yield { line, name, ...readRow({ line, cells }, columns, context) };
  }
}

const SEPARATOR_NAMES: Record<Separator, string> = { ',': 'comma', ';': 'semicolon', '\t': 'tab' };

/** @returns null unless an earlier row names the same product by id or SKU */
function refuseRepeated(line: Line, summary: FileSummary): Line | null {
  const { row, notes } = line;
  if (!row || !(row.productId || row.sku)) return null;
  const names = { product_id: row.productId, sku: row.sku };
  const firstOf = {
    product_id: summary.lineNaming({ id: row.productId, sku: null }),
    sku: summary.lineNaming({ id: null, sku: row.sku }),
  };
  for (const field of ['product_id', 'sku'] as const) {
    const [name, first] = [names[field], firstOf[field]];
    if (!name || first === line.line) continue;
    const reason = 'an earlier line is about the same product';
    const refusal: Note = { action: 'refused', field, reason, old: name, new: `line ${first}` };
    return { ...line, row: null, notes: [...notes, refusal] };
  }
  return null;
}

/** Skips and reports a row that repeats an earlier one, prices included; says of other prices that it is taken for another product. */
function mergeRepeated(line: Line, summary: FileSummary): Line {
  const { row, notes } = line;
  if (!row || row.productId || row.sku) return line;
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

/** What is said about the columns of a file, on its first line. */
export function columnNotes({ absent, unused }: Columns): Note[] {
  const note = (field: string, reason: string): Note => ({
    action: 'noted',
    field,
    reason,
    old: '',
    new: '',
  });
  return [
    ...absent.map((column) => note(column, 'the file has no such column: stored values are kept')),
    ...unused.map((column) => note(column, 'this column is not imported')),
  ];
}
