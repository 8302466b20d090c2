import type { InvalidInput } from '../../lib/problems.ts';
import { DAY_MS, parseShopDay, type ShopDay, shopDayOf, startOfShopDay } from '../../lib/time/shopDay.ts';
import type { Period } from '../orders/figures/salesFigures.service.ts';
import {
  dayInvalid,
  lastDaysOutOfRange,
  periodInFuture,
  periodReversed,
  periodTooLong,
} from './reports.problems.ts';

/** Either the days up to today, or all from one day to another one. */
export interface PeriodInput {
  lastDays?: number | null;
  /** As `2026-11-23`. */
  from?: string | null;
  to?: string | null;
}

const MAX_DAYS = 366;

/** The days of a report; ends now if the last one is today. */
export function readPeriod({ lastDays, from, to }: PeriodInput, now: number): Period | InvalidInput {
  const today = shopDayOf(now);
  if (from == null && to == null) {
    const count = lastDays ?? 30;
    if (count < 1 || count > MAX_DAYS) return lastDaysOutOfRange(MAX_DAYS);
    return periodOf(today - count + 1, today, now);
  }
  const first = parseShopDay(from ?? '');
  const last = parseShopDay(to ?? '');
  if (first === null) return dayInvalid('from');
  if (last === null) return dayInvalid('to');
  if (first > last) return periodReversed();
  if (first > today) return periodInFuture();
  const lastCounted = Math.min(last, today);
  if (lastCounted - first >= MAX_DAYS) return periodTooLong(MAX_DAYS);
  return periodOf(first, lastCounted, now);
}

/** Today so far. */
export function periodOfToday(now: number): Period {
  const today = shopDayOf(now);
  return periodOf(today, today, now);
}

const periodOf = (first: ShopDay, last: ShopDay, now: number): Period => ({
  first,
  last,
  until: Math.min(startOfShopDay(last + 1), now + 1),
});

/** As many days directly before a period, up to the same time of the last day, so that a day that has just begun compares. */
export function periodBefore({ first, last, until }: Period): Period {
  const count = last - first + 1;
  return { first: first - count, last: last - count, until: until - count * DAY_MS };
}
