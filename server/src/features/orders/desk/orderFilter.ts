import { allOf, anyOf, beginsWith, containsAll, type Sql } from '../../../database/conditions.ts';
import { placeholders } from '../../../database/dialects.ts';
import {
  emailKey,
  isIdPrefix,
  isPhonePart,
  type PersonFilter,
  phonePrefixKey,
  placeKey,
  typedNameKeys,
} from '../../../search/personKeys.ts';
import { findInvoiceNumbers } from '../invoices/invoiceNumber.ts';
import type { OrderStatus } from '../orderStates.ts';

/** What was given back of a payment. */
export type PaymentState = 'CAPTURED' | 'PARTLY_REFUNDED' | 'REFUNDED';

/** Which orders a list shows; all that satisfy each condition. */
export interface OrderFilter extends PersonFilter {
  /** Beginning of an order or payment id, of words of the name, of the phone number or e-mail address; or an invoice's number. */
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

const paymentConditions: Record<PaymentState, string> = {
  CAPTURED: 'refundedAmount = 0',
  PARTLY_REFUNDED: 'refundedAmount > 0 AND refundedAmount < amount',
  // The first comparison is for the index.
  REFUNDED: 'refundedAmount > 0 AND refundedAmount >= amount',
};

/**
 * The conditions of which an order of a list satisfies one; a text is searched for in several columns, each with an index.
 * @param sortColumn null: the list is only counted
 */
export function alternativesOf(filter: OrderFilter, sortColumn: 'createdAt' | 'amount' | null): Sql[] {
  const { nameParts, statuses, from, before, minAmount, maxAmount, payment } = filter;
  const search = searchConditions(filter.search);
  const place = placeConditions(filter.place);
  const hasText = search.length > 0 || place.length > 0;
  const isInOrderOfStatus = sortColumn === null || (sortColumn === 'createdAt' && statuses.length === 1);
  // SQLite does not know how many orders a status has. The sign keeps it from reading all of them; for MySQL it is none.
  const status = isInOrderOfStatus && !hasText ? 'status' : '+status';
  const compare = (sql: string, value: number | null): Sql[] =>
    value === null ? [] : [{ sql, parameters: [value] }];
  const others = [
    ...(nameParts ? [containsAll('searchName', nameParts)] : []),
    ...compare('createdAt >= ?', from),
    ...compare('createdAt < ?', before),
    ...compare('amount >= ?', minAmount),
    ...compare('amount <= ?', maxAmount),
    ...(payment ? [{ sql: paymentConditions[payment], parameters: [] }] : []),
    ...(statuses.length > 0
      ? [{ sql: `${status} IN (${placeholders(statuses)})`, parameters: [...statuses] }]
      : []),
  ];
  if (search.length > 0 && place.length > 0) others.push(anyOf(place));
  const texts = search.length > 0 ? search : place;
  return hasText ? texts.map((text) => allOf([text, ...others])) : [allOf(others)];
}

/** None for an empty text. */
function searchConditions(text: string): Sql[] {
  // The desk's titles say `Order 0d8601e7`; people also write `#0d8601e7`.
  const typed = text.trim().replace(/^(order\s+)?#?(?=[\da-f]{4,8}$)/i, '');
  const names = typedNameKeys(typed);
  if (names.length === 0) return [];
  const digits = phonePrefixKey(typed);
  const isPhone = isPhonePart(typed) && digits.length >= 3;
  return [
    ...(isIdPrefix(typed) ? [beginsWith('id', typed.toLowerCase())] : []),
    ...(/^[\da-f]{4,8}$/i.test(typed) ? [beginsWith('number', typed.toLowerCase())] : []),
    ...findInvoiceNumbers(typed, Date.now()).map((number) => ({
      sql: 'id = (SELECT orderId FROM invoices WHERE invoices.number = ?)',
      parameters: [number],
    })),
    ...(/^pay_\w+$/.test(typed) ? [beginsWith('paymentId', typed)] : []),
    ...(isPhone ? [beginsWith('searchPhone', digits)] : []),
    ...(/\s/.test(typed) ? [] : [beginsWith('searchEmail', emailKey(typed))]),
    ...names.flatMap(nameConditions),
  ];
}

/** A name that begins so, or has such words further on: the last one is in a column, all between in a table of their own. */
function nameConditions(key: string): Sql[] {
  const isWithin = beginsWith('part', key);
  return [
    beginsWith('searchName', key),
    ...(key.includes(' ') ? [] : [beginsWith('searchLastName', key)]),
    { ...isWithin, sql: `id IN (SELECT orderId FROM order_name_parts WHERE ${isWithin.sql})` },
  ];
}

/** None for an empty text. */
function placeConditions(place: string): Sql[] {
  const typed = place.trim();
  if (typed === '') return [];
  const key = placeKey(typed);
  return [
    beginsWith('pincode', typed),
    ...['searchCity', 'searchState'].flatMap((column) => isOrBeginsWith(column, key)),
  ];
}

/** Two conditions, because an index is sorted further only behind one value: most orders of a shop may be in one state. */
const isOrBeginsWith = (column: string, prefix: string): Sql[] => [
  { sql: `${column} = ?`, parameters: [prefix] },
  allOf([{ sql: `${column} > ?`, parameters: [prefix] }, beginsWith(column, prefix)]),
];
