import { type CsvRecord, type HeadLine, InvalidFileError, type RecordStart } from './csv.ts';
import { listSheets, type Sheet, TOO_MUCH_TEXT } from './workbookParts.ts';
import { type CellTables, readRows, readTables } from './workbookRows.ts';
import { type OpenWorkbook, openWorkbook, toReadableError } from './workbookZip.ts';

/** Empty rows included: some sheets have a million formatted ones. */
const MAX_ROWS = 200_000;
/** Of all cells together, in characters: many cells may have the same long text. */
const MAX_TEXT = 100_000_000;
/** Sheets among which the one with the list is looked for. */
const MAX_SHEETS = 20;

/** Of all rows together, the missing ones before a cell included, so that a few cells far to the right do not take minutes. */
const MAX_CELLS = 10_000_000;

/** Reads the rows of a sheet as a stream, blank ones left out. @throws InvalidFileError */
export async function* readWorkbook(file: string, { sheet, line }: RecordStart): AsyncGenerator<CsvRecord> {
  const workbook = await openWorkbook(file);
  try {
    const path = sheet ?? (await listSheets(workbook))[0]?.path ?? '';
    yield* readSheet(workbook, path, await readTables(workbook), line ?? 1);
  } catch (error) {
    throw toReadableError(error);
  } finally {
    workbook.zip.close();
  }
}

/** The beginning of a sheet. */
export interface SheetHead extends Sheet {
  /** The first rows that are not blank. */
  lines: HeadLine[];
  /** Why it cannot be read; null: it can. */
  problem: InvalidFileError | null;
}

/** The beginnings of the first sheets. @throws InvalidFileError */
export async function readSheetHeads(file: string, count: number): Promise<SheetHead[]> {
  const workbook = await openWorkbook(file);
  try {
    const tables = await readTables(workbook);
    const heads: SheetHead[] = [];
    for (const sheet of (await listSheets(workbook)).slice(0, MAX_SHEETS))
      heads.push({ ...sheet, ...(await readHead(workbook, sheet, tables, count)) });
    return heads;
  } catch (error) {
    throw toReadableError(error);
  } finally {
    workbook.zip.close();
  }
}

async function readHead(
  workbook: OpenWorkbook,
  { path }: Sheet,
  tables: CellTables,
  count: number,
): Promise<Pick<SheetHead, 'lines' | 'problem'>> {
  const lines: HeadLine[] = [];
  try {
    for await (const { line, cells, text } of readSheet(workbook, path, tables, 1, count)) {
      lines.push({ line, text, readings: [{ separator: null, cells: cells ?? [] }] });
    }
    return { lines, problem: null };
  } catch (error) {
    // Another sheet may have the list.
    if (error instanceof InvalidFileError) return { lines, problem: error };
    throw error;
  }
}

async function* readSheet(
  workbook: OpenWorkbook,
  path: string,
  tables: CellTables,
  first: number,
  last = Number.POSITIVE_INFINITY,
): AsyncGenerator<CsvRecord> {
  let rows = 0;
  let count = 0;
  let length = 0;
  for await (const { number, cells } of readRows(workbook, path, tables)) {
    if (number > last) return;
    if (++rows > MAX_ROWS || number > MAX_ROWS)
      throw new InvalidFileError(
        'its sheet has more than 200,000 rows: please divide it, or delete the empty ones',
      );
    count += cells.length;
    if (count > MAX_CELLS)
      throw new InvalidFileError(
        'its sheet has too many cells: please divide it, or move its columns to the left',
      );
    for (const cell of cells) length += cell.length;
    if (length > MAX_TEXT) throw new InvalidFileError(TOO_MUCH_TEXT);
    if (number < first || cells.every((cell) => cell.trim() === '')) continue;
    yield { line: number, cells, text: cells.join('\t'), separator: null };
  }
}
