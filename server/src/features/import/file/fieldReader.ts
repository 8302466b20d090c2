import { looksLikeFormula, unescapeFormula } from '../../../lib/text/formulas.ts';
import { type CellKind, clean, cleanCell } from '../../../sheets/cells.ts';
import type { Amount } from './amounts.ts';
import type { Column } from './columnNames.ts';
import type { Columns } from './columns.ts';

/**
 * What was done with a field of a record, and why. `reason` is one of a few fixed texts, so that notes can be counted.
 */
export interface Note {
  /** `noted`: nothing was changed. */
  action: 'repaired' | 'refused' | 'merged' | 'noted';
  field: string;
  reason: string;
  old: string;
  new: string;
  /**
   * `new`: it is about new products only, such as what they get for a blank cell, which keeps the value of a stored
   * one.
   */
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
  group: 64,
  option: 200,
  inventory: 200,
  inventory_name: 200,
} satisfies Partial<Record<Column, number>>;

type TextColumn = keyof typeof MAX_LENGTH;

const KINDS: Record<Column, CellKind> = {
  product: 'name',
  category: 'name',
  sub_category: 'name',
  brand: 'name',
  type: 'name',
  description: 'text',
  product_id: 'code',
  sku: 'code',
  sale_price: 'number',
  market_price: 'number',
  rating: 'number',
  stock: 'number',
  stock_at_export: 'number',
  weight: 'list',
  size: 'list',
  ram: 'list',
  options: 'list',
  image: 'list',
  countries: 'list',
  country_of_origin: 'list',
  contents: 'list',
  featured: 'list',
  hsn: 'code',
  gst_rate: 'number',
  tax_exempt: 'list',
  group: 'name',
  option: 'option',
  amount: 'list',
  unit: 'name',
  takes: 'number',
  inventory: 'name',
  inventory_name: 'name',
  stock_unit: 'name',
  gtin: 'code',
  option_image: 'list',
  paused: 'list',
  weighed: 'list',
  position: 'number',
};

/** White space. `Â` before a no-break space is that character's first UTF-8 byte, decoded as Latin-1. */
const WHITE_SPACE = /(?:\u00c2(?=\u00a0)|[\s\p{Cc}])+/gu;
const CONTROLS = /[^\P{Cc}\n\t]/gu;

export const UNREADABLE_REMOVED = 'unreadable characters removed';

/** The fields of a record. */
export interface FieldReader {
  /** What was corrected so far. */
  notes: Note[];
  has(column: Column): boolean;
  /** As it is in the file. */
  raw(column: Column): string;
  /** The value that was meant, without white space at its ends; what differs from the file is noted once. */
  value(column: Column): string;
  /** Whether the cell has nothing, or what stands for nothing, or the file has no such column. */
  isBlank(column: Column): boolean;
  /** Cleans the field and notes each correction. Call once per field. */
  readText(column: TextColumn): string;
  /** Notes whether it was rounded. Call once per field. @returns null if it cannot be parsed */
  readAmount(
    column: Column,
    parse: (text: string) => Amount | null,
    format: (value: number) => string,
  ): number | null;
  noteRepair(field: string, reason: string, old: string, corrected?: string): void;
  /** Notes that a stored text is kept, of which the file has a damaged form. */
  noteKept(field: string, damaged: string, stored: string): void;
  /** Notes what a new product gets for a blank cell. */
  noteBlank(column: Column, reason: string, replacement: string): void;
}

/** Says that a stored text is kept, of which the file has a damaged form. */
export const keptNote = (field: string, damaged: string, stored: string): Note => ({
  action: 'noted',
  field,
  reason: 'only unreadable characters differ: the stored text is kept',
  old: damaged,
  new: stored,
});

export function createFieldReader(cells: readonly string[], columns: Columns): FieldReader {
  const notes: Note[] = [];
  const values = new Map<Column, string>();
  const cellOf = (column: Column) => cells[columns.at.get(column) ?? -1] ?? '';
  const raw: FieldReader['raw'] = (column) => unescapeFormula(cellOf(column));
  const noteRepair: FieldReader['noteRepair'] = (field, reason, old, corrected = '') => {
    notes.push({ action: 'repaired', field, reason, old, new: corrected });
  };
  function cleaned(column: Column): string {
    const cachedText = values.get(column);
    if (cachedText !== undefined) return cachedText;
    const { text, reasons } = cleanCell(cellOf(column), KINDS[column]);
    for (const reason of reasons) noteRepair(column, reason, raw(column), text);
    values.set(column, text);
    return text;
  }
  const readText: FieldReader['readText'] = (column) =>
    correctText(column, cleaned(column), (reason, old, corrected) =>
      noteRepair(column, reason, old, corrected),
    );
  return {
    notes,
    has: (column) => columns.at.has(column),
    raw,
    value: (column) => cleaned(column).trim(),
    isBlank: (column) => cleaned(column).trim() === '',
    noteRepair,
    noteKept: (field, damaged, stored) => notes.push(keptNote(field, damaged, stored)),
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
    readAmount(column, parse, format) {
      const original = cleaned(column).trim();
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
  if (readable !== original) onCorrection(UNREADABLE_REMOVED, original, readable);
  const normalizedText = column === 'description' ? normalizeText(readable) : normalizeLine(readable);
  if (normalizedText !== readable) onCorrection('white space normalized', readable, normalizedText);
  const truncatedText = truncate(normalizedText, MAX_LENGTH[column]);
  if (truncatedText !== normalizedText)
    onCorrection(`cut to ${MAX_LENGTH[column]} characters`, normalizedText, truncatedText);
  return truncatedText;
}

/** A stored text as it is read from the shop's own export. */
export const asRead = (column: TextColumn, stored: string): string =>
  correctText(column, clean(stored, KINDS[column], looksLikeFormula(stored)).text, () => {});

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
