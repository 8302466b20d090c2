import { nameKey } from '../../../search/personKeys.ts';
import { type SearchPrefix, searchPrefixes } from '../orderSearch.ts';
import type { OrderStatus } from '../orderStates.ts';

export type OrderSort = 'NEWEST' | 'OLDEST' | 'HIGHEST_AMOUNT' | 'LOWEST_AMOUNT';

/** What was given back of a payment. */
export type PaymentState = 'CAPTURED' | 'PARTLY_REFUNDED' | 'REFUNDED';

/** Which orders a list shows; all that satisfy each condition. */
export interface OrderFilter {
  /** Beginning of an order or payment id, a word of the name, phone number or e-mail address. */
  search: string;
  /** Empty: any. */
  statuses: readonly OrderStatus[];
  /** Milliseconds: placed then or later. */
  from: number | null;
  /** Milliseconds: placed before. */
  before: number | null;
  /** Paise. */
  minAmount: number | null;
  /** Paise. */
  maxAmount: number | null;
  /** Beginning of the ZIP code, city or state; empty: any. */
  place: string;
  payment: PaymentState | null;
}

/** A condition in SQL with its parameters. */
export interface Condition {
  sql: string;
  parameters: (string | number)[];
}

/** A part of a list that one index finds. */
export interface ListPart {
  /** Null: the primary key or a unique one. */
  index: string | null;
  /** The rows are found in the table of the inner words of names, and perhaps several times. */
  isByNamePart?: boolean;
  conditions: Condition[];
}

/** Behind the last text that begins with a prefix, in the binary order of both databases. */
const LAST_CHARACTER = '\u{10FFFF}';

const beginsWith = (column: string, prefix: string): Condition => ({
  sql: `${column} >= ? AND ${column} < ?`,
  parameters: [prefix, prefix + LAST_CHARACTER],
});

/** Two parts, because an index is sorted further only behind one value: most orders of a shop may be in one state. */
const isOrBeginsWith = (column: string, prefix: string): Condition[] => [
  { sql: `${column} = ?`, parameters: [prefix] },
  { sql: `${column} > ? AND ${column} < ?`, parameters: [prefix, prefix + LAST_CHARACTER] },
];

const searchIndexes: Record<SearchPrefix['column'], string | null> = {
  id: null,
  number: 'orders_number',
  paymentId: null,
  part: null,
  searchName: 'orders_search_name',
  searchLastName: 'orders_search_last_name',
  searchPhone: 'orders_search_phone',
  searchEmail: 'orders_search_email',
};

const paymentConditions: Record<PaymentState, string> = {
  CAPTURED: 'refundedAmount = 0',
  PARTLY_REFUNDED: 'refundedAmount > 0 AND refundedAmount < amount',
  REFUNDED: 'refundedAmount >= amount',
};

/** Divides a list so that each part is found by one index; an order may be in several parts of a search. */
export function partsOf(filter: OrderFilter, sort: OrderSort): ListPart[] {
  const ranges = rangesOf(filter);
  const statuses = statusConditions(filter);
  const searched = searchPrefixes(filter.search);
  if (searched.length > 0)
    return searched.map(({ column, prefix }) => ({
      index: searchIndexes[column],
      isByNamePart: column === 'part',
      conditions: [beginsWith(column, prefix), ...ranges, ...anyPlace(filter), ...statuses],
    }));
  const places = placesOf(filter);
  if (places.length > 0)
    return places.map(({ index, condition }) => ({ index, conditions: [condition, ...ranges, ...statuses] }));
  if (sort === 'HIGHEST_AMOUNT' || sort === 'LOWEST_AMOUNT')
    return [{ index: 'orders_amount', conditions: [...ranges, ...statuses] }];
  if (statuses.length === 0) return [{ index: 'orders_date', conditions: ranges }];
  return filter.statuses.map((status) => ({
    index: 'orders_status_date',
    conditions: [{ sql: 'status = ?', parameters: [status] }, ...ranges],
  }));
}

/**
 * The range of amounts in a list by date, or of dates in a list by amount, by the index that finds it, which may be quicker than to read
 * the list in its order; null: there is none.
 */
export function otherRange(filter: OrderFilter, sort: OrderSort): { range: ListPart; part: ListPart } | null {
  if (filter.search.trim() !== '' || filter.place.trim() !== '') return null;
  const isByAmount = sort === 'HIGHEST_AMOUNT' || sort === 'LOWEST_AMOUNT';
  const anyOther = { minAmount: null, maxAmount: null, from: null, before: null, payment: null };
  const { minAmount, maxAmount, from, before } = filter;
  const ranges = rangesOf({
    ...filter,
    ...anyOther,
    ...(isByAmount ? { from, before } : { minAmount, maxAmount }),
  });
  if (ranges.length === 0) return null;
  const index = isByAmount ? 'orders_date' : 'orders_amount';
  return {
    range: { index, conditions: ranges },
    part: { index, conditions: [...rangesOf(filter), ...statusConditions(filter)] },
  };
}

/** The indexes that find a place, with their conditions; empty: any place. */
function placesOf({ place }: OrderFilter): { index: string; condition: Condition }[] {
  const typed = place.trim();
  if (typed === '') return [];
  const key = nameKey(typed);
  const inIndex = (index: string) => (condition: Condition) => ({ index, condition });
  return [
    { index: 'orders_pincode', condition: beginsWith('pincode', typed) },
    ...isOrBeginsWith('searchCity', key).map(inIndex('orders_search_city')),
    ...isOrBeginsWith('searchState', key).map(inIndex('orders_search_state')),
  ];
}

function anyPlace(filter: OrderFilter): Condition[] {
  const conditions = placesOf(filter).map(({ condition }) => condition);
  if (conditions.length === 0) return [];
  return [
    {
      sql: `(${conditions.map(({ sql }) => sql).join(' OR ')})`,
      parameters: conditions.flatMap(({ parameters }) => parameters),
    },
  ];
}

function statusConditions({ statuses }: OrderFilter): Condition[] {
  if (statuses.length === 0) return [];
  return [{ sql: `status IN (${statuses.map(() => '?').join()})`, parameters: [...statuses] }];
}

function rangesOf({ from, before, minAmount, maxAmount, payment }: OrderFilter): Condition[] {
  const compare = (sql: string, value: number | null): Condition[] =>
    value === null ? [] : [{ sql, parameters: [value] }];
  return [
    ...compare('createdAt >= ?', from),
    ...compare('createdAt < ?', before),
    ...compare('amount >= ?', minAmount),
    ...compare('amount <= ?', maxAmount),
    ...(payment ? [{ sql: paymentConditions[payment], parameters: [] }] : []),
  ];
}
