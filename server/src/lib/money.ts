/** Converts paise (stored) to rupees (API). */
export const toRupees = (paise: number): number => paise / 100;

/** Formats paise as the pages show them: `Rs 1250` or `Rs 88.50`. */
export const formatRupees = (paise: number): string =>
  `Rs ${toRupees(paise).toFixed(paise % 100 === 0 ? 0 : 2)}`;

/** Formats paise as staff read them: `Rs 1,23,687`, or `Rs 88.50`. */
export function formatRupeesForStaff(paise: number): string {
  const [whole = '', ...rest] = formatRupees(paise).split('.');
  // A comma before the last three digits, and before each two digits further left.
  return [whole.replace(/\d(?=(?:\d\d)*\d{3}$)/g, '$&,'), ...rest].join('.');
}

/** Converts rupees to whole paise, rounded. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);

/** Discount in whole percent, rounded down so that it is never overstated; 0 if the price did not fall. */
export function discountPercent(price: number, oldPrice: number): number {
  return oldPrice > price ? Math.floor(((oldPrice - price) * 100) / oldPrice) : 0;
}
