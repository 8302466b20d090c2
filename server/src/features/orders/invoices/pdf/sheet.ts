import PDFDocument from 'pdfkit';
import {
  drawLine,
  fontFiles,
  lineHeight,
  type Pdf,
  setStyle,
  type TextStyle,
  widthOf,
  wrapText,
} from './textLayout.ts';

/** In points: A4 has 595.28 × 841.89. */
const MARGIN = 42;
/** Where the content of a page ends, and where its last line is. */
const BOTTOM = 780;
const FOOTER_Y = 796;
const RIGHT = 595.28 - MARGIN;
const GREY = '#555555';

/** What is drawn on, from the top to the bottom, page after page. */
export interface Sheet {
  pdf: Pdf;
  /** Where the next block begins, in points. */
  y: number;
}

/** Of what is drawn, in points. */
export const CONTENT_LEFT = MARGIN;
export const CONTENT_WIDTH = RIGHT - MARGIN;

interface SheetInfo {
  title: string;
  author: string;
  /** In ms since 1970; with it, the same content gives the same bytes. */
  createdAt: number;
}

export function createSheet({ title, author, createdAt }: SheetInfo): Sheet {
  const pdf = new PDFDocument({
    size: 'A4',
    pdfVersion: '1.5',
    margin: 0,
    bufferPages: true,
    lang: 'en-IN',
    displayTitle: true,
    font: fontFiles.regular,
    info: { Title: title, Author: author, CreationDate: new Date(createdAt) },
  });
  return { pdf, y: MARGIN };
}

/**
 * Begins another page where the present one has not this height left.
 * @param heightBelow of what follows on the same page, unless it takes more than half of one
 * @returns whether it has begun one
 */
export function ensureSpace(sheet: Sheet, height: number, heightBelow = 0): boolean {
  const kept = heightBelow > (BOTTOM - MARGIN) / 2 ? 0 : heightBelow;
  if (sheet.y + height + kept <= BOTTOM) return false;
  sheet.pdf.addPage();
  sheet.y = MARGIN;
  return true;
}

/** A part of a block, which begins in a line of its own; empty ones are left out. */
export interface Paragraph extends TextStyle {
  text: string;
}

interface Place {
  /** In points. */
  x: number;
  y: number;
  width: number;
  align?: 'start' | 'end';
}

/** Draws paragraphs at a place. @returns where they end, in points */
export function drawParagraphs(pdf: Pdf, paragraphs: readonly Paragraph[], place: Place): number {
  let { y } = place;
  for (const { text, ...style } of paragraphs) {
    if (text === '') continue;
    setStyle(pdf, style);
    for (const line of wrapText(pdf, text, place.width)) {
      const indent = place.align === 'end' ? place.width - widthOf(pdf, line) : 0;
      drawLine(pdf, line, place.x + indent, y);
      y += lineHeight(style);
    }
  }
  return y;
}

/** In points, of text over the whole width. */
export function heightOfText({ pdf }: Sheet, { text, ...style }: Paragraph): number {
  setStyle(pdf, style);
  return wrapText(pdf, text, CONTENT_WIDTH).length * lineHeight(style);
}

/** Draws text over the whole width, below what is there, over several pages if needed. */
export function drawText(sheet: Sheet, { text, ...style }: Paragraph): void {
  setStyle(sheet.pdf, style);
  for (const line of wrapText(sheet.pdf, text, CONTENT_WIDTH)) {
    // A new page keeps the style.
    ensureSpace(sheet, lineHeight(style));
    drawLine(sheet.pdf, line, CONTENT_LEFT, sheet.y);
    sheet.y += lineHeight(style);
  }
}

/** Draws the last line of each page. @returns the file */
export async function finishSheet({ pdf }: Sheet, footer: string): Promise<Buffer> {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page);
    const place = { x: CONTENT_LEFT, y: FOOTER_Y, width: CONTENT_WIDTH };
    const style = { size: 8, color: GREY };
    drawParagraphs(pdf, [{ text: footer, ...style }], place);
    drawParagraphs(pdf, [{ text: `Page ${page + 1} of ${count}`, ...style }], { ...place, align: 'end' });
  }
  pdf.end();
  const chunks: Buffer[] = [];
  for await (const chunk of pdf) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
