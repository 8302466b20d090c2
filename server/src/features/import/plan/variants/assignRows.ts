import { newId } from '../../../../lib/ids.ts';
import { MAX_VARIANTS } from '../../../catalog/desk/products/variant.input.ts';
import type { CatalogVariant } from '../../../catalog/variants/variants.service.ts';
import type { RowProblem, VariantRow } from '../../file/catalogueRow.ts';
import { asRead } from '../../file/fieldReader.ts';

/** The longest option that staff can enter, in characters. */
export const MAX_OPTION = 50;
export const OPTION_TOO_LONG: RowProblem = {
  field: 'option',
  reason: `an option has at most ${MAX_OPTION} characters`,
};

/** The variants of a product, and the record about each. */
export interface AssignedRows {
  /** Those that the product has, and behind them the new ones, whose price is 0. */
  variants: CatalogVariant[];
  /** By the id of the variant. */
  rowOf: Map<string, VariantRow>;
  problems: Map<VariantRow, RowProblem>;
}

/** Finds the variant that each record is about, by its option, else by its SKU; the others are new variants. */
export function assignRows(
  productId: string,
  present: readonly CatalogVariant[],
  rows: readonly VariantRow[],
): AssignedRows {
  const variants = [...present];
  const rowOf = new Map<string, VariantRow>();
  const problems = new Map<VariantRow, RowProblem>();
  for (const row of rows) {
    const variant = findVariant(variants, row);
    const problem = variant
      ? rowOf.has(variant.id) && { field: 'option' as const, reason: 'an earlier line has the same option' }
      : newProblem(variants, row);
    if (problem) {
      problems.set(row, problem);
      continue;
    }
    const target = variant ?? newVariant(productId, row.variant.option);
    if (!variant) variants.push(target);
    rowOf.set(target.id, row);
  }
  return { variants, rowOf, problems };
}

function findVariant(
  variants: readonly CatalogVariant[],
  { variant: { option }, sku }: VariantRow,
): CatalogVariant | undefined {
  const [first, ...others] = variants;
  return (
    (option !== '' && variants.find(({ label }) => asRead('option', label) === option)) ||
    (sku !== null && variants.find((variant) => asRead('sku', variant.sku ?? '') === sku)) ||
    (option === '' && others.length === 0 ? first : undefined)
  );
}

/** Why a record cannot add a variant. */
function newProblem(
  variants: readonly CatalogVariant[],
  { variant: { option } }: VariantRow,
): RowProblem | null {
  const field = 'option';
  if (option === '' && variants.length > 0)
    return { field, reason: 'no option, but its product has several variants' };
  if (option.length > MAX_OPTION) return OPTION_TOO_LONG;
  if (variants.length >= MAX_VARIANTS)
    return { field, reason: `a product has at most ${MAX_VARIANTS} variants` };
  if (variants.some(({ label }) => label === ''))
    return { field, reason: 'its product has a variant without an option: name that one at the desk first' };
  return null;
}

const newVariant = (productId: string, label: string): CatalogVariant => ({
  id: newId(),
  productId,
  label,
  sku: null,
  gtin: null,
  price: 0,
  oldPrice: 0,
  amount: null,
  unit: null,
  picture: null,
  paused: false,
  weighed: false,
  inventoryId: null,
  requiredQuantity: 1,
});
