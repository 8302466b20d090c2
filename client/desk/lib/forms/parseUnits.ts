/** The units that somebody has typed or pasted: null for an empty text, NaN for one that is no whole number. */
export function parseUnits(text: string): number | null {
  // Spreadsheets and web pages write a minus sign.
  const typed = text.trim().replace('−', '-');
  if (typed === '') return null;
  return /^-?\d+$/.test(typed) ? Number(typed) : Number.NaN;
}
