import { AMBIGUOUS_PRICE, type DecimalMark, parseRating, parseUnits, readPrice } from './amounts.ts';
import type { Column } from './columnNames.ts';
import type { Columns } from './columns.ts';
import { mayBeDamaged } from './damage.ts';
import { createFieldReader, type FieldReader, type Note } from './fieldReader.ts';
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
  /** Empty if the file has none, which keeps the stored one. */
  name: string;
  brand: string;
  /** Whether `brand` is in the file; otherwise it is that of a new product. */
  hasBrand: boolean;
  /** Empty if the file has none, which keeps the stored one. */
  category: string;
  /** Why there is no category although there is a sub-category; null: there is one, or neither. */
  categoryProblem: string | null;
  subCategory: string;
  /** Whether `subCategory` is in the file; otherwise it is that of a new product. */
  hasSubCategory: boolean;
  /** Empty if the file has none. */
  type: string;
  /** Paise; 0 if the file has none. */
  price: number;
  /** Whether a stored product gets `price`. */
  hasPrice: boolean;
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
  /** Units on hand when the export was made that the file comes from; `unknown`: the file should say it, but it is lost. */
  stockAtExport: number | 'unknown' | null;
  /** Units on hand if it is a new product. */
  initialStock: number;
  options: Partial<OptionLists> | null;
  /** Names of picture files, and URLs of pictures that the product has. */
  images: string[] | null;
  countries: string[] | null;
  featured: boolean | null;
  /** Why no new product can be made of it; null: one can. */
  newProblem: RowProblem | null;
  /** Texts of which some characters could not be read, with these characters; null: none. */
  damaged: DamagedTexts | null;
}

/** Why a record is refused. */
export interface RowProblem {
  field: Column;
  reason: string;
}

export type DamagedTexts = Partial<Record<'product' | 'brand' | 'description', string>>;

/** How the URLs of the shop's pictures begin. */
export const PICTURE_URL = /^\/media\//;

export const NO_BRAND = 'Unbranded';
export const NO_SUB_CATEGORY = 'Other';

/** Finds the category of a sub-category by its name, or says why it cannot. */
export type CategoryOf = (subCategory: string) => { name: string } | { problem: string };

/** What a row depends on beside its own record. */
export interface RowContext {
  /** Whether there are picture files beside the file. */
  withPictures: boolean;
  /** The category of a sub-category, for a record that does not name it. */
  categoryOf: CategoryOf;
  /** The names of a category and a sub-category of the shop that differ from these only in damaged letters; else these. */
  restoreCategory?: RestoreCategory | undefined;
  /** What separates decimals; absent: a point. */
  decimalMark?: DecimalMark | undefined;
  /** Called with the text of each price. */
  onPrice?: ((text: string) => void) | undefined;
}

export type RestoreCategory = (
  category: string,
  subCategory: string,
) => [category: string, subCategory: string];

/**
 * Parses a record.
 * @returns the row and notes of its corrections; or no row and one note that says why it was refused
 */
export function readRow(
  { line, cells }: { line: number; cells: readonly string[] },
  columns: Columns,
  context: RowContext,
): { row: CatalogueRow | null; notes: Note[] } {
  const fields = createFieldReader(cells, columns);
  const refusal = ({ field, reason }: RowProblem) => ({
    row: null,
    notes: [{ action: 'refused' as const, field, reason, old: fields.raw(field), new: '' }],
  });
  if (isTotal(fields, cells)) return refusal({ field: 'product', reason: 'a total, not a product' });

  const isKeyed = !fields.isBlank('product_id') || !fields.isBlank('sku');
  const name = fields.readText('product');
  const category = readCategory(fields, context);
  const prices = readPrices(fields, context, isKeyed);
  if ('reason' in prices) return refusal(prices);
  const identity = readSku(fields);
  const problem =
    (name === '' ? { field: 'product' as const, reason: 'no product name' } : null) ??
    (category.problem === null ? null : { field: 'category' as const, reason: category.problem }) ??
    (prices.price === 0 ? { field: 'sale_price' as const, reason: 'no usable price' } : null) ??
    ('problem' in identity ? { field: 'sku' as const, reason: identity.problem } : null);
  if ('problem' in identity || (problem && !isKeyed)) return refusal(problem as RowProblem);

  const { hasSubCategory } = category;
  if (!hasSubCategory) noteDefault(fields, 'sub_category', NO_SUB_CATEGORY, isKeyed);
  const brand = fields.readText('brand');
  if (brand === '') noteDefault(fields, 'brand', NO_BRAND, isKeyed);
  const type = fields.readText('type');
  const rating = readRating(fields, context);
  const description = readDescription(fields, { type, brand: brand || NO_BRAND });
  // Object.assign takes 0.3 µs, a spread of so many properties 10.
  const row: CatalogueRow = Object.assign(readSeldomFields(fields, context), {
    line,
    name,
    brand: brand || NO_BRAND,
    hasBrand: brand !== '',
    category: category.name,
    categoryProblem: category.problem,
    subCategory: hasSubCategory ? category.subCategory : NO_SUB_CATEGORY,
    hasSubCategory,
    type,
    price: prices.price,
    hasPrice: prices.hasPrice,
    oldPrice: prices.oldPrice,
    hasOldPrice: !fields.isBlank('market_price'),
    rating,
    description,
    sku: identity.sku,
    newProblem: problem && (columns.hasNewProducts ? problem : unknownProduct(fields)),
    damaged: readDamaged(fields),
  });
  noteUnnamedValues(fields, cells, columns);
  return { row, notes: fields.notes };
}

/** Why a record that only updates a product is refused if the shop does not have it. */
const unknownProduct = (fields: FieldReader): RowProblem =>
  fields.isBlank('sku')
    ? { field: 'product_id', reason: 'no product has this id' }
    : { field: 'sku', reason: 'no product has this SKU' };

const TOTAL =
  /^(?:(?:grand|sub|net|overall|page)[\s-]*)?totals?(?:\s+(?:amount|qty|quantity|items?|products?|value|stock|price|sum|mrp|in|of|rs[.]?))*\s*[:=(]?[\s\d.,₹]*(?:rs[.]?|items?|products?|pcs|units|nos[.]?)?[\s\d.,]*\)?$|^(?:कुल|योग|कुल योग)\s*:?$/i;
/** More than any total has. */
const MAX_TOTAL = 60;

/** Whether a record is the sum below a list: it says so, and lacks what a product has. */
function isTotal(fields: FieldReader, cells: readonly string[]): boolean {
  const says = (text: string) => text.length <= MAX_TOTAL && TOTAL.test(text.trim());
  if (!cells.some(says)) return false;
  const isProduct = (['brand', 'category', 'sub_category', 'product_id', 'sku'] as const).some((column) => {
    const value = fields.value(column);
    return value !== '' && !says(value);
  });
  return !isProduct && (fields.isBlank('product') || says(fields.value('product')));
}

/** The category as far as the record has it; `problem` if it cannot be one of a new product. */
function readCategory(fields: FieldReader, { categoryOf, restoreCategory }: RowContext) {
  const read = (column: 'category' | 'sub_category', restored: string | undefined) => {
    const text = fields.value(column);
    if (restored === undefined || restored === text) return fields.readText(column);
    fields.noteKept(column, text, restored);
    return restored;
  };
  const texts = [fields.value('category'), fields.value('sub_category')] as const;
  const [restoredName, restoredSubCategory] = texts.some(mayBeDamaged)
    ? (restoreCategory?.(...texts) ?? [])
    : [];
  const name = read('category', restoredName);
  const subCategory = read('sub_category', restoredSubCategory);
  const hasSubCategory = subCategory !== '';
  if (name !== '') return { name, subCategory, hasSubCategory, problem: null };
  const category = categoryOf(subCategory);
  return 'problem' in category
    ? { name, subCategory, hasSubCategory, problem: category.problem }
    : { name: category.name, subCategory, hasSubCategory, problem: null };
}

/** Notes what a new product gets for a blank cell; of a column that the file does not have, one note says it for all records. */
function noteDefault(
  fields: FieldReader,
  column: 'brand' | 'sub_category',
  replacement: string,
  isKeyed: boolean,
): void {
  if (!fields.has(column)) return;
  if (isKeyed) fields.noteBlank(column, 'blank', replacement);
  else fields.noteRepair(column, 'blank', '', replacement);
}

function readDamaged(fields: FieldReader): DamagedTexts | null {
  const texts = (['product', 'brand', 'description'] as const)
    .map((column) => [column, fields.value(column)] as const)
    .filter(([, text]) => text.includes('\ufffd'));
  return texts.length > 0 ? Object.fromEntries(texts) : null;
}

/** What spreadsheets make of a long number, such as a barcode: 8.90106E+12. Its other digits are lost. */
const SHORTENED_NUMBER = /^(?:\d{1,3}(?:[.,]\d+)?E\+\d{2,}|\d[.,]\d+E\d{2})$/i;
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

type SeldomField =
  | 'productId'
  | 'stock'
  | 'stockAtExport'
  | 'initialStock'
  | 'options'
  | 'images'
  | 'countries'
  | 'featured';

function readSeldomFields(
  fields: FieldReader,
  { withPictures, decimalMark }: RowContext,
): Pick<CatalogueRow, SeldomField> {
  const stock = readParsed(fields, 'stock', (text) => parseUnits(text, decimalMark)?.value ?? null);
  return {
    productId: fields.readText('product_id') || null,
    stock,
    stockAtExport: fields.has('stock_at_export')
      ? (parseUnits(fields.value('stock_at_export'), decimalMark)?.value ?? 'unknown')
      : null,
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
  const text = fields.value(column);
  if (text === '') return null;
  const value = parse(text);
  if (value === null) fields.noteRepair(column, UNREADABLE[column], text);
  return value;
}

function readImages(fields: FieldReader, withPictures: boolean): string[] | null {
  const text = fields.value('image');
  if (fields.isBlank('image')) return null;
  const images = parseImages(text);
  if (withPictures || images.every((image) => PICTURE_URL.test(image))) return images;
  fields.noteRepair('image', "pictures are not imported: the category's picture is shown", text);
  return null;
}

interface RowPrices {
  price: number;
  hasPrice: boolean;
  oldPrice: number;
}

/**
 * The prices of a record, in paise. A blank sale price is the market price, but of a product that the record names by a number, which
 * keeps what is stored.
 */
function readPrices(
  fields: FieldReader,
  { decimalMark, onPrice }: RowContext,
  isKeyed: boolean,
): RowPrices | RowProblem {
  for (const column of ['sale_price', 'market_price'] as const) onPrice?.(fields.value(column));
  const parse = (column: 'sale_price' | 'market_price') => {
    const result = readPrice(fields.value(column), decimalMark);
    if ('value' in result) fields.readAmount(column, () => result, formatRupees);
    return result;
  };
  if (!fields.isBlank('sale_price')) {
    const result = parse('sale_price');
    if ('problem' in result) return { field: 'sale_price', reason: result.problem };
    const oldPrice = readOldPrice(fields, result.value, parse);
    return typeof oldPrice === 'number' ? { price: result.value, hasPrice: true, oldPrice } : oldPrice;
  }
  if (fields.isBlank('market_price')) return { price: 0, hasPrice: false, oldPrice: 0 };
  const result = parse('market_price');
  if ('problem' in result) return { field: 'market_price', reason: result.problem };
  if (fields.has('sale_price')) {
    const reason = 'blank: sold at the market price';
    if (isKeyed) fields.noteBlank('sale_price', reason, formatRupees(result.value));
    else fields.noteRepair('sale_price', reason, '', formatRupees(result.value));
  }
  return { price: result.value, hasPrice: !isKeyed, oldPrice: result.value };
}

/** @returns paise, not below `price`, which it is if the field is blank */
function readOldPrice(
  fields: FieldReader,
  price: number,
  parse: (column: 'market_price') => ReturnType<typeof readPrice>,
): number | RowProblem {
  const column = 'market_price';
  if (fields.isBlank(column)) {
    if (fields.has(column)) fields.noteBlank(column, 'blank: shown without a discount', formatRupees(price));
    return price;
  }
  const result = parse(column);
  if ('problem' in result) {
    if (result.problem === AMBIGUOUS_PRICE) return { field: column, reason: result.problem };
    const reason = 'no usable price: shown without a discount';
    fields.noteRepair(column, reason, fields.value(column), formatRupees(price));
    return price;
  }
  if (result.value >= price) return result.value;
  const reason = 'below the sale price: shown without a discount';
  fields.noteRepair(column, reason, formatRupees(result.value), formatRupees(price));
  return price;
}

function readRating(fields: FieldReader, { decimalMark }: RowContext): number | null {
  const parse = (text: string) => parseRating(text, decimalMark);
  const rating = fields.readAmount('rating', parse, (tenths) => String(tenths / 10));
  if (rating === null && fields.has('rating')) {
    if (fields.isBlank('rating')) fields.noteBlank('rating', 'blank: shown without stars', '');
    else fields.noteRepair('rating', 'not from 0 to 5: ignored', fields.value('rating'));
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
