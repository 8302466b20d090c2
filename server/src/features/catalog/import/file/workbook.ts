import path from 'node:path/posix';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { MAX_CELL } from './cells.ts';
import { type CsvRecord, type HeadLine, InvalidFileError, MAX_COLUMNS, type RecordStart } from './csv.ts';
import { type OpenWorkbook, openWorkbook, toReadableError, WORKBOOK } from './workbookZip.ts';

// An Excel workbook (.xlsx, .xlsm) is a ZIP of XML files. yauzl refuses entries that are larger than they say, so that the limits below
// bound the memory and the time of reading one. XML entities of a document type are not expanded: saxes knows the five usual ones only.

const MB = 1024 * 1024;
/** Of the XML of a sheet or of the texts, unpacked. */
const MAX_PART = 100 * MB;
/** Of the small parts: the lists of sheets and of their files. */
const MAX_LIST = MB;
/** Empty rows included: some sheets have a million formatted ones. */
const MAX_ROWS = 200_000;
/** Of all cells together, in characters: many cells may have the same long text. */
const MAX_TEXT = 100_000_000;
/** Shared by cells; also empty ones take memory. */
const MAX_TEXTS = 2_000_000;

/** Of all rows together, the missing ones before a cell included, so that a few cells far to the right do not take minutes. */
const MAX_CELLS = 10_000_000;
/** Levels of elements within each other, and attributes of one: the parser keeps all of them. Those of spreadsheets have fewer than ten. */
const MAX_DEPTH = 50;
const MAX_ATTRIBUTES = 100;
/** Bytes without the beginning or the end of an element: a text, a tag or a comment. A cell has at most 32,767 characters. */
const MAX_TEXT_BYTES = MB;

const TOO_MUCH_TEXT = 'its sheet has too much text: please divide it';
/** Reads the rows of a workbook's first visible sheet as a stream, blank ones left out. @throws InvalidFileError */
export async function* readWorkbook(file: string, start: RecordStart = {}): AsyncGenerator<CsvRecord> {
  const workbook = await openWorkbook(file);
  try {
    yield* readSheet(workbook, start.line ?? 1);
  } catch (error) {
    throw toReadableError(error);
  } finally {
    workbook.zip.close();
  }
}

/** The first rows that are not blank. @throws InvalidFileError */
export async function readWorkbookHead(file: string, count: number): Promise<HeadLine[]> {
  const lines: HeadLine[] = [];
  for await (const { line, cells, text } of readWorkbook(file)) {
    if (line > count) break;
    lines.push({ line, text, readings: [{ separator: null, cells: cells ?? [] }] });
  }
  return lines;
}

async function* readSheet(workbook: OpenWorkbook, first: number): AsyncGenerator<CsvRecord> {
  const texts = await readTexts(workbook);
  const sheet = await findSheet(workbook);
  let rows = 0;
  let count = 0;
  let length = 0;
  for await (const { number, cells } of readRows(workbook, sheet, texts)) {
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

/** What is done with the elements of a part, whose names have no prefix here. */
interface Handlers {
  onOpen(name: string, attributes: Record<string, string>): void;
  onText?(text: string): void;
  onClose?(name: string): void;
}

/** Reads a part of the workbook, piece by piece: after each, what was found so far can be taken, and other work of the process runs. */
async function* parsePart(
  { zip, entries }: OpenWorkbook,
  name: string,
  { onOpen, onText = () => {}, onClose = () => {} }: Handlers,
  maxBytes = MAX_PART,
): AsyncGenerator<undefined> {
  const entry = entries.get(name);
  if (!entry) throw new Error(`the workbook has no ${name}`);
  if (entry.uncompressedSize > maxBytes)
    throw new InvalidFileError('its sheet has more than 100 MB when it is unpacked: please divide it');
  const parser = new SaxesParser();
  const localName = ({ name }: { name: string }) => name.slice(name.indexOf(':') + 1);
  let depth = 0;
  let attributes = 0;
  let bytesOfText = 0;
  parser.on('opentagstart', () => {
    attributes = 0;
    bytesOfText = 0;
    if (++depth > MAX_DEPTH) throw new Error(`the workbook has more than ${MAX_DEPTH} levels of elements`);
  });
  parser.on('attribute', () => {
    if (++attributes > MAX_ATTRIBUTES)
      throw new Error(`the workbook has an element with more than ${MAX_ATTRIBUTES} attributes`);
  });
  parser.on('opentag', (tag) => onOpen(localName(tag), tag.attributes));
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', (tag) => {
    depth--;
    bytesOfText = 0;
    onClose(localName(tag));
  });
  const decoder = new TextDecoder();
  const stream = await zip.openReadStreamPromise(entry);
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytesOfText += chunk.length;
      parser.write(decoder.decode(chunk, { stream: true }));
      if (bytesOfText > MAX_TEXT_BYTES) throw new Error('the workbook has a text of more than 1 MB');
      yield;
      await nextTurn();
    }
    parser.write(decoder.decode()).close();
    yield;
  } finally {
    stream.destroy();
  }
}

/** Collects the text of `t` elements, without that of `rPh`, which says how Japanese ones are pronounced. */
function collectText() {
  let text = '';
  let isText = false;
  let pronunciations = 0;
  return {
    open(name: string) {
      if (name === 'rPh') pronunciations++;
      isText = name === 't' && pronunciations === 0;
    },
    add(part: string) {
      if (isText) text += part;
    },
    close(name: string) {
      if (name === 'rPh') pronunciations--;
      isText = false;
    },
    /** The text since the last call. */
    take(): string {
      const result = text;
      text = '';
      return result;
    },
  };
}

/** The texts that cells refer to by their number. */
async function readTexts(workbook: OpenWorkbook): Promise<string[]> {
  const name = 'xl/sharedStrings.xml';
  const texts: string[] = [];
  if (!workbook.entries.has(name)) return texts;
  const collected = collectText();
  const reading = parsePart(workbook, name, {
    onOpen: collected.open,
    onText: collected.add,
    onClose(element) {
      collected.close(element);
      if (element !== 'si') return;
      if (texts.length >= MAX_TEXTS) throw new InvalidFileError(TOO_MUCH_TEXT);
      texts.push(decodeEscapes(collected.take()));
    },
  });
  for await (const _ of reading);
  return texts;
}

/** Excel writes control characters as `_x000D_`. */
const decodeEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

/** The path of the first sheet that is not hidden. */
async function findSheet(workbook: OpenWorkbook): Promise<string> {
  const sheets: { id: string; isHidden: boolean }[] = [];
  const onSheet = (name: string, attributes: Record<string, string>) => {
    const id = Object.entries(attributes).find(([key]) => /(^|:)id$/.test(key))?.[1];
    if (name === 'sheet' && id) sheets.push({ id, isHidden: (attributes.state ?? 'visible') !== 'visible' });
  };
  for await (const _ of parsePart(workbook, WORKBOOK, { onOpen: onSheet }, MAX_LIST));
  const paths = new Map<string, string>();
  const onRelation = (name: string, { Id, Target, Type = '' }: Record<string, string>) => {
    if (name !== 'Relationship' || !Id || !Target || !/\/worksheet$/.test(Type)) return;
    paths.set(Id, Target.startsWith('/') ? Target.slice(1) : path.join('xl', Target));
  };
  for await (const _ of parsePart(workbook, 'xl/_rels/workbook.xml.rels', { onOpen: onRelation }, MAX_LIST));
  const readable = sheets.filter(({ id }) => paths.has(id));
  const sheet = readable.find(({ isHidden }) => !isHidden) ?? readable[0];
  if (!sheet) throw new InvalidFileError('it has no sheet with cells');
  return paths.get(sheet.id) ?? '';
}

interface Row {
  number: number;
  cells: string[];
}

async function* readRows(
  workbook: OpenWorkbook,
  sheet: string,
  texts: readonly string[],
): AsyncGenerator<Row> {
  const rows: Row[] = [];
  let row: Row = { number: 0, cells: [] };
  let cell = { column: 0, type: 'n' };
  let value = '';
  let isValue = false;
  const inline = collectText();
  const reading = parsePart(workbook, sheet, {
    onOpen(name, attributes) {
      inline.open(name);
      isValue = name === 'v';
      if (name === 'row') row = { number: numberAfter(row.number, attributes.r), cells: [] };
      if (name !== 'c') return;
      cell = { column: columnOf(attributes.r) ?? row.cells.length, type: attributes.t ?? 'n' };
      if (cell.column >= MAX_COLUMNS) throw new InvalidFileError(`it has more than ${MAX_COLUMNS} columns`);
      value = '';
    },
    onText(text) {
      if (isValue) value += text;
      inline.add(text);
    },
    onClose(name) {
      inline.close(name);
      isValue = false;
      if (name === 'row') rows.push(row);
      if (name !== 'c') return;
      const inlineText = inline.take();
      while (row.cells.length < cell.column) row.cells.push('');
      row.cells[cell.column] = textOf(cell.type, cell.type === 'inlineStr' ? inlineText : value, texts);
    },
  });
  for await (const _ of reading) yield* rows.splice(0);
}

/** The number of a row, which follows the last one even if the file says otherwise. */
function numberAfter(last: number, reference: string | undefined): number {
  const number = Number(reference);
  return Number.isInteger(number) && number > last ? number : last + 1;
}

/** The column of a cell such as `AB12`, from 0. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (!letters) return null;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** A cell as it is shown, but for its format. */
function textOf(type: string, value: string, texts: readonly string[]): string {
  const text = type === 's' ? sharedText(value, texts) : type === 'n' ? formatNumber(value) : value;
  if (text.length > MAX_CELL) throw new InvalidFileError('it has a cell with more than 32,767 characters');
  if (type === 'b') return text === '1' ? 'yes' : 'no';
  // Excel can write half of a pair of UTF-16, which no database stores. Like a damaged byte of a CSV file it becomes U+FFFD.
  return text.replaceAll('\r\n', '\n').replace(/\p{Cs}/gu, '\ufffd');
}

/** The text with this number; of a cell without a value none. */
function sharedText(value: string, texts: readonly string[]): string {
  if (value.trim() === '') return '';
  const text = texts[Number(value)];
  if (text === undefined) throw new Error(`the workbook has no text ${value}`);
  return text;
}

/** As Excel shows it: with 15 digits, so that 0.1 + 0.2 is 0.3, and without an exponent, so that a barcode keeps its digits. */
function formatNumber(value: string): string {
  const number = Number(value);
  return value.trim() === '' || !Number.isFinite(number) ? value : String(Number(number.toPrecision(15)));
}
