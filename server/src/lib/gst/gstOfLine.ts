/** 100 % in basis points, in which rates are stored: 500 is 5 %. */
export const WHOLE = 10_000;

/** The tax that an amount paid includes, in paise. The parts add up to the amount to the paisa. */
export interface LineTax {
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
}

/**
 * The tax that an amount paid includes: paid × rate ÷ (100 % + rate). CGST and SGST are half of it each, rounded alone, half up to the
 * paisa; so is IGST. The remainder is the taxable value.
 * @param paid paise, with the tax
 * @param rate basis points
 */
export function taxIncludedIn(paid: number, rate: number, isInterState: boolean): LineTax {
  if (isInterState) {
    const igst = roundHalfUp(paid * rate, WHOLE + rate);
    return { taxable: paid - igst, cgst: 0, sgst: 0, igst };
  }
  const half = roundHalfUp(paid * rate, 2 * (WHOLE + rate));
  return { taxable: paid - 2 * half, cgst: half, sgst: half, igst: 0 };
}

/** The quotient of two whole numbers that are not negative, rounded half up; exact, because it divides whole numbers only. */
const roundHalfUp = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));

/**
 * Divides an amount among lines in proportion to their values: each gets its share rounded down, and the paise that are left go one
 * each to the lines with the largest remainders, the first of equal ones. No line gets more than its value.
 * @param amount paise; at most the sum of the values
 */
export function spreadAmount(amount: number, values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (total === 0) return values.map(() => 0);
  // Products of two amounts in paise exceed what a number can hold exactly.
  const products = values.map((value) => BigInt(value) * BigInt(amount));
  const shares = products.map((product) => Number(product / BigInt(total)));
  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = products
    .map((product, index) => ({ index, remainder: product % BigInt(total) }))
    .sort((one, other) => (one.remainder === other.remainder ? 0 : one.remainder < other.remainder ? 1 : -1));
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
