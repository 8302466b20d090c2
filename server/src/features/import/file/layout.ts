import { type HeadLine, InvalidFileError, MAX_COLUMNS, type RecordStart } from '../../../sheets/csv.ts';
import { type Head, readHead, readRecords } from '../../../sheets/records.ts';
import type { Separator } from '../../../sheets/splitRecord.ts';
import { findColumns, missingColumns } from './columns.ts';

/** How a file is read, and its first records. */
export interface FileLayout extends Omit<Head, 'lines'> {
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

/** Records whose values tell what a column is. */
const SAMPLES = 50;
/** Of a line that is shown, in characters. */
const MAX_SHOWN = 200;

/**
 * Finds the line that names the columns: the first that names all that an import needs; else the one that names most;
 * else the first. Of a workbook the first sheet with a line that names all is read; else the first with cells.
 * @param chosenLine the number of the line that a user chose; null: none
 * @throws InvalidFileError
 */
export async function readLayout(file: string, chosenLine: number | null = null): Promise<FileLayout> {
  const { encoding, lines, format, sheet } = await readHead(file, (lines) => findHeader(lines).isComplete);
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
