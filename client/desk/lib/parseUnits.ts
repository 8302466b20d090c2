/** The units that somebody has typed: null for an empty text, NaN for one that is no whole number. */
export function parseUnits(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
}
