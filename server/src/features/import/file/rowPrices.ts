import { AMBIGUOUS_PRICE, readPrice } from './amounts.ts';
import type { RowContext, RowProblem } from './catalogueRow.ts';
import type { FieldReader, Note } from './fieldReader.ts';
import { formatRupees } from './notation.ts';

export interface RowPrices {
  price: number;
  hasPrice: boolean;
  oldPrice: number;
}

/**
 * The prices of a record, in paise. A blank sale price is the market price, but of a product that the record names by a
 * number, which keeps what is stored.
 */
export function readPrices(
  fields: FieldReader,
  { decimalMark, onPrice }: Pick<RowContext, 'decimalMark' | 'onPrice'>,
  isKeyed: boolean,
): RowPrices | RowProblem {
  for (const column of ['sale_price', 'market_price'] as const) onPrice?.(fields.value(column));
  const parse = (column: 'sale_price' | 'market_price') => {
    const result = readPrice(fields.value(column), decimalMark);
    if ('value' in result) fields.readAmount(column, () => result, formatRupees);
    return result;
  };
  if (!fields.isBlank('sale_price')) {
    const result = parse('sale_price');
    if ('problem' in result) return { field: 'sale_price', reason: result.problem };
    const oldPrice = readOldPrice(fields, result.value, parse);
    return typeof oldPrice === 'number' ? { price: result.value, hasPrice: true, oldPrice } : oldPrice;
  }
  if (fields.isBlank('market_price')) return { price: 0, hasPrice: false, oldPrice: 0 };
  const result = parse('market_price');
  if ('problem' in result) return { field: 'market_price', reason: result.problem };
  if (fields.has('sale_price')) {
    const reason = 'blank: sold at the market price';
    if (isKeyed) fields.noteBlank('sale_price', reason, formatRupees(result.value));
    else fields.noteRepair('sale_price', reason, '', formatRupees(result.value));
  }
  return { price: result.value, hasPrice: !isKeyed, oldPrice: result.value };
}

/** @returns paise, not below `price`, which it is if the field is blank */
function readOldPrice(
  fields: FieldReader,
  price: number,
  parse: (column: 'market_price') => ReturnType<typeof readPrice>,
): number | RowProblem {
  const column = 'market_price';
  if (fields.isBlank(column)) {
    if (fields.has(column)) fields.noteBlank(column, 'blank: shown without a discount', formatRupees(price));
    return price;
  }
  const result = parse(column);
  if ('problem' in result) {
    if (result.problem === AMBIGUOUS_PRICE) return { field: column, reason: result.problem };
    const reason = 'no usable price: shown without a discount';
    fields.noteRepair(column, reason, fields.value(column), formatRupees(price));
    return price;
  }
  if (result.value >= price) return result.value;
  fields.notes.push(lowMarketPriceNote(result.value, price));
  return price;
}

/** Says that a market price is not taken over. */
export const lowMarketPriceNote = (marketPrice: number, price: number): Note => ({
  action: 'repaired',
  field: 'market_price',
  reason: 'below the sale price: shown without a discount',
  old: formatRupees(marketPrice),
  new: formatRupees(price),
});
