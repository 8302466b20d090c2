import { parsePrice, parseRating, parseUnits } from './amounts.ts';
import type { Column } from './columnNames.ts';
import type { Columns } from './columns.ts';
import { asRead, createFieldReader, type FieldReader, type Note } from './fieldReader.ts';
import {
  formatRupees,
  type OptionLists,
  parseCountries,
  parseFlag,
  parseImages,
  parseOptionList,
  parseOptions,
} from './notation.ts';

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
  /** Whether `oldPrice` is in the file; otherwise it is `price`. */
  hasOldPrice: boolean;
  // The columns below say which product it is, or set a field of it; null: the file has no value, and what is stored is kept.
  productId: string | null;
  sku: string | null;
  /** Units on hand. */
  stock: number | null;
  /** Units on hand if it is a new product. */
  initialStock: number;
  options: Partial<OptionLists> | null;
  /** Names of picture files, and URLs of pictures that the product has. */
  images: string[] | null;
  countries: string[] | null;
  featured: boolean | null;
}

/** How the URLs of the shop's pictures begin. */
export const PICTURE_URL = /^\/media\//;

export const NO_BRAND = 'Unbranded';
const NO_SUB_CATEGORY = 'Other';

/** Finds the category of a sub-category by its name, or says why it cannot. */
export type CategoryOf = (subCategory: string) => { name: string } | { problem: string };

/** What a row depends on beside its own record. */
export interface RowContext {
  /** Whether there are picture files beside the file. */
  withPictures: boolean;
  /** The category of a sub-category, for a record that does not name it. */
  categoryOf: CategoryOf;
}

/**
 * Parses a record.
 * @returns the row and notes of its corrections; or no row and one note that says why it was refused
 */
export function readRow(
  { line, cells }: { line: number; cells: readonly string[] },
  columns: Columns,
  { withPictures, categoryOf }: RowContext,
): { row: CatalogueRow | null; notes: Note[] } {
  const fields = createFieldReader(cells, columns);
  const refusal = (field: Column, reason: string) => ({
    row: null,
    notes: [{ action: 'refused' as const, field, reason, old: fields.raw(field), new: '' }],
  });

  const name = fields.readText('product');
  if (name === '') return refusal('product', 'no product name');
  const categoryName = fields.readText('category');
  const category =
    categoryName === ''
      ? categoryOf(asRead('sub_category', fields.raw('sub_category')))
      : { name: categoryName };
  if ('problem' in category) return refusal('category', category.problem);
  const price = fields.readAmount('sale_price', parsePrice, formatRupees);
  if (price === null) return refusal('sale_price', 'no usable price');
  const identity = readSku(fields);
  if ('problem' in identity) return refusal('sku', identity.problem);

  const subCategory = fields.readTextOr('sub_category', NO_SUB_CATEGORY);
  const brand = fields.readTextOr('brand', NO_BRAND);
  const oldPrice = readOldPrice(fields, price);
  const type = fields.readText('type');
  const rating = readRating(fields);
  const description = readDescription(fields, { type, brand });
  // Object.assign takes 0.3 µs, a spread of so many properties 10.
  const row: CatalogueRow = Object.assign(readSeldomFields(fields, withPictures), {
    line,
    name,
    brand,
    subCategory,
    type,
    price,
    oldPrice,
    rating,
    description,
    category: category.name,
    sku: identity.sku,
    hasOldPrice: !fields.isBlank('market_price'),
  });
  noteUnnamedValues(fields, cells, columns);
  return { row, notes: fields.notes };
}

/** What spreadsheets make of a long number, such as a barcode: 8.90106E+12. Its other digits are lost. */
const SHORTENED_NUMBER = /^\d{1,3}(?:[.,]\d+)?E\+\d{2,}$/i;
const SHORTENED = 'a number that a spreadsheet has shortened';

/**
 * A shortened number stands for many products. A record with a `product_id` is imported without it; of another one nobody knows which
 * product it describes.
 */
function readSku(fields: FieldReader): { sku: string | null } | { problem: string } {
  const sku = fields.readText('sku');
  if (!SHORTENED_NUMBER.test(sku)) return { sku: sku || null };
  if (fields.isBlank('product_id')) return { problem: `${SHORTENED}: format its column as text there` };
  fields.noteRepair('sku', `${SHORTENED}: ignored`, sku);
  return { sku: null };
}

/** Stock of a new product if the file has no stock: a product without any could not be sold. */
const DEFAULT_STOCK = 50;

type SeldomField = 'productId' | 'stock' | 'initialStock' | 'options' | 'images' | 'countries' | 'featured';

function readSeldomFields(fields: FieldReader, withPictures: boolean): Pick<CatalogueRow, SeldomField> {
  const stock = readParsed(fields, 'stock', (text) => parseUnits(text)?.value ?? null);
  return {
    productId: fields.readText('product_id') || null,
    stock,
    initialStock: stock ?? (fields.has('stock') ? 0 : DEFAULT_STOCK),
    options: readOptions(fields),
    images: readImages(fields, withPictures),
    countries: readParsed(fields, 'countries', parseCountries),
    featured: readParsed(fields, 'featured', parseFlag),
  };
}

/** Columns of single lists take precedence over the column with all of them. */
function readOptions(fields: FieldReader): Partial<OptionLists> | null {
  const all = readParsed(fields, 'options', parseOptions);
  const lists = {
    productWeight: readParsed(fields, 'weight', parseOptionList),
    size: readParsed(fields, 'size', parseOptionList),
    productRam: readParsed(fields, 'ram', parseOptionList),
  };
  const namedLists = Object.entries(lists).filter(([, values]) => values !== null);
  return all || namedLists.length > 0 ? { ...all, ...Object.fromEntries(namedLists) } : null;
}

const NO_LIST = 'not written as "S | M", each of at most 60 characters: ignored';

const UNREADABLE = {
  stock: 'not a whole number from 0 to 10,00,000: the stock stays, and a new product has none',
  weight: NO_LIST,
  size: NO_LIST,
  ram: NO_LIST,
  options: 'not written as "weight: 500 g | 1 kg; size: S | M": ignored',
  countries: 'not a list of two-letter country codes: ignored',
  featured: 'neither yes nor no: ignored',
};

/** @returns null if the field is blank, or if it cannot be parsed, which is noted */
function readParsed<Value>(
  fields: FieldReader,
  column: keyof typeof UNREADABLE,
  parse: (text: string) => Value | null,
): Value | null {
  const text = fields.raw(column).trim();
  if (text === '') return null;
  const value = parse(text);
  if (value === null) fields.noteRepair(column, UNREADABLE[column], text);
  return value;
}

function readImages(fields: FieldReader, withPictures: boolean): string[] | null {
  const text = fields.raw('image');
  if (fields.isBlank('image')) return null;
  const images = parseImages(text);
  if (withPictures || images.every((image) => PICTURE_URL.test(image))) return images;
  fields.noteRepair('image', "pictures are not imported: the category's picture is shown", text);
  return null;
}

/** @returns paise, not below `price`, which it is if the field is blank */
function readOldPrice(fields: FieldReader, price: number): number {
  const column = 'market_price';
  const text = fields.raw(column);
  if (fields.isBlank(column)) {
    if (fields.has(column)) fields.noteBlank(column, 'blank: shown without a discount', formatRupees(price));
    return price;
  }
  const oldPrice = fields.readAmount(column, parsePrice, formatRupees);
  if (oldPrice === null) {
    fields.noteRepair(column, 'no usable price: shown without a discount', text, formatRupees(price));
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
    if (raw.trim() === '') fields.noteBlank('rating', 'blank: shown without stars', '');
    else fields.noteRepair('rating', 'not from 0 to 5: ignored', raw);
  }
  return rating;
}

function readDescription(fields: FieldReader, row: Pick<CatalogueRow, 'type' | 'brand'>): string | null {
  const description = fields.readText('description');
  if (description === '' && fields.has('description')) {
    const reason = 'blank: a sentence with type and brand is used';
    fields.noteBlank('description', reason, fallbackDescription(row));
  }
  return description || null;
}

function noteUnnamedValues(fields: FieldReader, cells: readonly string[], { named }: Columns): void {
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

/** The counterpart of `descriptionOf`. */
export function splitDescription(text: string): { description: string; type: string } {
  const [, description, type] = /^(.+)\n\nType: ([^\n]+)$/s.exec(text) ?? [];
  return description !== undefined && type !== undefined
    ? { description, type }
    : { description: text, type: '' };
}
