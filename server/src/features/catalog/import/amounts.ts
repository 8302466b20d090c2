/** A number as the import stores it. */
export interface Amount {
  value: number;
  /** Whether decimals were rounded away. */
  rounded: boolean;
}

/** What an `int` column holds. */
const MAX_INT = 2_147_483_647;

const AMOUNT = /^(?:(?:rs\.?|inr|₹)\s*)?(\d{1,9}|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d*))?$/i;

/**
 * Rupees in text as whole paise, without a detour through floating point. Takes a currency sign, and the grouping commas
 * of both `12,345,678` and `1,23,45,678`; more than two decimals are rounded half up.
 * @returns null when it is no price: not a number, negative, zero, or too large for the shop
 */
export function parsePrice(text: string): Amount | null {
  const amount = parseDecimal(text, 2);
  return amount && amount.value > 0 && amount.value <= MAX_INT ? amount : null;
}

/**
 * Stars in text as tenths.
 * @returns null when it is not a number from 0 to 5
 */
export function parseRating(text: string): Amount | null {
  const amount = parseDecimal(text, 1);
  return amount && amount.value <= 50 ? amount : null;
}

function parseDecimal(text: string, places: number): Amount | null {
  const [, whole, decimals = ''] = AMOUNT.exec(text) ?? [];
  if (whole === undefined) return null;
  const kept = Number(whole.replaceAll(',', '') + decimals.slice(0, places).padEnd(places, '0'));
  const rest = decimals.slice(places);
  return { value: kept + (rest >= '5' ? 1 : 0), rounded: /[1-9]/.test(rest) };
}
