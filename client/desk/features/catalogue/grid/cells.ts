import { formatPrice } from '../../../../src/lib/format.ts';
import { drawsOnOthersOnly, itemOf, type ProductRow, type ProductVariant } from '../deskProduct.ts';
import { unitNames } from '../editor/variants/variantForm.ts';
import { type GridColumn, type GridField, gridColumns, SEPARATOR, toAmountText } from './columns.ts';

/** A row of the grid: a product, or one of its variants, which stand below it. */
export interface CatalogueRow {
  product: ProductRow;
  variant?: ProductVariant;
}

/** The rows of products. */
export const rowsOf = (products: readonly ProductRow[]): CatalogueRow[] =>
  products.flatMap((product) => [{ product }, ...product.variants.map((variant) => ({ product, variant }))]);

/**
 * Names what a cell shows of a product: a field of its own, or `field@id` of a variant, or of an inventory item on which variants draw.
 * Cells of one name show the same: variants that share a stock, and a product and its only variant, which have one price.
 */
export type CellName = GridField | `${GridField}@${string}`;

const fieldsOfVariants: readonly GridField[] = ['name', 'price', 'oldPrice', 'stock', 'onSale', 'sku'];

/** The name of a row's cell; null: the row has nothing there. */
export function cellNameOf({ product, variant }: CatalogueRow, field: GridField): CellName | null {
  if (!variant) return field;
  if (!fieldsOfVariants.includes(field)) return null;
  if (field === 'stock') return variant.inventoryItem ? `stock@${variant.inventoryItem.id}` : field;
  const isPrice = field === 'price' || field === 'oldPrice';
  return isPrice && product.variants.length === 1 ? field : `${field}@${variant.id}`;
}

/** Field and id of a name; without an id it is a field of the product's own. */
export function parseCellName(name: CellName): { field: GridField; id?: string } {
  const [field, id] = name.split('@');
  return { field: field as GridField, id };
}

export const columnOf = (name: CellName): GridColumn =>
  gridColumns.find(({ field }) => field === parseCellName(name).field) as GridColumn;

/** The names of all cells of a product and its variants, in the order of the rows. */
export const cellNamesOf = (product: ProductRow): CellName[] => {
  const names = rowsOf([product]).flatMap((row) =>
    gridColumns.flatMap(({ field }) => cellNameOf(row, field) ?? []),
  );
  return [...new Set(names)];
};

/** Names of options: of a product without any, its only variant has none. */
export const variantLabel = ({ label }: ProductVariant): string => label || 'Without an option';

/** What a cell is called: `Price`, `1 kg: Price`, or `Stock of Bananas, loose (g)`. */
export function cellLabel(product: ProductRow, name: CellName): string {
  const { field, id } = parseCellName(name);
  const { label } = columnOf(name);
  if (id === undefined) return label;
  const item = itemOf(product, id);
  if (field === 'stock') return item ? `${label} of ${item.name} (${unitNames[item.countedIn]})` : label;
  const variant = product.variants.find((one) => one.id === id);
  return variant ? `${variantLabel(variant)}: ${label}` : label;
}

const optionFields: readonly GridField[] = ['productWeight', 'size', 'productRam'];

/** Whether a product's variants determine a cell of its own row. */
const isSetByVariants = ({ variants }: ProductRow, field: GridField): boolean =>
  (variants.length > 1 && (field === 'price' || field === 'oldPrice')) ||
  (field === 'stock' && drawsOnOthersOnly(variants)) ||
  (variants.length > 0 && optionFields.includes(field));

/** Whether a row has something in the column that is edited there. An option's name is edited in the product's page. */
export const isEditable = (row: CatalogueRow, { field, isReadOnly }: GridColumn): boolean =>
  !isReadOnly &&
  (row.variant ? field !== 'name' && cellNameOf(row, field) !== null : !isSetByVariants(row.product, field));

/** What the cell of the price says of a product whose variants have prices of their own; null: it has one price. */
export function sizesText({ variants }: ProductRow): { price: string; count: string } | null {
  if (variants.length < 2) return null;
  const onSale = variants.filter(({ paused }) => !paused);
  const prices = (onSale.length > 0 ? onSale : variants).map(({ price }) => price);
  const lowest = Math.min(...prices);
  return {
    price: `${lowest < Math.max(...prices) ? 'from ' : ''}${formatPrice(lowest)}`,
    count: `${variants.length} sizes`,
  };
}

/** The stored text of a cell; null: the product has no such variant, or none that draws on this stock. */
export function findStoredText(product: ProductRow, name: CellName): string | null {
  const { field, id } = parseCellName(name);
  if (id === undefined) return productText(product, field);
  if (field === 'stock') return itemOf(product, id)?.available.toString() ?? null;
  const variant = product.variants.find((one) => one.id === id);
  return variant ? variantText(variant, field) : null;
}

export const storedText = (product: ProductRow, name: CellName): string =>
  findStoredText(product, name) ?? '';

function productText(product: ProductRow, field: GridField): string {
  if (field === 'stock' && isSetByVariants(product, field)) return 'by size';
  if (field === 'subCategoryId') return product.subCategoryId;
  if (field === 'price' || field === 'oldPrice') return toAmountText(product[field]);
  if (field === 'onSale') return String(!product.withdrawn);
  const value = product[field];
  return Array.isArray(value) ? value.join(SEPARATOR) : String(value ?? '');
}

function variantText(variant: ProductVariant, field: GridField): string {
  if (field === 'name') return variant.label;
  if (field === 'price' || field === 'oldPrice') return toAmountText(variant[field]);
  if (field === 'onSale') return String(!variant.paused);
  return variant.sku ?? '';
}
