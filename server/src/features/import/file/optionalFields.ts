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
import { readParsed } from './readParsed.ts';

/** Spreadsheets show a code that begins with 0 without it. */
function parseHsn(text: string): string | null {
  const code = withLeadingZero(toHsn(text));
  return isHsn(code) ? code : null;
}

/** The HSN code; a zero that was added is noted. */
function readHsn(fields: FieldReader): string | null {
  const hsn = readParsed(fields, 'hsn', parseHsn);
  const text = fields.value('hsn');
  if (hsn !== null && hsn !== toHsn(text))
    fields.noteRepair('hsn', 'a leading zero that a spreadsheet has dropped is added', text, hsn);
  return hsn;
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
    hsn: readHsn(fields),
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

function readImages(fields: FieldReader, withPictures: boolean): string[] | null {
  const text = fields.value('image');
  if (fields.isBlank('image')) return null;
  const images = parseImages(text);
  if (withPictures || images.every((image) => PICTURE_URL.test(image))) return images;
  fields.noteRepair('image', "pictures are not imported: the category's picture is shown", text);
  return null;
}
