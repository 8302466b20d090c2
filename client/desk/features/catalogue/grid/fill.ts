import type { DeskProduct } from '../deskProduct.ts';
import { type GridField, gridColumns, toAmountText } from './columns.ts';
import { type CellInput, type Drafts, textOf } from './drafts.ts';

export type FillOperation = 'set' | 'add' | 'percent';

/** The texts that change a field of many products at once. A text that is no number stays as it is. */
export function fillCells(
  drafts: Drafts,
  products: readonly DeskProduct[],
  field: GridField,
  operation: FillOperation,
  value: string,
): CellInput[] {
  const isWhole = gridColumns.find((column) => column.field === field)?.kind === 'count';
  return products.map((product) => {
    const text = textOf(drafts, product, field);
    return {
      product,
      field,
      text: operation === 'set' ? value : changeNumber(text, operation, Number(value), isWhole),
    };
  });
}

function changeNumber(text: string, operation: 'add' | 'percent', value: number, isWhole: boolean): string {
  const number = Number(text);
  if (Number.isNaN(number) || Number.isNaN(value)) return text;
  const changed = operation === 'add' ? number + value : (number * (100 + value)) / 100;
  // Whole units or paise; a product of floats may be a little off.
  const parts = isWhole ? 1 : 100;
  return toAmountText(Math.max(0, Math.round(changed * parts + 1e-6)) / parts);
}
