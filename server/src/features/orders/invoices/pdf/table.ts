import type { DocumentTable } from '../documentTables.ts';
import { CONTENT_LEFT, CONTENT_WIDTH, drawParagraphs, ensureSpace, type Sheet } from './sheet.ts';
import { lineHeight, setStyle, type TextStyle, wrapText } from './textLayout.ts';

const PADDING_X = 3;
const PADDING_Y = 3;
const RULE = '#bbbbbb';

interface Cell {
  text: string;
  x: number;
  width: number;
  align: 'start' | 'end';
}

/**
 * Draws a table over the whole width. Its header is repeated on each page; a row is never divided.
 * @param isWhole whether a short table goes to the next page as a whole
 */
export function drawTable(
  sheet: Sheet,
  { columns, rows, totals }: DocumentTable,
  { isWhole }: { isWhole: boolean },
): void {
  const toRow = (texts: readonly string[], style: TextStyle) =>
    measureRow(sheet, toCells(columns, texts), style);
  const header = toRow(
    columns.map(({ heading }) => heading),
    { font: 'bold', size: 8 },
  );
  const drawn = [
    ...rows.map((texts) => toRow(texts, { size: 8.5 })),
    ...totals.map((texts) => toRow(texts, { font: 'bold', size: 9 })),
  ];
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

function toCells(columns: readonly { width: number }[], texts: readonly string[]): Cell[] {
  const widths = columns.map(({ width }) => width);
  widths[0] = CONTENT_WIDTH - widths.slice(1).reduce((sum, width) => sum + width, 0);
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
