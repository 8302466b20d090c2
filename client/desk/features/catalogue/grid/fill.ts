import type { ProductRow } from '../deskProduct.ts';
import { type GridField, gridColumns, toAmountText } from './columns.ts';
import { type CellInput, type Drafts, textOf } from './drafts.ts';

export type FillOperation = 'set' | 'add' | 'percent';

/** Steps in paise to which amounts are rounded after a change by percent. */
export const roundings = [
  { step: 1, label: 'Not rounded' },
  { step: 50, label: 'To 50 paise' },
  { step: 100, label: 'To Rs 1' },
] as const;

/**
 * The texts that change a field of many products at once. A text that is no number stays as it is.
 * @param step paise to which an amount is rounded
 */
export function fillCells(
  drafts: Drafts,
  products: readonly ProductRow[],
  field: GridField,
  operation: FillOperation,
  value: string,
  step = 1,
): CellInput[] {
  const isWhole = gridColumns.find((column) => column.field === field)?.kind === 'count';
  return products.map((product) => {
    const text = textOf(drafts, product, field);
    return {
      product,
      field,
      text: operation === 'set' ? value : changeNumber(text, operation, Number(value), isWhole ? 100 : step),
    };
  });
}

/** @param step hundredths to which the result is rounded; 100: whole units */
function changeNumber(text: string, operation: 'add' | 'percent', value: number, step: number): string {
  const number = Number(text);
  if (Number.isNaN(number) || Number.isNaN(value)) return text;
  const changed = operation === 'add' ? number + value : (number * (100 + value)) / 100;
  // A product of floats may be a little off.
  const steps = Math.round((changed * 100) / step + 1e-6);
  return toAmountText(Math.max(0, steps * step) / 100);
}
