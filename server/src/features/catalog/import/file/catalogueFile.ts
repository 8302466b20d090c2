import type { PictureSource } from '../pictures/pictureSource.ts';
import { type CatalogueRow, readRow } from './catalogueRow.ts';
import { type ColumnMapping, type Columns, mapColumns } from './columns.ts';
import { type CsvRecord, InvalidFileError, readRecords } from './csv.ts';
import type { Note } from './fieldReader.ts';
import { type FileSummary, identityOf, summarizeFile } from './fileSummary.ts';

/** A file on disk that is imported. */
export interface FileSource {
  path: string;
  /** What a user chose; absent: by the names in the first record. */
  mapping?: ColumnMapping | undefined;
  /** The pictures that came with it; null: none. */
  pictures: PictureSource | null;
}

/** A parsed record of the file; its row is null if the record was refused or merged. */
export interface Line {
  line: number;
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
 * Reads a whole file once: only all its prices together distinguish a new pack size from a changed price.
 * @throws InvalidFileError
 */
export async function openCatalogueFile(source: FileSource): Promise<CatalogueFile> {
  const { columns, lines } = await openFile(source);
  const summary = await summarizeFile(lines);
  if (summary.rows === 0) throw new InvalidFileError('there are no products after its first line');
  return {
    columns,
    summary,
    pictures: source.pictures,
    async *lines() {
      const again = await openFile(source);
      for await (const line of again.lines)
        yield refuseRepeated(line, summary) ?? mergeRepeated(line, summary);
    },
  };
}

async function openFile({ path, mapping, pictures }: FileSource) {
  const records = readRecords(path);
  const header = await records.next();
  if (header.done) throw new InvalidFileError('it is empty');
  const columns = mapColumns(header.value.cells ?? [header.value.text], mapping);
  return { columns, lines: readLines(records, columns, pictures !== null) };
}

async function* readLines(
  records: AsyncIterable<CsvRecord>,
  columns: Columns,
  withPictures: boolean,
): AsyncGenerator<Line> {
  for await (const { line, cells, text } of records) {
    const reason = 'a quote is not closed, or text follows a closing quote';
    yield cells
      ? { line, ...readRow({ line, cells }, columns, withPictures) }
      : { line, row: null, notes: [{ action: 'refused', field: '', reason, old: text, new: '' }] };
  }
}

/** @returns null unless an earlier row names the same product by id or SKU */
function refuseRepeated({ row, line, notes }: Line, summary: FileSummary): Line | null {
  if (!row) return null;
  const names = { product_id: row.productId, sku: row.sku };
  const firstOf = {
    product_id: summary.lineNaming({ id: row.productId, sku: null }),
    sku: summary.lineNaming({ id: null, sku: row.sku }),
  };
  for (const field of ['product_id', 'sku'] as const) {
    const [name, first] = [names[field], firstOf[field]];
    if (!name || first === line) continue;
    const reason = 'an earlier line is about the same product';
    const refusal: Note = { action: 'refused', field, reason, old: name, new: `line ${first}` };
    return { line, row: null, notes: [...notes, refusal] };
  }
  return null;
}

/** Skips and reports a row that repeats an earlier one, prices included. */
function mergeRepeated(line: Line, summary: FileSummary): Line {
  const { row, notes } = line;
  if (!row || row.productId || row.sku) return line;
  const first = summary.lineOf(identityOf(row), row);
  if (first === row.line) return line;
  if (first === null) throw new Error('the file changed while it was being read');
  const reason = 'same product and prices as an earlier line: merged into it';
  const stars = row.rating === null ? '' : `${row.rating / 10} stars`;
  const skipped = [row.type, stars, row.description].filter(Boolean).join(' | ');
  return {
    line: row.line,
    row: null,
    notes: [...notes, { action: 'merged', field: 'product', reason, old: skipped, new: `line ${first}` }],
  };
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
