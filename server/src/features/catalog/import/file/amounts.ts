/** A parsed number. */
export interface Amount {
  value: number;
  /** Whether the text had more decimals. */
  rounded: boolean;
}

/** Maximum of an `int` column. */
const MAX_INT = 2_147_483_647;

const AMOUNT = /^(?:(?:rs\.?|inr|₹)\s*)?(\d{1,9}|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d*))?$/i;

/**
 * Parses rupees to paise without floating-point arithmetic. Accepts a currency sign, and the grouping commas of both `12,345,678`
 * and `1,23,45,678`; more than two decimals are rounded half up.
 * @returns null if it is not a number, negative, zero, or above the column's maximum
 */
export function parsePrice(text: string): Amount | null {
  const amount = parseDecimal(text, 2);
  return amount && amount.value > 0 && amount.value <= MAX_INT ? amount : null;
}

/**
 * Parses stars to tenths of a star.
 * @returns null if it is not a number from 0 to 5
 */
export function parseRating(text: string): Amount | null {
  const amount = parseDecimal(text, 1);
  return amount && amount.value <= 50 ? amount : null;
}

/** Most units that a file can set; more are a mistake. */
export const MAX_UNITS = 1_000_000;

/**
 * Parses a whole number of units.
 * @returns null if it is not a whole number from 0 to MAX_UNITS
 */
export function parseUnits(text: string): Amount | null {
  const amount = /[a-z₹]/i.test(text) ? null : parseDecimal(text, 0);
  return amount && !amount.rounded && amount.value <= MAX_UNITS ? amount : null;
}

function parseDecimal(text: string, places: number): Amount | null {
  const [, whole, decimals = ''] = AMOUNT.exec(text) ?? [];
  if (whole === undefined) return null;
  const digits = Number(whole.replaceAll(',', '') + decimals.slice(0, places).padEnd(places, '0'));
  const rest = decimals.slice(places);
  return { value: digits + (rest >= '5' ? 1 : 0), rounded: /[1-9]/.test(rest) };
}
