import { findColumns, missingColumns } from './columns.ts';
import {
  type CsvRecord,
  type HeadLine,
  InvalidFileError,
  MAX_COLUMNS,
  type RecordStart,
  readCsv,
  readCsvHead,
  type Separator,
} from './csv.ts';
import { detectEncoding } from './encoding.ts';
import { detectKind } from './fileKind.ts';
import { readWorkbook, readWorkbookHead } from './workbook.ts';

/** The beginning of a file. */
export interface FileHead {
  /** See `FileLayout`. */
  encoding: string;
  /** The first lines that are not blank. */
  lines: HeadLine[];
}

/** How a file is read, and its first records. */
export interface FileLayout {
  /** `UTF-8`, `Windows-1252`, …, or `Excel workbook`. */
  encoding: string;
  /** Number of the line, or of the row of a workbook, that names the columns. */
  line: number;
  separator: Separator | null;
  /** The cells of that line. */
  header: string[];
  /** The cells of the first records after it. */
  samples: string[][];
  /** The first lines of the file that are not blank, from which a user can choose another one. */
  firstLines: { line: number; text: string }[];
}

/** Lines among which the one with the names of the columns is looked for. */
const HEAD_LINES = 50;
/** Records whose values tell what a column is. */
const SAMPLES = 50;

/** The records of a file. @throws InvalidFileError when it cannot be read, or is of another kind */
export async function* readRecords(file: string, start: RecordStart = {}): AsyncGenerator<CsvRecord> {
  yield* (await detectKind(file)) === 'workbook' ? readWorkbook(file, start) : readCsv(file, start);
}

/** Reads the lines among which the one with the names of the columns is looked for. @throws InvalidFileError */
export async function readHead(file: string): Promise<FileHead> {
  if ((await detectKind(file)) === 'workbook')
    return { encoding: 'Excel workbook', lines: await readWorkbookHead(file, HEAD_LINES) };
  const lines = await readCsvHead(file, HEAD_LINES);
  return { encoding: await detectEncoding(file), lines };
}

/**
 * Finds the line that names the columns: the first that names all that an import needs; else the one that names most; else the first.
 * @param chosenLine the number of the line that a user chose; null: none
 * @throws InvalidFileError
 */
export async function readLayout(file: string, chosenLine: number | null = null): Promise<FileLayout> {
  const { encoding, lines: head } = await readHead(file);
  const start = chosenLine === null ? findHeader(head) : startAt(head, chosenLine);
  const records = readRecords(file, start);
  const header = await records.next();
  if (header.done) throw new InvalidFileError('it is empty');
  const { line, separator, cells, text } = header.value;
  if (cells && cells.length > MAX_COLUMNS) {
    await records.return(undefined);
    throw new InvalidFileError(`it has more than ${MAX_COLUMNS} columns`);
  }
  const samples: string[][] = [];
  for (let next = await records.next(); !next.done && samples.length < SAMPLES; next = await records.next())
    if (next.value.cells) samples.push(next.value.cells);
  await records.return(undefined);
  return {
    encoding,
    line,
    separator,
    header: cells ?? [text],
    samples,
    firstLines: head.map(({ line, text }) => ({ line, text })),
  };
}

function findHeader(head: readonly HeadLine[]): RecordStart {
  let best: (RecordStart & { columns: number }) | null = null;
  for (const { line, readings } of head) {
    for (const { separator, cells } of readings) {
      if (cells.length > MAX_COLUMNS) continue;
      const mapping = findColumns(cells);
      if (missingColumns(mapping).length === 0) return { line, separator };
      const columns = Object.keys(mapping).length;
      if (columns > 1 && columns > (best?.columns ?? 0)) best = { line, separator, columns };
    }
  }
  const [first] = head;
  return best ?? (first ? startAt(head, first.line) : {});
}

function startAt(head: readonly HeadLine[], line: number): RecordStart {
  const readings = head.find((one) => one.line === line)?.readings ?? [];
  return { line, separator: readings[0]?.separator ?? null };
}
