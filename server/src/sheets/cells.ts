import { limitMarks } from '../lib/text/combiningMarks.ts';
import { isEscapedFormula, unescapeFormula } from '../lib/text/formulas.ts';
import { decodeTwice } from './encoding.ts';
import { decodeHtml } from './html.ts';

// Programs write one value in several ways. A cell is read as the value that was meant, with a note for each way that was undone.

/**
 * What a cell has: a number or word that identifies something, a name, a text, a number, a list, in which `none` and `NA` (Namibia) have a
 * meaning, or an option, which may be called `-`, `None` or `N/A`: only an empty cell has none.
 */
export type CellKind = 'code' | 'name' | 'text' | 'number' | 'list' | 'option';

/** A cell as it is read. */
export interface CleanCell {
  text: string;
  /** Why it differs from what is in the file, but for white space at its ends. */
  reasons: string[];
}

/** Most cells: words of printable ASCII without a character that could mean something else. */
const PLAIN = /^(?!=)[!#-%(-;=?-~"]+(?: [!#-%(-;=?-~"]+)*$/;

/** What programs write where they have no value: databases, pandas, spreadsheets (also in a column that is too narrow), people. */
const PLACEHOLDER =
  /^(?:\(?null\)?|\((?:none|blank|empty)\)|nil|<?nan?>?|none|undefined|nat|n[./]a[.]?|#n\/a|#(?:ref|value|div\/0|num|null|spill|calc)!|#name\?|err:\d+|#+|[-–—_]+|\\n|[?]+|[.]+)$/i;
const PLACEHOLDER_IN_LIST =
  /^(?:\(?null\)?|<?nan>?|undefined|#n\/a|#(?:ref|value|div\/0|num|null|spill|calc)!|#name\?|#+|[-–—_]+)$/i;

const isPlaceholder = (text: string, kind: CellKind): boolean =>
  kind !== 'option' && (kind === 'list' ? PLACEHOLDER_IN_LIST : PLACEHOLDER).test(text);

/** `="0012"` keeps a spreadsheet from changing a number. */
const TEXT_FORMULA = /^=\s*(?:"((?:[^"]|"")*)"|(\d+))$/;

/** Marks of the direction of writing, and characters without width. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/**
 * Joiners between letters and signs of Indian and Arabic words, and parts of one emoji, are part of the word; others are not. After a sign
 * one is. Each alternative begins at one place of a run only: otherwise a long run takes minutes.
 */
const STRAY_JOINERS =
  /(?<![^\0-\u024f])[\u200c\u200d]+|(?:(?<![\p{M}\u200c\u200d])|(?<=\p{M}[\u200c\u200d]))[\u200c\u200d]+(?![^\0-\u024f])/gu;
const JOINERS = /[\u200c\u200d]/g;

/** The longest text of a cell that spreadsheets write, in characters. */
export const MAX_CELL = 32_767;

/** Reads a cell of a file. Of names, options and texts that are longer the end is lost; the beginning of anything else would be another value. */
export function cleanCell(raw: string, kind: CellKind): CleanCell {
  if (raw.length > MAX_CELL && (kind === 'name' || kind === 'text' || kind === 'option')) {
    const { text, reasons } = cleanCell(raw.slice(0, MAX_CELL).replace(/[\ud800-\udbff]$/, ''), kind);
    return { text, reasons: ['cut to 32,767 characters', ...reasons] };
  }
  return isEscapedFormula(raw) ? clean(unescapeFormula(raw), kind, true) : clean(raw, kind, false);
}

/** @param isEscaped whether an apostrophe said that it is no formula */
export function clean(cell: string, kind: CellKind, isEscaped: boolean): CleanCell {
  const reasons: string[] = [];
  let text = cell.trim();
  const change = (next: string, reason: string) => {
    if (next !== text) reasons.push(reason);
    text = next;
  };
  if (!PLAIN.test(text)) {
    change(withoutInvisible(text, kind).trim(), 'invisible characters removed');
    if (!isEscaped || kind === 'code' || kind === 'number') {
      change(
        text.replace(TEXT_FORMULA, (_, quoted, digits) => digits ?? quoted.replaceAll('""', '"')),
        FORMULA,
      );
      if (isMarkedAsText(text, kind)) change(text.replace(/^'+/, ''), APOSTROPHE);
    }
    change(decodeHtml(text, kind === 'text'), 'HTML converted to text');
    change(decodeTwice(text) ?? text, 'was encoded twice: decoded');
    text = text.trim();
  }
  if (isPlaceholder(text, kind)) change('', NOTHING);
  if (kind === 'code') {
    change(text.replace(/^0+(?:[.]0+)?$/, ''), NOTHING);
    change(text.replace(/^(\d+)[.]0+$/, '$1'), 'decimals of a number removed');
    change(joinBarcode(text), 'parts of a barcode joined');
  }
  // As it is in the file: readers note the spaces.
  return { text: reasons.length > 0 ? text : cell, reasons };
}

const NOTHING = 'stands for nothing: taken as blank';
const FORMULA = 'written as a formula: its text is used';
const APOSTROPHE = 'apostrophe before it removed';

/** Whether an apostrophe says that the cell is a text, as one types it in a spreadsheet. One of `'n'` or `'90s` is part of a name. */
const isMarkedAsText = (text: string, kind: CellKind): boolean =>
  text.startsWith("'") &&
  (kind === 'code' || kind === 'number' || !/^'+(?:\d0s|n)(?!\p{L})|^'.*'/iu.test(text));

/** Digits in groups, as they are printed below a barcode and as spreadsheets show large numbers. */
const GROUPS = /^\d{1,7}(?:[ ,]\d{1,7})+$/;
const BARCODE_LENGTHS = [8, 12, 13, 14];

function joinBarcode(text: string): string {
  const digits = GROUPS.test(text) ? text.replace(/\D/g, '') : '';
  if (!BARCODE_LENGTHS.includes(digits.length)) return text;
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return sum % 10 === 0 ? digits : text;
}

const withoutInvisible = (text: string, kind: CellKind): string => {
  const visible = limitMarks(text.replace(INVISIBLE, ''));
  return kind === 'code' || kind === 'number'
    ? visible.replace(JOINERS, '')
    : visible.replace(STRAY_JOINERS, '');
};
