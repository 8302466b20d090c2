/** Columns that a file must have. */
export const REQUIRED = ['product', 'sub_category', 'brand', 'sale_price'] as const;
/** Columns whose absence is reported. */
export const OPTIONAL = ['market_price', 'type', 'rating', 'description'] as const;

/** Columns whose absence is not reported: without `category` the sub-category names it, and a supplier's file seldom has the others. */
const SELDOM = [
  'category',
  'sku',
  'stock',
  'weight',
  'size',
  'ram',
  'image',
  'countries',
  'featured',
  'options',
  'product_id',
] as const;

/** A column that is imported. */
export type Column = (typeof REQUIRED)[number] | (typeof OPTIONAL)[number] | (typeof SELDOM)[number];

/** All columns that are imported. */
export const ALL_COLUMNS: readonly Column[] = [...REQUIRED, ...SELDOM, ...OPTIONAL];

export const isRequired = (column: Column): boolean => REQUIRED.some((name) => name === column);

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
  weight: 'Weights',
  size: 'Sizes',
  ram: 'Memory (RAM)',
  options: 'All options (from an export)',
  image: 'Pictures',
  countries: 'Countries',
  featured: 'Featured',
};

/** Other names that files have for a column, the surest first. Case and punctuation do not matter. */
export const OTHER_NAMES: Partial<Record<Column, readonly string[]>> = {
  product: ['product name', 'item name', 'item', 'name', 'title', 'article', 'particulars', 'goods'],
  category: ['main category', 'product category', 'item category', 'department', 'item group', 'group'],
  sub_category: ['sub cat', 'sub category name', 'product sub category', 'sub group', 'sub department'],
  brand: ['brand name', 'company', 'manufacturer', 'make', 'vendor'],
  sale_price: [
    'selling price',
    'sell price',
    'sales price',
    'sp',
    'offer price',
    'our price',
    'shop price',
    'discounted price',
    'rate',
    'sale rate',
    'selling rate',
    'unit price',
    'price',
    'variant price',
    // A file with this price alone sells at it.
    'mrp',
  ],
  market_price: [
    'mrp',
    'm r p price',
    'maximum retail price',
    'old price',
    'regular price',
    'list price',
    'compare at price',
    'variant compare at price',
  ],
  description: ['details', 'product description', 'item description', 'about'],
  sku: [
    'item code',
    'product code',
    'code',
    'item no',
    'item number',
    'article no',
    'article number',
    'barcode',
    'bar code',
    'ean',
    'variant sku',
  ],
  stock: [
    'qty',
    'quantity',
    'stock qty',
    'stock quantity',
    'in stock',
    'on hand',
    'opening stock',
    'closing stock',
    'units',
    'inventory',
    'variant inventory qty',
  ],
  weight: ['weights', 'net weight', 'pack size', 'pack'],
  size: ['sizes'],
  image: ['images', 'photo', 'photos', 'picture', 'pictures', 'image file', 'image name', 'image src'],
  countries: ['country', 'sold in'],
};
