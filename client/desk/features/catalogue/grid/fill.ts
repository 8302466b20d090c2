import { parseRupees } from '../../../lib/forms/parseRupees.ts';
import type { ProductRow } from '../deskProduct.ts';
import { type GridField, gridColumns, toAmountText } from './columns.ts';
import { type CellInput, type Drafts, hasFollowingOldPrice, textOf } from './drafts.ts';

export type FillOperation = 'set' | 'add' | 'percent';

/** A change of a field of many products. */
export interface Fill {
  field: GridField;
  operation: FillOperation;
  value: string;
  /** Paise to which an amount is rounded. */
  step?: number;
  /** What becomes of old prices that would be below the new ones: `raise` changes them like the prices, `none` ends the discount. */
  oldPrices?: 'raise' | 'none';
}

/** Steps in paise to which amounts are rounded after a change by percent. */
export const roundings = [
  { step: 1, label: 'Not rounded' },
  { step: 50, label: 'To 50 paise' },
  { step: 100, label: 'To Rs 1' },
] as const;

/** The texts that change a field of many products at once, and their old prices where a price rises above them. */
export function fillCells(drafts: Drafts, products: readonly ProductRow[], fill: Fill): CellInput[] {
  const inputs = fillField(drafts, products, fill);
  const raisedPrices = fill.field === 'price' ? findOldPricesBelow(drafts, inputs) : [];
  return [...inputs, ...raisedPrices.map((input) => fillOldPrice(drafts, input, fill))];
}

/** How many products would have an old price below their new price. */
export const countOldPricesBelow = (drafts: Drafts, products: readonly ProductRow[], fill: Fill): number =>
  fill.field === 'price' ? findOldPricesBelow(drafts, fillField(drafts, products, fill)).length : 0;

/** @param inputs of prices @returns those above the old price, unless this follows the price anyway */
const findOldPricesBelow = (drafts: Drafts, inputs: readonly CellInput[]): CellInput[] =>
  inputs.filter(
    ({ product, text }) =>
      !hasFollowingOldPrice(drafts[product.id] ?? { product, cells: {} }) &&
      Number(textOf(drafts, { product }, 'oldPrice')) < (parseRupees(text) ?? 0),
  );

/** The old price that goes with a new price above it. */
function fillOldPrice(
  drafts: Drafts,
  { product, text: price }: CellInput,
  { operation, value, step, oldPrices = 'none' }: Fill,
): CellInput {
  const oldPrice = textOf(drafts, { product }, 'oldPrice');
  const isRaised = oldPrices === 'raise' && operation !== 'set';
  const raised = isRaised ? Number(changeNumber(oldPrice, operation, Number(value), step)) : 0;
  return { product, field: 'oldPrice', text: raised > Number(price) ? toAmountText(raised) : price };
}

/** A text that is no number stays as it is. */
function fillField(
  drafts: Drafts,
  products: readonly ProductRow[],
  { field, operation, value, step }: Fill,
): CellInput[] {
  const isWhole = gridColumns.find((column) => column.field === field)?.kind === 'count';
  return products.map((product) => {
    const text = textOf(drafts, { product }, field);
    return {
      product,
      field,
      text: operation === 'set' ? value : changeNumber(text, operation, Number(value), isWhole ? 100 : step),
    };
  });
}

/** @param step hundredths to which the result is rounded; 100: whole units */
function changeNumber(text: string, operation: 'add' | 'percent', value: number, step = 1): string {
  const number = Number(text);
  if (Number.isNaN(number) || Number.isNaN(value)) return text;
  const changed = operation === 'add' ? number + value : (number * (100 + value)) / 100;
  // A product of floats may be a little off.
  const steps = Math.round((changed * 100) / step + 1e-6);
  return toAmountText(Math.max(0, steps * step) / 100);
}
