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

/** A column that is imported. */
export type Column =
  | 'product'
  | 'category'
  | 'sale_price'
  | (typeof DEFAULTED)[number]
  | (typeof OPTIONAL)[number]
  | (typeof SELDOM)[number];

/** All columns that are imported. */
export const ALL_COLUMNS: readonly Column[] = [
  ...(['product', 'category', 'sub_category', 'brand', 'sale_price'] as const),
  ...SELDOM,
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

/** The columns that a file with these ones lacks: none if it can have new products, or updates of products that it names by a number. */
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
};

/** Other names that files have for a column, the surest first. Case, punctuation and what is in brackets do not matter. */
export const OTHER_NAMES: Partial<Record<Column, readonly string[]>> = {
  // Only with ids of this shop.
  product_id: ['id'],
  product: [
    'product name',
    'item name',
    'item',
    'name',
    'title',
    'article',
    'particulars',
    'goods',
    'name of item',
    'description of goods',
    'नाम',
    'सामान',
    'सामान का नाम',
    'वस्तु',
    'वस्तु का नाम',
    'उत्पाद',
    'उत्पाद का नाम',
    'naam',
    'saman',
  ],
  category: [
    'main category',
    'product category',
    'item category',
    'department',
    'dept',
    'item group',
    'group',
    'categories',
    'product categories',
    'stock group',
    'under',
    'श्रेणी',
    'वर्ग',
    'समूह',
    'विभाग',
  ],
  sub_category: [
    'sub cat',
    'sub category name',
    'product sub category',
    'sub group',
    'sub department',
    'उपश्रेणी',
    'उपवर्ग',
  ],
  brand: ['brand name', 'company', 'manufacturer', 'make', 'vendor', 'brands', 'ब्रांड', 'कंपनी', 'कम्पनी'],
  sale_price: [
    'selling price',
    'sell price',
    'sales price',
    'sp',
    'offer price',
    'special price',
    'deal price',
    'discount price',
    'net price',
    'final price',
    'our price',
    'shop price',
    'discounted price',
    'rate',
    'sale rate',
    'selling rate',
    'unit price',
    'price',
    'variant price',
    'विक्रय मूल्य',
    'बिक्री मूल्य',
    'बिक्री दर',
    'मूल्य',
    'कीमत',
    'दाम',
    'भाव',
    'दर',
    'kimat',
    'keemat',
    'daam',
    'bhav',
    'sale',
    'selling',
  ],
  market_price: [
    'mrp',
    'mrp price',
    'maximum retail price',
    'old price',
    'regular price',
    'list price',
    'compare at price',
    'variant compare at price',
    'market rate',
    'एमआरपी',
    'एम आर पी',
    'अधिकतम खुदरा मूल्य',
    'अंकित मूल्य',
  ],
  description: [
    'details',
    'product description',
    'item description',
    'about',
    'short description',
    'body',
    'विवरण',
  ],
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
    'gtin',
    'upc',
    'बारकोड',
    'कोड',
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
    'qty in stock',
    'quantity in stock',
    'stock in hand',
    'current stock',
    'available stock',
    'available qty',
    'available quantity',
    'closing qty',
    'closing quantity',
    'closing balance',
    'cl stk',
    'stk',
    'balance qty',
    'स्टॉक',
    'मात्रा',
  ],
  // Those of `AMOUNT_NAMES` only if they have amounts.
  weight: [
    'weights',
    'net weight',
    'pack size',
    'pack',
    'unit',
    'unit size',
    'qty',
    'quantity',
    'net quantity',
    'units',
    'मात्रा',
    'वजन',
    'वज़न',
  ],
  size: ['sizes'],
  image: [
    'images',
    'photo',
    'photos',
    'picture',
    'pictures',
    'image file',
    'image name',
    'image src',
    'फोटो',
  ],
  countries: ['country', 'sold in'],
  hsn: ['hsn code', 'hsn/sac', 'hsn no', 'hsn number'],
  // Not "GST" alone, which may be an amount.
  gst_rate: ['gst percent', 'gst percentage', 'rate of gst', 'gst tax rate'],
  country_of_origin: [
    'origin',
    'origin country',
    'made in',
    'country of manufacture',
    'मूल देश',
    'उत्पत्ति का देश',
  ],
};

/** Names that are an amount, such as 500 g, in some files, and a number of units, or a word, in others. */
export const AMOUNT_NAMES: readonly string[] = ['unit', 'qty', 'quantity', 'units', 'मात्रा'];
