import { type Amount, parsePrice, parseRating } from './amounts.ts';
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
};

export const NO_BRAND = 'Unbranded';
export const NO_SUB_CATEGORY = 'Other';

/** White space. `Â` before a no-break space is that character's first UTF-8 byte, decoded as Latin-1. */
const BLANKS = /(?:\u00c2(?=\u00a0)|[\s\p{Cc}\u200b])+/gu;
const CONTROLS = /[^\P{Cc}\n\t]/gu;

/**
 * Parses a record.
 * @returns the row and notes of its corrections; or no row and one note that says why it was refused
 */
export function readRow(
  { line, cells }: { line: number; cells: readonly string[] },
  columns: Columns,
): { row: CatalogueRow | null; notes: Note[] } {
  const notes: Note[] = [];
  const raw = (column: Column | 'image') => cells[columns.at.get(column) ?? -1] ?? '';
  const repaired = (field: string, reason: string, before: string, after = '') => {
    notes.push({ action: 'repaired', field, reason, old: before, new: after });
  };
  const refused = (field: Column, reason: string) => ({
    row: null,
    notes: [{ action: 'refused' as const, field, reason, old: raw(field), new: '' }],
  });

  function text(column: keyof typeof MAX_LENGTH, tidy: (text: string) => string): string {
    const before = raw(column);
    const readable = before.replaceAll('\ufffd', '');
    if (readable !== before) repaired(column, 'unreadable characters removed', before, readable);
    const tidied = tidy(readable);
    if (tidied !== readable) repaired(column, 'white space normalized', readable, tidied);
    const cut = cutTo(MAX_LENGTH[column], tidied);
    if (cut !== tidied) repaired(column, `cut to ${MAX_LENGTH[column]} characters`, tidied, cut);
    return cut;
  }

  function amount(column: Column, parse: (text: string) => Amount | null, show: (value: number) => string) {
    const before = raw(column).trim();
    const parsed = parse(before);
    if (parsed?.rounded) repaired(column, 'rounded half up', before, show(parsed.value));
    return parsed?.value ?? null;
  }

  const name = text('product', tidyLine);
  if (name === '') return refused('product', 'no product name');
  const category = text('category', tidyLine);
  if (category === '') return refused('category', 'no category');
  const price = amount('sale_price', parsePrice, rupees);
  if (price === null) return refused('sale_price', 'no usable price');

  let subCategory = text('sub_category', tidyLine);
  if (subCategory === '') {
    subCategory = NO_SUB_CATEGORY;
    repaired('sub_category', 'blank', '', subCategory);
  }
  let brand = text('brand', tidyLine);
  if (brand === '') {
    brand = NO_BRAND;
    repaired('brand', 'blank', '', brand);
  }

  let oldPrice = amount('market_price', parsePrice, rupees);
  if (columns.at.has('market_price') && oldPrice === null) {
    repaired('market_price', 'no usable price: shown without a discount', raw('market_price'), rupees(price));
  } else if (oldPrice !== null && oldPrice < price) {
    repaired(
      'market_price',
      'below the sale price: shown without a discount',
      rupees(oldPrice),
      rupees(price),
    );
  }
  oldPrice = Math.max(oldPrice ?? 0, price);

  const type = text('type', tidyLine);
  const rating = amount('rating', parseRating, (tenths) => String(tenths / 10));
  if (columns.at.has('rating') && rating === null) {
    const blank = raw('rating').trim() === '';
    repaired('rating', blank ? 'blank: shown without stars' : 'not from 0 to 5: ignored', raw('rating'));
  }
  const description = text('description', tidyText);
  if (columns.at.has('description') && description === '') {
    repaired(
      'description',
      'blank: a sentence with type and brand is used',
      '',
      fallbackDescription({ type, brand }),
    );
  }

  if (raw('image').trim() !== '') {
    repaired('image', "pictures are not imported: the category's picture is shown", raw('image'));
  }
  const stray = cells.filter((cell, index) => !columns.named[index] && cell.trim() !== '');
  if (stray.length > 0) repaired('', 'value in a column without a name is ignored', stray.join(', '));

  return {
    row: {
      line,
      name,
      brand,
      category,
      subCategory,
      type,
      price,
      oldPrice,
      rating,
      description: description || null,
    },
    notes,
  };
}

/** The product's description, with the type as last paragraph because the catalogue has no field for it. */
export function describe({
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

const rupees = (paise: number) => `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;

const tidyLine = (text: string) => text.replace(BLANKS, ' ').trim();

/** Keeps paragraphs and the spacing inside of them. */
const tidyText = (text: string) => text.replace(CONTROLS, '').trim();

function cutTo(length: number, text: string): string {
  if (text.length <= length) return text;
  // Never in the middle of a surrogate pair.
  return text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
}
