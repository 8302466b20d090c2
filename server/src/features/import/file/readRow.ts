import { mayBeDamaged } from '../../../sheets/damage.ts';
import { parseRating } from './amounts.ts';
import {
  type CatalogueRow,
  type DamagedTexts,
  NO_SUB_CATEGORY,
  type RowContext,
  type RowProblem,
} from './catalogueRow.ts';
import type { Columns } from './columns.ts';
import { fallbackDescription, NO_BRAND } from './description.ts';
import { createFieldReader, type FieldReader, type Note } from './fieldReader.ts';
import { readOptionalFields } from './optionalFields.ts';
import { readPrices } from './rowPrices.ts';
import { readGroup, readVariant } from './rowVariant.ts';

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

  const variant = readVariant(fields, context);
  if (variant && 'reason' in variant) return refusal(variant);
  const isKeyed = variant !== null || !fields.isBlank('product_id') || !fields.isBlank('sku');
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
  const row: CatalogueRow = Object.assign(readOptionalFields(fields, context, variant !== null), {
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
    variant,
    wholeGroup: variant ? null : readGroup(fields),
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
  /^(?:(?:grand|g[.]|sub|net|overall|page)[\s-]*)?totals?(?:\s+(?:amount|qty|quantity|items?|products?|value|stock|price|sum|mrp|in|of|rs[.]?))*\s*[:=(]?[\s\d.,₹]*(?:rs[.]?|items?|products?|pcs|units|nos[.]?)?[\s\d.,]*\)?$|^(?:कुल|योग|कुल योग)\s*:?$/i;
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
  const path = read('category', restoredName);
  const lastName = read('sub_category', restoredSubCategory);
  const [name, subCategory] = lastName === '' ? splitPath(fields, path) : [path, lastName];
  const hasSubCategory = subCategory !== '';
  if (name !== '') return { name, subCategory, hasSubCategory, problem: null };
  const category = categoryOf(subCategory);
  return 'problem' in category
    ? { name, subCategory, hasSubCategory, problem: category.problem }
    : { name: category.name, subCategory, hasSubCategory, problem: null };
}

/** Other shops write `Food > Drinks > Tea`: the first and the last name are read. */
function splitPath(fields: FieldReader, path: string): [category: string, subCategory: string] {
  const names = path.split('>').map((name) => name.trim());
  const [first = '', last = ''] = [names[0], names.at(-1)];
  if (names.length === 1 || names.includes('')) return [path, ''];
  fields.noteRepair('category', 'a path: its first and last name are read', path, `${first} / ${last}`);
  return [first, last];
}

/**
 * Notes what a new product gets for a blank cell; of a column that the file does not have, one note says it for all
 * records.
 */
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

/**
 * What spreadsheets make of a long number, such as a barcode: 8.90106E+12, or 8901060000000 when it is shown as a
 * number again. Its other digits are lost.
 */
const SHORTENED_NUMBER = /^(?:\d{1,3}(?:[.,]\d+)?E\+\d{2,}|\d[.,]\d+E\d{2}|(?=\d{12,14}$)[1-9]\d*0{6})$/i;
const SHORTENED = 'a number that a spreadsheet has shortened';

/**
 * A shortened number stands for many products. A record with a `product_id` is imported without it; of another one
 * nobody knows which product it describes.
 */
function readSku(fields: FieldReader): { sku: string | null } | { problem: string } {
  const sku = fields.readText('sku');
  if (!SHORTENED_NUMBER.test(sku)) return { sku: sku || null };
  if (fields.isBlank('product_id')) return { problem: `${SHORTENED}: format its column as text there` };
  fields.noteRepair('sku', `${SHORTENED}: ignored`, sku);
  return { sku: null };
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

/** Programs write it into a first column without a name. */
const ROW_NUMBER = /^\d+$/;

function noteUnnamedValues(fields: FieldReader, cells: readonly string[], { named }: Columns): void {
  const unnamed = cells.filter(
    (cell, index) => !named[index] && cell.trim() !== '' && !(index === 0 && ROW_NUMBER.test(cell)),
  );
  if (unnamed.length > 0)
    fields.noteRepair('', 'value in a column without a name is ignored', unnamed.join(', '));
}
