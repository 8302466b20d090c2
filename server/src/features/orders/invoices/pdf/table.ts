import type { DocumentTable } from '../documentTables.ts';
import { CONTENT_LEFT, CONTENT_WIDTH, drawParagraphs, ensureSpace, type Sheet } from './sheet.ts';
import { lineHeight, setStyle, type TextStyle, widthOf, wrapText } from './textLayout.ts';

const PADDING_X = 3;
const PADDING_Y = 2;
const RULE = '#bbbbbb';
/** In points; what the first column has at least, however wide the numbers beside it are. */
const LEAST_FIRST_WIDTH = 90;

interface Cell {
  text: string;
  x: number;
  width: number;
  align: 'start' | 'end';
}

/**
 * Draws a table over the whole width: the columns of numbers are as wide as these, the first one takes the rest. Its header is repeated
 * on each page; a row is never divided.
 * @param isWhole whether a short table goes to the next page as a whole
 */
export function drawTable(
  sheet: Sheet,
  { headings, rows, totals }: DocumentTable,
  { isWhole }: { isWhole: boolean },
): void {
  const head: StyledTexts = { texts: headings, style: { font: 'bold', size: 8 } };
  const body: StyledTexts[] = [
    ...rows.map((texts): StyledTexts => ({ texts, style: { size: 8.5 } })),
    ...totals.map((texts): StyledTexts => ({ texts, style: { font: 'bold', size: 9 } })),
  ];
  const widths = columnWidths(sheet, [head, ...body]);
  const toRow = ({ texts, style }: StyledTexts) => measureRow(sheet, toCells(widths, texts), style);
  const header = toRow(head);
  const drawn = body.map(toRow);
  // The header is not alone at the end of a page.
  const first = isWhole ? drawn : drawn.slice(0, 1);
  ensureSpace(
    sheet,
    [header, ...first].reduce((sum, { height }) => sum + height, 0),
  );
  drawRow(sheet, header);
  for (const row of drawn) {
    if (ensureSpace(sheet, row.height)) drawRow(sheet, header);
    drawRow(sheet, row);
  }
}

interface TableRow {
  cells: Cell[];
  style: TextStyle;
  height: number;
}

/** The texts of a row by column, and how they look. */
interface StyledTexts {
  texts: readonly string[];
  style: TextStyle;
}

/** In points, with the padding. */
function columnWidths({ pdf }: Sheet, rows: readonly StyledTexts[]): number[] {
  const widths: number[] = [];
  for (const { texts, style } of rows) {
    setStyle(pdf, style);
    for (const [index, text] of texts.entries())
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

function measureRow({ pdf }: Sheet, cells: Cell[], style: TextStyle): TableRow {
  setStyle(pdf, style);
  const lines = Math.max(...cells.map(({ text, width }) => wrapText(pdf, text, width).length));
  return { cells, style, height: lines * lineHeight(style) + 2 * PADDING_Y };
}

function drawRow(sheet: Sheet, { cells, style, height }: TableRow): void {
  const { pdf, y } = sheet;
  for (const { text, ...place } of cells)
    drawParagraphs(pdf, [{ text, ...style }], { ...place, y: y + PADDING_Y });
  sheet.y += height;
  const right = CONTENT_LEFT + CONTENT_WIDTH;
  pdf.lineWidth(0.5).strokeColor(RULE).moveTo(CONTENT_LEFT, sheet.y).lineTo(right, sheet.y).stroke();
}
