import { decodeHTMLStrict } from 'entities';
import { LRUCache } from 'lru-cache';

/** What spreadsheets separate values by, depending on the country and the kind of file. */
export const SEPARATORS = [',', ';', '\t'] as const;
/** A bar only where a line `sep=|` says so, or in a line without the others: it also separates options in a value. */
export type Separator = (typeof SEPARATORS)[number] | '|';

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
  for (let at = end - 1; at >= start && at >= end - MAX_ENTITY && line[at] !== ';'; at--)
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
