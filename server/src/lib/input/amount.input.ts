/** Converts rupees with at most two decimals to whole paise; with more NaN, which no schema accepts. */
export function toExactPaise(rupees: number): number {
  const paise = Math.round(rupees * 100);
  return Math.abs(paise - rupees * 100) < 1e-4 ? paise : Number.NaN;
}
