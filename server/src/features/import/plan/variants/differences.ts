import type { CatalogueRow } from '../../file/catalogueRow.ts';
import type { Column } from '../../file/columnNames.ts';
import type { Note } from '../../file/fieldReader.ts';

/** What a record says of its product as a whole; null and empty: nothing. */
const WHOLE: [column: Column, read: (row: CatalogueRow) => unknown][] = [
  ['product', ({ name }) => name],
  ['brand', ({ brand, hasBrand }) => hasBrand && brand],
  ['category', ({ category }) => category],
  ['sub_category', ({ subCategory, hasSubCategory }) => hasSubCategory && subCategory],
  ['type', ({ type }) => type],
  ['rating', ({ rating }) => rating],
  ['description', ({ description }) => description],
  ['image', ({ images }) => images],
  ['options', ({ options }) => options],
  ['countries', ({ countries }) => countries],
  ['country_of_origin', ({ countryOfOrigin }) => countryOfOrigin],
  ['contents', ({ contents }) => contents],
  ['featured', ({ featured }) => featured],
  ['hsn', ({ hsn }) => hsn],
  ['gst_rate', ({ gstRate }) => gstRate],
  ['tax_exempt', ({ taxExempt }) => taxExempt],
];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Notes of what a record says otherwise than the first one about its product, which counts. */
export const noteDifferences = (first: CatalogueRow, row: CatalogueRow): Note[] =>
  WHOLE.flatMap(([column, read]): Note[] => {
    const [counted, value] = [read(first), read(row)];
    if (value === null || value === '' || value === false || textOf(value) === textOf(counted)) return [];
    const reason = 'the first line of its product says something else: ignored';
    return [{ action: 'repaired', field: column, reason, old: textOf(value), new: textOf(counted) }];
  });
