import path from 'node:path/posix';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { InvalidFileError } from './csv.ts';
import { type DigitFormat, readDigitFormat } from './digitFormats.ts';
import { type OpenWorkbook, WORKBOOK } from './workbookZip.ts';

// An Excel workbook (.xlsx, .xlsm) is a ZIP of XML files. yauzl refuses entries that are larger than they say, so that the limits below
// bound the memory and the time of reading one. XML entities of a document type are not expanded: saxes knows the five usual ones only.

const MB = 1024 * 1024;
/** Of the XML of a sheet or of the texts, unpacked. */
const MAX_PART = 100 * MB;
/** Of the small parts: the lists of sheets and of their files. */
const MAX_LIST = MB;
/** Shared by cells; also empty ones take memory. */
const MAX_TEXTS = 2_000_000;
/** More than Excel can have. */
const MAX_FORMATS = 70_000;
/** Levels of elements within each other, and attributes of one: the parser keeps all of them. Those of spreadsheets have fewer than ten. */
const MAX_DEPTH = 50;
const MAX_ATTRIBUTES = 100;
/** Bytes without the beginning or the end of an element: a text, a tag or a comment. A cell has at most 32,767 characters. */
const MAX_TEXT_BYTES = MB;

export const TOO_MUCH_TEXT = 'its sheet has too much text: please divide it';

/** What is done with the elements of a part, whose names have no prefix here. */
interface Handlers {
  onOpen(name: string, attributes: Record<string, string>): void;
  onText?(text: string): void;
  onClose?(name: string): void;
}

/** Reads a part of the workbook, piece by piece: after each, what was found so far can be taken, and other work of the process runs. */
export async function* parsePart(
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
export function collectText() {
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
export async function readTexts(workbook: OpenWorkbook): Promise<string[]> {
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

/** The number formats of cells by the number of their style; null: shown as it is. */
export async function readFormats(workbook: OpenWorkbook): Promise<(DigitFormat | null)[]> {
  const name = 'xl/styles.xml';
  const formats: (DigitFormat | null)[] = [];
  if (!workbook.entries.has(name)) return formats;
  const codes = new Map<string, DigitFormat | null>();
  let isCellStyle = false;
  const reading = parsePart(workbook, name, {
    onOpen(element, { numFmtId = '', formatCode = '' }) {
      if (element === 'cellXfs') isCellStyle = true;
      if (element === 'numFmt' && codes.size < MAX_FORMATS) codes.set(numFmtId, readDigitFormat(formatCode));
      if (element === 'xf' && isCellStyle && formats.length < MAX_FORMATS)
        formats.push(codes.get(numFmtId) ?? null);
    },
    onClose(element) {
      if (element === 'cellXfs') isCellStyle = false;
    },
  });
  for await (const _ of reading);
  return formats;
}

/** A sheet with cells. */
export interface Sheet {
  name: string;
  /** In the ZIP. */
  path: string;
}

/** The sheets that are not hidden, or all if all are. @throws InvalidFileError if there is none */
export async function listSheets(workbook: OpenWorkbook): Promise<Sheet[]> {
  const sheets: { name: string; id: string; isHidden: boolean }[] = [];
  const onSheet = (element: string, attributes: Record<string, string>) => {
    const id = Object.entries(attributes).find(([key]) => /(^|:)id$/.test(key))?.[1];
    const { name = '', state = 'visible' } = attributes;
    if (element === 'sheet' && id) sheets.push({ name, id, isHidden: state !== 'visible' });
  };
  for await (const _ of parsePart(workbook, WORKBOOK, { onOpen: onSheet }, MAX_LIST));
  const paths = new Map<string, string>();
  const onRelation = (element: string, { Id, Target, Type = '' }: Record<string, string>) => {
    if (element !== 'Relationship' || !Id || !Target || !/\/worksheet$/.test(Type)) return;
    paths.set(Id, Target.startsWith('/') ? Target.slice(1) : path.join('xl', Target));
  };
  for await (const _ of parsePart(workbook, 'xl/_rels/workbook.xml.rels', { onOpen: onRelation }, MAX_LIST));
  const readable = sheets.flatMap(({ id, ...sheet }) => {
    const path = paths.get(id);
    return path === undefined ? [] : [{ ...sheet, path }];
  });
  if (readable.length === 0) throw new InvalidFileError('it has no sheet with cells');
  const visible = readable.filter(({ isHidden }) => !isHidden);
  return (visible.length > 0 ? visible : readable).map(({ name, path }) => ({ name, path }));
}
