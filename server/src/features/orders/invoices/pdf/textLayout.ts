import { createRequire } from 'node:module';

/** A PDF that is drawn. Its texts are laid out here, because PDFKit applies one script to a whole word and knows no mixed ones. */
export type Pdf = PDFKit.PDFDocument;

/** How far the baselines of two lines are apart, as a multiple of the font's size: enough for the signs above and below Devanagari. */
const LEADING = 1.4;

const require = createRequire(import.meta.url);

/** Both have Latin, Devanagari and the sign of the rupee, and digits of one width. */
export const fontFiles = {
  regular: require.resolve(
    '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  ),
  bold: require.resolve(
    '@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
  ),
};

export interface TextStyle {
  font?: keyof typeof fontFiles;
  /** In points. */
  size?: number;
  color?: string;
}

/** Chooses how the next texts look. */
export const setStyle = (pdf: Pdf, { font = 'regular', size = 9, color = 'black' }: TextStyle): Pdf =>
  pdf.font(fontFiles[font]).fontSize(size).fillColor(color);

/** In points, of one line in a size. */
export const lineHeight = ({ size = 9 }: TextStyle): number => size * LEADING;

/** Signs of Devanagari, with the joiners between them. */
const DEVANAGARI = '[\\p{scx=Deva}\\u200c\\u200d]';
const runs = new RegExp(`${DEVANAGARI}+(?: +${DEVANAGARI}+)*|(?:(?!${DEVANAGARI}).)+`, 'gu');
const startsInDevanagari = new RegExp(`^${DEVANAGARI}`, 'u');

/** Parts of a line that have one script each. Digits and punctuation have none: they go with what is not Devanagari. */
export const splitScripts = (line: string): string[] => line.match(runs) ?? [];

/** In points, in the present style. */
export const widthOf = (pdf: Pdf, line: string): number =>
  splitScripts(line).reduce((sum, run) => sum + pdf.widthOfString(run), 0);

/**
 * The lines of a text, which may have line breaks, in the present style. A word that is wider than a line is broken.
 * @param width in points
 */
export const wrapText = (pdf: Pdf, text: string, width: number): string[] =>
  text.split('\n').flatMap((paragraph) => wrapParagraph(pdf, paragraph, width));

function wrapParagraph(pdf: Pdf, paragraph: string, width: number): string[] {
  const parts = paragraph.split(/\s+/).flatMap((word) => breakWord(pdf, word, width));
  return fillLines(pdf, parts, width, ' ');
}

const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

function breakWord(pdf: Pdf, word: string, width: number): string[] {
  if (widthOf(pdf, word) <= width) return [word];
  const signs = [...graphemes.segment(word)].map(({ segment }) => segment);
  return fillLines(pdf, signs, width, '');
}

/** Puts as many parts into each line as fit. */
function fillLines(pdf: Pdf, parts: readonly string[], width: number, separator: string): string[] {
  const lines: string[] = [];
  let line: string | undefined;
  for (const part of parts) {
    const longer: string = line === undefined ? part : line + separator + part;
    if (line === undefined || widthOf(pdf, longer) <= width) line = longer;
    else {
      lines.push(line);
      line = part;
    }
  }
  return line === undefined ? lines : [...lines, line];
}

/** Draws one line in the present style. @param x of its left side, @param y of its upper side, in points */
export function drawLine(pdf: Pdf, line: string, x: number, y: number): void {
  let left = x;
  for (const run of splitScripts(line)) {
    const isDevanagari = startsInDevanagari.test(run);
    // Its signs are drawn in another order, so the file has the text beside them, for who copies it or has it read aloud.
    if (isDevanagari) pdf.markContent('Span', { actual: run });
    pdf.text(run, left, y, { lineBreak: false });
    if (isDevanagari) pdf.endMarkedContent();
    left += pdf.widthOfString(run);
  }
}
