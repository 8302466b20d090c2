import { graphql } from '../../generated/gql.ts';
import type { HomeReportQuery } from '../../generated/graphql.ts';
import { rupees } from '../../lib/format.ts';

graphql(`
  fragment ReportFigures on DeskFigures {
    from
    to
    sales
    orders
    averageBasket
    refunds
    refundCount
    checkoutsBegun
    checkoutsPaid
  }
`);

export const HOME_REPORT = graphql(`
  query HomeReport($lastDays: Int, $from: String, $to: String, $by: DeskBestSellerOrder!) {
    desk {
      report(lastDays: $lastDays, from: $from, to: $to) {
        current {
          ...ReportFigures @unmask
          days {
            date
            orders
            sales
            checkoutsBegun
            checkoutsPaid
          }
        }
        previous {
          ...ReportFigures @unmask
          days {
            date
            sales
          }
        }
        today {
          ...ReportFigures @unmask
        }
        yesterday {
          ...ReportFigures @unmask
        }
        bestSellers(by: $by) {
          id
          name
          units
          sales
        }
        categories {
          id
          name
          units
          sales
        }
      }
    }
  }
`);

export type ReportData = NonNullable<HomeReportQuery['desk']>['report'];
export type FiguresData = ReportData['today'];
export type SoldData = ReportData['bestSellers'][number];

const shortFormat = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 });
const countFormat = new Intl.NumberFormat('en-IN');
const dayFormat = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const weekdayFormat = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** Whole rupees, such as `Rs 1,23,456`. */
export const formatAmount = (amount: number): string => rupees(Math.round(amount));
/** Rupees as `1.2L`, for axes. */
export const formatShortAmount = (amount: number): string => shortFormat.format(amount);
export const formatCount = (count: number): string => countFormat.format(count);
/** A day such as `2026-11-23` as `23 Nov`. */
export const formatDay = (date: string): string => dayFormat.format(new Date(date));
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** The label of a chart's tooltip: without a day under the pointer, it is the word `value`. */
export const formatDayLabel = (label: unknown): string =>
  DAY.test(String(label)) ? formatDay(String(label)) : '';
/** A day such as `2026-11-23` as `Mon, 23 Nov`. */
export const formatWeekday = (date: string): string => weekdayFormat.format(new Date(date));

interface Days {
  from: string;
  to: string;
}

/** Days as `1 Nov – 23 Nov`. */
export const formatDays = ({ from, to }: Days): string =>
  from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;

/** Which days are compared, such as `23 Nov so far, compared with 22 Nov until the same time`. @param today the shop's day */
export const formatComparison = (current: Days, previous: Days, today: string): string =>
  current.to === today
    ? `${formatDays(current)} so far, compared with ${formatDays(previous)} until the same time`
    : `${formatDays(current)}, compared with ${formatDays(previous)}`;

/** Whether the period is today alone. */
export const isToday = ({ current, today }: { current: Days; today: Days }): boolean =>
  current.from === today.from && current.to === today.to;

/** The part of a whole in percent, such as `40 %`; a dash without a whole. */
export const formatShare = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`;
