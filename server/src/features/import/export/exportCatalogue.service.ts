import { setImmediate as nextTurn } from 'node:timers/promises';
import { Mutex } from 'async-mutex';
import type { Db } from '../../../database/database.ts';
import { toCsvLine } from '../../../lib/text/csvText.ts';
import { type Product, readVariants } from '../../catalog/catalogueRows.service.ts';
import { measureWord } from '../../catalog/measures/measure.ts';
import type { CatalogVariant } from '../../catalog/variants/variants.service.ts';
import {
  readCategories,
  readInventoryItems,
  readProductsOnSale,
  readSharedItemIds,
} from '../catalogue.queries.ts';
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
import {
  createInventoryLookup,
  exportedName,
  isLocalName,
  OWN_ITEM,
} from '../plan/variants/inventoryLookup.ts';

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
  'option',
  'amount',
  'unit',
  'takes',
  'inventory',
  'inventory_name',
  'stock_unit',
  'gtin',
  'option_image',
  'paused',
  'weighed',
  'position',
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

type Cells = Record<(typeof EXPORTED)[number], string>;

/**
 * The products on sale, of which stored variants have a line each, as a CSV file that the import reads back without any
 * change, in parts: a product each, because its long texts are in the line of each variant. Other work of the process
 * runs meanwhile.
 */
export async function* exportCatalogue({ read }: Db): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + toCsvLine(EXPORTED);
  const categories = createCategoryLookup(await readCategories(read));
  const inventory = createInventoryLookup(await readInventoryItems(read));
  const sharedIds = new Set(await readSharedItemIds(read));
  const cellsOfItem = ({ inventoryId }: CatalogVariant, productName: string): Partial<Cells> => {
    const item = inventory.findById(inventoryId ?? '');
    if (!item) return { inventory: OWN_ITEM, stock_unit: measureWord('PIECE') };
    const isLocal = item.code === null && !sharedIds.has(item.id) && isLocalName(productName, item.name);
    return {
      inventory: exportedName(inventory, item),
      inventory_name: isLocal ? '' : item.name,
      stock_unit: measureWord(item.countedIn),
    };
  };
  for (let last = ''; ; ) {
    const products = await reads.runExclusive(async () => {
      await nextTurn();
      return readProductsOnSale(read, last, BATCH);
    });
    const ids = products.map(({ id }) => id);
    const variants = await readVariants(read, ids);
    const drawn = [...variants.values()].flat().flatMap(({ inventoryId }) => inventoryId ?? []);
    const units = await readUnits(read, [...ids, ...new Set(drawn)]);
    const unitsOf = (id: string) => String(units.get(id)?.onHand ?? 0);
    for (const product of products) {
      const names = categories.namesOf(product.subCatId);
      if (!names) continue;
      const cells = cellsOf(product, names, unitsOf(product.id));
      const records = variants.get(product.id)?.map((variant, index) => ({
        ...cells,
        ...cellsOfVariant(variant, unitsOf(variant.inventoryId ?? product.id)),
        ...cellsOfItem(variant, product.name),
        position: String(index + 1),
      }));
      yield (records ?? [cells])
        .map((record) => toCsvLine(EXPORTED.map((column) => record[column])))
        .join('');
    }
    if (products.length < BATCH) return;
    last = products.at(-1)?.id ?? '';
  }
}

function cellsOf(
  product: Product,
  { category, subCategory }: { category: string; subCategory: string },
  unitsOnHand: string,
): Cells {
  return {
    product_id: product.id,
    sku: product.sku ?? '',
    product: product.name,
    category,
    sub_category: subCategory,
    brand: product.brand,
    sale_price: formatRupees(product.price),
    market_price: formatRupees(product.oldPrice),
    stock: unitsOnHand,
    // Stays when somebody edits the stock: an import sees what has been sold since.
    stock_at_export: unitsOnHand,
    options: formatOptions(product),
    ...noVariant,
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

const noVariant = {
  ...{
    option: '',
    amount: '',
    unit: '',
    takes: '',
    inventory: '',
    inventory_name: '',
    stock_unit: '',
    gtin: '',
  },
  ...{ option_image: '', paused: '', weighed: '', position: '' },
};

/** What a line has of its variant in place of the product's. */
function cellsOfVariant(variant: CatalogVariant, unitsOnHand: string): Partial<Cells> {
  return {
    sku: variant.sku ?? '',
    sale_price: formatRupees(variant.price),
    market_price: formatRupees(variant.oldPrice),
    stock: unitsOnHand,
    stock_at_export: unitsOnHand,
    option: variant.label,
    amount: variant.amount?.toString() ?? '',
    unit: variant.unit === null ? '' : measureWord(variant.unit),
    takes: String(variant.requiredQuantity),
    gtin: variant.gtin ?? '',
    option_image: variant.picture ?? '',
    paused: formatFlag(variant.paused),
    weighed: formatFlag(variant.weighed),
  };
}
