import { type SearchPrefix, searchPrefixes } from '../orderSearch.ts';
import type { OrderStatus } from '../orderStates.ts';

export type OrderSort = 'NEWEST' | 'OLDEST' | 'HIGHEST_AMOUNT' | 'LOWEST_AMOUNT';

/** What was given back of a payment. */
export type PaymentState = 'CAPTURED' | 'PARTLY_REFUNDED' | 'REFUNDED';

/** Which orders a list shows; all that satisfy each condition. */
export interface OrderFilter {
  /** Beginning of an order or payment id, name, last name, phone number or e-mail address. */
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
  /** Beginning of the ZIP code; empty: any. */
  pincode: string;
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
  conditions: Condition[];
}

/** Behind the last text that begins with a prefix, in the binary order of both databases. */
const LAST_CHARACTER = '\u{10FFFF}';

const beginsWith = (column: string, prefix: string): Condition => ({
  sql: `${column} >= ? AND ${column} < ?`,
  parameters: [prefix, prefix + LAST_CHARACTER],
});

const searchIndexes: Record<SearchPrefix['column'], string | null> = {
  id: null,
  paymentId: null,
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
      conditions: [beginsWith(column, prefix), ...ranges, ...statuses],
    }));
  if (filter.pincode) return [{ index: 'orders_pincode', conditions: [...ranges, ...statuses] }];
  if (sort === 'HIGHEST_AMOUNT' || sort === 'LOWEST_AMOUNT')
    return [{ index: 'orders_amount', conditions: [...ranges, ...statuses] }];
  if (statuses.length === 0) return [{ index: 'orders_date', conditions: ranges }];
  return filter.statuses.map((status) => ({
    index: 'orders_status_date',
    conditions: [{ sql: 'status = ?', parameters: [status] }, ...ranges],
  }));
}

function statusConditions({ statuses }: OrderFilter): Condition[] {
  if (statuses.length === 0) return [];
  return [{ sql: `status IN (${statuses.map(() => '?').join()})`, parameters: [...statuses] }];
}

function rangesOf({ from, before, minAmount, maxAmount, pincode, payment }: OrderFilter): Condition[] {
  const compare = (sql: string, value: number | null): Condition[] =>
    value === null ? [] : [{ sql, parameters: [value] }];
  return [
    ...compare('createdAt >= ?', from),
    ...compare('createdAt < ?', before),
    ...compare('amount >= ?', minAmount),
    ...compare('amount <= ?', maxAmount),
    ...(pincode ? [beginsWith('pincode', pincode)] : []),
    ...(payment ? [{ sql: paymentConditions[payment], parameters: [] }] : []),
  ];
}
