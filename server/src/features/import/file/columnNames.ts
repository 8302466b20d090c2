/** Columns whose absence is reported: new products get a default. */
export const DEFAULTED = ['sub_category', 'brand'] as const;
/** Columns whose absence is reported. */
export const OPTIONAL = ['market_price', 'type', 'rating', 'description'] as const;

/** Columns whose absence is not reported: a supplier's file seldom has them. */
const SELDOM = [
  'sku',
  'stock',
  'stock_at_export',
  'weight',
  'size',
  'ram',
  'image',
  'countries',
  'country_of_origin',
  'contents',
  'featured',
  'hsn',
  'gst_rate',
  'tax_exempt',
  'options',
  'product_id',
] as const;

/** Columns of files with variants. Others have columns with these names for something else: see `findNamedColumns`. */
export const VARIANT_COLUMNS = [
  'group',
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
] as const;

/** A column that is imported. */
export type Column =
  | 'product'
  | 'category'
  | 'sale_price'
  | (typeof DEFAULTED)[number]
  | (typeof OPTIONAL)[number]
  | (typeof SELDOM)[number]
  | (typeof VARIANT_COLUMNS)[number];

/** All columns that are imported. */
export const ALL_COLUMNS: readonly Column[] = [
  ...(['product', 'category', 'sub_category', 'brand', 'sale_price'] as const),
  ...SELDOM,
  ...VARIANT_COLUMNS,
  ...OPTIONAL,
];

/** What a new product needs: one column of each list, the usual one first. */
const NEEDED: readonly (readonly [usual: Column, ...others: Column[]])[] = [
  ['product'],
  ['category', 'sub_category'],
  ['sale_price', 'market_price'],
];

/** Columns that say which product of the shop a record is about. */
const KEYS: readonly Column[] = ['product_id', 'sku'];

/** Whether new products need the column. */
export const isRequired = (column: Column): boolean => NEEDED.some(([usual]) => usual === column);

/**
 * The columns that a file with these ones lacks: none if it can have new products, or updates of products that it names
 * by a number.
 */
export function missingColumns(has: (column: Column) => boolean): Column[] {
  const isUpdate = KEYS.some(has) && ALL_COLUMNS.filter(has).length > 1;
  return isUpdate ? [] : missingNewColumns(has);
}

/** The columns that new products need and a file with these ones lacks. */
export const missingNewColumns = (has: (column: Column) => boolean): Column[] =>
  NEEDED.filter((columns) => !columns.some(has)).map(([usual]) => usual);

/** What each column is called in front of shopkeepers. */
export const COLUMN_LABELS: Record<Column, string> = {
  product: 'Product name',
  category: 'Category',
  sub_category: 'Sub-category',
  brand: 'Brand',
  sale_price: 'Selling price',
  market_price: 'MRP (old price)',
  type: 'Type',
  rating: 'Stars',
  description: 'Description',
  product_id: 'Id in this shop (from an export)',
  sku: 'Item code (SKU)',
  stock: 'Stock',
  stock_at_export: 'Stock at the export (from an export)',
  weight: 'Weights',
  size: 'Sizes',
  ram: 'Memory (RAM)',
  options: 'All options (from an export)',
  image: 'Pictures',
  countries: 'Countries',
  country_of_origin: 'Country of origin',
  contents: 'Contents (500 g)',
  featured: 'Featured',
  hsn: 'HSN code',
  gst_rate: 'GST (%)',
  tax_exempt: 'Exempt from GST',
  group: 'Group (lines of one product)',
  option: 'Option (variant)',
  amount: 'Amount of a variant',
  unit: 'Unit of the amount',
  takes: 'Takes of its stock',
  inventory: 'Inventory item',
  stock_unit: 'Unit of its stock',
  inventory_name: 'Name of a shared inventory item',
  gtin: 'GTIN of a variant',
  option_image: 'Picture of a variant',
  paused: 'Paused (not on sale)',
  weighed: 'Weighed when packed',
  position: 'Place among the variants',
};
