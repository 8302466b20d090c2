import { dayInvalid, type InvalidInput } from '../problems.ts';
import { parseShopDay, startOfShopDay } from './shopDay.ts';

/** A span of days as it is typed, such as `2026-11-23`; null, undefined or empty: no limit. */
export interface DaySpanInput {
  /** The first day. */
  from?: string | null;
  /** The last day. */
  to?: string | null;
}

/** A span of time in ms since 1970; null: no limit. */
export interface TimeSpan {
  since: number | null;
  /** The first millisecond after the span. */
  before: number | null;
}

/** The time between the beginning of the first day and the end of the last one. */
export function parseDaySpan({ from, to }: DaySpanInput): TimeSpan | InvalidInput {
  const firstDay = from ? parseShopDay(from) : null;
  const lastDay = to ? parseShopDay(to) : null;
  if (from && firstDay === null) return dayInvalid('from');
  if (to && lastDay === null) return dayInvalid('to');
  return {
    since: firstDay === null ? null : startOfShopDay(firstDay),
    before: lastDay === null ? null : startOfShopDay(lastDay + 1),
  };
}
