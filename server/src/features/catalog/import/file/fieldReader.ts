import { unescapeFormula } from '../../../../lib/formulas.ts';
import type { parsePrice } from './amounts.ts';
import type { Column } from './columnNames.ts';
import type { Columns } from './columns.ts';

/** What was done with a field of a record, and why. `reason` is one of a few fixed texts, so that notes can be counted. */
export interface Note {
  /** `noted`: nothing was changed. */
  action: 'repaired' | 'refused' | 'merged' | 'noted';
  field: string;
  reason: string;
  old: string;
  new: string;
  /** `new`: it is about new products only, such as what they get for a blank cell, which keeps the value of a stored one. */
  appliesTo?: 'new';
}

/** Lengths of the database's columns, in characters. */
const MAX_LENGTH = {
  product: 200,
  brand: 100,
  category: 120,
  sub_category: 120,
  type: 120,
  description: 15_000,
  product_id: 36,
  sku: 64,
} satisfies Partial<Record<Column, number>>;

type TextColumn = keyof typeof MAX_LENGTH;

/** White space. `Â` before a no-break space is that character's first UTF-8 byte, decoded as Latin-1. */
const WHITE_SPACE = /(?:\u00c2(?=\u00a0)|[\s\p{Cc}\u200b])+/gu;
const CONTROLS = /[^\P{Cc}\n\t]/gu;

/** The fields of a record. */
export interface FieldReader {
  /** What was corrected so far. */
  notes: Note[];
  has(column: Column): boolean;
  /** As it is in the file. */
  raw(column: Column): string;
  /** Whether the cell has nothing but spaces, or the file has no such column. */
  isBlank(column: Column): boolean;
  /** Cleans the field and notes each correction. Call once per field. */
  readText(column: TextColumn): string;
  /** As `readText`, with a replacement for a blank field, which is also noted. Call once per field. */
  readTextOr(column: TextColumn, replacement: string): string;
  /** Notes whether it was rounded. Call once per field. @returns null if it cannot be parsed */
  readAmount(column: Column, parse: typeof parsePrice, format: (value: number) => string): number | null;
  noteRepair(field: string, reason: string, old: string, corrected?: string): void;
  /** Notes what a new product gets for a blank cell. */
  noteBlank(column: Column, reason: string, replacement: string): void;
}

export function createFieldReader(cells: readonly string[], columns: Columns): FieldReader {
  const notes: Note[] = [];
  const raw: FieldReader['raw'] = (column) => unescapeFormula(cells[columns.at.get(column) ?? -1] ?? '');
  const noteRepair: FieldReader['noteRepair'] = (field, reason, old, corrected = '') => {
    notes.push({ action: 'repaired', field, reason, old, new: corrected });
  };
  const readText: FieldReader['readText'] = (column) =>
    correctText(column, raw(column), (reason, old, corrected) => noteRepair(column, reason, old, corrected));
  return {
    notes,
    has: (column) => columns.at.has(column),
    raw,
    isBlank: (column) => raw(column).trim() === '',
    noteRepair,
    noteBlank(column, reason, replacement) {
      notes.push({
        action: 'repaired',
        field: column,
        reason,
        old: '',
        new: replacement,
        appliesTo: 'new',
      });
    },
    readText,
    readTextOr(column, replacement) {
      const value = readText(column);
      if (value !== '') return value;
      noteRepair(column, 'blank', '', replacement);
      return replacement;
    },
    readAmount(column, parse, format) {
      const original = raw(column).trim();
      const parsed = parse(original);
      if (parsed?.rounded) noteRepair(column, 'rounded half up', original, format(parsed.value));
      return parsed?.value ?? null;
    },
  };
}

/**
 * A text as a file's cell with it is read, whatever it contains.
 * @param onCorrection called with each reason for which it is changed
 */
function correctText(
  column: TextColumn,
  original: string,
  onCorrection: (reason: string, old: string, corrected: string) => void,
): string {
  const readable = original.replaceAll('\ufffd', '');
  if (readable !== original) onCorrection('unreadable characters removed', original, readable);
  const normalizedText = column === 'description' ? normalizeText(readable) : normalizeLine(readable);
  if (normalizedText !== readable) onCorrection('white space normalized', readable, normalizedText);
  const truncatedText = truncate(normalizedText, MAX_LENGTH[column]);
  if (truncatedText !== normalizedText)
    onCorrection(`cut to ${MAX_LENGTH[column]} characters`, normalizedText, truncatedText);
  return truncatedText;
}

/** A stored text as it is read from the shop's own export. */
export const asRead = (column: TextColumn, stored: string): string => correctText(column, stored, () => {});

/** Words of printable ASCII with one space between them, as nearly all fields are. */
const NORMAL_LINE = /^(?:[!-~]+(?: [!-~]+)*)?$/;

const normalizeLine = (text: string) =>
  NORMAL_LINE.test(text) ? text : text.replace(WHITE_SPACE, ' ').trim();

/** Keeps paragraphs and the spacing inside of them. */
const normalizeText = (text: string) => text.replace(CONTROLS, '').trim();

function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  // Never in the middle of a surrogate pair.
  return text
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
}
