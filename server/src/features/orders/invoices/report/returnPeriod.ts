/**
 * The period of a return at the GST portal, as its last month and year, such as `112026`: a month or a part of it, or a whole quarter.
 * @param from the first day, such as `2026-11-01`
 * @param to the last day
 * @returns null for other periods
 */
export function returnPeriodOf(from: string, to: string): string | null {
  const [year = '', month = ''] = to.split('-');
  const isMonth = from.slice(0, 7) === to.slice(0, 7);
  return isMonth || isQuarter(from, to) ? `${month}${year}` : null;
}

const QUARTERS: readonly (readonly [firstDay: string, lastDay: string])[] = [
  ['01-01', '03-31'],
  ['04-01', '06-30'],
  ['07-01', '09-30'],
  ['10-01', '12-31'],
];

const isQuarter = (from: string, to: string): boolean =>
  from.slice(0, 4) === to.slice(0, 4) &&
  QUARTERS.some(([firstDay, lastDay]) => from.slice(5) === firstDay && to.slice(5) === lastDay);
