import { parseShopDay } from '../time/shopDay.ts';

/** The rates of GST from a day on, until a later entry. */
export interface GstRates {
  /** Such as `2025-09-22`. */
  from: string;
  /** In basis points: 500 is 5 %. */
  rates: number[];
}

/** The rates of goods that a grocer sells, to be verified by an accountant: see docs/tax.md. The shopkeeper can change them. */
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

/** As the settings write an entry: `2025-09-22: 0, 5, 18, 40`. */
export const gstRatesLine = ({ from, rates }: GstRates): string =>
  `${from}: ${rates.map((rate) => rate / 100).join(', ')}`;

/** The table that the settings write, a line for each entry; null: this is none. */
export function parseGstRates(text: string): GstRates[] | null {
  const entries = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parseLine);
  return entries.length > 0 && entries.every((entry) => entry !== null) ? entries : null;
}

function parseLine(line: string): GstRates | null {
  const [, from = '', list = ''] = /^\s*(\d{4}-\d{2}-\d{2})\s*:(.*)$/.exec(line) ?? [];
  const rates = list.split(',').map((text) => (text.trim() === '' ? null : parseRate(Number(text))));
  return parseShopDay(from) !== null && rates.every((rate) => rate !== null) ? { from, rates } : null;
}

/** A rate as people read it: `5 %`, `0.25 %`. @param rate basis points */
export const rateText = (rate: number): string => `${rate / 100} %`;

/** Why a rate is refused that none of the allowed ones is. */
export const rateRefusal = (allowed: readonly number[]): string =>
  `The rates of GST are ${allowed.map(rateText).join(', ')}: see the settings`;

/** Basis points of a rate in percent with at most two decimals; null: it is none from 0 to 100. */
export function parseRate(percent: number): number | null {
  const rate = Math.round(percent * 100);
  return Number.isFinite(percent) && Math.abs(percent * 100 - rate) < 1e-6 && rate >= 0 && rate <= 10_000
    ? rate
    : null;
}
