/** Digits, whose commas are before three digits or, as in India, before two digits and further ones. */
const WHOLE_NUMBER = /^-?(\d+|\d{1,3}(,\d{2,3})*,\d{3})$/;

/** The units that somebody has typed or pasted, such as `1,100`: null for an empty text, NaN for one that is no whole number. */
export function parseUnits(text: string): number | null {
  // Spreadsheets and web pages write a minus sign.
  const typed = text.trim().replace('−', '-');
  if (typed === '') return null;
  return WHOLE_NUMBER.test(typed) ? Number(typed.replaceAll(',', '')) : Number.NaN;
}
