/** Digits, whose commas are before three digits or, as in India, before two digits and further ones. */
const AMOUNT = /^(\d+|\d{1,3}(,\d{2,3})*,\d{3})([.]\d{1,2})?$/;

/** The rupees that somebody has typed, such as `1,000` or `Rs 99.50`: null for an empty text, NaN for one that is no amount. */
export function parseRupees(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  const amount = typed.replace(/^(rs\.?|₹)\s*/i, '');
  return AMOUNT.test(amount) ? Number(amount.replaceAll(',', '')) : Number.NaN;
}
