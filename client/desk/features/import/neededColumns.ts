// Which columns a file needs; the shop has the same rule.

/** Columns that say which product of the shop a record is about. */
const KEYS = ['product_id', 'sku'];

/** The column that a needed one can be left out for. */
export const replacementOf: Record<string, string> = { category: 'sub_category', sale_price: 'market_price' };

/** Whether a file with these columns changes products of the shop, and needs no other one. */
export const needsNothingElse = (columns: readonly string[]): boolean =>
  columns.length > 1 && columns.some((column) => KEYS.includes(column));
