import type {
  DeskOrderFilter,
  DeskOrderSort,
  DeskPaymentState,
  OrderStatus,
} from '../../../generated/graphql.ts';
import { parseRupees } from '../../../lib/forms/parseRupees.ts';
import { isoTime } from '../../../lib/shopTime.ts';
import type { TableSort } from '../../../ui/lists/SortButton.tsx';
import { paymentStates, statuses } from '../orderStatus.ts';

// The filters of the list of orders are in the page's URL, so that a list can be shared and saved.

/** The filters as the form has them: empty means no restriction. */
export interface OrderFilters {
  search: string;
  statuses: OrderStatus[];
  /** Days of the shop, both inclusive, such as 2026-11-23. */
  from: string;
  to: string;
  /** Rupees. */
  min: string;
  max: string;
  place: string;
  payment: DeskPaymentState | '';
}

/** Their parameters in the URL. */
export const filterNames = ['search', 'status', 'from', 'to', 'min', 'max', 'place', 'payment'];

const isStatus = (text: string): text is OrderStatus => text in statuses;
const isPaymentState = (text: string): text is DeskPaymentState => text in paymentStates;

export function readFilters(params: URLSearchParams): OrderFilters {
  const text = (key: string) => params.get(key) ?? '';
  const payment = text('payment');
  return {
    search: text('search'),
    statuses: text('status').split(',').filter(isStatus),
    from: text('from'),
    to: text('to'),
    min: text('min'),
    max: text('max'),
    place: text('place'),
    payment: isPaymentState(payment) ? payment : '',
  };
}

/** The parameters of a URL with these filters and this sort; the list begins at its first page. */
export function writeFilters(filters: OrderFilters, sort: DeskOrderSort): URLSearchParams {
  const { statuses: chosen, ...texts } = filters;
  const values = { ...texts, status: chosen.join(), sort: sort === 'NEWEST' ? '' : sort };
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
}

/** How many filters besides the search restrict the list: not those with an unusable value. */
export function countFilters(filters: OrderFilters): number {
  const { search: _, statuses: __, ...others } = toFilter(filters, '+00:00');
  const count = Object.values(others).filter((value) => value !== null && value !== '').length;
  return filters.statuses.length > 0 ? count + 1 : count;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const DAY_MS = 24 * 3600 * 1000;

/** The beginning of a day of the shop, `days` later, as ISO-8601; null for a text that is no day. */
function startOfDay(day: string, days: number, utcOffset: string): string | null {
  if (!DAY.test(day)) return null;
  const start = Date.parse(`${day}T00:00${utcOffset}`);
  return Number.isNaN(start) ? null : isoTime(start + days * DAY_MS, utcOffset);
}

/** Rupees; null, which is no restriction, of a text that is no amount. */
function toRupees(text: string): number | null {
  const amount = parseRupees(text);
  return Number.isNaN(amount) ? null : amount;
}

/** What is wrong with the filters, by field. */
export function filterProblems({
  from,
  to,
  min,
  max,
}: OrderFilters): Partial<Record<keyof OrderFilters, string>> {
  const [lowest, highest] = [parseRupees(min), parseRupees(max)];
  const noAmount = 'This is no amount, such as 1,000';
  return {
    ...(from && to && from > to && { to: 'This is before the first day' }),
    ...(Number.isNaN(lowest) && { min: noAmount }),
    ...(Number.isNaN(highest) && { max: noAmount }),
    ...(lowest !== null &&
      highest !== null &&
      lowest > highest && { max: 'This is less than the lowest amount' }),
  };
}

/** The filters as the server takes them. */
export const toFilter = (
  { search, statuses, from, to, min, max, place, payment }: OrderFilters,
  utcOffset: string,
): DeskOrderFilter => ({
  search,
  statuses,
  from: startOfDay(from, 0, utcOffset),
  before: startOfDay(to, 1, utcOffset),
  minAmount: toRupees(min),
  maxAmount: toRupees(max),
  place,
  payment: payment || null,
});

const sorts: readonly DeskOrderSort[] = ['NEWEST', 'OLDEST', 'HIGHEST_AMOUNT', 'LOWEST_AMOUNT'];

export const readSort = (params: URLSearchParams): DeskOrderSort =>
  sorts.find((sort) => sort === params.get('sort')) ?? 'NEWEST';

export const toTableSort = (sort: DeskOrderSort): TableSort => ({
  key: sort.endsWith('AMOUNT') ? 'amount' : 'date',
  isDescending: sort === 'NEWEST' || sort === 'HIGHEST_AMOUNT',
});

export function fromTableSort({ key, isDescending }: TableSort): DeskOrderSort {
  if (key === 'amount') return isDescending ? 'HIGHEST_AMOUNT' : 'LOWEST_AMOUNT';
  return isDescending ? 'NEWEST' : 'OLDEST';
}
