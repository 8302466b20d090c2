import { setImmediate as nextTurn } from 'node:timers/promises';
import { Mutex } from 'async-mutex';
import type { Db } from '../../../database/database.ts';
import { toCsvLine } from '../../../lib/text/csvText.ts';
import type { Product } from '../../catalog/catalogueRows.service.ts';
import { readCategories, readProductsOnSale } from '../catalogue.queries.ts';
import { createCategoryLookup } from '../categories/categories.ts';
import type { Column } from '../file/columnNames.ts';
import { splitDescription } from '../file/description.ts';
import {
  formatCountries,
  formatFlag,
  formatImages,
  formatOptions,
  formatPercent,
  formatRating,
  formatRupees,
} from '../file/notation.ts';
import { readUnits } from '../imports.queries.ts';

/** The columns of an export, in the order in which a shopkeeper reads them. */
const EXPORTED = [
  'product_id',
  'sku',
  'product',
  'category',
  'sub_category',
  'brand',
  'sale_price',
  'market_price',
  'stock',
  'stock_at_export',
  'options',
  'type',
  'rating',
  'description',
  'image',
  'countries',
  'country_of_origin',
  'contents',
  'featured',
  'hsn',
  'gst_rate',
  'tax_exempt',
] as const satisfies Column[];

const BATCH = 500;
/** One batch at a time, however many exports there are: on SQLite a read takes the process without a pause. */
const reads = new Mutex();

/** Without it, Excel does not read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * The products on sale as a CSV file that the import reads back without any change, in parts. Between two parts other work of the
 * process runs.
 */
export async function* exportCatalogue({ read }: Db): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + toCsvLine(EXPORTED);
  const categories = createCategoryLookup(await readCategories(read));
  for (let last = ''; ; ) {
    const products = await reads.runExclusive(async () => {
      await nextTurn();
      return readProductsOnSale(read, last, BATCH);
    });
    const units = await readUnits(
      read,
      products.map(({ id }) => id),
    );
    const lines = products.flatMap((product) => {
      const names = categories.namesOf(product.subCatId);
      if (!names) return [];
      const cells = cellsOf(product, names, units.get(product.id)?.onHand ?? 0);
      return toCsvLine(EXPORTED.map((column) => cells[column]));
    });
    yield lines.join('');
    if (products.length < BATCH) return;
    last = products.at(-1)?.id ?? '';
  }
}

function cellsOf(
  product: Product,
  { category, subCategory }: { category: string; subCategory: string },
  unitsOnHand: number,
): Record<(typeof EXPORTED)[number], string> {
  return {
    product_id: product.id,
    sku: product.sku ?? '',
    product: product.name,
    category,
    sub_category: subCategory,
    brand: product.brand,
    sale_price: formatRupees(product.price),
    market_price: formatRupees(product.oldPrice),
    stock: String(unitsOnHand),
    // Stays when somebody edits the stock: an import sees what has been sold since.
    stock_at_export: String(unitsOnHand),
    options: formatOptions(product),
    ...splitDescription(product.description),
    rating: formatRating(product.rating),
    image: formatImages(product.images),
    countries: formatCountries(product.countries),
    country_of_origin: product.countryOfOrigin ?? '',
    contents: product.contents ?? '',
    featured: formatFlag(product.featured),
    hsn: product.hsn ?? '',
    gst_rate: formatPercent(product.gstRate),
    tax_exempt: formatFlag(product.taxExempt),
  };
}
