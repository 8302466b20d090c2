import {
  type CsvRecord,
  type HeadLine,
  type RecordStart,
  readCsv,
  readCsvHead,
  throwReadable,
} from './csv.ts';
import { detectTextFormat } from './encoding.ts';
import { detectKind } from './fileKind.ts';
import { readSheetHeads, readWorkbook, type SheetHead } from './workbook.ts';

/** Lines among which the one with the titles of the columns is looked for. */
const HEAD_LINES = 50;

/** The first lines of a text, or of the sheet of a workbook that is read. */
export interface Head extends Pick<RecordStart, 'format' | 'sheet'> {
  /** `UTF-8`, `Windows-1252`, …, or `Excel workbook`; of several sheets with the one that is read and the others. */
  encoding: string;
  lines: HeadLine[];
}

/** The records of a file. @throws InvalidFileError when it cannot be read, or is of another kind */
export async function* readRecords(file: string, start: RecordStart = {}): AsyncGenerator<CsvRecord> {
  yield* (await detectKind(file)) === 'workbook' ? readWorkbook(file, start) : readCsv(file, start);
}

/**
 * Reads the lines among which the one with the titles of the columns is looked for. Of a workbook the first sheet with such a line is read;
 * else the first with cells.
 * @param hasTitles whether one of these lines has the titles
 * @throws InvalidFileError
 */
export async function readHead(
  file: string,
  hasTitles: (lines: readonly HeadLine[]) => boolean,
): Promise<Head> {
  if ((await detectKind(file)) === 'workbook')
    return chooseSheet(await readSheetHeads(file, HEAD_LINES), hasTitles);
  const format = await detectTextFormat(file).catch(throwReadable);
  return { encoding: format.encoding, format, lines: await readCsvHead(file, format, HEAD_LINES) };
}

/** @throws InvalidFileError if no sheet has the titles, and the first one cannot be read */
function chooseSheet(sheets: readonly SheetHead[], hasTitles: (lines: readonly HeadLine[]) => boolean): Head {
  const filled = sheets.filter(({ lines }) => lines.length > 0);
  const complete = filled.find(({ lines }) => hasTitles(lines));
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
