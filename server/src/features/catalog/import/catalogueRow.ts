import { parsePrice, parseRating } from './amounts.ts';
import type { Column, Columns } from './columns.ts';

/** A product of the file. */
export interface CatalogueRow {
  line: number;
  name: string;
  brand: string;
  category: string;
  subCategory: string;
  /** Empty if the file has none. */
  type: string;
  /** Paise. */
  price: number;
  /** Paise, never below `price`. */
  oldPrice: number;
  /** Tenths of a star; null if the file has none. */
  rating: number | null;
  /** Null if the file has none. */
  description: string | null;
}

/** What was done with a field of a record, and why. `reason` is one of a few fixed texts, so that notes can be counted. */
export interface Note {
  /** `noted` is about a column of the file. */
  action: 'repaired' | 'refused' | 'merged' | 'noted';
  field: string;
  reason: string;
  old: string;
  new: string;
}

/** Lengths of the database's columns, in characters. */
const MAX_LENGTH = {
  product: 200,
  brand: 100,
  category: 120,
  sub_category: 120,
  type: 120,
  description: 15_000,
} satisfies Partial<Record<Column, number>>;

type TextColumn = keyof typeof MAX_LENGTH;

const NO_BRAND = 'Unbranded';
const NO_SUB_CATEGORY = 'Other';

/** White space. `Â` before a no-break space is that character's first UTF-8 byte, decoded as Latin-1. */
const WHITE_SPACE = /(?:\u00c2(?=\u00a0)|[\s\p{Cc}\u200b])+/gu;
const CONTROLS = /[^\P{Cc}\n\t]/gu;

/**
 * Parses a record.
 * @returns the row and notes of its corrections; or no row and one note that says why it was refused
 */
export function readRow(
  { line, cells }: { line: number; cells: readonly string[] },
  columns: Columns,
): { row: CatalogueRow | null; notes: Note[] } {
  const fields = createFieldReader(cells, columns);
  const refusal = (field: Column, reason: string) => ({
    row: null,
    notes: [{ action: 'refused' as const, field, reason, old: fields.raw(field), new: '' }],
  });

  const name = fields.readText('product');
  if (name === '') return refusal('product', 'no product name');
  const category = fields.readText('category');
  if (category === '') return refusal('category', 'no category');
  const price = fields.readAmount('sale_price', parsePrice, formatRupees);
  if (price === null) return refusal('sale_price', 'no usable price');

  const subCategory = fields.readTextOr('sub_category', NO_SUB_CATEGORY);
  const brand = fields.readTextOr('brand', NO_BRAND);
  const oldPrice = readOldPrice(fields, price);
  const type = fields.readText('type');
  const rating = readRating(fields);
  const description = readDescription(fields, { type, brand });
  noteIgnoredValues(fields, cells, columns);
  return {
    row: { line, name, brand, category, subCategory, type, price, oldPrice, rating, description },
    notes: fields.notes,
  };
}

/** The fields of a record. */
interface FieldReader {
  /** What was corrected so far. */
  notes: Note[];
  has(column: Column): boolean;
  /** As it is in the file. */
  raw(column: Column | 'image'): string;
  /** Cleans the field and notes each correction. Call once per field. */
  readText(column: TextColumn): string;
  /** As `readText`, with a replacement for a blank field, which is also noted. Call once per field. */
  readTextOr(column: TextColumn, replacement: string): string;
  /** Notes whether it was rounded. Call once per field. @returns null if it cannot be parsed */
  readAmount(column: Column, parse: typeof parsePrice, format: (value: number) => string): number | null;
  noteRepair(field: string, reason: string, old: string, corrected?: string): void;
}

function createFieldReader(cells: readonly string[], columns: Columns): FieldReader {
  const notes: Note[] = [];
  const raw: FieldReader['raw'] = (column) => cells[columns.at.get(column) ?? -1] ?? '';
  const noteRepair: FieldReader['noteRepair'] = (field, reason, old, corrected = '') => {
    notes.push({ action: 'repaired', field, reason, old, new: corrected });
  };
  const readText: FieldReader['readText'] = (column) => {
    const original = raw(column);
    const readable = original.replaceAll('\ufffd', '');
    if (readable !== original) noteRepair(column, 'unreadable characters removed', original, readable);
    const normalizedText = column === 'description' ? normalizeText(readable) : normalizeLine(readable);
    if (normalizedText !== readable) noteRepair(column, 'white space normalized', readable, normalizedText);
    const truncatedText = truncate(normalizedText, MAX_LENGTH[column]);
    if (truncatedText !== normalizedText)
      noteRepair(column, `cut to ${MAX_LENGTH[column]} characters`, normalizedText, truncatedText);
    return truncatedText;
  };
  return {
    notes,
    has: (column) => columns.at.has(column),
    raw,
    noteRepair,
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

/** @returns paise, not below `price` */
function readOldPrice(fields: FieldReader, price: number): number {
  const column = 'market_price';
  const oldPrice = fields.readAmount(column, parsePrice, formatRupees);
  if (oldPrice === null) {
    const reason = 'no usable price: shown without a discount';
    if (fields.has(column)) fields.noteRepair(column, reason, fields.raw(column), formatRupees(price));
    return price;
  }
  if (oldPrice >= price) return oldPrice;
  const reason = 'below the sale price: shown without a discount';
  fields.noteRepair(column, reason, formatRupees(oldPrice), formatRupees(price));
  return price;
}

function readRating(fields: FieldReader): number | null {
  const rating = fields.readAmount('rating', parseRating, (tenths) => String(tenths / 10));
  if (rating === null && fields.has('rating')) {
    const raw = fields.raw('rating');
    const reason = raw.trim() === '' ? 'blank: shown without stars' : 'not from 0 to 5: ignored';
    fields.noteRepair('rating', reason, raw);
  }
  return rating;
}

function readDescription(fields: FieldReader, row: Pick<CatalogueRow, 'type' | 'brand'>): string | null {
  const description = fields.readText('description');
  if (description === '' && fields.has('description')) {
    const reason = 'blank: a sentence with type and brand is used';
    fields.noteRepair('description', reason, '', fallbackDescription(row));
  }
  return description || null;
}

function noteIgnoredValues(fields: FieldReader, cells: readonly string[], { named }: Columns): void {
  const image = fields.raw('image');
  if (image.trim() !== '')
    fields.noteRepair('image', "pictures are not imported: the category's picture is shown", image);
  const unnamed = cells.filter((cell, index) => !named[index] && cell.trim() !== '');
  if (unnamed.length > 0)
    fields.noteRepair('', 'value in a column without a name is ignored', unnamed.join(', '));
}

/** The product's description, with the type as last paragraph because the catalogue has no field for it. */
export function descriptionOf({
  description,
  type,
  brand,
}: Pick<CatalogueRow, 'description' | 'type' | 'brand'>): string {
  if (description === null) return fallbackDescription({ type, brand });
  return type ? `${description}\n\nType: ${type}` : description;
}

function fallbackDescription({ type, brand }: Pick<CatalogueRow, 'type' | 'brand'>): string {
  if (brand === NO_BRAND) return type && `${type}.`;
  return type ? `${type} by ${brand}.` : `By ${brand}.`;
}

const formatRupees = (paise: number) => `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;

const normalizeLine = (text: string) => text.replace(WHITE_SPACE, ' ').trim();

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
