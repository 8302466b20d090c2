/** The rates of GST from a day on, until a later entry. */
export interface GstRates {
  /** Such as `2025-09-22`. */
  from: string;
  /** In basis points: 500 is 5 %. */
  rates: number[];
}

/** The rates of goods that a grocer sells, by the notifications in docs/tax.md. The shopkeeper can change them. */
export const defaultGstRates: readonly GstRates[] = [
  { from: '2017-07-01', rates: [0, 500, 1200, 1800, 2800] },
  { from: '2025-09-22', rates: [0, 500, 1800, 4000] },
];

/** The rates that are allowed on a day. @param day such as `2026-11-23` */
export function ratesOn(table: readonly GstRates[], day: string): readonly number[] {
  const past = table.filter(({ from }) => from <= day);
  const present = past.reduce<GstRates | null>(
    (latest, entry) => (latest && latest.from > entry.from ? latest : entry),
    null,
  );
  return present?.rates ?? [];
}

/** A rate as people read it: `5 %`, `0.25 %`. @param rate basis points */
export const rateText = (rate: number): string => `${rate / 100} %`;

/** Basis points of a rate in percent with at most two decimals; null: it is none from 0 to 100. */
export function parseRate(percent: number): number | null {
  const rate = Math.round(percent * 100);
  return Number.isFinite(percent) && Math.abs(percent * 100 - rate) < 1e-6 && rate >= 0 && rate <= 10_000
    ? rate
    : null;
}
