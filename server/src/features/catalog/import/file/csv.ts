import { createReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';

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
  /** What separates the values of the file. */
  separator: Separator;
}

/** How many values a record has, without the blank ones after the last other one, which spreadsheets add. */
export const countValues = (cells: readonly string[]): number =>
  cells.findLastIndex((cell) => cell.trim() !== '') + 1;

/** A file with a longer line, in characters, is not a catalogue. */
const MAX_LINE = 1_000_000;

/** A quoted field that is longer, in characters, has no closing quote. */
const MAX_RECORD = 100_000;

/** One with more lines has none either. Every unclosed quote reads so many lines ahead. */
const MAX_RECORD_LINES = 1000;

/** What spreadsheets separate values by, depending on the country and the kind of file. */
const SEPARATORS = [',', ';', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];

/**
 * Reads comma-separated values (RFC 4180) as a stream and skips blank records. Semicolons or tabs separate them if the first line has
 * more of these. Lines end in LF or CRLF; line ends within a field become LF. A quote within an unquoted field is an ordinary
 * character. Text is UTF-8, or UTF-16 with a byte order mark; bytes that are neither become U+FFFD.
 *
 * Not a library, because suppliers' files are malformed in places: the report needs the exact line, and an unclosed quote must
 * cost only its own line.
 * @throws InvalidFileError when the file cannot be opened or is not text
 */
export async function* readRecords(file: string): AsyncGenerator<CsvRecord> {
  const source = physicalLines(file);
  const unread: Line[] = [];
  let separator: Separator | undefined;
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
  const unquoted = header.replace(/"[^"]*("|$)/g, '');
  const counts = SEPARATORS.map((separator) => unquoted.split(separator).length - 1);
  const most = Math.max(...counts);
  const separator = SEPARATORS[counts.indexOf(most)];
  if (most === 0 || !separator)
    throw new InvalidFileError(
      `its first line must name the columns, separated by commas, semicolons or tabs (it is "${header.slice(0, 100)}")`,
    );
  return separator;
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
  if (!beginning && !line.includes('"')) return line.split(separator);
  const cells = beginning?.cells ?? [];
  let openField = beginning?.openField;
  for (let start = 0; ; ) {
    let end: number;
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
      end = close + 1;
      while (line[end] === ' ') end++;
      if (end < line.length && line[end] !== separator) return { isBroken: true };
    } else {
      const next = line.indexOf(separator, start);
      end = next === -1 ? line.length : next;
      cells.push(line.slice(start, end));
    }
    if (end >= line.length) return cells;
    start = end + 1;
  }
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

async function* physicalLines(file: string): AsyncGenerator<Line, null> {
  let decoder: TextDecoder | null = null;
  let number = 0;
  let rest = '';
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      decoder ??= new TextDecoder(encodingOf(chunk));
      const text = decoder.decode(chunk, { stream: true });
      if (text.includes('\0')) throw new InvalidFileError('it is not a text file; save it as CSV in UTF-8');
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield { number: ++number, text: line.replace(/\r$/, '') };
      if (rest.length > MAX_LINE) {
        throw new InvalidFileError(
          `line ${number + 1} has more than ${MAX_LINE.toLocaleString('en')} characters`,
        );
      }
    }
  } catch (error) {
    throw unreadable(error);
  }
  rest += decoder?.decode() ?? '';
  if (rest !== '') yield { number: ++number, text: rest };
  return null;
}

/** By the byte order mark: Excel's "Unicode text" is UTF-16. */
function encodingOf(beginning: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const mark = beginning.toString('hex', 0, 2);
  if (mark === 'fffe') return 'utf-16le';
  return mark === 'feff' ? 'utf-16be' : 'utf-8';
}

const reasons: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'this user may not read it',
};

function unreadable(error: unknown): unknown {
  const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
  return reason ? new InvalidFileError(reason) : error;
}
