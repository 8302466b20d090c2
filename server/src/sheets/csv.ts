import { createReadStream } from 'node:fs';
import { createDecoder, detectTextFormat, type TextFormat } from './encoding.ts';
import { SEPARATORS, type Separator, splitRecord } from './splitRecord.ts';

/** The file has no records that can be read. `message` is shown to the user. */
export class InvalidFileError extends Error {}

/** One record of a CSV file. */
export interface CsvRecord {
  /** Number of the physical line on which it starts, from 1. */
  line: number;
  /** Null if its quotes are malformed: that line is skipped. */
  cells: string[] | null;
  /** Its first physical line, unparsed. */
  text: string;
  /** What separates the values of the file; null: it is a workbook. */
  separator: Separator | null;
}

/** How many values a record has, without the blank ones after the last other one, which spreadsheets add. */
export const countValues = (cells: readonly string[]): number =>
  cells.findLastIndex((cell) => cell.trim() !== '') + 1;

/** A file with more is no list. */
export const MAX_COLUMNS = 500;

/** A file with a longer line, in characters, is no list. */
const MAX_LINE = 1_000_000;

/** A quoted field that is longer, in characters, has no closing quote. */
const MAX_RECORD = 100_000;

/** One with more lines has none either. Every unclosed quote reads so many lines ahead. */
const MAX_RECORD_LINES = 1000;

/** Lines that are read again because quotes before them are not closed. With more, a file of short lines takes minutes. */
const MAX_LINES_AGAIN = 200_000;

/** Where the records of a file begin. */
export interface RecordStart {
  /** Number of the physical line, or of the row of a workbook, of the first record. Lines before it are not read. */
  line?: number;
  /** Absent: that which the first record has most of. */
  separator?: Separator | null;
  /** Of a text file; absent: it is detected. */
  format?: TextFormat | undefined;
  /** The path of a sheet in its workbook; absent: the first one. */
  sheet?: string | undefined;
}

/**
 * Reads comma-separated values (RFC 4180) as a stream and skips blank records. Semicolons or tabs separate them if the first line has
 * more of these. Lines end in LF or CRLF, or in CR alone; line ends within a field become LF. A quote within an unquoted field is an
 * ordinary character. For the encoding see `detectTextFormat`; bytes that are none of it become U+FFFD.
 *
 * Not a library, because suppliers' files are malformed in places: the report needs the exact line, and an unclosed quote must
 * cost only its own line.
 * @throws InvalidFileError when the file cannot be opened or is not text
 */
export async function* readCsv(file: string, start: RecordStart = {}): AsyncGenerator<CsvRecord> {
  const source = physicalLines(file, start);
  const unread: Line[] = [];
  let separator = start.separator ?? undefined;
  let linesAgain = 0;
  const nextLine = async (): Promise<Line | null> => unread.shift() ?? (await source.next()).value ?? null;
  try {
    for (let first = await nextLine(); first; first = await nextLine()) {
      if (separator === undefined && first.text.trim() === '') continue;
      separator ??= findSeparator(first.text);
      const continuation: Line[] = [];
      let length = first.text.length;
      let cells = splitRecord(first.text, separator);
      while ('openField' in cells && length < MAX_RECORD && continuation.length < MAX_RECORD_LINES) {
        const next = await nextLine();
        if (!next) break;
        continuation.push(next);
        length += next.text.length + 1;
        cells = splitRecord(next.text, separator, cells);
      }
      if (!Array.isArray(cells)) {
        linesAgain += continuation.length;
        if (linesAgain > MAX_LINES_AGAIN)
          throw new InvalidFileError('very many of its quotes are not closed: please save it as CSV again');
        unread.unshift(...continuation);
        yield { line: first.number, cells: null, text: first.text, separator };
      } else if (cells.some((cell) => cell.trim() !== '')) {
        yield { line: first.number, cells, text: first.text, separator };
      }
    }
  } finally {
    await source.return(null);
  }
}

/** @throws InvalidFileError if the line has none */
function findSeparator(header: string): Separator {
  const [separator] = separatorsOf(header);
  if (!separator)
    throw new InvalidFileError(
      `its first line must name the columns, separated by commas, semicolons or tabs (it is "${header.slice(0, 100)}")`,
    );
  return separator;
}

/** The separators that a line has outside of quotes, that which it has most of first. */
function separatorsOf(line: string): Separator[] {
  const unquoted = line.replace(/"[^"]*("|$)/g, '');
  const counts = SEPARATORS.map((separator) => ({ separator, count: unquoted.split(separator).length - 1 }));
  const separators = counts
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ separator }) => separator);
  return separators.length === 0 && unquoted.includes('|') ? ['|'] : separators;
}

/** A line of the beginning of a file, as each separator would divide it. */
export interface HeadLine {
  line: number;
  text: string;
  readings: { separator: Separator | null; cells: string[] }[];
}

/** In which spreadsheets write what separates the values: `sep=;`. */
const SEPARATOR_LINE = /^"?sep=([,;\t|])"?[,;\t|]*$/i;

/**
 * The first lines of a file that are not blank, except one that only says what separates the values.
 * @throws InvalidFileError when the file cannot be opened or is not text
 */
export async function readCsvHead(file: string, format: TextFormat, count: number): Promise<HeadLine[]> {
  const lines: Line[] = [];
  const source = physicalLines(file, { format });
  for (let next = await source.next(); !next.done && lines.length < count; next = await source.next())
    lines.push(next.value);
  await source.return(null);
  let declaredSeparator: Separator | undefined;
  return lines.flatMap(({ number, text }, index): HeadLine[] => {
    const separator = SEPARATOR_LINE.exec(text.trim())?.[1] as Separator | undefined;
    declaredSeparator ??= separator;
    if (separator || text.trim() === '') return [];
    const separators = declaredSeparator ? [declaredSeparator] : separatorsOf(withClosedQuote(lines, index));
    const readings = separators.flatMap((separator) => {
      const cells = recordAt(lines, index, separator);
      return cells ? [{ separator, cells }] : [];
    });
    return [{ line: number, text, readings }];
  });
}

/** A line with those after it to which its last quote reaches. */
function withClosedQuote(lines: readonly Line[], index: number): string {
  let text = '';
  for (const line of lines.slice(index)) {
    text += line.text;
    if (text.split('"').length % 2 === 1) return text;
  }
  return lines[index]?.text ?? '';
}

/** The record that begins on a line; null if its quotes are malformed. */
function recordAt(lines: readonly Line[], index: number, separator: Separator): string[] | null {
  let cells = splitRecord(lines[index]?.text ?? '', separator);
  for (let next = index + 1; 'openField' in cells && next < lines.length; next++)
    cells = splitRecord(lines[next]?.text ?? '', separator, cells);
  return Array.isArray(cells) ? cells : null;
}

interface Line {
  number: number;
  text: string;
}

/** @param start of which line and format count */
async function* physicalLines(
  file: string,
  { line: first = 1, format }: RecordStart,
): AsyncGenerator<Line, null> {
  let number = 0;
  let rest = '';
  try {
    const { encoding, lineEnd } = format ?? (await detectTextFormat(file));
    const decoder = createDecoder(encoding);
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      const text = decoder.write(chunk);
      if (text.includes('\0')) throw new InvalidFileError('it is not a text file; save it as CSV in UTF-8');
      const lines = (rest + text).split(lineEnd);
      rest = lines.pop() ?? '';
      for (const line of lines) if (++number >= first) yield { number, text: line.replace(/\r$/, '') };
      if (rest.length > MAX_LINE) {
        throw new InvalidFileError(
          `line ${number + 1} has more than ${MAX_LINE.toLocaleString('en')} characters`,
        );
      }
    }
    rest += decoder.end();
  } catch (error) {
    throw unreadable(error);
  }
  if (rest !== '' && ++number >= first) yield { number, text: rest };
  return null;
}

const reasons: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'this user may not read it',
};

/** @throws InvalidFileError if nobody can read the file */
export function throwReadable(error: unknown): never {
  throw unreadable(error);
}

function unreadable(error: unknown): unknown {
  const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
  return reason ? new InvalidFileError(reason) : error;
}
