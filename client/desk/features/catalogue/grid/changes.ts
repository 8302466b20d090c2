import { variantsInput } from '../../../../../server/src/features/catalog/desk/products/variant.input.ts';
import type { DeskInventoryChange, DeskProductChange } from '../../../generated/graphql.ts';
import { type DeskProduct, itemOf, type ProductRow } from '../deskProduct.ts';
import { unchargedOldPrices } from '../editor/oldPrices.ts';
import { toForm } from '../editor/productForm.ts';
import {
  type FormVariant,
  toCheckedVariant,
  toFormVariant,
  toVariantInput,
} from '../editor/variants/variantForm.ts';
import type { SubCategoryChoice } from '../useCategories.ts';
import type { ProductRefusal } from '../useSaveProducts.ts';
import { type CellName, cellNameOf, columnOf, parseCellName, rowsOf } from './cells.ts';
import { type CellValue, type GridField, gridColumns, parseCell } from './columns.ts';
import { cellKey, cellNamesIn, type Draft, type Drafts } from './drafts.ts';

/** Values of cells by their names. */
type Values = Partial<Record<CellName, CellValue>>;

/** Why values are refused, by the names of their cells; of a product as a whole by ''. */
type Errors = { [Name in CellName | '']?: string };

/** The changes as the server takes them, without the cells whose texts have no value, and why these have none. */
export function toChanges(drafts: Drafts, choices: readonly SubCategoryChoice[]) {
  const errors: Record<string, string> = {};
  const changes = Object.entries(drafts).map(([id, draft]): DeskProductChange => {
    const change = toChange(draft, choices);
    for (const [name, message = ''] of Object.entries(change.errors))
      errors[cellKey(id, name as CellName | '')] = message;
    return { id, version: draft.product.version, ...change.fields };
  });
  return { changes, errors };
}

function toChange({ product, cells }: Draft, choices: readonly SubCategoryChoice[]) {
  const values: Values = {};
  const errors: Errors = {};
  for (const name of cellNamesIn(cells)) {
    const parsed = parseCell(columnOf(name), cells[name] ?? '', choices);
    if ('error' in parsed) errors[name] = parsed.error;
    else values[name] = parsed.value;
  }
  // One price alone would be compared with the stored other one.
  for (const row of rowsOf([product])) {
    const prices = (['price', 'oldPrice'] as const).flatMap((field) => cellNameOf(row, field) ?? []);
    if (prices.some((name) => name in errors)) for (const name of prices) delete values[name];
  }
  const fields: Partial<DeskProductChange> = {};
  const inventoryChanges: DeskInventoryChange[] = [];
  let hasVariants = false;
  for (const name of cellNamesIn(values)) {
    const { field, id } = parseCellName(name);
    const value = values[name] as CellValue;
    if (id === undefined) Object.assign(fields, toInput(product, field, value));
    else if (field === 'stock') inventoryChanges.push(toInventoryChange(product, id, Number(value)));
    else hasVariants = true;
  }
  if (inventoryChanges.length > 0) fields.inventoryChanges = inventoryChanges;
  if (!hasVariants) return { fields, errors };
  const variants = withValues(product, values);
  return {
    fields: { ...fields, variants: variants.map(toVariantInput) },
    errors: { ...checkVariants(product, variants), ...errors },
  };
}

/** The input fields of a cell of the product's own. The stock is edited as it was seen: if units were sold meanwhile, the server asks again. */
function toInput(product: ProductRow, field: GridField, value: CellValue): Partial<DeskProductChange> {
  if (field === 'onSale') return { withdrawn: !value };
  if (field === 'stock') return { stockChange: Number(value) - product.stock, expectedStock: product.stock };
  return { [field]: value };
}

function toInventoryChange(product: ProductRow, inventoryId: string, units: number): DeskInventoryChange {
  const expectedStock = itemOf(product, inventoryId)?.available ?? 0;
  return { inventoryId, stockChange: units - expectedStock, expectedStock };
}

/** All variants of a product, because the server takes all of them at once, with the values of their cells. */
const withValues = (product: ProductRow, values: Values): FormVariant[] =>
  product.variants.map((variant) => {
    const valueFor = (field: GridField, stored: CellValue): CellValue => {
      const name = cellNameOf({ product, variant }, field);
      return (name && values[name]) ?? stored;
    };
    return {
      ...toFormVariant(variant),
      price: String(valueFor('price', variant.price)),
      oldPrice: String(valueFor('oldPrice', variant.oldPrice)),
      sku: String(valueFor('sku', variant.sku ?? '')),
      isOnSale: valueFor('onSale', !variant.paused) === true,
    };
  });

/** What the server would refuse of variants, which it says only of all of them together. */
function checkVariants(product: ProductRow, variants: readonly FormVariant[]): Errors {
  const { error } = variantsInput.safeParse(variants.map(toCheckedVariant));
  const refusals = error?.issues.map(({ path: [index, field = 'price'], message }) => {
    const variant = product.variants[Number(index)];
    const column = gridColumns.find((one) => one.field === field);
    return [(variant && column && cellNameOf({ product, variant }, column.field)) ?? '', message];
  });
  return Object.fromEntries(refusals ?? []);
}

/** The old prices of saved products that were not charged lately, if the draft of the product has changed a price. */
export const unchargedAfter = (drafts: Drafts, saved: readonly DeskProduct[]): string[] =>
  saved
    .filter(({ id }) => cellNamesIn(drafts[id]?.cells ?? {}).some(isAnyPrice))
    .flatMap((product) => unchargedOldPrices(toForm(product), product, product.name));

const isAnyPrice = (name: CellName): boolean => ['price', 'oldPrice'].includes(parseCellName(name).field);

const fieldOfInput: Record<string, GridField> = { stockChange: 'stock', withdrawn: 'onSale' };

/** The key of what the server has refused. */
export function refusalKey({ productId, ...refusal }: Omit<ProductRefusal, 'message'>): string {
  const inputField = refusal.entryField ?? refusal.field ?? '';
  const field = fieldOfInput[inputField] ?? inputField;
  const column = gridColumns.find((one) => one.field === field);
  const name = column && refusal.entryId ? (`${column.field}@${refusal.entryId}` as const) : column?.field;
  return cellKey(productId ?? '', name ?? '');
}
