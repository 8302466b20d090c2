import { createReadStream } from 'node:fs';
import { decodeHTMLStrict } from 'entities';
import { LRUCache } from 'lru-cache';
import { createDecoder, detectTextFormat, type TextFormat } from './encoding.ts';

/** The file is not a catalogue. `message` is shown to the user. */
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

/** A file with more is not a catalogue. */
export const MAX_COLUMNS = 500;

/** A file with a longer line, in characters, is not a catalogue. */
const MAX_LINE = 1_000_000;

/** A quoted field that is longer, in characters, has no closing quote. */
const MAX_RECORD = 100_000;

/** One with more lines has none either. Every unclosed quote reads so many lines ahead. */
const MAX_RECORD_LINES = 1000;

/** Lines that are read again because quotes before them are not closed. With more, a file of short lines takes minutes. */
const MAX_LINES_AGAIN = 200_000;

/** What spreadsheets separate values by, depending on the country and the kind of file. */
const SEPARATORS = [',', ';', '\t'] as const;
/** A bar only where a line `sep=|` says so, or in a line without the others: it also separates options in a value. */
export type Separator = (typeof SEPARATORS)[number] | '|';

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

/** The beginning of a record whose last field is quoted and continues on the next line. */
interface OpenRecord {
  cells: string[];
  /** The lines of the last field, as they are in the file. */
  openField: string[];
}

/** Text follows a closing quote. */
interface BrokenRecord {
  isBroken: true;
}

/**
 * The fields of a record.
 * @param beginning continues a record with its next line, and is changed; so each line is read once, however long the record is
 */
export function splitRecord(
  line: string,
  separator: Separator,
  beginning?: OpenRecord,
): string[] | OpenRecord | BrokenRecord {
  if (!beginning && !line.includes('"') && (separator !== ';' || !line.includes('&')))
    return line.split(separator);
  const cells = beginning?.cells ?? [];
  let openField = beginning?.openField;
  for (let start = 0; ; ) {
    let end: number;
    if (!openField && line[start] === ' ') start = skipSpacesBeforeQuote(line, start, separator);
    if (openField || line[start] === '"') {
      const from = openField ? start : start + 1;
      const close = closingQuote(line, from);
      openField ??= [];
      if (close === -1) {
        openField.push(line.slice(from));
        return { cells, openField };
      }
      cells.push([...openField, line.slice(from, close)].join('\n').replaceAll('""', '"'));
      openField = undefined;
      end = skipSpaces(line, close + 1);
      if (end < line.length && line[end] !== separator) return { isBroken: true };
    } else {
      const next = nextSeparator(line, separator, start);
      end = next === -1 ? line.length : next;
      cells.push(line.slice(start, end));
    }
    if (end >= line.length) return cells;
    start = end + 1;
  }
}

/** Where the next separator is; -1: nowhere. A semicolon that ends an entity of HTML, such as `&amp;`, is none. */
function nextSeparator(line: string, separator: Separator, start: number): number {
  let next = line.indexOf(separator, start);
  if (separator !== ';') return next;
  while (next !== -1 && endsEntity(line, start, next)) next = line.indexOf(separator, next + 1);
  return next;
}

const MAX_ENTITY = 12;

function endsEntity(line: string, start: number, end: number): boolean {
  for (let at = end - 1; at >= start && at >= end - MAX_ENTITY; at--)
    if (line[at] === '&') return entities.memo(line.slice(at, end + 1));
  return false;
}

/** Whether a text that begins with `&` and ends with `;` is an entity. A file may have millions, of few different ones. */
const entities = new LRUCache<string, boolean>({
  max: 1000,
  memoMethod: (text) => decodeHTMLStrict(text) !== text,
});

function skipSpaces(line: string, from: number): number {
  let at = from;
  while (line[at] === ' ') at++;
  return at;
}

/** Where the quote of a field is that has only spaces around its quotes; else where the field begins: its quotes are ordinary characters. */
function skipSpacesBeforeQuote(line: string, start: number, separator: Separator): number {
  const quote = skipSpaces(line, start);
  const close = line[quote] === '"' ? closingQuote(line, quote + 1) : -1;
  if (close === -1) return start;
  const end = skipSpaces(line, close + 1);
  return end >= line.length || line[end] === separator ? quote : start;
}

function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at;
  }
  return -1;
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
