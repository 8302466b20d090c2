const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** State code, PAN, number of the registration in the state, Z. */
const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/**
 * Whether a text is an Indian GST identification number: its form, and its last character, which is a checksum of the others in
 * base 36 (Luhn's algorithm with the weights 1, 2, 1, 2 …).
 */
export function isGstin(text: string): boolean {
  if (!FORM.test(text)) return false;
  const sum = [...text.slice(0, -1)].reduce((total, character, index) => {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return text.at(-1) === DIGITS[(36 - (sum % 36)) % 36];
}
