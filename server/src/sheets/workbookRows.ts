import { MAX_CELL } from './cells.ts';
import { InvalidFileError, MAX_COLUMNS } from './csv.ts';
import type { DigitFormat } from './digitFormats.ts';
import { collectText, parsePart, readFormats, readTexts } from './workbookParts.ts';
import type { OpenWorkbook } from './workbookZip.ts';

export interface Row {
  number: number;
  cells: string[];
}

interface Cell {
  column: number;
  /** `n`: a number; `s`: a shared text; … */
  type: string;
  /** The number of its style. */
  style: string;
}

/** What the cells of all sheets refer to by a number. */
export interface CellTables {
  texts: readonly string[];
  formats: readonly (DigitFormat | null)[];
}

export const readTables = async (workbook: OpenWorkbook): Promise<CellTables> => ({
  texts: await readTexts(workbook),
  formats: await readFormats(workbook),
});

/** The rows of a sheet as a stream. @param sheet its path in the ZIP */
export async function* readRows(
  workbook: OpenWorkbook,
  sheet: string,
  tables: CellTables,
): AsyncGenerator<Row> {
  const rows: Row[] = [];
  let row: Row = { number: 0, cells: [] };
  let cell: Cell = { column: 0, type: 'n', style: '' };
  let value = '';
  let isValue = false;
  const inline = collectText();
  const reading = parsePart(workbook, sheet, {
    onOpen(name, attributes) {
      inline.open(name);
      isValue = name === 'v';
      if (name === 'row') row = { number: numberAfter(row.number, attributes.r), cells: [] };
      if (name !== 'c') return;
      const { r: reference, t: type = 'n', s: style = '' } = attributes;
      cell = { column: columnOf(reference) ?? row.cells.length, type, style };
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
      row.cells[cell.column] = textOf(cell, cell.type === 'inlineStr' ? inlineText : value, tables);
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

/** A cell as it is shown, but for formats other than of digits. */
function textOf({ type, style }: Cell, value: string, { texts, formats }: CellTables): string {
  const shown = () => formatNumber(value, formats[Number(style)] ?? null);
  const text = type === 's' ? sharedText(value, texts) : type === 'n' ? shown() : value;
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
function formatNumber(value: string, format: DigitFormat | null): string {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  const digits = String(Number(number.toPrecision(15)));
  return format?.(digits) ?? digits;
}
