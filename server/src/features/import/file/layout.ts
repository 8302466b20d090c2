import { findColumns, missingColumns } from './columns.ts';
import {
  type CsvRecord,
  type HeadLine,
  InvalidFileError,
  MAX_COLUMNS,
  type RecordStart,
  readCsv,
  readCsvHead,
  throwReadable,
} from './csv.ts';
import { detectTextFormat } from './encoding.ts';
import { detectKind } from './fileKind.ts';
import type { Separator } from './splitRecord.ts';
import { readSheetHeads, readWorkbook, type SheetHead } from './workbook.ts';

/** How a file is read, and its first records. */
export interface FileLayout extends Pick<RecordStart, 'format' | 'sheet'> {
  /** `UTF-8`, `Windows-1252`, …, or `Excel workbook`; of several sheets with the one that is read and the others. */
  encoding: string;
  /** Number of the line, or of the row of a workbook, that names the columns. */
  line: number;
  separator: Separator | null;
  /** The cells of that line. */
  header: string[];
  /** The cells of the first records after it. */
  samples: string[][];
  /** The beginnings of the first lines that are not blank, from which a user can choose another one. */
  firstLines: { line: number; text: string }[];
}

/** Lines among which the one with the names of the columns is looked for. */
const HEAD_LINES = 50;
/** Records whose values tell what a column is. */
const SAMPLES = 50;
/** Of a line that is shown, in characters. */
const MAX_SHOWN = 200;

/** The records of a file. @throws InvalidFileError when it cannot be read, or is of another kind */
export async function* readRecords(file: string, start: RecordStart = {}): AsyncGenerator<CsvRecord> {
  yield* (await detectKind(file)) === 'workbook' ? readWorkbook(file, start) : readCsv(file, start);
}

/**
 * Finds the line that names the columns: the first that names all that an import needs; else the one that names most; else the first. Of a
 * workbook the first sheet with a line that names all is read; else the first with cells.
 * @param chosenLine the number of the line that a user chose; null: none
 * @throws InvalidFileError
 */
export async function readLayout(file: string, chosenLine: number | null = null): Promise<FileLayout> {
  const { encoding, lines, format, sheet } = await readHead(file);
  const header = chosenLine === null ? findHeader(lines) : startAt(lines, chosenLine);
  return {
    ...(await readFirstRecords(file, { ...header, format, sheet })),
    ...{ encoding, format, sheet },
    firstLines: lines.map(({ line, text }) => ({ line, text: text.slice(0, MAX_SHOWN) })),
  };
}

/** The header and the records after it. */
async function readFirstRecords(
  file: string,
  start: RecordStart,
): Promise<Pick<FileLayout, 'line' | 'separator' | 'header' | 'samples'>> {
  const records = readRecords(file, start);
  const header = await records.next();
  if (header.done) throw new InvalidFileError('it is empty');
  const { line, separator, cells, text } = header.value;
  const samples: string[][] = [];
  if (!cells || cells.length <= MAX_COLUMNS)
    for (let next = await records.next(); !next.done && samples.length < SAMPLES; next = await records.next())
      if (next.value.cells) samples.push(next.value.cells);
  await records.return(undefined);
  if (cells && cells.length > MAX_COLUMNS)
    throw new InvalidFileError(`it has more than ${MAX_COLUMNS} columns`);
  return { line, separator, header: cells ?? [text], samples };
}

/** The first lines of a text, or of the sheet of a workbook that is read. */
interface Head extends Pick<FileLayout, 'encoding' | 'format' | 'sheet'> {
  lines: HeadLine[];
}

/** Reads the lines among which the one with the names of the columns is looked for. @throws InvalidFileError */
export async function readHead(file: string): Promise<Head> {
  if ((await detectKind(file)) === 'workbook') return chooseSheet(await readSheetHeads(file, HEAD_LINES));
  const format = await detectTextFormat(file).catch(throwReadable);
  return { encoding: format.encoding, format, lines: await readCsvHead(file, format, HEAD_LINES) };
}

/** @throws InvalidFileError if no sheet names all columns, and the first one cannot be read */
function chooseSheet(sheets: readonly SheetHead[]): Head {
  const filled = sheets.filter(({ lines }) => lines.length > 0);
  const complete = filled.find(({ lines }) => findHeader(lines).isComplete);
  const problem = complete ? null : sheets[0]?.problem;
  if (problem) throw problem;
  const sheet = complete ?? filled[0] ?? sheets[0];
  const others = filled.filter((other) => other !== sheet).map(({ name }) => name);
  return {
    encoding: `Excel workbook${others.length > 0 ? `, sheet ${quote([sheet?.name ?? ''])} (not read: ${quote(others)})` : ''}`,
    sheet: sheet?.path,
    lines: sheet?.lines ?? [],
  };
}

/** Names of sheets that are not read. */
const MAX_NAMES = 5;

const quote = (names: readonly string[]): string =>
  [
    ...names.slice(0, MAX_NAMES).map((name) => `"${name}"`),
    ...(names.length > MAX_NAMES ? [`${names.length - MAX_NAMES} more`] : []),
  ].join(', ');

function findHeader(head: readonly HeadLine[]): RecordStart & { isComplete: boolean } {
  let best: (RecordStart & { columns: number }) | null = null;
  for (const { line, readings } of head) {
    for (const { separator, cells } of readings) {
      if (cells.length > MAX_COLUMNS) continue;
      const mapping = findColumns(cells);
      if (missingColumns(mapping).length === 0) return { line, separator, isComplete: true };
      const columns = Object.keys(mapping).length;
      if (columns > 1 && columns > (best?.columns ?? 0)) best = { line, separator, columns };
    }
  }
  const [first] = head;
  return { ...(best ?? (first ? startAt(head, first.line) : {})), isComplete: false };
}

function startAt(head: readonly HeadLine[], line: number): RecordStart {
  const readings = head.find((one) => one.line === line)?.readings ?? [];
  return { line, separator: readings[0]?.separator ?? null };
}
