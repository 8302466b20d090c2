import type { DocumentRow, DocumentTable } from '../documentTables.ts';
import { CONTENT_LEFT, CONTENT_WIDTH, drawParagraphs, ensureSpace, type Sheet } from './sheet.ts';
import { lineHeight, setStyle, type TextStyle, widthOf, wrapText } from './textLayout.ts';

const PADDING_X = 3;
const PADDING_Y = 2;
const RULE = '#bbbbbb';
/** In points; what the first column has at least, however wide the numbers beside it are. */
const LEAST_FIRST_WIDTH = 90;

const NOTE_WIDTH = CONTENT_WIDTH - 2 * PADDING_X;

interface Cell {
  text: string;
  x: number;
  width: number;
  align: 'start' | 'end';
}

/**
 * Draws a table over the whole width: the columns of numbers are as wide as these, the first one takes the rest. Its header is repeated
 * on each page; a row is never divided, and the totals stay with the last row.
 * @param isWhole whether a short table goes to the next page as a whole
 * @param heightBelow of what stays with its end, in points
 */
export function drawTable(
  sheet: Sheet,
  { headings, rows, totals }: DocumentTable,
  { isWhole, heightBelow }: { isWhole: boolean; heightBelow: number },
): void {
  const head: StyledRow = { cells: headings, note: null, style: { font: 'bold', size: 8 } };
  const body = rows.map((row): StyledRow => ({ ...row, style: { size: 8.5 } }));
  const sums = totals.map((cells): StyledRow => ({ cells, note: null, style: { font: 'bold', size: 9 } }));
  const widths = columnWidths(sheet, [head, ...body, ...sums]);
  const toRow = (row: StyledRow) => measureRow(sheet, widths, row);
  const header = toRow(head);
  const blocks = toBlocks(body.map(toRow), sums.map(toRow), isWhole);
  for (const [index, block] of blocks.entries()) {
    const below = index === blocks.length - 1 ? heightBelow : 0;
    // The header is not alone at the end of a page.
    if (index === 0) drawBlock(sheet, [header, ...block], below);
    else drawBlock(sheet, block, below, header);
  }
}

interface TableRow {
  cells: Cell[];
  /** Of the note below the cells. */
  noteLines: string[];
  style: TextStyle;
  height: number;
}

/** A row, and how its texts look. */
interface StyledRow extends DocumentRow {
  style: TextStyle;
}

/** Rows that no page break divides. */
function toBlocks(rows: readonly TableRow[], totals: readonly TableRow[], isWhole: boolean): TableRow[][] {
  if (isWhole) return [[...rows, ...totals]];
  return [...rows.slice(0, -1).map((row) => [row]), [...rows.slice(-1), ...totals]];
}

/** @param header for another page, if the block begins one */
function drawBlock(sheet: Sheet, block: readonly TableRow[], heightBelow: number, header?: TableRow): void {
  const height = block.reduce((sum, row) => sum + row.height, 0);
  if (ensureSpace(sheet, height, heightBelow) && header) drawRow(sheet, header);
  for (const row of block) drawRow(sheet, row);
}

/** In points, with the padding. */
function columnWidths({ pdf }: Sheet, rows: readonly StyledRow[]): number[] {
  const widths: number[] = [];
  for (const { cells, style } of rows) {
    setStyle(pdf, style);
    for (const [index, text] of cells.entries())
      widths[index] = Math.max(widths[index] ?? 0, Math.ceil(widthOf(pdf, text)) + 2 * PADDING_X);
  }
  const numbers = widths.slice(1);
  const needed = numbers.reduce((sum, width) => sum + width, 0);
  const given = Math.min(needed, CONTENT_WIDTH - LEAST_FIRST_WIDTH);
  return [CONTENT_WIDTH - given, ...numbers.map((width) => (width * given) / needed)];
}

function toCells(widths: readonly number[], texts: readonly string[]): Cell[] {
  let right = CONTENT_LEFT;
  return widths.map((width, index) => {
    right += width;
    return {
      text: texts[index] ?? '',
      x: right - width + PADDING_X,
      width: width - 2 * PADDING_X,
      align: index === 0 ? 'start' : 'end',
    };
  });
}

function measureRow(
  { pdf }: Sheet,
  widths: readonly number[],
  { cells: texts, note, style }: StyledRow,
): TableRow {
  setStyle(pdf, style);
  const cells = toCells(widths, texts);
  const noteLines = note === null ? [] : wrapText(pdf, note, NOTE_WIDTH);
  const lines = Math.max(...cells.map(({ text, width }) => wrapText(pdf, text, width).length));
  const height = (lines + noteLines.length) * lineHeight(style) + 2 * PADDING_Y;
  return { cells, noteLines, style, height };
}

function drawRow(sheet: Sheet, { cells, noteLines, style, height }: TableRow): void {
  const { pdf, y } = sheet;
  for (const { text, ...place } of cells)
    drawParagraphs(pdf, [{ text, ...style }], { ...place, y: y + PADDING_Y });
  const noteY = y + height - PADDING_Y - noteLines.length * lineHeight(style);
  const place = { x: CONTENT_LEFT + PADDING_X, y: noteY, width: NOTE_WIDTH };
  drawParagraphs(
    pdf,
    noteLines.map((text) => ({ text, ...style })),
    place,
  );
  sheet.y += height;
  const right = CONTENT_LEFT + CONTENT_WIDTH;
  pdf.lineWidth(0.5).strokeColor(RULE).moveTo(CONTENT_LEFT, sheet.y).lineTo(right, sheet.y).stroke();
}
