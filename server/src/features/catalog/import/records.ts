import { createReadStream } from 'node:fs';

/** The file is no catalogue at all; `message` says why, for people. */
export class NotACatalogue extends Error {}

/** One record of a CSV file. */
export interface CsvRecord {
  /** Number of the physical line that it starts on; the first line of a file is 1. */
  line: number;
  /** Null when its quotes are broken: that one line is lost, reading goes on with the next. */
  cells: string[] | null;
  /** The first line as it stands in the file. */
  text: string;
}

/** A line of more characters than that is none of a catalogue, and no file with one is. */
const MAX_LINE = 1_000_000;

/** A quoted field that grows beyond this many characters was never closed. */
const MAX_RECORD = 100_000;

/**
 * Reads comma-separated values (RFC 4180) as a stream and passes over blank records. Lines end in LF or CRLF; line ends
 * inside of a field become LF. A quote within an unquoted field stands for itself. What is not UTF-8 becomes U+FFFD.
 *
 * Our own reader, because a supplier's file breaks in places: a report needs the exact line, and a quote that is not
 * closed may cost its own line but none of those behind it.
 * @throws NotACatalogue when the file cannot be opened or is not text
 */
export async function* readRecords(file: string): AsyncGenerator<CsvRecord> {
  const source = physicalLines(file);
  const putBack: Line[] = [];
  const nextLine = async (): Promise<Line | null> => putBack.shift() ?? (await source.next()).value ?? null;
  try {
    for (let first = await nextLine(); first; first = await nextLine()) {
      const swallowed: Line[] = [];
      let text = first.text;
      let cells = splitRecord(text);
      while (cells === 'open' && text.length < MAX_RECORD) {
        const next = await nextLine();
        if (!next) break;
        swallowed.push(next);
        text += `\n${next.text}`;
        if (next.text.includes('"')) cells = splitRecord(text);
      }
      if (typeof cells === 'string') {
        putBack.unshift(...swallowed);
        yield { line: first.number, cells: null, text: first.text };
      } else if (cells.some((cell) => cell.trim() !== '')) {
        yield { line: first.number, cells, text: first.text };
      }
    }
  } finally {
    await source.return(null);
  }
}

/** The fields of a record; `open` when a quoted field goes on behind its end, `broken` when text follows a closing quote. */
export function splitRecord(text: string): string[] | 'open' | 'broken' {
  if (!text.includes('"')) return text.split(',');
  const cells: string[] = [];
  for (let start = 0; ; ) {
    let end: number;
    if (text[start] === '"') {
      const close = closingQuote(text, start + 1);
      if (close === -1) return 'open';
      cells.push(text.slice(start + 1, close).replaceAll('""', '"'));
      end = close + 1;
      while (text[end] === ' ') end++;
      if (end < text.length && text[end] !== ',') return 'broken';
    } else {
      const comma = text.indexOf(',', start);
      end = comma === -1 ? text.length : comma;
      cells.push(text.slice(start, end));
    }
    if (end >= text.length) return cells;
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
  const decoder = new TextDecoder();
  let number = 0;
  let rest = '';
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      if (chunk.includes(0)) throw new NotACatalogue('it is not a text file; save it as CSV in UTF-8');
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield { number: ++number, text: line.replace(/\r$/, '') };
      if (rest.length > MAX_LINE) {
        throw new NotACatalogue(
          `line ${number + 1} has more than ${MAX_LINE.toLocaleString('en')} characters`,
        );
      }
    }
  } catch (error) {
    throw unreadable(error);
  }
  rest += decoder.decode();
  if (rest !== '') yield { number: ++number, text: rest };
  return null;
}

const reasons: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'this user may not read it',
};

function unreadable(error: unknown): unknown {
  const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
  return reason ? new NotACatalogue(reason) : error;
}
