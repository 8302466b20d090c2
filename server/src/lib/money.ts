/** Whole paise as rupees, for the outside. */
export const toRupees = (paise: number): number => paise / 100;

/** Whole paise for people, as the shop's pages show them: `Rs 1250`, or `Rs 88.50`. */
export const rupees = (paise: number): string => `Rs ${toRupees(paise).toFixed(paise % 100 === 0 ? 0 : 2)}`;

/** Rupees (at most two decimals) as whole paise. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);

/** Whole percent off the old price, rounded down, so that a discount is never promised larger than it is. */
export function discountPercent(price: number, oldPrice: number): number {
  return oldPrice > price ? Math.floor(((oldPrice - price) * 100) / oldPrice) : 0;
}
