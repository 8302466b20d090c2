import { endOfPrefix } from '../../../lib/text/endOfPrefix.ts';
import { placeKey } from '../../../search/personKeys.ts';
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
  /** Where the condition says that an order is in one of some parts: these. */
  anyOf?: readonly ListPart[];
}

/** Orders that one index finds. */
export interface ListPart {
  /** Null: the primary key or a unique one. */
  index: string | null;
  /** The rows are found in the table of the inner words of names, and perhaps several times. */
  isByNamePart?: boolean;
  /** The index has them in the order of the date, so that a page by date reads no more than its own rows. */
  isByDate?: boolean;
  conditions: Condition[];
}

const beginsWith = (column: string, prefix: string): Condition => ({
  sql: `${column} >= ? AND ${column} < ?`,
  parameters: [prefix, endOfPrefix(prefix)],
});

/** Two parts, because an index is sorted further only behind one value: most orders of a shop may be in one state. */
const isOrBeginsWith = (column: string, prefix: string): [Condition, Condition] => [
  { sql: `${column} = ?`, parameters: [prefix] },
  { sql: `${column} > ? AND ${column} < ?`, parameters: [prefix, endOfPrefix(prefix)] },
];

const searchCondition = ({ column, prefix }: SearchPrefix): Condition =>
  column === 'invoice'
    ? { sql: 'id = (SELECT orderId FROM invoices WHERE invoices.number = ?)', parameters: [prefix] }
    : beginsWith(column, prefix);

const searchIndexes: Record<SearchPrefix['column'], string | null> = {
  id: null,
  number: 'orders_number',
  invoice: null,
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

/** Each order that a search finds is in one of these parts, or in several. */
const searchParts = ({ search }: OrderFilter): ListPart[] =>
  searchPrefixes(search).map((prefix) => ({
    index: searchIndexes[prefix.column],
    isByNamePart: prefix.column === 'part',
    conditions: [searchCondition(prefix)],
  }));

export const statusParts = ({ statuses }: OrderFilter): ListPart[] =>
  statuses.map((status) => ({
    index: 'orders_status_date',
    conditions: [{ sql: 'status = ?', parameters: [status] }],
  }));

/** The indexes that find a place, with their conditions; none for any place. */
export function placeParts({ place }: OrderFilter): ListPart[] {
  const typed = place.trim();
  if (typed === '') return [];
  const key = placeKey(typed);
  const partsByName = (column: string, index: string): ListPart[] => {
    const [is, begins] = isOrBeginsWith(column, key);
    return [
      { index, isByDate: true, conditions: [is] },
      { index, conditions: [begins] },
    ];
  };
  return [
    { index: 'orders_pincode', conditions: [beginsWith('pincode', typed)] },
    ...partsByName('searchCity', 'orders_search_city'),
    ...partsByName('searchState', 'orders_search_state'),
  ];
}

/** What an order has to satisfy, by kind; empty where the filter says nothing. */
export function conditionsOf(filter: OrderFilter) {
  const { statuses, from, before, minAmount, maxAmount, payment } = filter;
  const compare = (sql: string, value: number | null): Condition[] =>
    value === null ? [] : [{ sql, parameters: [value] }];
  return {
    dates: [...compare('createdAt >= ?', from), ...compare('createdAt < ?', before)],
    amounts: [...compare('amount >= ?', minAmount), ...compare('amount <= ?', maxAmount)],
    payment: payment ? [{ sql: paymentConditions[payment], parameters: [] }] : [],
    status:
      statuses.length > 0
        ? [{ sql: `status IN (${statuses.map(() => '?').join()})`, parameters: [...statuses] }]
        : [],
    place: anyOf(placeParts(filter)),
    search: anyOf(searchParts(filter)),
  };
}

/** That an order is in one of these parts; nothing for none. */
export function anyOf(parts: readonly ListPart[]): Condition[] {
  if (parts.length === 0) return [];
  const alternatives = parts.map(({ isByNamePart, conditions }) => {
    const sql = conditions.map((condition) => condition.sql).join(' AND ');
    return isByNamePart
      ? `EXISTS (SELECT 1 FROM order_name_parts WHERE orderId = orders.id AND ${sql})`
      : sql;
  });
  return [
    {
      sql: `(${alternatives.join(' OR ')})`,
      parameters: parts.flatMap(({ conditions }) => conditions.flatMap(({ parameters }) => parameters)),
      anyOf: parts,
    },
  ];
}
