import { parseRate } from '../../../lib/gst/gstRates.ts';
import { isHsn, toHsn, withLeadingZero } from '../../../lib/gst/hsn.ts';
import { amountAtEnd, formatMeasure } from '../../catalog/measures/measure.ts';
import { MAX_ITEM_UNITS, MAX_STOCK } from '../../stock/stock.input.ts';
import { parseUnits } from './amounts.ts';
import type { CatalogueRow, RowContext } from './catalogueRow.ts';
import type { FieldReader } from './fieldReader.ts';
import {
  type OptionLists,
  parseContents,
  parseCountries,
  parseCountry,
  parseFlag,
  parseImages,
  parseOptionList,
  parseOptions,
} from './notation.ts';

/** Spreadsheets show a code that begins with 0 without it. */
function parseHsn(text: string): string | null {
  const code = withLeadingZero(toHsn(text));
  return isHsn(code) ? code : null;
}

/** Basis points of `5` or `5 %`. */
const parsePercent = (text: string): number | null => parseRate(Number(text.replace(/\s*%$/, '')));

/** How the URLs of the shop's pictures begin. */
export const PICTURE_URL = /^\/media\//;

const NO_UNITS = /^(?:out of stock|sold out|no stock)$/i;

/** Stock of a new product if the file has no stock: a product without any could not be sold. */
const DEFAULT_STOCK = 50;

/** The fields that most files do not have. */
type OptionalField =
  | 'productId'
  | 'stock'
  | 'stockAtExport'
  | 'initialStock'
  | 'options'
  | 'images'
  | 'countries'
  | 'countryOfOrigin'
  | 'featured'
  | 'hsn'
  | 'gstRate'
  | 'taxExempt'
  | 'contents'
  | 'contentsOfName';

export function readOptionalFields(
  fields: FieldReader,
  {
    withPictures,
    decimalMark,
    readsContents,
  }: Pick<RowContext, 'withPictures' | 'decimalMark' | 'readsContents'>,
  isVariant: boolean,
): Pick<CatalogueRow, OptionalField> {
  const maxUnits = isVariant ? MAX_ITEM_UNITS : MAX_STOCK;
  const stock = readParsed(fields, 'stock', (text) =>
    NO_UNITS.test(text) ? 0 : (parseUnits(text, decimalMark, maxUnits)?.value ?? null),
  );
  const contents = readParsed(fields, 'contents', parseContents);
  return {
    productId: fields.readText('product_id') || null,
    stock,
    stockAtExport: fields.has('stock_at_export')
      ? (parseUnits(fields.value('stock_at_export'), decimalMark, maxUnits)?.value ?? 'unknown')
      : null,
    initialStock: stock ?? (fields.has('stock') ? 0 : DEFAULT_STOCK),
    options: readOptions(fields),
    images: readImages(fields, withPictures),
    countries: readParsed(fields, 'countries', parseCountries),
    countryOfOrigin: readParsed(fields, 'country_of_origin', parseCountry),
    featured: readParsed(fields, 'featured', parseFlag),
    hsn: readParsed(fields, 'hsn', parseHsn),
    gstRate: readParsed(fields, 'gst_rate', parsePercent),
    taxExempt: readParsed(fields, 'tax_exempt', parseFlag),
    contents,
    contentsOfName: contents === null && readsContents ? readContentsOfName(fields.value('product')) : null,
  };
}

function readContentsOfName(name: string): string | null {
  const measure = amountAtEnd(name);
  return measure && formatMeasure(measure);
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
  contents: 'no amount with its unit, such as 500 g: ignored',
  country_of_origin: 'neither the name nor the two-letter code of a country: ignored',
  featured: 'neither yes nor no: ignored',
  hsn: 'not a code of 4, 6 or 8 digits: ignored',
  gst_rate: 'not a rate in percent from 0 to 100: ignored',
  tax_exempt: 'neither yes nor no: ignored',
  paused: 'neither yes nor no: ignored',
  weighed: 'neither yes nor no: ignored',
};

/** @returns null if the field is blank, or if it cannot be parsed, which is noted */
export function readParsed<Value>(
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
